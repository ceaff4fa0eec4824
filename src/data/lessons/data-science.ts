import { code, list, note, steps, text, type Lesson } from './lesson';
import { shopQuestion } from './shop-orders';

/** What the worked example asks; a test runs it and compares it with the table below. */
export const workedQuery =
  'SELECT product, COUNT(*) AS orders\nFROM orders\nGROUP BY product\nORDER BY orders DESC';

export const workedRows = [
  ['lamp', '5'],
  ['kettle', '4'],
  ['fan', '3'],
  ['mixer', '2'],
] as const;

export const dataScienceLesson: Lesson = {
  slug: 'data-science',
  title: 'From “how are we doing?” to an answer',
  description:
    'The first lesson of the data science course, free: turn a vague request into a question that a table can answer, then answer one yourself in SQL.',
  lead: 'Most wrong analyses are right answers to a question that nobody asked. This lesson is about the ten minutes before the first formula, and ends with a real query that you write and run in this page.',
  minutes: 25,
  sections: [
    {
      id: 'request',
      title: 'A request is not yet a question',
      blocks: [
        text(
          'Meera sells household things by post. On Monday she writes: “Where do we sell best? I need it for the stall in December.” It sounds clear. It is not: two honest analysts would hand her two different maps.',
        ),
        text('Before you open a file, go through four words of her sentence.'),
        list(
          '**Where** may be a city, a state or a shop window. She plans a stall, and stalls stand in cities.',
          '**We sell** may count orders that were placed, paid, sent or not returned. A cancelled order is a sale only until it is cancelled.',
          '**Best** may be most orders, most money, most profit or fastest growth. For the rent of a stall, money counts.',
          '**When** is missing altogether. Her table holds two weeks; she may be thinking of the whole year.',
        ),
        text(
          'Now say it back, with every choice visible: “Which three cities brought in the most money from paid orders between 2 and 15 November, and how many orders was that?” Send her this sentence before you begin. If she answers “no, profit”, you have saved a day. If she answers “yes”, you have the title of your result.',
        ),
        note(
          'An answerable question names what is counted, what counts as one, over which period, and what somebody will decide with it.',
        ),
      ],
    },
    {
      id: 'tidy',
      title: 'One row, one observation',
      blocks: [
        text(
          'The second habit of week 1 is to say the **grain** of a table: one row is one what? In Meera’s table, which you see below, one row is one order. It could have been one parcel, one product in an order, or one customer, and with each of them `COUNT(*)` would count something else.',
        ),
        text('A table is tidy when three things hold:'),
        list(
          'Each row is one observation of the same kind. No subtotals between the rows, no empty row “to make it readable”.',
          'Each column holds one kind of value: amounts are numbers, not “₹1,200 (discount)”.',
          'Something tells the rows apart. This is the **key**: here the column `id`. Two rows with one id are a mistake, or a grain that you have not understood yet.',
        ),
        text(
          'Half of the trouble in spreadsheets is two grains in one sheet. A column “total of the month” beside single orders looks harmless until somebody adds it up: each month is then counted as often as it had orders.',
        ),
        text(
          'Check the grain with one number. If Meera says that the shop had about fourteen orders in those weeks, and the table has fourteen rows with fourteen different ids, the two of you speak of the same thing.',
        ),
      ],
    },
    {
      id: 'example',
      title: 'Worked example: how often was each product ordered?',
      blocks: [
        text(
          'The grain of the table is one order. The grain of the answer is one product. Whenever the answer is coarser than the table, rows must be put together: in a spreadsheet by a pivot table, in SQL by `GROUP BY`. They are the same thought.',
        ),
        code(workedQuery),
        text('Read it in the order in which the database works, not in the order of the lines:'),
        steps(
          '`FROM orders` fetches fourteen rows.',
          '`GROUP BY product` puts them into four piles: lamps, kettles, fans, mixers.',
          '`SELECT` writes one row for each pile: its name, and `COUNT(*)`, the number of rows in it.',
          '`ORDER BY orders DESC` puts the highest pile first.',
        ),
        {
          kind: 'table',
          caption: 'The answer: one row is one product',
          head: ['product', 'orders'],
          rows: workedRows,
        },
        text(
          'Now the check, without which no figure leaves your desk: 5 + 4 + 3 + 2 is 14, as many as the table has rows. Nothing was lost, nothing counted twice. In the first weeks you do this with a pivot table beside every query, because two ways that agree are worth more than one that looks right.',
        ),
        text(
          "And the limit of the answer: it counts cancelled orders, for nobody asked to leave them out. Had Meera wanted to know what to order from her supplier, it would have been the wrong question again. A `WHERE` line, before the grouping, would say so: `WHERE status = 'paid'`.",
        ),
        text(
          'One more word of caution. Two weeks and fourteen orders are few. A single mixer moves a city by two places. Report the figures, and say how many orders stand behind each: that is why the number of orders is part of the question.',
        ),
      ],
    },
  ],
  exercise: {
    title: 'Your turn: Meera’s question, in SQL',
    task: [
      text(
        '**Which three cities brought in the most money from paid orders, and from how many orders?** One row for each city: the city, the number of its orders, its income; the highest income first.',
      ),
      text(
        'In the course SQL begins in week 2. Here you need no more than the worked example, a `WHERE`, `SUM(amount)` and `LIMIT`. Your query is really run, on the table below, by this page. Any query that gives the right rows is right.',
      ),
    ],
    solution: [
      code(shopQuestion.solution),
      text(
        'Chennai 3 orders, 6,000; Hyderabad 3 orders, 5,400; Nagpur 1 order, 5,200. Pune, which leads when cancelled orders are counted, is not among them. And Nagpur stands there on a single mixer: tell Meera so before she rents a stall.',
      ),
    ],
  },
  closing: {
    title: 'That was the first of sixteen weeks',
    text: 'Week 2 adds a second table, and with it the joins that most interviews are about. If you liked arguing about what “best” means, you will like the rest.',
  },
  webinar: 'Ask a database your first ten questions',
};
