// The picture of a fictitious identity document: a card, a portrait, and lines in the place of words.
import { crc32, deflateSync } from 'node:zlib';

const width = 640;
const height = 404;

/** Colours by their index in a pixel. */
const palette = [
  [243, 240, 232], // around the card
  [214, 226, 240], // the card
  [38, 70, 120], // its band
  [168, 186, 208], // the portrait's ground
  [84, 100, 122], // the portrait
  [96, 108, 124], // lines
] as const;

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;

const isInDisc = (x: number, y: number, [cx, cy, radius]: readonly [number, number, number]) =>
  (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;

/** Recto: a portrait beside five lines. Verso: lines, and the two of a machine. */
function colourAt(side: 'recto' | 'verso', x: number, y: number): number {
  if (!isIn(x, y, [24, 24, 616, 380])) return 0;
  if (isIn(x, y, [24, 24, 616, 78])) return 2;
  const isRecto = side === 'recto';
  if (isRecto && isIn(x, y, [56, 110, 216, 318])) {
    const isPerson = isInDisc(x, y, [136, 186, 42]) || isInDisc(x, y, [136, 318, 76]);
    return isPerson ? 4 : 3;
  }
  const line = Math.floor((y - 110) / 44);
  const left = isRecto ? 248 : 56;
  const isLine = line >= 0 && line < 5 && (y - 110) % 44 < 16;
  if (isLine && isIn(x, y, [left, 110, left + 300 - line * 34, 330])) return 5;
  const isMachineLine = !isRecto && isIn(x, y, [56, 336, 584, 364]) && x % 14 < 9 && (y - 336) % 16 < 10;
  return isMachineLine ? 5 : 1;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function specimenPng(side: 'recto' | 'verso'): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each an index of the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = colourAt(side, x, y);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
