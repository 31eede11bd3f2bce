// The entry points of the worker thread, one a kind of work.
import createLibheif, { type HeifDecoder, type HeifPicture } from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { inspectPdf } from './inspect-pdf.ts';
import type { RawPicture, UploadFindings, UploadWork } from './upload-work.ts';

type WorkOf<Kind extends UploadWork['kind']> = Extract<UploadWork, { kind: Kind }>;

// oxlint-disable-next-line no-console -- pdf-lib writes a line of each large number that it meets
console.warn = () => {};

export const pdf = ({ bytes }: WorkOf<'pdf'>): Promise<UploadFindings['pdf']> => inspectPdf(bytes);

/** One a thread: what it decoded is freed by its next decode, and by nothing else. */
let decoder: HeifDecoder | undefined;

/** The first picture of the file, upright: a burst has others. Its pixels are moved to the other thread, not copied. */
export async function heic(work: WorkOf<'heic'>): Promise<unknown> {
  decoder ??= new (createLibheif().HeifDecoder)();
  const found = await decodeFirst(decoder, work).catch(() => {
    // Stopped half-way, an instance is not used again.
    decoder = undefined;
    return 'unreadable' as const;
  });
  if (typeof found === 'string') return found;
  return move({ [transferableSymbol]: found.pixels.buffer, [valueSymbol]: found });
}

export async function decodeFirst(
  heif: HeifDecoder,
  { bytes, maxPixels }: Omit<WorkOf<'heic'>, 'kind'>,
): Promise<UploadFindings['heic']> {
  const pictures = heif.decode(bytes);
  try {
    const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
    if (picture === undefined) return 'unreadable';
    const [width, height] = [picture.get_width(), picture.get_height()];
    if (width * height > maxPixels) return 'tooManyPixels';
    const raw = { width, height, pixels: new Uint8Array(width * height * 4) };
    return (await fill(picture, raw)) ? raw : 'unreadable';
  } finally {
    for (const picture of pictures) picture.free();
  }
}

/** An exception of its decoder reaches no caller: it is a rejection of a promise that libheif keeps to itself. */
async function fill(picture: HeifPicture, { width, height, pixels }: RawPicture): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  process.on('unhandledRejection', reject);
  try {
    const data = new Uint8ClampedArray(pixels.buffer);
    picture.display({ data, width, height }, (shown) => resolve(shown !== null));
    return await promise;
  } finally {
    process.off('unhandledRejection', reject);
  }
}
