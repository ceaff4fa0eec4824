import { cuesOf, type TeaserScene } from '../../src/data/teasers/teaser';

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')}.${String(Math.round((seconds - whole) * 1000)).padStart(3, '0')}`;
}

/** The captions of a teaser as WebVTT. */
export function captionsOf(scenes: readonly TeaserScene[]): string {
  const cues = cuesOf(scenes).map(
    ({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
