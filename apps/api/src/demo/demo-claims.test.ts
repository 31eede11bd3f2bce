import { isoDay } from '@repo/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenClass, givenGrant, grantBody } from '../modules/kaskad-grants/grants.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { demoClaims } from './demo-claims.ts';
import { instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());

const today = isoDay('2026-11-22');
const ofDemo = (key: Parameters<typeof demoUserId>[0]) => ({ id: demoUserId(key) });

it('leaves one claim in each state, and 2 000 units to claim of 20 000', async () => {
  test.clock.set('2026-01-12T09:00:00.000Z');
  const admin = await signIn(test, 'admin_kaskad', ofDemo('kaskad.admin'));
  await signIn(test, 'super_admin', ofDemo('ines.garnier'));
  const camille = await signIn(test, 'client', { canAccessKaskad: true, ...ofDemo('camille.moreau') });
  const row = await givenClass(test, admin);
  const main = await givenGrant(test, admin, grantBody(row.class.id, camille));
  const grantedOn = { granted_on: '2026-01-31' };
  const second = await givenGrant(test, admin, grantBody(row.class.id, camille, grantedOn));
  const demo = { deps: test.deps, today };
  const grants = { main: main.grant.granted_on, second: second.grant.granted_on };
  for (const { run } of demoClaims(demo, grants)) await run();

  test.clock.set(instantOf(today, '09:00').toISOString());
  const { token } = await signIn(test, 'admin_kaskad');
  const { counts } = await test.expectOk('listClaims', { token });
  expect(counts).toEqual({ open: 2, requested: 1, verifying: 1, executed: 2, refused: 1, canceled: 1 });
  const read = (id: string) => test.expectOk('getIssuedGrant', { token, params: { id } });
  expect((await read(main.grant.id)).grant).toMatchObject({ claimed: '18000', pending: '0' });
  expect((await read(second.grant.id)).grant).toMatchObject({ claimed: '0', pending: '750' });
  const { claims } = await read(main.grant.id);
  expect(claims.every(({ wallet }) => wallet.label === 'Ledger principal')).toBe(true);
});
