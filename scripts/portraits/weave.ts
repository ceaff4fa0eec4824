import sharp from 'sharp';

/** Distance between two threads, in pixels of a portrait of 512. */
const PITCH = 4.2;

/**
 * Makes cloth of a painting: threads run across and rise over what is round, like the lines of an engraving. Over the face they lie
 * close and flat; around it they cross others.
 * @param pixels RGB, row by row
 */
function woven(pixels: Buffer, size: number): Buffer {
  const made = Buffer.alloc(pixels.length);
  const unit = size / 512;
  const [cx, cy, a, b] = [256 * unit, 250 * unit, 120 * unit, 178 * unit];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const nx = (x - cx) / a;
      const ny = (y - cy) / b;
      const height = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const nose = Math.exp(
        -(((x - cx) / (20 * unit)) ** 2) - ((y - cy - 40 * unit) / (46 * unit)) ** 2,
      );
      const bend = (height * 34 + nose * 7) * unit;
      const v = (y - bend) / (PITCH * unit);
      const u = x / (PITCH * unit);
      const inThread = v - Math.floor(v);
      const calm = Math.min(1, Math.max(0, (height - 0.1) * 2.4));
      // Light lies on the upper side of a thread, the gap below it is dark.
      const across = Math.sin((inThread - 0.12) * Math.PI * 2);
      const over = (Math.floor(u * 0.8) + Math.floor(v)) % 2 === 0 ? (1 - calm) * 0.6 : 0;
      const upright = Math.sin((u - Math.floor(u) - 0.1) * Math.PI * 2);
      const relief = across * (0.085 - calm * 0.028) * (1 - over) + over * (upright * 0.05 - 0.02);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * size + x) * 3 + channel;
        const value = pixels[at] ?? 0;
        // What is dark shows its threads, too.
        made[at] = Math.max(0, Math.min(255, Math.round(value * (1 + relief) + relief * 34)));
      }
    }
  }
  return made;
}

/** A woven portrait, `size` pixels square, as PNG. */
export async function weave(svg: string, size: number): Promise<Buffer> {
  const scale = 2;
  const { data } = await sharp(Buffer.from(svg), { density: (72 * size * scale) / 400 })
    .resize(size * scale, size * scale)
    .flatten({ background: '#faf7f1' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cloth = woven(data, size * scale);
  return sharp(cloth, { raw: { width: size * scale, height: size * scale, channels: 3 } })
    .resize(size, size)
    .png()
    .toBuffer();
}
