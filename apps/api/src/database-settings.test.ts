import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const several = 'postgres://app:hush@db1,db2:5433/app';

describe('an address with several hosts', () => {
  it('is taken when it requires the one that accepts writes', () => {
    const url = `${several}?target_session_attrs=read-write`;
    expect(readSettings({ DATABASE_URL: url, DATABASE_MIGRATION_URL: url })).toMatchObject({
      databaseUrl: url,
      migrationUrl: url,
      isPooled: false,
    });
  });

  it.each([
    several,
    `${several}?target_session_attrs=any`,
    'postgres://app@db1,/app?target_session_attrs=read-write',
    'postgres://app@db1:x,db2/app?target_session_attrs=read-write',
  ])('%s is refused, without its password', (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(/^DATABASE_URL: (?!.*hush)/);
  });

  it('must be encrypted to each host', () => {
    const production = {
      NODE_ENV: 'production',
      APP_SECRET: 'k3J9x1Qw7Zp5Lm2Vb8Nc4Td6Rf0Gh3Ys',
      SMTP_URL: 'smtps://relay.exemple.fr',
      API_URL: 'https://api.exemple.fr',
      SITE_URL: 'https://exemple.fr',
      BACKOFFICE_URL: 'https://equipe.exemple.fr',
      CONTACT_LINE: 'Yield, 1 rue du Port',
      ALLOW_LOCAL_PROVIDERS: 'true',
    };
    const url = 'postgres://app@127.0.0.1:5432,db2/app?target_session_attrs=read-write';
    expect(() => readSettings({ ...production, DATABASE_URL: url })).toThrow(/^DATABASE_URL: must end/);
    const encrypted = `${url}&sslmode=verify-full`;
    expect(readSettings({ ...production, DATABASE_URL: encrypted }).databaseUrl).toBe(encrypted);
  });
});

it('a pooler is named, or there is none', () => {
  expect(readSettings({ DATABASE_POOLER: 'transaction' }).isPooled).toBe(true);
  expect(readSettings({ DATABASE_POOLER: '' }).isPooled).toBe(false);
  expect(() => readSettings({ DATABASE_POOLER: 'session' })).toThrow(/^DATABASE_POOLER: /);
});
