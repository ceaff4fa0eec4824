import type { PortraitKey } from './portraits';

interface NamedInstructor {
  readonly id: string;
  readonly name: string;
  readonly image: PortraitKey;
}

/** Who they are, without what they say of themselves: for articles, which carry no biographies. */
export const instructorNames = {
  ananya: { id: 'ananya-rao', name: 'Ananya Rao', image: 'mentor-ananya-rao' },
  vikram: { id: 'vikram-sethi', name: 'Vikram Sethi', image: 'mentor-vikram-sethi' },
  meera: { id: 'meera-nair', name: 'Meera Nair', image: 'mentor-meera-nair' },
  arjun: { id: 'arjun-malhotra', name: 'Arjun Malhotra', image: 'mentor-arjun-malhotra' },
} as const satisfies Record<string, NamedInstructor>;

/** The instructor of that very name, as authors are named. */
export function instructorNamed(name: string): NamedInstructor | undefined {
  return Object.values(instructorNames).find((one) => one.name === name.trim());
}
