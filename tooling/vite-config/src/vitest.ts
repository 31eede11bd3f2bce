import type { ViteUserConfig } from 'vitest/config';

/**
 * Tests that run in Node: pure rules, servers, scripts. `*.test.ts(x)` beside the source, in the Paris time zone. Merge
 * it with `mergeConfig` when a package needs a setup file or longer limits.
 */
export function nodeTests(): ViteUserConfig {
  return {
    test: {
      name: 'node',
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      // Dates are Paris days: a test that only passes in UTC is wrong.
      env: { TZ: 'Europe/Paris' },
      // Far above what a test takes, so that a busy machine fails none of them.
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

const modelTests = 'src/**/*.model.test.ts';

/** Tests of whole pages in a simulated DOM, and of the models beside them, which need none. */
export function pageTests(): ViteUserConfig {
  const { include = [], ...shared } = nodeTests().test ?? {};
  return {
    test: {
      // Vitest leaves one processor free by default: on a machine with two, half of it would be idle.
      maxWorkers: 2,
      projects: [
        { test: { ...shared, name: 'models', include: [modelTests] } },
        {
          extends: true,
          test: {
            ...shared,
            name: 'pages',
            include,
            exclude: ['**/node_modules/**', modelTests],
            environment: 'jsdom',
            css: { modules: { classNameStrategy: 'non-scoped' } },
          },
        },
      ],
    },
  };
}
