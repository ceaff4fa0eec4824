import type { CourseHue } from '../../../src/data/courses';
import type { SceneArtist } from '../stage';
import { aiScenes } from './ai';
import { dataScenes } from './data';
import { marketingScenes } from './marketing';
import { securityScenes } from './security';

/** Who draws the four scenes of a course's own. */
export const artists: Readonly<Record<CourseHue, readonly SceneArtist[]>> = {
  ai: aiScenes,
  data: dataScenes,
  security: securityScenes,
  marketing: marketingScenes,
};
