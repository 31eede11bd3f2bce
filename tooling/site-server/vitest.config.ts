import { defineConfig } from 'vitest/config';

// Its own: the shared configuration depends on this package.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Far above what a test takes, so that a busy machine fails none of them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
