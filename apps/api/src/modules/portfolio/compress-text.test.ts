import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressText } from './compress-text.ts';

const text = Buffer.from('{"date":"2026-01-01"},'.repeat(200));
const chunks = [text.subarray(0, 1_000), text.subarray(1_000)];

describe('compression of a long answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('answers « %s » with %s', async (accepted, expected) => {
    const { body, encoding } = await compressText(chunks, accepted);
    expect(encoding).toEqual({ 'content-encoding': expected });
    expect(expected === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toEqual(text);
  });

  it.each([null, '', 'identity', 'gzip;q=0'])('leaves the text as it is for « %s »', async (accepted) => {
    expect(await compressText(chunks, accepted)).toEqual({ body: text, encoding: {} });
  });
});
