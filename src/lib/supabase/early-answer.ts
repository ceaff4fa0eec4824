const answers = new Map<string, Promise<Response>>();

/**
 * Asks the data API for what a page will ask for, before the code that asks is there.
 * @param url as the page's own request names it, to the letter
 */
export function askEarly(url: string, headers: Readonly<Record<string, string>>): void {
  const answer = fetch(url, { headers });
  answers.set(url, answer);
  // Without a network the page asks again: it knows how to say what is wrong.
  answer.catch(() => answers.delete(url));
}

/** The answer to a request that is under way or done, for whoever asks first. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}
