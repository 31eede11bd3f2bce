/** Bootstrap script: sends the requests of the current screen and loads its chunks while the main bundle downloads. */
import { createPrefetcher } from '@repo/api-sdk/prefetch';
import { readRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { parseSessionUser, sessionKeys, siteStorage } from '@repo/auth';
import { prefetchToken, preloadScreen, startUrls } from './start-prefetch.ts';

const prefetcher = createPrefetcher();
const storage = siteStorage();

/** Passed on to the application when it starts. */
export const bootstrap = { storage, fetch: prefetcher.fetch } as const;

function prefetch(): void {
  const stored = {
    token: storage.getItem(sessionKeys.token),
    user: parseSessionUser(storage.getItem(sessionKeys.user)),
  };
  const token = prefetchToken(stored, window.location);
  if (token === null) return;
  const { apiUrl } = readRuntimeConfig();
  for (const url of startUrls(apiUrl, window.location)) prefetcher.prefetch(url, token);
  preloadScreen(window.location.pathname).catch(() => undefined);
}

try {
  prefetch();
} catch {
  // On a cache miss the normal request is made, and reports its own error.
}
// Evaluated as soon as it is loaded, not with the main bundle: on a phone both together would be one long task.
import('react-dom/client').catch(() => undefined);
