import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@repo/vite-config/chromium';

/** Left out of `npm test`, not of `npm test -- --all`: the API's own tests prove the rules of all but the last. */
const longTests = [
  'kaskad-round',
  'kaskad-allotment',
  'subscription-interruptions',
  'time',
  'repeats',
  'missing-chunks',
];
const isWhole = process.env['LONG_TESTS'] === 'true';

export default defineConfig({
  testDir: './journeys',
  testIgnore: isWhole ? [] : longTests.map((name) => `${name}.spec.ts`),
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
