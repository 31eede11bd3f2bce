// A picture that a person sends is decoded and written anew: metadata (place, camera, profile) and trailing bytes are dropped.
import { maxFileBytes, maxPictureMegapixels } from '@repo/domain/limits';
import sharp, { type Sharp } from 'sharp';
import { createGate } from '../http/gate.ts';
import { runUploadWork } from './upload-work.ts';

const maxPixels = maxPictureMegapixels * 1_000_000;
/** The best that is not too large. */
const qualities = [90, 75, 55];
const limitSeconds = 40;

// The readers of other formats (SVG, TIFF, GIF, PDF) can't be reached, whatever a file says of itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Two at once: each may hold 200 MB, and passwords are hashed in the same pool of threads. */
const inTurn = createGate({ of: 'pictures to decode', places: 2, maxWaiting: 30 });

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'image/heif';

export interface Picture {
  bytes: Buffer;
  mime: Exclude<PictureType, 'image/heic' | 'image/heif'>;
}

export type PictureProblem = 'tooManyPixels' | 'tooLarge' | 'unreadable';

/** The same picture, upright, in the format it came in; HEIC becomes JPEG, which every browser shows. */
export async function cleanImage(
  bytes: Buffer,
  mime: PictureType,
  maxBytes = maxFileBytes,
): Promise<Picture | PictureProblem> {
  if (mime === 'image/heic' || mime === 'image/heif') return cleanHeic(bytes, maxBytes);
  return inTurn(async () => {
    const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
    try {
      const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
      if (width * height > maxPixels) return 'tooManyPixels';
      return await write(() => sharp(bytes, options).autoOrient(), { mime, maxBytes });
    } catch {
      return 'unreadable';
    }
  }, 'known');
}

/** libvips has no decoder of HEVC, for its patents: libheif decodes it, compiled to WebAssembly, in a worker. */
async function cleanHeic(bytes: Buffer, maxBytes: number): Promise<Picture | PictureProblem> {
  const raw = await runUploadWork({ kind: 'heic', bytes, maxPixels });
  if (raw === 'tooManyPixels' || raw === 'unreadable') return raw;
  const { width, height } = raw;
  return inTurn(
    () =>
      write(() => sharp(raw.pixels, { raw: { width, height, channels: 4 } }), {
        mime: 'image/jpeg',
        maxBytes,
      }),
    'known',
  );
}

/** A picture that was pressed hard may be larger when it is written anew: its quality is lowered, as far as its format has one. */
async function write(
  read: () => Sharp,
  { mime, maxBytes }: { mime: Picture['mime']; maxBytes: number },
): Promise<Picture | 'tooLarge'> {
  for (const quality of mime === 'image/png' ? [100] : qualities) {
    const bytes = await encode(read(), mime, quality);
    if (bytes.length <= maxBytes) return { bytes, mime };
  }
  return 'tooLarge';
}

/** Metadata are left out by default; the colours of a profile are turned into those of screens first. */
function encode(picture: Sharp, mime: Picture['mime'], quality: number): Promise<Buffer> {
  const upright = picture.toColourspace('srgb').timeout({ seconds: limitSeconds });
  if (mime === 'image/jpeg') return upright.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
  return mime === 'image/png' ? upright.png().toBuffer() : upright.webp({ quality }).toBuffer();
}
