/** One product for all the journeys that only need the demonstration data: it is started once, whatever the files. */
import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';

export const test = base.extend<object, { readonly stack: Stack }>({
  stack: [
    // The runner wants to see what a fixture needs: nothing of it is used.
    async ({ playwright: _playwright }, use) => {
      const stack = await startStack({ database: 'embedded', data: 'demo' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
