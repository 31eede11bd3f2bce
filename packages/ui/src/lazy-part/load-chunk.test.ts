import { afterEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

it('requests no chunk while the browser is offline: Chromium would never request it again', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'));
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadChunk(load)).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await expect(loadChunk(load)).resolves.toBe('chunk');
});
