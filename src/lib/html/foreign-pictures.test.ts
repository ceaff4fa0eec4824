import { describe, expect, it } from 'vitest';
import {
  foreignPicturesIn,
  readAddress,
  replacePictures,
  withStoredAddresses,
} from './foreign-pictures';

const own = '/storage/v1/object/public/blog-images/a.png';

describe('pictures of other sites', () => {
  it('are found in HTML and in Markdown, each once, and links are none', () => {
    const text = `<img alt="x" src="https://a.example/1.png?x=1&amp;y=2"><img src='//b.example/2.png'>![c](https://c.example/3.png "t")
<img src="${own}"><img src="http://localhost:5173${own}"><img src="data:image/png;base64,AA"><a href="https://d.example/4.png">x</a>
<img src="https://a.example/1.png?x=1&amp;y=2">`;
    expect(foreignPicturesIn(text)).toEqual([
      'https://a.example/1.png?x=1&amp;y=2',
      '//b.example/2.png',
      'https://c.example/3.png',
    ]);
    expect(readAddress('https://a.example/1.png?x=1&amp;y=2')).toBe(
      'https://a.example/1.png?x=1&y=2',
    );
    expect(readAddress('//b.example/2.png')).toBe('https://b.example/2.png');
  });

  it('are exchanged where they are shown, and nowhere else', () => {
    const foreign = 'https://a.example/1.png';
    expect(
      replacePictures(
        `<a href="${foreign}"><img src="${foreign}" alt="${foreign}"></a> ![a](${foreign}) [b](${foreign})`,
        new Map([[foreign, own]]),
      ),
    ).toBe(
      `<a href="${foreign}"><img src="${own}" alt="${foreign}"></a> ![a](${own}) [b](${foreign})`,
    );
  });

  it('are no pictures of the own storage that are named in full: these are stored in short', () => {
    const full = `http://localhost:5173${own}`;
    expect(withStoredAddresses(`![a](${full}) <img src="${full}"> [b](${full})`)).toBe(
      `![a](${own}) <img src="${own}"> [b](${full})`,
    );
  });
});
