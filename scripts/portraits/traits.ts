import type { PortraitKey } from '../../src/data/portraits';

export type Hue = 'marketing' | 'data' | 'security' | 'ai' | 'career';

export type HairStyle =
  | 'short'
  | 'crop'
  | 'swept'
  | 'curly'
  | 'long'
  | 'wavy'
  | 'bob'
  | 'bun'
  | 'plait'
  | 'turban'
  | 'hijab';

export type Garment = 'shirt' | 'blazer' | 'kurta' | 'saree' | 'dupatta' | 'jumper' | 'hijab';

/** What makes a drawn person that person. Lengths are shares of the ordinary face, angles are degrees. */
export interface Traits {
  readonly key: PortraitKey;
  readonly name: string;
  readonly hue: Hue;
  /** 0: the fairest skin of the family, 4: the deepest. */
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly age: number;
  readonly isWoman: boolean;
  /** Where the face looks: left of the viewer is less than 0. */
  readonly turn: number;
  readonly tilt: number;
  readonly width?: number;
  readonly jaw?: number;
  readonly length?: number;
  readonly eyes?: number;
  readonly nose?: number;
  readonly lips?: number;
  readonly brow?: number;
  /** 0: calm, 1: a smile. */
  readonly smile: number;
  readonly hair: HairStyle;
  /** 0: black, 1: grey. */
  readonly grey?: number;
  readonly hairTone?: string;
  /** Side of the parting, from -1 to 1. */
  readonly parting?: number;
  readonly beard?: 'stubble' | 'short' | 'full' | 'moustache';
  readonly glasses?: 'round' | 'square';
  readonly bindi?: boolean;
  readonly earrings?: boolean;
  readonly garment: Garment;
  readonly cloth: string;
  /** Of a border, a collar, a second piece. */
  readonly trim: string;
}
