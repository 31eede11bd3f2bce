import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['lib/**/*.test.mjs'],
    // Far above the duration of any test, so that none fails on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
