import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { courses } from '@/data/courses';
import { sharedTitle, shareImageSvg } from '../../scripts/build/share-images';
import { breakLines, measure } from '../../scripts/share/lettering';

describe('the share picture of a page', () => {
  it.each(courses.map(({ slug, title }) => [title, paths.course(slug)] as const))(
    '%s is drawn with outlines only, and the same each time',
    (title, path) => {
      const svg = shareImageSvg(path, title);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      expect(shareImageSvg(path, title)).toBe(svg);
    },
  );

  it('names a character that the typeface on it lacks', () => {
    expect(() => shareImageSvg('/', 'Win 当 prize')).toThrow('当');
  });

  it('breaks lines between words and keeps them within the width', () => {
    const lines = breakLines('Advanced AI Digital Marketing with Job Guarantee', 60, 500);
    expect(lines.join(' ')).toBe('Advanced AI Digital Marketing with Job Guarantee');
    for (const line of lines) expect(measure(line, 60)).toBeLessThanOrEqual(500);
  });

  it('takes the title that a shared link shows, with its signs decoded', () => {
    const head =
      '<link rel="canonical" href="/x"/><meta property="og:title" content="Q&amp;A: it&#x27;s"/>';
    expect(sharedTitle(head)).toBe("Q&A: it's");
  });

  it('is not drawn for a page that must not be found', () => {
    expect(sharedTitle('<meta property="og:title" content="Page not found"/>')).toBeUndefined();
  });
});
