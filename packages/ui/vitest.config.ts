import { nodeTests } from '@repo/vite-config/vitest';
import { browserTests } from '@repo/vite-config/vitest-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      nodeTests(),
      mergeConfig(browserTests({ include: [] }), {
        // Finds the stories itself; each one is rendered, its play function run and axe asked.
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        // A dependency found while tests run is prepared then, and the page reloads under them: find all of them first.
        optimizeDeps: {
          entries: ['.storybook/*.{ts,tsx}', '.storybook/pages/**/*.stories.tsx', 'src/**/*.stories.tsx'],
        },
        test: { name: 'stories' },
      }),
    ],
  },
});
