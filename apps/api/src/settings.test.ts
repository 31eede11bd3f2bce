import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32), ALLOW_LOCAL_PROVIDERS: 'true' };

describe('readSettings', () => {
  it('needs nothing on a developer’s machine, and takes an empty variable as one that is not set', () => {
    const settings = readSettings({ DATABASE_URL: '', SITE_URL: '' });
    expect(settings).toMatchObject({ port: 4000, siteUrl: 'http://localhost:3000', databaseUrl: null });
    expect(settings.corsOrigins).toEqual(['http://localhost:3000', 'http://localhost:3001']);
  });

  it.each([
    ['API_PORT', 'quatre mille'],
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SITE_URL', 'https://exemple.fr/'],
    ['APP_SECRET', 'court'],
    ['LOG_LEVEL', 'bavard'],
    ['TRUST_PROXY', 'oui'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('refuses in production what is only convenient on one machine', () => {
    expect(readSettings(production).mode).toBe('production');
    expect(() => readSettings({ ...production, APP_SECRET: '' })).toThrow(/APP_SECRET/);
    expect(() => readSettings({ ...production, ALLOW_LOCAL_PROVIDERS: 'false' })).toThrow(
      /ALLOW_LOCAL_PROVIDERS/,
    );
  });
});
