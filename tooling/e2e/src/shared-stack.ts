/** One product a worker, for all the journeys that only need the demonstration data. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';

interface Pages {
  /** A page in a browser of its own, closed after the test; its clock is the product's. */
  readonly openPage: (stack: Stack, width: number) => Promise<Page>;
}

export const test = base.extend<Pages, { readonly stack: Stack }>({
  stack: [
    // Playwright requires the fixtures to be destructured: none is used.
    async ({ playwright: _playwright }, use) => {
      const stack = await startStack({ data: 'demo' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (stack, width) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      contexts.push(context);
      const aheadMs = stack.clockAheadMs();
      if (aheadMs > 0) await context.clock.install({ time: Date.now() + aheadMs });
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
