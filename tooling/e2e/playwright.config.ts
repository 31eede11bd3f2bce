import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@repo/vite-config/chromium';

/**
 * Left out of `npm test`, not of `npm test -- --all`, by file or title: the API's own tests and those of pages prove the
 * rules of all but `missing-chunks`, and a journey like each of those named by title is left in.
 */
const longTests = [
  /kaskad-round\.spec/,
  /kaskad-allotment\.spec/,
  /subscription-interruptions\.spec/,
  /time\.spec/,
  /repeats\.spec/,
  /missing-chunks\.spec/,
  /stuck-company\.spec/,
  /renunciation\.spec/,
  /payment-control\.spec/,
  /corrected-nav\.spec.* 390 pixels/,
  /a client subscribes in (ETH|USDC|EURC|WBTC)/,
  /with a document: Permis de conduire/,
  /a widget that fails shows an error/,
  /an abandoned registration leaves nothing/,
  /another account that signs in on that device/,
  /coins that are short by 0\.8 %/,
];
const isWhole = process.env['LONG_TESTS'] === 'true';

export default defineConfig({
  testDir: './journeys',
  grepInvert: isWhole ? [] : longTests,
  globalSetup: './src/templates.ts',
  // One cluster for the run; each worker has a product of its own on a clone of a template.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine: a wait ends as soon as its condition holds.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Without a film: recording one takes a sixth of the processor, and the trace keeps the page at each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumLaunch(),
  },
});
