import { describe, expect, it } from 'vitest';
import { shopQuestion } from '@/data/lessons/shop-orders';
import { judge } from './judge';
import { runQuery } from './run-query';

const judged = (query: string) => judge(runQuery(query, shopQuestion.table), shopQuestion);

describe('any query that gives the right rows is right', () => {
  it.each([
    shopQuestion.solution,
    "select city, sum(amount), count(id) from orders where status <> 'cancelled' group by 1 order by 2 desc limit 3",
    "SELECT COUNT(*), city, SUM(amount) FROM orders WHERE status LIKE 'p%' GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3",
    "SELECT city, COUNT(*) n, SUM(amount) s FROM orders WHERE NOT status = 'cancelled' GROUP BY city HAVING s > 5000 ORDER BY s DESC",
  ])('%s', (query) => {
    expect(judged(query)).toMatchObject({ isRight: true, title: 'That is the answer' });
  });
});

describe('any other is told what differs', () => {
  it.each(shopQuestion.slips)('$query', ({ query, says }) => {
    expect(judged(query)).toEqual({ isRight: false, title: 'Close', text: says });
  });

  it.each([
    ['SELECT city FROM orders WHERE id > 99', 'No row came back'],
    [
      "SELECT city, SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY 2 DESC LIMIT 3",
      'Still missing: the number of its orders.',
    ],
    [
      "SELECT city FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3",
      'Still missing: the number of its orders and its income.',
    ],
    [
      "SELECT city, COUNT(*), SUM(amount), MAX(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY 3 DESC LIMIT 3",
      'The answer needs 3 columns: the city, the number of its orders and its income.',
    ],
    [
      "SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city HAVING SUM(amount) > 5000 ORDER BY 3",
      'in another order',
    ],
    ['SELECT * FROM orders', 'Your query gives 14 rows, the answer has 3 rows'],
    ["SELECT COUNT(*), SUM(amount) FROM orders WHERE status = 'paid'", 'Your query gives one row'],
    [
      "SELECT city, COUNT(*), AVG(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3",
      'Of the columns this differs: its income.',
    ],
    ['SELECT product, id, amount FROM orders LIMIT 3', 'The number of rows fits'],
  ])('%s', (query, words) => {
    const { isRight, title, text } = judged(query);
    expect(isRight).toBe(false);
    expect(`${title}: ${text}`).toContain(words);
  });
});

it('the query to begin with runs and is not the answer', () => {
  expect(judged(shopQuestion.start).isRight).toBe(false);
});
