import { nodeTests } from '@repo/vite-config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

export default defineConfig(
  mergeConfig(nodeTests(), {
    // Pages are tried through the router, with a document but without a browser: seconds for all of them.
    test: {
      name: 'yield-client',
      environment: 'jsdom',
      setupFiles: ['src/testing/setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
