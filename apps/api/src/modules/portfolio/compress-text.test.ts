import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressText } from './compress-text.ts';

const text = Buffer.from('{"date":"2026-01-01"},'.repeat(200));

/** The text in pieces that are written over in turn, as a response's are. */
function* chunks(): Generator<Buffer, void> {
  const buffers = [Buffer.alloc(1_000), Buffer.alloc(1_000)] as const;
  for (let start = 0; start < text.length; start += 1_000) {
    const chunk = buffers[(start / 1_000) % 2 === 0 ? 0 : 1];
    yield chunk.subarray(0, text.copy(chunk, 0, start, start + 1_000));
  }
}

describe('compression of a long response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('encodes for « %s » with %s', async (accepted, expected) => {
    const { body, encoding } = await compressText(chunks(), accepted);
    expect(encoding).toEqual({ 'content-encoding': expected });
    expect(expected === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toEqual(text);
  });

  it.each([null, '', 'identity', 'gzip;q=0'])('leaves the text as it is for « %s »', async (accepted) => {
    expect(await compressText(chunks(), accepted)).toEqual({ body: text, encoding: {} });
  });
});
