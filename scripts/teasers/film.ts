import { scenesOf, type Storyboard, type TeaserScene } from '../../src/data/teasers/teaser';
import type { Course } from '../../src/data/courses';
import { ending, figures, opening } from './scenes/common';
import { between } from './motion';
import { band, headline, HEIGHT, inkOf, strandsOf, WIDTH, type SceneArt } from './stage';
import { drawStrand, strandsAt, type Pose } from './threads';
import { artists } from './scenes/artists';

interface Act {
  readonly scene: TeaserScene;
  readonly art: SceneArt;
  readonly start: number;
  readonly hasHeadline: boolean;
}

export interface Film {
  readonly seconds: number;
  /** The picture at a moment, as SVG. */
  readonly frame: (time: number) => string;
}

/** The threads go on through the whole film: each scene bends them into what it needs. */
export function makeFilm(course: Course, board: Storyboard): Film {
  const ink = inkOf(course.hue);
  const scenes = scenesOf(course, board);
  let start = 0;
  const acts = scenes.map((scene, index): Act => {
    const act: Act = {
      scene,
      start,
      hasHeadline: index > 0 && index <= board.scenes.length,
      art: artOf(index, scene),
    };
    start += scene.seconds;
    return act;
  });
  const seconds = start;

  function artOf(index: number, scene: TeaserScene): SceneArt {
    if (index === 0) return opening(ink, course, scene);
    const artist = artists[course.hue][index - 1];
    if (artist) return artist(ink, scene);
    return index === scenes.length - 1 ? ending(ink, board) : figures(ink, course, scene, board);
  }

  const poses: Pose[] = acts.flatMap(({ art, start: from }) =>
    art.poses.map(({ at, shapes, seconds: way = 1.2 }, index) => ({
      at: from + at,
      seconds: way,
      stagger: index === 0 ? 0.025 : 0,
      strands: strandsOf(ink, shapes),
    })),
  );

  function frame(time: number): string {
    const act = acts.findLast((one) => one.start <= time) ?? acts[0];
    if (!act) return '';
    const at = time - act.start;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linejoin="round">` +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.paper}"/>` +
      (act.art.under?.(at) ?? '') +
      strandsAt(poses, time).map(drawStrand).join('') +
      // In the end the band itself becomes the cloth.
      `<g opacity="${act === acts.at(-1) ? 1 - between(at, 0, 0.8) : 1}">${band(ink, time / seconds)}</g>` +
      act.art.over(at) +
      (act.hasHeadline ? headline(ink, act.scene, at) : '') +
      '</svg>'
    );
  }

  return { seconds, frame };
}
