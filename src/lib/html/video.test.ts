import { describe, expect, it } from 'vitest';
import { embedVideos, playerAddress, playerHtml, playerOf } from './video';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('the player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s&pp=x', `${youtube}?start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?si=track&t=42', `${youtube}?start=42`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&autoplay=1&start=5', `${youtube}?start=5`],
    [youtube, youtube],
    [
      'https://www.youtube.com/playlist?list=PL123',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL123',
    ],
    ['https://vimeo.com/76979871', vimeo],
    [
      'https://vimeo.com/76979871/abcdef1234',
      'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef1234&badge=0',
      'https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1',
    ],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    [vimeo, vimeo],
  ])('of %s', (address, player) => {
    expect(playerAddress(address)).toBe(player);
    expect(playerAddress(player)).toBe(player);
  });

  it.each([
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/playlist',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/a"b',
    'https://vimeo.com/about',
    'https://example.com/76979871',
    'javascript:alert(1)',
    '',
  ])('is none for %j', (address) => {
    expect(playerAddress(address)).toBeUndefined();
  });

  it.each([
    ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['http://youtu.be/dQw4w9WgXcQ', youtube],
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="YouTube video player" allowfullscreen></iframe>',
      youtube,
    ],
    [
      '<div style="padding:56.25% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;app_id=1"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
      vimeo,
    ],
    ['see https://youtu.be/dQw4w9WgXcQ', undefined],
    ['example.com/watch', undefined],
    ['words', undefined],
  ])('is meant by the copied text %j', (text, player) => {
    expect(playerOf(text)).toBe(player);
  });
});

describe('embedVideos', () => {
  it('takes addresses that stand alone, and the frames of embed codes', () => {
    expect(
      embedVideos(
        `One\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n<p>https://vimeo.com/76979871</p>\n<figure><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" width="9"></iframe></figure>`,
      ),
    ).toBe(
      `One\n\n${playerHtml(youtube)}\n\n${playerHtml(vimeo)}\n<figure><iframe src="${youtube}" width="9"></iframe></figure>`,
    );
  });

  it('leaves addresses within words, in code and of other sites alone', () => {
    const text =
      'See https://youtu.be/dQw4w9WgXcQ\n\n```\nhttps://youtu.be/dQw4w9WgXcQ\n```\n\n    https://youtu.be/dQw4w9WgXcQ\n<pre>\nhttps://youtu.be/dQw4w9WgXcQ\n</pre>\nhttps://example.com/x\n<iframe src="https://example.com/x"></iframe>';
    expect(embedVideos(text)).toBe(text);
  });
});
