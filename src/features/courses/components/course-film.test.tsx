import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCourse } from '@/data/courses';
import { cyberSecurityTeaser } from '@/data/teasers/cyber-security';
import { filmJsonLd, filmOf, type Film } from '../film';
import { CourseFilm } from './course-film';

const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});
afterEach(() => vi.restoreAllMocks());

function film(): Film {
  const course = findCourse('cyber-security');
  const made = course && filmOf(course, cyberSecurityTeaser);
  if (!made) throw new Error('The course has lost its film.');
  return made;
}

const element = () => <CourseFilm film={film()} picture={<span>Picture</span>} />;
const playButton = { name: /^Watch the film.*Cybersecurity Analyst/ };

it('loads and plays nothing before it is asked to', () => {
  const { container } = render(element());
  expect(container.querySelectorAll('video, source, track, img')).toHaveLength(0);
  expect(screen.getByRole('button', playButton)).toHaveTextContent('40 seconds, no sound');
  expect(play).not.toHaveBeenCalled();
});

it('plays when asked, with the browser’s controls, captions and the smaller format first', async () => {
  render(element());
  await userEvent.click(screen.getByRole('button', playButton));
  const video = screen.getByLabelText<HTMLVideoElement>('Film: Cybersecurity Analyst');
  expect(play).toHaveBeenCalledOnce();
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('playsinline');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).not.toHaveAttribute('loop');
  expect([...video.children].map((child) => child.getAttribute('src'))).toEqual([
    '/resources/teasers/cyber-security.webm',
    '/resources/teasers/cyber-security.mp4',
    '/resources/teasers/cyber-security.vtt',
  ]);
  expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
});

it('says so where it cannot be played, opens its words, and can be tried again', async () => {
  render(element());
  await userEvent.click(screen.getByRole('button', playButton));
  const [webm, mp4] = screen.getByLabelText('Film: Cybersecurity Analyst').children;
  if (!webm || !mp4) throw new Error('A format is missing.');
  act(() => void fireEvent.error(webm));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => void fireEvent.error(mp4));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('could not be played');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  const again = within(alert).getByRole('button', { name: 'Try again' });
  expect(again).toHaveFocus();
  await userEvent.click(again);
  expect(play).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('has the very texts of its captions below it', () => {
  render(element());
  const captions = readFileSync('public/resources/teasers/cyber-security.vtt', 'utf8')
    .split('\n\n')
    .slice(1)
    .map((cue) =>
      cue
        .trim()
        .split('\n')
        .slice(1)
        .join(' ')
        .replace(/^\[|\]$/g, ''),
    );
  const paragraphs = screen.getByRole('list').querySelectorAll('p');
  expect([...paragraphs].map((paragraph) => paragraph.textContent)).toEqual(captions);
});

it('is an ordinary player where no script runs', () => {
  const html = renderToStaticMarkup(element());
  const [inside = ''] = /<noscript>.*<\/noscript>/s.exec(html) ?? [];
  expect(inside).toContain(
    '<source src="/resources/teasers/cyber-security.mp4" type="video/mp4"/>',
  );
  expect(inside).toMatch(/<video controls="" playsInline="" preload="none" poster="[^"]+\.webp"/);
  expect(html).not.toMatch(/autoplay/i);
});

it('tells search engines what is true of it', () => {
  const told = filmJsonLd(film());
  expect(told).toMatchObject({ '@type': 'VideoObject', duration: 'PT40S' });
  expect(told['contentUrl']).toMatch(/^https:.*\/teasers\/cyber-security\.mp4$/);
  expect(told['description']).toContain('8 weeks. 80 hours. 6 assignments.');
});
