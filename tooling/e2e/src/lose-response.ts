/** A network lost on the way back: the next call to `url` is processed, and its response never arrives. */
import type { Page } from '@playwright/test';

export async function loseResponse(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
