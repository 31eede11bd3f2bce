import { describe, expect, it } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

describe('which Chromium the tests start', () => {
  it('prefers the one the environment names', () => {
    expect(chromiumLaunch({ CHROMIUM_PATH: '/opt/chromium' }, () => true).executablePath).toBe(
      '/opt/chromium',
    );
  });

  it('falls back on one installed on the system', () => {
    const launch = chromiumLaunch({}, (path) => path === '/usr/bin/google-chrome');
    expect(launch.executablePath).toBe('/usr/bin/google-chrome');
  });

  it('leaves the choice to Playwright when the system has none', () => {
    expect(chromiumLaunch({}, () => false)).not.toHaveProperty('executablePath');
  });
});
