import { mergeConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Tests that run in Node: pure rules, servers, scripts. `*.test.ts(x)` beside the source, in French time.
 * Merge it with `mergeConfig` when a package needs a setup file or longer limits.
 */
export function nodeTests(): ViteUserConfig {
  return {
    test: {
      name: 'node',
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      // Dates are Paris days: a test that only passes in UTC is wrong.
      env: { TZ: 'Europe/Paris' },
      // Far above what a test takes: a machine that does other things beside makes none of them fail.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      passWithNoTests: false,
    },
  };
}

/** Tests of whole pages: with a document, but without a browser. */
export function pageTests(): ViteUserConfig {
  return mergeConfig(nodeTests(), {
    test: {
      environment: 'jsdom',
      // Vitest leaves one processor to the file it watches for: on two, half of the machine would wait.
      maxWorkers: 2,
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  });
}
