import { describe, expect, it } from 'vitest';
import { passwordStrength, suggestPassword } from './password-strength';

describe('the hint on a temporary password', () => {
  it.each([
    ['', 0],
    ['short1!', 0],
    ['password1', 1],
    ['Qwerty-2026-x', 1],
    ['abcdefgh', 1],
    ['x9876543', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abababababababab', 1],
    ['tiltedge', 1],
    ['Tilt-edge7', 2],
    ['tiltedgewarp', 2],
    ['Tilt-edge-07', 3],
    ['loose threads on a loom', 3],
    ['पाँच धागे करघे पर चलते', 3],
  ])('%j is level %i', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  it('counts letters, not their parts', () => {
    expect(passwordStrength('🧵🪡🧶🧵').level).toBe(0);
  });

  it('says how many characters are missing', () => {
    expect(passwordStrength('short').advice).toBe('3 more to go.');
  });

  it('warns of the own name and address', () => {
    expect(passwordStrength('Meera-Iyer-2026', ['Meera', 'Iyer']).label).toBe('Weak');
    // Short particles are in many words.
    expect(passwordStrength('Tilt-edge-07', ['De', '']).label).toBe('Strong');
  });
});

describe('a suggested password', () => {
  it('is four groups of letters and digits that cannot be mistaken for each other', () => {
    for (let time = 0; time < 50; time += 1) {
      expect(suggestPassword()).toMatch(/^(?:[a-km-zA-HJ-NP-Z2-9]{4}-){3}[a-km-zA-HJ-NP-Z2-9]{4}$/);
    }
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, suggestPassword)).size).toBe(50);
  });
});
