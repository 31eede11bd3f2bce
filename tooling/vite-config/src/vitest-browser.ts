import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { chromiumLaunch } from './chromium.ts';

export interface BrowserTestsOptions {
  /** Globs of the test files; `src/**\/*.browser.test.tsx` unless told. */
  include?: string[];
  /** Port of the page that hosts the tests; Vitest takes the next free one. */
  port?: number;
  viewport?: { width: number; height: number };
}

/** Tests that run in a real Chromium, without a window, in French, in Paris. */
export function browserTests(options: BrowserTestsOptions = {}): ViteUserConfig {
  return {
    test: {
      name: 'browser',
      include: options.include ?? ['src/**/*.browser.test.{ts,tsx}'],
      restoreMocks: true,
      // As in Node: a busy machine makes no test fail.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // One page each: on two processors, one page would leave half of the machine waiting.
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
