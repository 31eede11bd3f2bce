import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['lib/**/*.test.mjs'],
    // Far above what a test takes: a busy machine makes none of them fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
