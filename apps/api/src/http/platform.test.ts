import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameters } from '../db/schema/platform.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { readRelease } from '../release.ts';
import { openTo } from '../testing/callers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { allOperations } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const site = 'http://localhost:3000';

describe('every response', () => {
  it('carries the security headers and its request id, whatever its status', async () => {
    const urls = [
      '/health/live',
      '/proxy/me',
      '/nothing',
      '/%zz',
      `/files/${'x'.repeat(200)}`,
      '/openapi.json',
      '/proxy/parameters',
    ];
    for (const url of urls) {
      const { headers } = await test.app.inject({ url });
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('has one shape when it is a refusal', async () => {
    for (const url of ['/nothing', '/%zz', `/files/${'x'.repeat(200)}`]) {
      const response = await test.app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(Object.keys(response.json())).toEqual(['error', 'code', 'request_id']);
      expect(response.json()).toMatchObject({ error: 'Cet élément est introuvable.', code: 'not_found' });
    }
  });

  it('is compressed when it is worth it', async () => {
    const response = await test.app.inject({
      url: '/openapi.json',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(response.headers['content-encoding']).toBe('br');
  });
});

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/proxy/me',
    headers: {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization',
    },
  });

describe('other origins', () => {
  it('may call when they are ours', async () => {
    const { headers } = await preflight(site);
    expect(headers['access-control-allow-origin']).toBe(site);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
  });

  it('get no CORS header otherwise', async () => {
    for (const origin of ['https://ailleurs.exemple.fr', 'null', 'http://localhost:3000.ailleurs.fr']) {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('the spec', () => {
  it('names the address that this API is reached at, so that its page can call it', async () => {
    const elsewhere = await createTestApp({ apiUrl: 'https://api.exemple.fr' });
    const { servers } = (await elsewhere.app.inject({ url: '/openapi.json' })).json();
    await elsewhere.close();
    expect(servers).toEqual([{ url: 'https://api.exemple.fr' }]);
  });

  it('is served and readable without any inline script', async () => {
    expect((await test.app.inject({ url: '/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
    const page = await test.app.inject({ url: '/docs' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>/);
    expect((await test.app.inject({ url: '/docs/swagger-ui-bundle.js' })).statusCode).toBe(200);
  });

  it.each(
    allOperations.filter(({ xRoles }) => !xRoles.includes('public')).map((facts) => [facts.operationId]),
  )('%s is closed without a token', async (operationId) => {
    const response = await test.call(operationId);
    expect(response.status).toBe(401);
  });

  it.each(allOperations.filter(({ xRoles }) => xRoles.includes('admin')).map((facts) => [facts.operationId]))(
    '%s is closed to a client and to the other staff',
    async (operationId) => {
      const { xRoles } = allOperations.find((facts) => facts.operationId === operationId) ?? { xRoles: [] };
      const allowed = xRoles.flatMap((name) => openTo[name]);
      for (const role of ['client', 'cgp', 'commercial', 'equisafe', 'admin_kaskad'] as const) {
        if (allowed.includes(role)) continue;
        const { token } = await signIn(test, role);
        const response = await test.call(operationId, { token });
        expect(response.status, role).toBe(403);
      }
    },
  );
});

describe('health', () => {
  it('reports that the process lives and the database responds', async () => {
    expect(await test.expectOk('getLiveness')).toMatchObject({ status: 'ok' });
    expect(await test.expectOk('getReadiness')).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
  });

  it('returns the version of the product, and the commit if it is set', async () => {
    const { version } = JSON.parse(
      await readFile(new URL('../../../../package.json', import.meta.url), 'utf8'),
    );
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await test.expectOk('getLiveness')).toEqual({ status: 'ok', version, commit: null });
    const commit = '0123456789abcdef0123456789abcdef01234567';
    expect(readRelease(commit)).toEqual({ version, commit: '012345678' });
  });

  it('shows its metrics to this machine only', async () => {
    const here = await test.call('getMetrics');
    expect(here.raw.toString()).toContain('http_request_duration_seconds');
    const elsewhere = await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('shows the outbox to this machine only', async () => {
    expect((await test.app.inject({ url: '/local/outbox' })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/local/outbox', remoteAddress: '203.0.113.9' })).statusCode).toBe(
      404,
    );
  });
});

describe('production', () => {
  it('shows neither its reference, nor its outbox, nor its metrics without their token', async () => {
    const token = 'collector-token-collector';
    const production = await createTestApp({ mode: 'production' });
    for (const url of ['/docs', '/openapi.json', '/docs/swagger-ui-bundle.js', '/local/outbox', '/metrics']) {
      expect((await production.app.inject({ url })).statusCode, url).toBe(404);
    }
    await production.close();
    const watched = await createTestApp({ mode: 'production', metricsToken: token });
    const fetchWith = (authorization: string) =>
      watched.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await fetchWith(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await fetchWith('Bearer collector-token-collectos')).statusCode).toBe(404);
    await watched.close();
  });
});

describe('listParameters', () => {
  it('returns the published fees and periods without a session', async () => {
    const listed = await test.expectOk('listParameters');
    expect(listed.parameters.map(({ key, value }) => [key, value])).toEqual([
      ['DELETION_DAYS', '30'],
      ['DEALING_CUT_OFF_HOUR', '16'],
      ['RENUNCIATION_DAYS', '14'],
      ['FOOTER_EXIT_FEE', '0.2'],
      ['FOOTER_FX_FEE', '0.5'],
      ['FOOTER_MANAGEMENT_FEE', '0.5'],
      ['FOOTER_PERFORMANCE_FEE', '20'],
      ['FOOTER_SUBSCRIPTION_FEE', '0.1'],
    ]);
  });

  it.each([
    'TWO_PERSON_THRESHOLD_EUR',
    'COST_THRESHOLD_EUR',
    'CLAIM_THRESHOLD_PERCENT',
    'RECEIPT_TOLERANCE_PERCENT',
    'TWO_PERSON_CONTROL',
  ])('never publishes %s, which the installation may have set', async (key) => {
    await test.deps.db.insert(parameters).values({ key, value: '1', unit: '', updatedAt: test.clock.now() });
    const listed = await test.expectOk('listParameters');
    expect(listed.parameters.map((one) => one.key)).not.toContain(key);
    await test.deps.db.delete(parameters).where(eq(parameters.key, key));
  });

  it('groups by category, « default » for those without one', async () => {
    const row = { value: '1', unit: 'j', updatedAt: test.clock.now() };
    await test.deps.db.insert(parameters).values([
      { ...row, key: 'A_DELAY' },
      { ...row, key: 'Z_FEE', category: 'footer' },
    ]);
    const listed = await test.expectOk('listParameters');
    const categories = listed.parameters.map(({ category }) => category ?? 'none');
    expect(listed.parameters.find(({ key }) => key === 'A_DELAY')?.category).toBe('default');
    expect(categories).toEqual(categories.toSorted((a, b) => a.localeCompare(b)));
    expect(new Set(categories).size).toBeGreaterThan(1);
  });
});

describe('the audit trail', () => {
  it('only grows', async () => {
    await recordAudit(test.deps, {
      by: null,
      action: 'session.opened',
      object: { type: 'session', id: '1' },
    });
    const { db } = test.deps;
    await expect(db.execute(sql`update audit_log set action = 'x'`)).rejects.toThrow();
    await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow();
    await expect(db.execute(sql`truncate audit_log`)).rejects.toThrow();
  });
});
