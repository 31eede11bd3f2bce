import { defineConfig } from '@playwright/test';

const database = process.env.E2E_DATABASE ?? 'embedded';
const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
// Chromium as root in a container needs no sandbox; the rest keeps it from calling home.
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
  // On PostgreSQL the main journey alone runs again: screens do not depend on the database, races and locks do.
  testMatch: database === 'postgres' ? 'main-journey.spec.ts' : '*.spec.ts',
  workers: 1,
  retries: 0,
  // Long enough for a machine that does other things beside: a wait ends when what is waited for comes.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: `test-results/journeys-${database}.json` }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browser, args: quietBrowser },
  },
});
