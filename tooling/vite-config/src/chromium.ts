import { existsSync } from 'node:fs';

// First the one without the browser's own windows, which takes a fifth less of the processor.
const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** Flags of a test browser: no GPU, no first-run pages, no background traffic. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

export interface ChromiumLaunch {
  executablePath?: string;
  args: string[];
}

/**
 * How Playwright starts Chromium here: `CHROMIUM_PATH`, else a Chromium or Chrome of the system, else (no
 * `executablePath`) the one Playwright downloaded, which many networks block.
 */
export function chromiumLaunch(
  env: NodeJS.ProcessEnv = process.env,
  isThere: (path: string) => boolean = existsSync,
): ChromiumLaunch {
  // Chromium's sandbox does not run as root, as in containers; any other user has it.
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ['--no-sandbox', ...QUIET_FLAGS] : [...QUIET_FLAGS];
  const executablePath = env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUMS.find((path) => isThere(path));
  return executablePath === undefined ? { args } : { executablePath, args };
}
