import { afterEach, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with offline workers of an earlier version. */
function givenWorkers(getRegistrations: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
}

it('removes every offline worker of an earlier version, also after one that cannot be', async () => {
  const stuck = { unregister: vi.fn().mockRejectedValue(new Error('busy')) };
  const old = { unregister: vi.fn().mockResolvedValue(true) };
  givenWorkers(() => Promise.resolve([stuck, old]));
  await unregisterServiceWorkers();
  expect(stuck.unregister).toHaveBeenCalledOnce();
  expect(old.unregister).toHaveBeenCalledOnce();
});

it('lets the site start where workers cannot be listed, or do not exist', async () => {
  givenWorkers(() => Promise.reject(new Error('refused')));
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
