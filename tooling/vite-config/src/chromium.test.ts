import { describe, expect, it } from 'vitest';
import { chromiumLaunch } from './chromium.ts';

describe('the Chromium of the tests', () => {
  it('is the one set in the environment', () => {
    expect(chromiumLaunch({ CHROMIUM_PATH: '/opt/chromium' }, () => true).executablePath).toBe(
      '/opt/chromium',
    );
  });

  it('falls back on one installed on the system', () => {
    const launch = chromiumLaunch({}, (path) => path === '/usr/bin/google-chrome');
    expect(launch.executablePath).toBe('/usr/bin/google-chrome');
  });

  it('is chosen by Playwright when the system has none', () => {
    expect(chromiumLaunch({}, () => false)).not.toHaveProperty('executablePath');
  });
});
