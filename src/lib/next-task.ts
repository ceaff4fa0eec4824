/** Lets the browser answer a touch, and paint, before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
