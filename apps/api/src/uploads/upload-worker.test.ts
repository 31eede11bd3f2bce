import type { HeifPicture } from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { transferableSymbol } from 'piscina';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heic as file } from '../testing/sample-files.ts';
import { decodeFirst, heic } from './upload-worker.ts';

const work = { kind: 'heic', bytes: file().bytes, maxPixels: 10_000 } as const;

/** Those of vitest count a rejection as a failure of this file. */
let listeners: NodeJS.UnhandledRejectionListener[] = [];
beforeEach(() => {
  listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
});
afterEach(() => {
  for (const listener of listeners) process.on('unhandledRejection', listener);
});

it('moves the pixels, and decodes another picture with the same decoder', async () => {
  const moved = { [transferableSymbol]: expect.any(ArrayBuffer) };
  expect(await heic(work)).toMatchObject(moved);
  expect(await heic(work)).toMatchObject(moved);
  expect(await heic({ ...work, maxPixels: 10 })).toBe('tooManyPixels');
});

it('rejects when the decoder fails outside the call, and frees the picture', async () => {
  let freed = 0;
  const picture: HeifPicture = {
    get_width: () => 4,
    get_height: () => 4,
    is_primary: () => true,
    display: () => {
      void Promise.reject(new RangeError('out of bounds'));
    },
    free: () => {
      freed += 1;
    },
  };
  await expect(decodeFirst({ decode: () => [picture] }, work)).rejects.toThrow('out of bounds');
  expect([freed, process.listenerCount('unhandledRejection')]).toEqual([1, 0]);
});

it('is unreadable when the decoder throws, and reads the next picture', async () => {
  expect(await heic({ ...work, bytes: Object.create(null) })).toBe('unreadable');
  expect(await heic(work)).not.toBe('unreadable');
});
