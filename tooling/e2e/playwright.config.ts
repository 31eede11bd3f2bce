import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
// As root in a container Chromium cannot use its sandbox; the other flags stop its background traffic.
const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  globalSetup: './src/templates.ts',
  // One cluster for the run; each worker has a product of its own on a clone of a template.
  workers: 2,
  retries: 0,
  // Long enough for a busy machine: a wait ends as soon as its condition holds.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Without a film: recording one takes a sixth of the processor, and the trace keeps the page at each step.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: browser, args: quietBrowser },
  },
});
