import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

export interface BrowserTestsOptions {
  /** Globs of the test files; `src/**\/*.browser.test.tsx` by default. */
  include?: string[];
  /** Port of the page that runs the tests; Vitest takes the next free one. */
  port?: number;
  viewport?: { width: number; height: number };
}

/** Tests that run in a real headless Chromium, in French, in the Paris time zone. */
export function browserTests(options: BrowserTestsOptions = {}): ViteUserConfig {
  return {
    test: {
      name: 'browser',
      include: options.include ?? ['src/**/*.browser.test.{ts,tsx}'],
      restoreMocks: true,
      // As in Node: high enough that a busy machine fails no test.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Two pages at once: with one, a second processor would be idle.
      maxWorkers: 2,
      api: { host: '127.0.0.1', ...(options.port === undefined ? {} : { port: options.port }) },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: chromiumLaunch(),
          contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: options.viewport ?? { width: 1280, height: 800 },
        screenshotFailures: false,
      },
    },
  };
}
