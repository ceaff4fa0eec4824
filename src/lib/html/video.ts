/** Hosts whose players may be shown: the ones that set no cookie before somebody presses play, or can be asked not to. */
const youtubeHosts = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/i;
const youtubeId = /^[\w-]{1,64}$/;

/** `90`, `90s`, `1m30s` in seconds. */
function seconds(text: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

function youtubePlayer(url: URL, isShort: boolean): string | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  const [first = '', second = ''] = parts;
  const query = url.searchParams;
  const list = query.get('list') ?? '';
  const id = isShort
    ? first
    : first === 'watch'
      ? query.get('v')
      : /^(?:embed|shorts|live|v)$/.test(first)
        ? second
        : first === 'playlist'
          ? 'videoseries'
          : null;
  if (id === null || !youtubeId.test(id)) return undefined;
  const player = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  if (youtubeId.test(list)) player.searchParams.set('list', list);
  else if (id === 'videoseries') return undefined;
  const start = seconds(query.get('start') ?? query.get('t'));
  if (start > 0) player.searchParams.set('start', String(start));
  const end = seconds(query.get('end'));
  if (end > 0) player.searchParams.set('end', String(end));
  return player.href;
}

function vimeoPlayer(url: URL): string | undefined {
  const [, id, path] =
    /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{1,20})(?:\/([0-9a-f]{6,40}))?\/?$/i.exec(
      url.pathname,
    ) ?? [];
  if (id === undefined) return undefined;
  const player = new URL(`https://player.vimeo.com/video/${id}`);
  // Of a video that is not listed; without it the player shows nothing.
  const key = url.searchParams.get('h') ?? path ?? '';
  if (/^[0-9a-f]{6,40}$/i.test(key)) player.searchParams.set('h', key);
  player.searchParams.set('dnt', '1');
  const start = /^#t=(\w+)$/.exec(url.hash);
  if (start) player.hash = `t=${start[1] ?? ''}`;
  return player.href;
}

/**
 * The privacy-friendly player of a video on YouTube or Vimeo: without cookies, or with the wish not to be tracked.
 *
 * @param address of the video's page or of any of its players
 * @returns undefined for every other address
 */
export function playerAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return undefined;
  if (youtubeHosts.test(url.hostname)) return youtubePlayer(url, false);
  if (url.hostname === 'youtu.be') return youtubePlayer(url, true);
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return vimeoPlayer(url);
  return undefined;
}

/**
 * The player that a copied address (`https://`, `http://` or neither) or embed code means, when it is all there is.
 */
export function playerOf(text: string): string | undefined {
  const copied = text.trim();
  // Linear in the text, which may be a whole article: patterns that meet at any place would go through it for each place.
  const code = copied.startsWith('<')
    ? /<iframe\b[^<>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(copied)
    : null;
  const address = code ? (code[1] ?? '') : copied;
  if (/\s/.test(address) || (code && !/^<[\s\S]*>$/.test(copied))) return undefined;
  return playerAddress(
    address.replaceAll('&amp;', '&').replace(/^(?:http:)?\/\/|^(?=[\w.]+\/)/i, 'https://'),
  );
}

/** The element as it is stored; the sanitiser adds what every frame gets. */
export function playerHtml(player: string): string {
  const address = player.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="Video" width="560" height="315" allowfullscreen></iframe>`;
}

const frame = /(<iframe\b[^<>]*?\ssrc\s*=\s*["'])([^"'<>]+)(["'])/gi;

/** The address that a line holds, in a paragraph or by itself, when it holds nothing else. */
function addressAlone(line: string): string | undefined {
  const words = line
    .trim()
    .replace(/^<p>/i, '')
    .replace(/<\/p>$/i, '')
    .trim();
  return /^(?:https?:\/\/)?[\w.-]+\/\S+$/i.test(words) ? words : undefined;
}

/**
 * Puts players in place of addresses that have a line, or a paragraph, to themselves, and exchanges the players of
 * embed codes.
 *
 * @param text HTML or Markdown, as it is written in a field; code blocks stay as they are
 */
export function embedVideos(text: string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      if (/<pre\b/i.test(line)) isCode = true;
      const wasCode = isCode;
      if (/<\/pre>/i.test(line)) isCode = false;
      if (wasCode || /^(?: {4}|\t)/.test(line)) return line;
      const address = addressAlone(line);
      const player = address === undefined ? undefined : playerOf(address);
      if (player !== undefined) return playerHtml(player);
      return line.replace(frame, (all, before: string, source: string, after: string) => {
        const next = playerAddress(source.replaceAll('&amp;', '&').replace(/^\/\//, 'https://'));
        return next === undefined ? all : before + next.replaceAll('&', '&amp;') + after;
      });
    })
    .join('\n');
}
