import type { AuditAction, AuditObject } from '@repo/domain/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let camille: SignedIn;
let [dollars, bitcoins]: string[] = [];

const minute = (count: number) => new Date(test.clock.now().getTime() - count * 60_000);

beforeAll(async () => {
  ({ test } = await openMarket());
  admin = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  camille = await signIn(test, 'client', { firstname: 'Camille', lastname: 'Moreau' });
  dollars = await givenContract(test, camille);
  bitcoins = await givenContract(test, camille, { strategyId: 'btcfy' });
  const event = (type: 'contract_subscribed' | 'kyc_validated', ago: number, contractId: string | null) => ({
    id: test.deps.ids.uuid(),
    userId: camille.userId,
    contractId,
    type,
    occurredAt: minute(ago),
  });
  await test.deps.db
    .insert(timelineEvents)
    .values([
      event('kyc_validated', 30, null),
      event('contract_subscribed', 20, dollars),
      event('contract_subscribed', 10, bitcoins),
      event('kyc_validated', 91 * 24 * 60, null),
    ]);
});
afterAll(() => test.close());

const list = (query: Record<string, string> = {}) =>
  test.expectOk('listStaffActivity', { token: admin.token, query });
const shown = async (query: Record<string, string> = {}) =>
  (await list(query)).items.map(({ event, action, product }) => [event ?? action, product]);

const act = (action: AuditAction, type: AuditObject, id: string) =>
  recordAudit(test.deps, {
    by: { userId: admin.userId, role: 'super_admin', sessionId: null, ip: '192.0.2.9', requestId: 'req_1' },
    action,
    object: { type, id },
  });

it('has the events of clients over 90 days and what staff did, newest first, each with whom and what', async () => {
  await act('contract.canceled', 'contract', dollars ?? '');
  await act('session.opened', 'session', '1');
  const { items, next } = await list();
  expect(next).toBeNull();
  expect(items.map(({ event, action }) => event ?? action)).toEqual([
    'contract.canceled',
    'contract_subscribed',
    'contract_subscribed',
    'kyc_validated',
  ]);
  expect(items[0]).toMatchObject({ actor: 'Inès Garnier', contract_id: dollars, product: 'USDFY' });
  expect(items[1]).toMatchObject({ subject: 'Camille Moreau', client_id: camille.userId, product: 'BTCFY' });
});

it('is filtered by type and product', async () => {
  expect(await shown({ type: 'staff' })).toEqual([['contract.canceled', 'USDFY']]);
  expect(await shown({ type: 'kyc_validated' })).toEqual([['kyc_validated', null]]);
  expect(await shown({ strategy: 'BTCFY' })).toEqual([['contract_subscribed', 'BTCFY']]);
  expect(await shown({ strategy: 'USDFY' })).toEqual([
    ['contract.canceled', 'USDFY'],
    ['contract_subscribed', 'USDFY'],
  ]);
});

it('is read page by page, also where many happened at one instant, and each item once', async () => {
  for (const _ of Array.from({ length: 22 })) await act('contract.canceled', 'contract', bitcoins ?? '');
  await test.deps.db.insert(timelineEvents).values(
    Array.from({ length: 22 }, () => ({
      id: test.deps.ids.uuid(),
      userId: camille.userId,
      type: 'other' as const,
      occurredAt: test.clock.now(),
    })),
  );
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list(after === '' ? {} : { after });
    expect(page.items.length).toBeLessThanOrEqual(20);
    seen.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  // 22 of each, and the four of before.
  expect(seen).toHaveLength(48);
  expect(new Set(seen).size).toBe(48);
  expect(await shown({ after: 'action:999999999' })).toEqual([]);
});
