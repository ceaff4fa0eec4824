import { createContext, use, useState } from 'react';

/** What is around a part and may change. */
export const Word = createContext('first');

/** A part that shows by its answer whether React has taken it over, and by its word what is around it. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {use(Word)} {count}
    </button>
  );
}
