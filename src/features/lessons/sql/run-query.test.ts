import { describe, expect, it } from 'vitest';
import { shopOrders } from '@/data/lessons/shop-orders';
import { QueryError } from './model';
import { runQuery } from './run-query';

const run = (query: string) => runQuery(query, shopOrders);
const rowsOf = (query: string) => run(query).rows;

function errorOf(query: string): QueryError {
  try {
    run(query);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
  throw new Error(`No error: ${query}`);
}

describe('a query answers', () => {
  it.each<[string, unknown]>([
    ['SELECT city FROM orders LIMIT 2', [['Hyderabad'], ['Pune']]],
    ['select CITY from ORDERS limit 2;', [['Hyderabad'], ['Pune']]],
    ['SELECT id, amount * 2 FROM orders WHERE id = 5', [[5, 10_400]]],
    ["SELECT id FROM orders WHERE amount > 2000 AND status = 'paid'", [[3], [4], [10], [13]]],
    ["SELECT id FROM orders WHERE city = 'Kochi' OR city = 'Nagpur'", [[6], [10], [12]]],
    ["SELECT id FROM orders WHERE city IN ('Kochi', 'Nagpur')", [[6], [10], [12]]],
    ["SELECT COUNT(*) FROM orders WHERE city NOT IN ('Kochi', 'Nagpur')", [[11]]],
    ["SELECT COUNT(*) FROM orders WHERE NOT status = 'paid'", [[2]]],
    ["SELECT COUNT(*) FROM orders WHERE status <> 'paid'", [[2]]],
    ["SELECT COUNT(*) FROM orders WHERE status != 'paid'", [[2]]],
    ['SELECT id FROM orders WHERE id BETWEEN 4 AND 6', [[4], [5], [6]]],
    ['SELECT COUNT(*) FROM orders WHERE id NOT BETWEEN 4 AND 6', [[11]]],
    ["SELECT DISTINCT city FROM orders WHERE city LIKE '%n%i'", [['Chennai']]],
    ["SELECT DISTINCT product FROM orders WHERE product LIKE '_a_'", [['fan']]],
    ['SELECT COUNT(*) FROM orders WHERE city IS NULL', [[0]]],
    ['SELECT COUNT(*) FROM orders WHERE city IS NOT NULL', [[14]]],
    ["SELECT id FROM orders WHERE ordered_on >= '2026-11-14' ORDER BY id DESC", [[14], [13]]],
    [
      'SELECT SUM(amount), AVG(amount), MIN(amount), MAX(amount) FROM orders WHERE id <= 3',
      [[5400, 1800, 1200, 2400]],
    ],
    ['SELECT MIN(city), MAX(ordered_on) FROM orders', [['Chennai', '2026-11-15']]],
    ['SELECT COUNT(DISTINCT city) FROM orders', [[5]]],
    ['SELECT SUM(amount) FROM orders WHERE id > 99', [[null]]],
    ['SELECT COUNT(*) FROM orders WHERE id > 99', [[0]]],
    ['SELECT city FROM orders WHERE id > 99 GROUP BY city', []],
    [
      'SELECT product, COUNT(*) FROM orders GROUP BY product ORDER BY COUNT(*) DESC, product LIMIT 2',
      [
        ['lamp', 5],
        ['kettle', 4],
      ],
    ],
    [
      'SELECT product, COUNT(*) AS n FROM orders GROUP BY 1 HAVING n > 3 ORDER BY 2',
      [
        ['kettle', 4],
        ['lamp', 5],
      ],
    ],
    [
      'SELECT city FROM orders GROUP BY city HAVING SUM(amount) > 6000 AND COUNT(*) > 3 ORDER BY city',
      [['Chennai'], ['Pune']],
    ],
    ['SELECT o.city AS place FROM orders o GROUP BY place ORDER BY o.city LIMIT 1', [['Chennai']]],
    ['SELECT UPPER(city) FROM orders GROUP BY UPPER(city) ORDER BY 1 LIMIT 1', [['CHENNAI']]],
    [
      'SELECT city, ROUND(AVG(amount), 1) FROM orders GROUP BY city ORDER BY 2 LIMIT 1',
      [['Kochi', 1500]],
    ],
    ['SELECT id FROM orders ORDER BY amount DESC, id LIMIT 2 OFFSET 1', [[10], [3]]],
    ['SELECT -id + 10 % 4 FROM orders LIMIT 1', [[1]]],
    ['SELECT 2 + 3 * (4 - 1) FROM orders LIMIT 1', [[11]]],
    ['SELECT 7 / 2 FROM orders LIMIT 1', [[3.5]]],
    ["SELECT 'it''s' FROM orders LIMIT 1", [["it's"]]],
    ['SELECT ‘Pune’, "city" FROM orders LIMIT 1', [['Pune', 'Hyderabad']]],
    ['SELECT id -- the key\nFROM /* only\none */ orders LIMIT 1', [[1]]],
    ['SELECT COUNT(*) FROM orders WHERE amount = NULL', [[0]]],
    ['SELECT COUNT(*) FROM orders WHERE NULL OR id = 1', [[1]]],
    ['SELECT COUNT(*) FROM orders WHERE id NOT IN (1, NULL)', [[0]]],
    ['SELECT id FROM orders LIMIT 0', []],
  ])('%s', (query, rows) => {
    expect(rowsOf(query)).toEqual(rows);
  });

  it('with all columns for a star, and names its columns as they were named', () => {
    expect(run('SELECT * FROM orders').rows).toEqual(shopOrders.rows);
    expect(run('SELECT *, amount / 100 FROM orders').columns).toHaveLength(7);
    expect(
      run('SELECT city place, COUNT(*), SUM(amount) AS Income, 1 + 1 FROM orders GROUP BY city')
        .columns,
    ).toEqual(['place', 'count', 'income', 'value']);
  });

  it('in the order of the table where none is asked for', () => {
    expect(rowsOf('SELECT city FROM orders GROUP BY city').flat()).toEqual([
      'Hyderabad',
      'Pune',
      'Chennai',
      'Kochi',
      'Nagpur',
    ]);
  });
});

describe('an error says what is wrong, and where', () => {
  it.each([
    ['', 0, 'There is no query yet'],
    ['   -- nothing', 13, 'There is no query yet'],
    ['city FROM orders', 0, 'begins with SELECT'],
    ['DROP TABLE orders', 0, 'only read'],
    ['WITH x AS (SELECT 1) SELECT 2', 0, 'week 3'],
    ['SELECT FROM orders', 7, 'found “FROM”'],
    ['SELECT city orders', 18, 'Expected FROM'],
    ['SELECT city FORM orders', 12, 'Did you mean FROM?'],
    ['SELECT city place amount FROM orders', 18, 'a comma'],
    ['SELECT city FROM order', 17, 'found “ORDER”'],
    ['SELECT city FROM customers', 17, 'There is no table “customers”'],
    ["SELECT city FROM orders WERE status = 'paid'", 24, 'found “were”'],
    ['SELECT city FROM orders, items', 23, 'joins come in week 2'],
    ['SELECT city FROM orders JOIN items', 24, 'joins come in week 2'],
    ['SELECT city FROM orders o LEFT JOIN items', 26, 'joins come in week 2'],
    ['SELECT town FROM orders', 7, 'There is no column town. The table has id, ordered_on'],
    ['SELECT city FROM orders WHERE status = "paid"', 39, "single quotes: 'paid'"],
    ['SELECT city FROM orders WHERE status = paid', 39, 'There is no column paid'],
    ["SELECT city FROM orders WHERE status = 'paid", 39, 'closing quote'],
    ["SELECT city FROM orders WHERE status == 'paid'", 38, 'One = is enough'],
    ["SELECT city FROM orders WHERE amount > '1000'", 37, 'a number with text'],
    ['SELECT city FROM orders WHERE amount', 30, 'needs a condition'],
    ['SELECT city FROM orders WHERE SUM(amount) > 1', 30, 'stands in HAVING'],
    ['SELECT SUM(amount) AS income FROM orders WHERE income > 1', 47, 'WHERE runs before it'],
    ['SELECT SUM(city) FROM orders', 11, 'SUM works on numbers'],
    ['SELECT SUM(*) FROM orders', 11, 'only COUNT takes the star'],
    ['SELECT COUNT() FROM orders', 13, 'COUNT(*) counts rows'],
    ['SELECT SUM(MAX(amount)) FROM orders', 11, 'cannot hold another'],
    ['SELECT MEDIAN(amount) FROM orders', 7, 'MEDIAN is not known here'],
    ['SELECT city, SUM(amount) FROM orders', 7, 'Put it into GROUP BY'],
    ['SELECT * FROM orders GROUP BY city', 7, 'id has many values'],
    ['SELECT city FROM orders GROUP BY city ORDER BY amount', 47, 'amount has many values'],
    ['SELECT city FROM orders GROUP city', 30, 'Expected BY here after GROUP'],
    ['SELECT city FROM orders GROUP BY SUM(amount)', 33, 'takes columns'],
    ['SELECT city FROM orders ORDER BY 2', 33, 'there is no number 2'],
    ['SELECT city FROM orders LIMIT three', 30, 'a whole number'],
    ['SELECT city FROM orders LIMIT 2.5', 30, 'a whole number'],
    [
      "SELECT city FROM orders GROUP BY city WHERE status = 'paid'",
      38,
      'The order is WHERE, GROUP BY',
    ],
    ['SELECT city FROM orders; SELECT 1', 25, 'One query at a time'],
    ['SELECT city FROM orders WHERE (amount > 1', 41, 'to close the bracket'],
    ['SELECT (SELECT 1) FROM orders', 8, 'week 3'],
    ['SELECT amount / 0 FROM orders', 14, 'divides by zero'],
    ['SELECT city # FROM orders', 12, '“#” is no part'],
    ['SELECT 12abc FROM orders', 7, 'not a number'],
    ['SELECT city FROM orders WHERE city NOT LIKE 5', 44, 'LIKE works on text'],
    ['SELECT city FROM orders WHERE city NOT = 5', 39, 'After NOT stands IN'],
    ['SELECT city FROM orders WHERE (id = 1) < (id = 2)', 39, 'Conditions have no order'],
    ['SELECT id FROM orders /* open', 22, 'does not end'],
  ])('%s', (query, at, message) => {
    const error = errorOf(query);
    expect(error.message).toContain(message);
    expect(error.at).toBe(at);
  });
});

describe('no query takes long', () => {
  it.each([
    ['a long text', `SELECT ${'city, '.repeat(300)} city FROM orders`, 'longer than 1000'],
    ['many parts', `SELECT ${'1+'.repeat(200)}1 FROM orders`, 'more parts'],
    [
      'deep brackets',
      `SELECT ${'('.repeat(60)}1${')'.repeat(60)} FROM orders`,
      'Too many brackets',
    ],
    ['a row of NOT', `SELECT 1 FROM orders WHERE ${'NOT '.repeat(60)}id = 1`, 'Too many brackets'],
    ['a row of signs', `SELECT ${'- '.repeat(60)}1 FROM orders`, 'Too many brackets'],
  ])('%s is refused', (_name, query, message) => {
    expect(errorOf(query).message).toContain(message);
  });

  it('lists within lists are read once each', () => {
    const nested = `${'('.repeat(14)}1${' IN (NULL, NULL, NULL))'.repeat(14)}`;
    expect(rowsOf(`SELECT COUNT(*) FROM orders WHERE ${nested}`)).toEqual([[0]]);
  });

  it('a pattern of many per cent signs does not go back for each', () => {
    const pattern = `${'%a'.repeat(400)}b`;
    expect(
      rowsOf(
        `SELECT COUNT(*) FROM orders WHERE '${'a'.repeat(80)}' LIKE '${pattern.slice(0, 700)}'`,
      ),
    ).toEqual([[0]]);
  });
});
