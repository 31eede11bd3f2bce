import { nodeTests } from '@repo/vite-config/vitest';
import { browserTests } from '@repo/vite-config/vitest-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Merged: the stories of the documentation pages are tested beside those of the components.
      mergeConfig(nodeTests(), { test: { include: ['.storybook/**/*.test.ts'] } }),
      mergeConfig(browserTests({ include: [] }), {
        // Finds the stories itself; for each, it renders it, runs its play function and then axe.
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // A dependency found while tests run is optimised then, and reloads the page under them: scan all of them
        // first.
        optimizeDeps: {
          entries: ['.storybook/*.{ts,tsx}', '.storybook/pages/**/*.stories.tsx', 'src/**/*.stories.tsx'],
        },
        // Read in the page by `.storybook/themes.ts`.
        test: { name: 'stories', env: { LONG_TESTS: process.env['LONG_TESTS'] ?? '' } },
      }),
    ],
  },
});
