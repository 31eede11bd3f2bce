import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { navs } from '../../db/schema/market-data.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { auditControl } from './audit-control.ts';

let test: TestApp;
let admin: SignedIn;

async function open(allowUncontrolledChanges: boolean): Promise<void> {
  test = await createTestApp({ allowUncontrolledChanges, hasTwoPersonControl: true });
  await seedStrategies(test);
  admin = await signIn(test, 'super_admin');
}

async function importValue(kind: string, text: string) {
  const file = { name: 'valeurs.csv', mime: 'text/csv', bytes: new TextEncoder().encode(text) };
  const plan = await test.expectOk('previewImport', { token: admin.token, form: { fields: { kind }, file } });
  return test.call('commitImport', { token: admin.token, params: { id: plan.id } });
}
const imports = [
  ['nav', 'date;strategie;vl\n01/01/2026;USDFY;100\n'],
  ['fx_crypto', 'date;paire;cours\n01/01/2026;BTC/EUR;90000\n'],
] as const;

describe('without a second person', () => {
  beforeAll(() => open(false));
  afterAll(() => test.close());

  it.each(imports)('previews an import of %s and refuses to commit it', async (kind, text) => {
    const response = await importValue(kind, text);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'control_required' });
    expect(await test.deps.db.select().from(navs)).toEqual([]);
    const actions = (await test.deps.db.select().from(auditLog)).map(({ action }) => action);
    expect(actions).not.toContain('market_data.imported');
  });

  it.each(['super_admin', 'commercial', 'equisafe', 'admin_kaskad'] as const)(
    'is reported to %s',
    async (role) => {
      const { token } = await signIn(test, role);
      expect(await test.expectOk('getChangeControl', { token })).toEqual({
        allows_uncontrolled_changes: false,
        has_two_person_control: true,
      });
    },
  );
});

describe('where uncontrolled changes are allowed', () => {
  beforeAll(() => open(true));
  afterAll(() => test.close());

  it.each(imports)('commits an import of %s', async (kind, text) => {
    expect((await importValue(kind, text)).status).toBe(200);
  });

  it('is reported by the operation', async () => {
    const { token } = await signIn(test, 'commercial');
    expect(await test.expectOk('getChangeControl', { token })).toMatchObject({
      allows_uncontrolled_changes: true,
    });
  });
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
