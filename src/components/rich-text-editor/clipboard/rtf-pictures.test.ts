import { describe, expect, it } from 'vitest';
import { rtfPictures } from './rtf-pictures';

const png = '89504e470d0a1a0a';
const shape = (blip: string, hex: string) =>
  `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw1693\\pich1270${blip}\\bliptag-123{\\*\\blipuid 9f1a2b}\n${hex.slice(0, 8)}\r\n${hex.slice(8)}}}{\\nonshppict{\\pict\\picw1693\\wmetafile8 0100090000}}`;

describe('rtfPictures', () => {
  it('finds the pictures of the text in their order, without the copies for old programs', () => {
    const rtf = `{\\rtf1\\ansi{\\header{\\pict\\pngblip ffff}}{\\*\\listpicture{\\*\\shppict{\\pict\\pngblip eeee}}}\\pard Words \\'e9\\par ${shape('\\pngblip', png)}\\par ${shape('\\jpegblip', 'ffd8ffe0aabbccdd')}\\par}`;
    expect(rtfPictures(rtf)).toEqual([
      {
        type: 'image/png',
        bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      },
      {
        type: 'image/jpeg',
        bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xaa, 0xbb, 0xcc, 0xdd]),
      },
    ]);
  });

  it('keeps the place of a picture that no browser shows', () => {
    expect(rtfPictures(`{\\rtf1 {\\pict\\emfblip 0100}${shape('\\pngblip', png)}}`)).toMatchObject([
      null,
      { type: 'image/png' },
    ]);
  });

  it('reads what is no RTF, or breaks off, as without pictures', () => {
    expect(rtfPictures('')).toEqual([]);
    expect(rtfPictures('plain } words \\')).toEqual([]);
    expect(rtfPictures(`{\\rtf1 {\\pict\\pngblip ${png}`)).toEqual([]);
  });
});
