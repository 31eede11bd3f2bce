import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { auditControl } from './audit-control.ts';

let test: TestApp;
let admin: SignedIn;

describe('where two-person control is on', () => {
  beforeAll(async () => {
    test = await createTestApp({ hasTwoPersonControl: true });
  });
  afterAll(() => test.close());

  it.each(['super_admin', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is reported to %s',
    async (role) => {
      const { token } = await signIn(test, role);
      // The settings of tests are those of a demonstration: administrators read that staff need no factor of their own.
      const isAdministrator = role === 'super_admin' || role === 'admin_kaskad';
      expect(await test.expectOk('getChangeControl', { token })).toEqual({
        has_two_person_control: true,
        ...(isAdministrator && { is_factor_optional: true }),
      });
    },
  );
});

describe('where two-person control is off', () => {
  beforeAll(async () => {
    test = await createTestApp({ hasTwoPersonControl: false });
    await seedStrategies(test);
    admin = await signIn(test, 'super_admin');
  });
  afterAll(() => test.close());

  it('closes a contract at once, without another administrator', async () => {
    const id = await givenContract(test, await signIn(test, 'client'), { status: 'signed' });
    const closing = { token: admin.token, params: { id }, body: { reason: 'Demande par courrier' } };
    const { contract, pending_change } = await test.expectOk('closeContractByStaff', closing);
    expect([contract.status, pending_change]).toEqual(['closed', null]);
  });

  it('is reported by the operation, and written on the trail at the start', async () => {
    const { token } = await signIn(test, 'equisafe');
    const { has_two_person_control } = await test.expectOk('getChangeControl', { token });
    expect(has_two_person_control).toBe(false);
    const lines = () => test.deps.db.$count(auditLog, eq(auditLog.action, 'two_person_control.off'));
    expect(await lines()).toBe(0);
    await auditControl(test.deps);
    expect(await lines()).toBe(1);
    await auditControl({ ...test.deps, settings: { ...test.deps.settings, hasTwoPersonControl: true } });
    expect(await lines()).toBe(1);
  });
});
