import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/one-query-at-a-time.ts'],
    // Each worker holds a whole database engine in memory when no server is given.
    maxWorkers: 2,
    // One process for many files: each loads the server and starts on its code as the one before left it, compiled.
    // What a test needs is its own all the same: the application and the database.
    isolate: false,
    // Most of what a test makes is short-lived: with a larger young generation, it is collected in less time.
    execArgv: ['--max-semi-space-size=64'],
    // Far above what a test takes: a machine that does other things beside makes none of them fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
