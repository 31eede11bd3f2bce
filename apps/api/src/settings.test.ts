import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'a-secret-of-32-characters-or-more',
  DATABASE_URL: 'postgres://app@127.0.0.1:5432/app',
  SMTP_URL: 'smtps://relay.exemple.fr',
  API_URL: 'https://api.exemple.fr',
  SITE_URL: 'https://exemple.fr',
  BACKOFFICE_URL: 'https://equipe.exemple.fr',
  CONTACT_LINE: 'Yield SAS, 1 rue du Port, 69002 Lyon',
  ALLOW_LOCAL_PROVIDERS: 'true',
};

const sumsub = {
  SUMSUB_APP_TOKEN: 'sbx:token',
  SUMSUB_SECRET_KEY: 'secret-key-secret-key',
  SUMSUB_WEBHOOK_SECRET: 'webhook-secret-webhook',
  SUMSUB_LEVEL_NAME: 'niveau de base',
};

const yousign = {
  YOUSIGN_API_KEY: 'yousign-api-key-yousign',
  YOUSIGN_WEBHOOK_SECRET: 'webhook-secret-webhook',
  YOUSIGN_ENVIRONMENT: 'sandbox',
};

const chain = {
  CHAIN_BITCOIN_URL: 'https://esplora.exemple.fr/api',
  CHAIN_ETHEREUM_URL: 'https://noeud.exemple.fr/v3/cle-secrete',
};

const without = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, '']));

describe('readSettings', () => {
  it('requires nothing on a developer’s machine, and treats an empty variable as unset', () => {
    const settings = readSettings({ DATABASE_URL: '', SITE_URL: '' });
    expect(settings).toMatchObject({ port: 4000, siteUrl: 'http://localhost:3000', databaseUrl: null });
    expect(settings.corsOrigins).toEqual(['http://localhost:3000', 'http://localhost:3001']);
  });

  it.each([
    [undefined, 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('reads TRUST_PROXY %s as %i proxies', (value, hops) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(hops);
  });

  it.each([
    ['API_PORT', 'quatre mille'],
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SITE_URL', 'https://exemple.fr/'],
    ['APP_SECRET', 'court'],
    ['APP_SECRET', 'x'.repeat(64)],
    ['LOG_LEVEL', 'bavard'],
    ['TRUST_PROXY', 'oui'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10'],
    ['STAFF_NETWORKS', '10/8'],
    ['STAFF_NETWORKS', '192.0.2/24'],
    ['STAFF_NETWORKS', '0x0a.0.0.0/8'],
    ['STAFF_NETWORKS', '::ffff:192.0.2.0/120'],
    ['STAFF_NETWORKS', '::ffff:c000:201'],
    ['SUMSUB_APP_TOKEN', 'token-without-a-mode'],
    ['SUMSUB_SECRET_KEY', 'court'],
    ['SUMSUB_BASE_URL', 'http://api.sumsub.com'],
    ['SUMSUB_BASE_URL', 'https://api.sumsub.com/'],
    ['YOUSIGN_API_KEY', 'with a blank in it'],
    ['YOUSIGN_WEBHOOK_SECRET', 'court'],
    ['YOUSIGN_ENVIRONMENT', 'test'],
    ['YOUSIGN_SIGNATURE_LEVEL', 'simple'],
    ['YOUSIGN_AUTHENTICATION', 'sms'],
    ['YOUSIGN_BASE_URL', 'http://api.yousign.app'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('requires all of Sumsub’s settings or none, and names the missing ones', () => {
    expect(readSettings(sumsub).sumsub).toEqual({
      appToken: 'sbx:token',
      secretKey: 'secret-key-secret-key',
      webhookSecret: 'webhook-secret-webhook',
      levelName: 'niveau de base',
      baseUrl: 'https://api.sumsub.com',
    });
    expect(readSettings({ SUMSUB_LEVEL_NAME: '' }).sumsub).toBeNull();
    for (const name of Object.keys(sumsub)) {
      expect(() => readSettings({ ...sumsub, [name]: '' })).toThrow(new RegExp(`^${name}: must be set too`));
    }
    expect(() => readSettings({ SUMSUB_BASE_URL: 'https://api.sumsub.com' })).toThrow(/^SUMSUB_APP_TOKEN: /);
  });

  it('requires all of Yousign’s settings or none, and names the missing ones', () => {
    const expected = {
      apiKey: 'yousign-api-key-yousign',
      webhookSecret: 'webhook-secret-webhook',
      environment: 'sandbox',
      signatureLevel: 'electronic_signature',
      authentication: 'otp_email',
      baseUrl: 'https://api-sandbox.yousign.app',
    };
    expect(readSettings(yousign).yousign).toEqual(expected);
    const chosen = {
      YOUSIGN_ENVIRONMENT: 'production',
      YOUSIGN_SIGNATURE_LEVEL: 'advanced_electronic_signature',
      YOUSIGN_AUTHENTICATION: 'otp_sms',
    };
    expect(readSettings({ ...yousign, ...chosen }).yousign).toMatchObject({
      signatureLevel: 'advanced_electronic_signature',
      authentication: 'otp_sms',
      baseUrl: 'https://api.yousign.app',
    });
    expect(readSettings({ YOUSIGN_BASE_URL: '' }).yousign).toBeNull();
    for (const name of Object.keys(yousign)) {
      expect(() => readSettings({ ...yousign, [name]: '' })).toThrow(new RegExp(`^${name}: must be set too`));
    }
    expect(() => readSettings({ YOUSIGN_AUTHENTICATION: 'otp_sms' })).toThrow(/^YOUSIGN_API_KEY: /);
  });

  it('refuses the Yousign sandbox in production, and needs no permission without a local provider', () => {
    const strict = {
      ...production,
      ...sumsub,
      ...chain,
      SUMSUB_APP_TOKEN: 'prd:token',
      ALLOW_LOCAL_PROVIDERS: 'false',
    };
    expect(() => readSettings({ ...strict, ...yousign })).toThrow(
      /^YOUSIGN_ENVIRONMENT: a sandbox signature is not binding/,
    );
    const real = { ...strict, ...yousign, YOUSIGN_ENVIRONMENT: 'production' };
    expect(readSettings(real).yousign?.baseUrl).toBe('https://api.yousign.app');
    expect(() => readSettings({ ...real, ...without(sumsub) })).toThrow(/the local identity provider\.$/);
  });

  it('refuses the Sumsub sandbox in production', () => {
    const strict = { ...production, ...chain, ALLOW_LOCAL_PROVIDERS: 'false' };
    expect(() => readSettings({ ...strict, ...sumsub })).toThrow(/^SUMSUB_APP_TOKEN: a sandbox token/);
    const real = { ...sumsub, SUMSUB_APP_TOKEN: 'prd:token' };
    expect(() => readSettings({ ...strict, ...real })).toThrow(/the local signature provider\.$/);
    expect(readSettings({ ...production, ...sumsub }).sumsub?.appToken).toBe('sbx:token');
  });

  it('reads both networks of coins or none, below a path that may hold a key', () => {
    expect(readSettings(chain).chain).toEqual({
      bitcoinUrl: 'https://esplora.exemple.fr/api',
      ethereumUrl: 'https://noeud.exemple.fr/v3/cle-secrete',
    });
    expect(readSettings(without(chain)).chain).toBeNull();
    expect(() => readSettings({ ...chain, CHAIN_BITCOIN_URL: '' })).toThrow(
      /^CHAIN_BITCOIN_URL: must be set too/,
    );
    for (const url of [
      'http://noeud.exemple.fr',
      'https://noeud.exemple.fr/?key=1',
      'wss://noeud.exemple.fr',
    ]) {
      expect(() => readSettings({ ...chain, CHAIN_ETHEREUM_URL: url })).toThrow(/^CHAIN_ETHEREUM_URL: /);
    }
    const real = { ...sumsub, SUMSUB_APP_TOKEN: 'prd:token', ...yousign, YOUSIGN_ENVIRONMENT: 'production' };
    const strict = { ...production, ...real, ALLOW_LOCAL_PROVIDERS: 'false' };
    expect(() => readSettings(strict)).toThrow(/the local chain provider\.$/);
    expect(() => readSettings({ ...strict, ...without(real) })).toThrow(
      /the local identity, signature and chain providers\.$/,
    );
  });

  it('never shows a secret in its error', () => {
    expect(() => readSettings({ SUMSUB_APP_TOKEN: 'hush-token', SUMSUB_SECRET_KEY: 'hush-key' })).toThrow(
      /^(?!.*hush)/s,
    );
  });

  it('starts in production with everything it needs', () => {
    expect(readSettings(production)).toMatchObject({ mode: 'production', hasTwoPersonControl: true });
  });

  it.each([
    'APP_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    'API_URL',
    'SITE_URL',
    'BACKOFFICE_URL',
    'CONTACT_LINE',
  ])('refuses to start in production without %s, whatever is allowed, in one sentence', (name) => {
    for (const value of [undefined, '']) {
      expect(() => readSettings({ ...production, [name]: value })).toThrow(
        new RegExp(`^${name}: must be set in production: [^\\n]+\\.$`),
      );
    }
    expect(() => readSettings({ NODE_ENV: 'development', [name]: '' })).not.toThrow();
  });

  it('refuses an empty contact line in production', () => {
    expect(() => readSettings({ ...production, CONTACT_LINE: '  ' })).toThrow(/^CONTACT_LINE: /);
  });

  it.each(['API_URL', 'SITE_URL', 'BACKOFFICE_URL'])(
    'refuses %s in clear in production, but on this machine where local providers are allowed',
    (name) => {
      const strict = {
        ...production,
        ...sumsub,
        SUMSUB_APP_TOKEN: 'prd:token',
        ...yousign,
        YOUSIGN_ENVIRONMENT: 'production',
        ...chain,
        ALLOW_LOCAL_PROVIDERS: 'false',
      };
      expect(readSettings(strict).mode).toBe('production');
      const clear = { ...strict, [name]: 'http://127.0.0.1:4000' };
      expect(() => readSettings(clear)).toThrow(`${name}: must be an https address in production.`);
      expect(readSettings({ ...clear, ALLOW_LOCAL_PROVIDERS: 'true' }).mode).toBe('production');
      expect(() => readSettings({ ...production, [name]: 'http://exemple.fr' })).toThrow(
        `${name}: must be an https address`,
      );
    },
  );

  it('refuses in production a database elsewhere in clear', () => {
    const far = 'postgres://app:hush@base.exemple.fr/app';
    expect(() => readSettings({ ...production, DATABASE_URL: far })).toThrow(/^(?!.*hush)DATABASE_URL: /);
    expect(() => readSettings({ ...production, DATABASE_MIGRATION_URL: far })).toThrow(
      /^(?!.*hush)DATABASE_MIGRATION_URL: /,
    );
    for (const url of [
      'postgres://app@127.0.0.1:5432/app?host=base.exemple.fr',
      'postgres:///app?host=base.exemple.fr',
      `${far}?sslmode=verify-full&sslmode=disable`,
    ]) {
      expect(() => readSettings({ ...production, DATABASE_URL: url })).toThrow(/^DATABASE_URL: must end/);
    }
    for (const url of [
      `${far}?sslmode=verify-full`,
      'postgres://app@127.0.0.1:5432/app',
      'postgres:///app?host=/var/run/postgresql',
    ]) {
      expect(readSettings({ ...production, DATABASE_URL: url }).databaseUrl).toBe(url);
    }
  });

  it('refuses local providers in production unless they are allowed', () => {
    expect(() => readSettings({ ...production, ALLOW_LOCAL_PROVIDERS: 'false' })).toThrow(
      /ALLOW_LOCAL_PROVIDERS/,
    );
  });

  it('needs two persons unless the operator turned it off, in production too', () => {
    expect(readSettings({}).hasTwoPersonControl).toBe(true);
    for (const env of [{}, production]) {
      expect(readSettings({ ...env, TWO_PERSON_CONTROL: 'off' }).hasTwoPersonControl).toBe(false);
    }
    expect(() => readSettings({ TWO_PERSON_CONTROL: 'false' })).toThrow(/TWO_PERSON_CONTROL/);
  });
});

describe('sessions of staff', () => {
  it('end after 15 idle minutes and 12 hours, unless the operator chose otherwise', () => {
    expect(readSettings({}).staff).toMatchObject({ idleMinutes: 15, sessionHours: 12 });
    const chosen = { STAFF_IDLE_MINUTES: '30', STAFF_SESSION_HOURS: '8' };
    expect(readSettings(chosen).staff).toMatchObject({ idleMinutes: 30, sessionHours: 8 });
    expect(readSettings(production).staff.isFactorRequired).toBe(true);
    expect(readSettings({ ...production, STAFF_FACTOR: 'invited' }).staff.isFactorRequired).toBe(false);
    expect(() => readSettings({ STAFF_IDLE_MINUTES: '0' })).toThrow(/^STAFF_IDLE_MINUTES/);
    expect(() => readSettings({ STAFF_SESSION_HOURS: '25' })).toThrow(/^STAFF_SESSION_HOURS/);
  });
});

describe('exchange rates', () => {
  it('are off in production and local elsewhere, unless they are chosen', () => {
    expect(readSettings(production).rates).toBe('off');
    expect(readSettings({}).rates).toBe('local');
    expect(
      readSettings({ ...production, RATES: 'on', RATES_KRAKEN_URL: 'http://127.0.0.1:1/k' }).rates,
    ).toEqual({
      ecbUrl: 'https://www.ecb.europa.eu/stats/eurofxref',
      krakenUrl: 'http://127.0.0.1:1/k',
    });
    expect(() => readSettings({ RATES: 'on', RATES_ECB_URL: 'http://exemple.fr' })).toThrow(
      /^RATES_ECB_URL: /,
    );
  });

  it('of a local file are refused in production', () => {
    expect(() =>
      readSettings({ ...production, ALLOW_LOCAL_PROVIDERS: 'true', RATES: 'local' }),
    ).not.toThrow();
    const strict = { ...production, ...chain, ALLOW_LOCAL_PROVIDERS: 'false', RATES: 'local' };
    expect(() => readSettings(strict)).toThrow(/the local identity, signature and rates providers/);
  });
});
