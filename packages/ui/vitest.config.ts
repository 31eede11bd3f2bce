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
        // Found while a test runs, a dependency is prepared then and the page reloads under the test.
        optimizeDeps: {
          include: [
            'axe-core',
            'echarts-for-react/esm/core',
            'echarts/charts',
            'echarts/components',
            'echarts/core',
            'echarts/features',
            'echarts/renderers',
          ],
        },
        test: { name: 'stories' },
      }),
    ],
  },
});
