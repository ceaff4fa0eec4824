import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import type { Film } from './film';
import { HEIGHT, WIDTH } from './stage';

const RATE = 25;
/** Second of the still picture: the title stands, the weave is whole. */
export const STILL = 4;

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
}

/** Forty moments of the film, four in a row. */
export async function contactSheet(film: Film, file: string): Promise<void> {
  const [across, down, width] = [4, 10, 480];
  const height = Math.round((width * HEIGHT) / WIDTH);
  const count = across * down;
  const tiles = await Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      input: await sharp(Buffer.from(film.frame((film.seconds * (index + 0.5)) / count)))
        .resize(width)
        .png()
        .toBuffer(),
      left: (index % across) * (width + 8),
      top: Math.floor(index / across) * (height + 8),
    })),
  );
  await sharp({
    create: {
      width: across * (width + 8),
      height: down * (height + 8),
      channels: 3,
      background: { r: 90, g: 90, b: 90 },
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${RATE}`];
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const picture = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
// The same input gives the same bytes: no dates, no names of encoders, no races of threads.
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

const webm = ['-c:v', 'libvpx-vp9', '-crf', '46', '-b:v', '0', '-deadline', 'good'];
const webmMore = ['-cpu-used', '2', '-g', '500', '-row-mt', '0', '-tile-columns', '0'];
const mp4 = ['-c:v', 'libx264', '-crf', '29', '-preset', 'slower', '-tune', 'animation'];
const mp4More = ['-profile:v', 'high', '-g', '500', '-movflags', '+faststart'];

/** Writes both formats of a film from one run of its frames. @param stem path of the files without their endings */
export async function encode(film: Film, stem: string): Promise<void> {
  const outputs = [
    [...picture, ...colours, ...plain, ...webm, ...webmMore, '-threads', '1', `${stem}.webm`],
    [...picture, ...colours, ...plain, ...mp4, ...mp4More, '-threads', '1', `${stem}.mp4`],
  ].flat();
  const program = spawn('ffmpeg', ['-y', '-v', 'error', ...input, '-i', '-', ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(program, 'exit');
  let drawn = '';
  let data = await pixels(film.frame(0));
  for (let index = 0; index < Math.round(film.seconds * RATE); index += 1) {
    const svg = film.frame(index / RATE);
    // Nothing moves for whole seconds: what stands is drawn once.
    if (svg !== drawn) [drawn, data] = [svg, await pixels(svg)];
    if (!program.stdin.write(data)) await once(program.stdin, 'drain');
  }
  program.stdin.end();
  const [code] = (await ended) as unknown[];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}
