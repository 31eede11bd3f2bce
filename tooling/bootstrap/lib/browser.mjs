/** Finds a Chromium or Chrome for the browser tests, else installs one: Debian's package as root, or Playwright's own. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BootstrapError, say } from './report.mjs';
import { run } from './run.mjs';

// First the one without the browser's own windows, which takes a fifth less of the processor.
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a browser. Throws `BootstrapError` when none can be had. */
export async function ensureBrowser(env) {
  const found = findBrowser(env);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No browser found: installing Debian’s chromium');
    const aptEnv = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env: aptEnv, quiet: true });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser(env)) break;
      await run('apt-get', ['install', '-y', '-qq', name], { env: aptEnv, quiet: true });
    }
  }
  if (!findBrowser(env)) {
    say('No browser found: installing Playwright’s chromium');
    await run('pnpm', ['--filter', '@repo/e2e', 'exec', 'playwright', 'install', 'chromium'], { env });
  }
  const installed = findBrowser(env);
  if (!installed)
    throw new BootstrapError('No Chromium or Chrome could be found or installed: set CHROMIUM_PATH.');
  return installed;
}

function findBrowser(env) {
  return [env.CHROMIUM_PATH, ...wellKnown, ...playwrightBrowsers()].find((path) => path && existsSync(path));
}

function playwrightBrowsers() {
  const cache = join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => [
      join(cache, name, 'chrome-linux64', 'chrome'),
      join(cache, name, 'chrome-linux', 'chrome'),
    ]);
}
