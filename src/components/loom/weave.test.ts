import { describe, expect, it } from 'vitest';
import { planWeave, randomFrom, smoothPath } from './weave';

const settings = { seed: 'a', width: 1200, height: 120, threads: 10, tension: 0.6 };

describe('planWeave', () => {
  it('draws the same threads for the same seed, on the server and in the browser', () => {
    expect(planWeave(settings)).toEqual(planWeave(settings));
    expect(planWeave(settings)).not.toEqual(planWeave({ ...settings, seed: 'b' }));
  });

  it('ends every thread at its own place in the cloth', () => {
    const { wefts, pitch } = planWeave(settings);
    const ends = wefts.map((path) => Number(path.split(' ').at(-1)));
    ends.forEach((end, index) => expect(end).toBeCloseTo(pitch * (index + 1.5), 0));
  });

  it('has crossing threads in the cloth alone', () => {
    const { warps } = planWeave(settings);
    expect(warps.length).toBeGreaterThan(10);
    expect(warps.every((warp) => warp.x >= 1200 * 0.6)).toBe(true);
  });
});

it('gives even numbers between 0 and 1', () => {
  const random = randomFrom('seed');
  const values = Array.from({ length: 2000 }, random);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(values.reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.5, 1);
});

it('draws nothing through no points', () => {
  expect(smoothPath([])).toBe('');
});
