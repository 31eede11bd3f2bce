import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { OperationId } from './operation.ts';
import { allOperations, factsOf } from './spec-document.ts';

let test: TestApp;
let paths: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  test = await createTestApp({ readsPerMinute: 321 });
  const pathsSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
  ({ paths } = pathsSchema.parse((await test.app.inject({ url: '/openapi.json' })).json()));
});
afterAll(() => test.close());

function descriptionOf(operationId: OperationId): string {
  const { path, method } = factsOf(operationId);
  return z.object({ description: z.string() }).parse(paths[path]?.[method]).description;
}

describe('the description of an operation at /docs', () => {
  it('shows who may call each of them', () => {
    for (const { operationId } of allOperations)
      expect(descriptionOf(operationId), operationId).toMatch(/^\*\*Callers\*\*: \S/);
  });

  it.each([
    ['login', ['anyone, without a session', '`login`, 50 calls in 900 s by address']],
    ['verifyTwoFactor', ['awaits its code']],
    ['getDashboard', ['`can_access_yield` and a verified identity', '`read`, 321 calls in 60 s by account']],
    ['typeReceipt', ['staff with `can_access_yield_admin`', '**Step-up**', '**Repeats**']],
    ['getMetrics', ['anyone, without a session']],
  ] as const)('of %s has its roles, flags, step-up and rate limit', (operationId, parts) => {
    for (const part of parts) expect(descriptionOf(operationId)).toContain(part);
  });

  it.each([
    ['stepUp', '**Step-up**'],
    ['viewAs', '**Views**'],
    ['beforeFactor', '**Second factor**'],
    ['rateLimit', '**Rate limit**'],
    ['idempotent', '**Repeats**'],
    ['unattended', '**Timers**'],
  ] as const)('mentions %s exactly where the server applies it', (fact, title) => {
    for (const facts of allOperations)
      expect(descriptionOf(facts.operationId).includes(title), facts.operationId).toBe(Boolean(facts[fact]));
  });

  it('keeps what the spec itself explains', () => {
    expect(descriptionOf('attachReceipt')).toContain('Held until a second person approves it');
  });
});
