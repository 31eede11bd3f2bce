import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heic, png } from '../testing/sample-files.ts';
import { cleanImage, type Picture } from './clean-image.ts';

const grey = { r: 90, g: 110, b: 100 };
const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: grey } });

async function cleaned(bytes: Uint8Array, mime: Parameters<typeof cleanImage>[1]): Promise<Picture> {
  const found = await cleanImage(Buffer.from(bytes), mime);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('a picture', () => {
  it('keeps its pixels and loses its place, camera, profile, and the bytes after its end', async () => {
    const exif = { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } };
    const sent = await plain().withExif(exif).withIccProfile('p3').withXmp('<x:xmpmeta/>').jpeg().toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
    const { bytes, mime } = await cleaned(Buffer.concat([sent, Buffer.from('<script>')]), 'image/jpeg');
    const { exif: kept, icc, xmp, iptc, format, width, height } = await sharp(bytes).metadata();
    expect([kept, icc, xmp, iptc, format, width, height, mime]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'jpeg',
      60,
      40,
      'image/jpeg',
    ]);
    expect([bytes.includes('script'), bytes.includes('Telephone')]).toEqual([false, false]);
  });

  it('is turned upright', async () => {
    const sent = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp((await cleaned(sent, 'image/jpeg')).bytes).metadata();
    expect([width, height, orientation]).toEqual([40, 60, undefined]);
  });

  it.each(['png', 'webp'] as const)('stays a %s', async (format) => {
    const { bytes, mime } = await cleaned(await plain().toFormat(format).toBuffer(), `image/${format}`);
    expect([(await sharp(bytes).metadata()).format, mime]).toEqual([format, `image/${format}`]);
  });

  it('becomes a JPEG when it is HEIC', async () => {
    const { bytes, mime } = await cleaned(heic().bytes, 'image/heic');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    expect(mime).toBe('image/jpeg');
  });

  it('is written at a lower quality, or refused, when it would be larger than a file may be', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const made = sharp({ create: { width: 200, height: 200, channels: 3, background: grey, noise } });
    const sent = await made.jpeg({ quality: 95 }).toBuffer();
    const { length } = (await cleaned(sent, 'image/jpeg')).bytes;
    const smaller = await cleanImage(sent, 'image/jpeg', length - 1);
    expect(typeof smaller === 'string' ? smaller : smaller.bytes.length).toBeLessThan(length);
    expect(await cleanImage(sent, 'image/jpeg', 1000)).toBe('tooLarge');
  });

  it('is the same each time that it is sent', async () => {
    const [one, other] = [await cleaned(png().bytes, 'image/png'), await cleaned(png().bytes, 'image/png')];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });
});

/** A picture of one pixel whose head says otherwise. */
function saidToHave(width: number, height: number): Buffer {
  const bytes = Buffer.from(png().bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('what is no picture', () => {
  const signature = png().bytes.subarray(0, 8);

  it.each<[string, () => Promise<Uint8Array>, Parameters<typeof cleanImage>[1]]>([
    ['a signature and rubbish', async () => Buffer.concat([signature, Buffer.alloc(900, 7)]), 'image/png'],
    ['a JPEG of seven bytes', async () => Buffer.from('ffd8ffe0001000', 'hex'), 'image/jpeg'],
    [
      'a picture cut short',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      'image/jpeg',
    ],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['a HEIC cut short', async () => heic().bytes.slice(0, 400), 'image/heic'],
  ])('is refused: %s', async (_what, make, mime) => {
    expect(await cleanImage(Buffer.from(await make()), mime)).toBe('unreadable');
  });

  it('is refused before it is decoded when it has too many pixels', async () => {
    const bomb = saidToHave(30_000, 30_000);
    const began = performance.now();
    expect(await cleanImage(bomb, 'image/png')).toBe('tooManyPixels');
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('may have the 48 million pixels of a telephone', async () => {
    expect(await cleanImage(saidToHave(8064, 6048), 'image/png')).toBe('unreadable');
    expect(await cleanImage(saidToHave(8400, 6048), 'image/png')).toBe('tooManyPixels');
  });
});
