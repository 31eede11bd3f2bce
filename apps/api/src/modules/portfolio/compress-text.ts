import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface CompressedText {
  body: Buffer;
  /** The header to add; empty when the text goes out as it is. */
  encoding: { 'content-encoding': string } | Record<string, never>;
}

const MINIMUM_BYTES = 1_024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Settings for two megabytes of dates and numbers, by measure: the next levels up take twice the time for a few
 * per cent. In order of preference.
 */
const encoders: readonly [name: string, encode: (bytes: Buffer) => Promise<Buffer>][] = [
  [
    'br',
    (bytes) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 2,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
  // Z_FILTERED spares the search for repetitions among digits, which are as good as random.
  ['gzip', (bytes) => toGzip(bytes, { level: 5, strategy: constants.Z_FILTERED })],
];

/** Compresses on the thread pool, with the best encoding the browser accepts. */
export async function compressText(text: Buffer, acceptEncoding: string | null): Promise<CompressedText> {
  const accepted = acceptedEncodings(acceptEncoding);
  const encoder = encoders.find(([name]) => accepted.has(name));
  if (encoder === undefined || text.length < MINIMUM_BYTES) return { body: text, encoding: {} };
  const [name, encode] = encoder;
  return { body: await encode(text), encoding: { 'content-encoding': name } };
}

function acceptedEncodings(header: string | null): Set<string> {
  const items = (header ?? '').split(',').map((item) =>
    item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(
    items
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  );
}
