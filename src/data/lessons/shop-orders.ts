import type { SqlTable } from './sql-table';

/** Two weeks of a small shop that sends household things by post: one row is one order. */
export const shopOrders: SqlTable = {
  name: 'orders',
  columns: [
    { name: 'id', type: 'number' },
    { name: 'ordered_on', type: 'text' },
    { name: 'city', type: 'text' },
    { name: 'product', type: 'text' },
    { name: 'amount', type: 'number' },
    { name: 'status', type: 'text' },
  ],
  rows: [
    [1, '2026-11-02', 'Hyderabad', 'kettle', 1800, 'paid'],
    [2, '2026-11-02', 'Pune', 'lamp', 1200, 'paid'],
    [3, '2026-11-03', 'Chennai', 'fan', 2400, 'paid'],
    [4, '2026-11-04', 'Hyderabad', 'fan', 2400, 'paid'],
    [5, '2026-11-05', 'Pune', 'mixer', 5200, 'cancelled'],
    [6, '2026-11-06', 'Kochi', 'lamp', 1200, 'paid'],
    [7, '2026-11-08', 'Chennai', 'kettle', 1800, 'cancelled'],
    [8, '2026-11-09', 'Pune', 'kettle', 1800, 'paid'],
    [9, '2026-11-10', 'Hyderabad', 'lamp', 1200, 'paid'],
    [10, '2026-11-11', 'Nagpur', 'mixer', 5200, 'paid'],
    [11, '2026-11-12', 'Chennai', 'lamp', 1200, 'paid'],
    [12, '2026-11-13', 'Kochi', 'kettle', 1800, 'paid'],
    [13, '2026-11-14', 'Chennai', 'fan', 2400, 'paid'],
    [14, '2026-11-15', 'Pune', 'lamp', 1200, 'paid'],
  ],
};

/** What the visitor is asked about it. */
export const shopQuestion = {
  table: shopOrders,
  /** Where the visitor begins: it runs, and answers another question. */
  start: 'SELECT city\nFROM orders\nLIMIT 3',
  solution:
    "SELECT city, COUNT(*) AS orders, SUM(amount) AS income\nFROM orders\nWHERE status = 'paid'\nGROUP BY city\nORDER BY income DESC\nLIMIT 3",
  columns: ['the city', 'the number of its orders', 'its income'],
  hints: [
    'Begin with the grain: one row of the answer is one city. That is GROUP BY city, and SELECT begins with city.',
    'COUNT(*) counts the orders of each city, SUM(amount) adds their amounts up. WHERE, before GROUP BY, keeps the orders whose status is paid.',
    'For the highest first: ORDER BY SUM(amount) DESC. For the first three: LIMIT 3.',
  ],
  slips: [
    {
      query:
        'SELECT city, COUNT(*), SUM(amount) FROM orders GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3',
      says: 'This counts the cancelled orders, too: Pune leads with a mixer that nobody paid for. WHERE chooses the rows that count.',
    },
    {
      query:
        "SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) DESC",
      says: 'Every figure is right, for all five cities. Three were asked for: LIMIT stands at the end of a query.',
    },
    {
      query:
        "SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) LIMIT 3",
      says: 'These are the three cities with the lowest income. DESC behind the column sorts from the highest.',
    },
    {
      query:
        "SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY COUNT(*) DESC LIMIT 3",
      says: 'These three are not sorted by income, so Nagpur has fallen out: one mixer outweighs three lamps. ORDER BY SUM(amount) DESC puts the income first.',
    },
    {
      query: 'SELECT city FROM orders LIMIT 3',
      says: 'This shows the city of the first three orders. One row of the answer is to be one city, with all its orders behind it: GROUP BY does that.',
    },
    {
      query: "SELECT city, AVG(amount) FROM orders WHERE status = 'paid' GROUP BY city",
      says: 'AVG gives the average order. What the orders of a city bring in together is their sum.',
    },
  ],
} as const;
