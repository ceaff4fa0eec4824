import { useEffect, useState } from 'react';
import { readingCode } from '../reading';
import type { BarProps } from './course-reading';

/**
 * The course's bar, once its code is there; nobody misses it before. Not by `Late`: a navigation waits for each boundary
 * that is not awake yet, and this one wakes up by the scrolling that follows a navigation.
 */
export function CourseBarSlot(props: BarProps) {
  const [code, setCode] = useState(readingCode.peek);
  useEffect(() => {
    readingCode.load().then(
      (module) => setCode(module),
      () => undefined,
    );
  }, []);
  return code ? <code.CourseBar {...props} /> : null;
}
