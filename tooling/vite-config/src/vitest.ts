import { globSync, readFileSync } from 'node:fs';
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

/**
 * Tests of whole pages in a simulated DOM, and of the models beside them, which need none. Page tests share a process and
 * its loaded modules, so what one leaves in a module is visible to the next; those that replace modules run alone.
 */
export function pageTests(): ViteUserConfig {
  const { include = [], ...shared } = nodeTests().test ?? {};
  const exclude = ['**/node_modules/**', modelTests];
  const replacing = globSync(include, { exclude }).filter((file) =>
    readFileSync(file, 'utf8').includes('vi.mock('),
  );
  const page = {
    ...shared,
    environment: 'jsdom',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  } as const;
  return {
    test: {
      // Vitest leaves one processor free by default: on a machine with two, half of it would be idle.
      maxWorkers: 2,
      // Most of what a page test makes is short-lived: with a larger young generation, it is collected in less time.
      execArgv: ['--max-semi-space-size=64'],
      projects: [
        { test: { ...shared, name: 'models', include: [modelTests], isolate: false } },
        {
          extends: true,
          test: { ...page, name: 'pages', include, exclude: [...exclude, ...replacing], isolate: false },
        },
        ...(replacing.length > 0
          ? [{ extends: true as const, test: { ...page, name: 'replaced modules', include: replacing } }]
          : []),
      ],
    },
  };
}
