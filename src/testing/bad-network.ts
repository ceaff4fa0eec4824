/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Send = () => Promise<Response>;

const html = '<!doctype html><title>Log in to the network</title>';

/** What may become of a request, each with its share. */
const fates: readonly (readonly [
  share: number,
  name: string,
  happen: (send: Send) => Promise<Response>,
])[] = [
  [0.12, 'request dropped', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    0.12,
    'answer dropped',
    (send) => send().then(() => Promise.reject(new TypeError('Failed to fetch'))),
  ],
  [0.1, 'doubled', (send) => Promise.all([send(), send()]).then(([, second]) => second)],
  [0.06, '429', () => Promise.resolve(busy())],
  [0.06, '500 before', () => Promise.resolve(new Response('{}', { status: 500 }))],
  [0.06, '500 after', (send) => send().then(() => new Response(html, { status: 502 }))],
  [0.06, 'HTML', () => Promise.resolve(new Response(html))],
];

function busy(): Response {
  return new Response('{"code":"429"}', { status: 429, headers: { 'Retry-After': '7' } });
}

/**
 * A network that drops requests, drops answers, doubles them, and answers 429, 500 and HTML at random.
 * @param seen counts what has happened, by name
 */
export function badNetwork(
  random: () => number,
  seen: Map<string, number>,
): (send: Send) => Promise<Response> {
  return (send) => {
    let dice = random();
    for (const [share, name, happen] of fates) {
      dice -= share;
      if (dice >= 0) continue;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return happen(send);
    }
    seen.set('well', (seen.get('well') ?? 0) + 1);
    return send();
  };
}
