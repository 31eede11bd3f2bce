/** A network that breaks on the way back: what the next call to `url` asks is done, its answer never arrives. */
import type { Page } from '@playwright/test';

export async function loseAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
