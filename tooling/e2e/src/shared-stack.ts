/** One product a worker, for all the journeys that only need the demonstration data. */
import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';

export const test = base.extend<object, { readonly stack: Stack }>({
  stack: [
    // Playwright requires the fixtures to be destructured: none is used.
    async ({ playwright: _playwright }, use) => {
      const stack = await startStack({ data: 'demo' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
