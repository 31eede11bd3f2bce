import { afterEach, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with service workers of an earlier version. */
function givenWorkers(getRegistrations: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
}

it('unregisters every service worker of an earlier version, even when one cannot be unregistered', async () => {
  const stuck = { unregister: vi.fn().mockRejectedValue(new Error('busy')) };
  const old = { unregister: vi.fn().mockResolvedValue(true) };
  givenWorkers(() => Promise.resolve([stuck, old]));
  await unregisterServiceWorkers();
  expect(stuck.unregister).toHaveBeenCalledOnce();
  expect(old.unregister).toHaveBeenCalledOnce();
});

it('lets the site start when service workers cannot be listed or are not supported', async () => {
  givenWorkers(() => Promise.reject(new Error('refused')));
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
