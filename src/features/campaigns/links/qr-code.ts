import { encode } from 'uqr';

/** Modules of white around a code, which readers need. */
const QUIET = 4;
/** Pixels of one module in the picture. */
const SCALE = 16;

/** The dark modules of a code as one path, and the side of its square in modules. */
export function qrCode(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}

export function qrSvg(text: string): Blob {
  const { path, size } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** @throws Error where the browser cannot draw */
export async function qrPng(text: string): Promise<Blob> {
  const { path, size } = qrCode(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.scale(SCALE, SCALE);
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, size, size);
  drawing.fillStyle = 'black';
  drawing.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('This browser cannot draw.'));
    }, 'image/png');
  });
}
