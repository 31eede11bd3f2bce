import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDotEnv, withWritableHome } from './environment.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the .env file', () => {
  it('is read, and the environment wins', () => {
    writeFileSync(join(folder, '.env'), '# ports\nSITE_PORT=4100\nAPI_PORT=4200\nAPI_URL=\n');
    expect(withDotEnv({ API_PORT: '4300' }, folder)).toEqual({
      SITE_PORT: '4100',
      API_PORT: '4300',
      API_URL: '',
    });
  });

  it('may be absent', () => {
    expect(withDotEnv({ API_PORT: '4300' }, folder)).toEqual({ API_PORT: '4300' });
  });
});

describe('the home folder', () => {
  it('is used when it can be written', () => {
    expect(withWritableHome({ HOME: folder }, join(folder, '.tools'), folder)).toEqual({ HOME: folder });
  });

  it('is replaced by one of the repository when it does not exist', () => {
    const tools = join(folder, '.tools');
    expect(withWritableHome({ HOME: '/nonexistent' }, tools, '/nonexistent')).toEqual({
      HOME: join(tools, 'home'),
    });
  });

  it('is replaced when it cannot be written, and its registry settings stay', () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    writeFileSync(join(home, '.npmrc'), 'registry=http://127.0.0.1:4873/\n');
    const tools = join(folder, '.tools');
    // Root may write everywhere, so the test only runs as another user.
    const isWritable = (path) => path !== home;
    expect(withWritableHome({ HOME: home }, tools, home, isWritable)).toEqual({
      HOME: join(tools, 'home'),
      NPM_CONFIG_USERCONFIG: join(home, '.npmrc'),
    });
  });
});
