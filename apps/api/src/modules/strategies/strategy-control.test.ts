// A change of a product under two-person control: where clients pay, and what they are promised.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { plannedPaymentDetails, strategies, strategyVersions } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { depositAddress, seedStrategies } from '../contracts/contracts.fixture.ts';
import { applyPaymentDetails } from './payment-details.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let seeded: typeof strategies.$inferSelect;

const reason = 'Nouvelle banque dépositaire';
const rib = { bank: 'Autre banque', iban: 'DE89370400440532013000', bic: 'COBADEFF' };

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  seeded = await stored();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(plannedPaymentDetails);
  await test.deps.db.delete(strategyVersions);
  await test.deps.db.delete(changeRequests);
  await edit(seeded);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

const send = (strategy: object, who = maker, key?: string) =>
  test.call('updateStrategy', {
    token: who.token,
    body: { strategy: { id: 'usdfy', ...strategy }, reason },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const hold = async (strategy: object) => {
  const { pending_change: pending } = await test.expectOk('updateStrategy', {
    token: maker.token,
    body: { strategy: { id: 'usdfy', ...strategy }, reason },
  });
  if (pending === null) throw new Error('it was not held');
  return pending;
};
async function stored() {
  const [row] = await test.deps.db.select().from(strategies).where(eq(strategies.id, 'usdfy'));
  if (row === undefined) throw new Error('no product');
  return row;
}
/** Another change, meanwhile. */
const edit = (change: Partial<typeof seeded>) =>
  test.deps.db.update(strategies).set(change).where(eq(strategies.id, 'usdfy'));
const requestOf = (id: string) => test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
const approve = (id: string, who = checker) =>
  test.call('approveChangeRequest', { token: who.token, params: { id }, body: {} });
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

describe('a change of where clients pay', () => {
  it('[A1] is held, and shown to the second person before and after', async () => {
    const before = await stored();
    const pending = await hold({ rib });
    expect(pending).toMatchObject({ kind: 'strategy.payment_details', maker: 'Marc Vidal' });
    expect(await stored()).toEqual(before);
    const client = await signIn(test, 'client');
    const { strategies: shown } = await test.expectOk('listStrategies', { token: client.token });
    expect(shown.find(({ id }) => id === 'usdfy')?.rib?.iban).toBe('FR7630006000011234567890189');
    expect(await requestOf(pending.id)).toMatchObject({
      subject_type: 'strategy',
      subject_id: 'usdfy',
      subject_label: 'USDFY',
      reason,
      warnings: [
        'Les clients enverront leur argent à ces coordonnées, une fois passé le délai après la validation.',
      ],
      lines: [
        { label: 'Banque', before: 'Banque de test', after: 'Autre banque' },
        {
          label: 'IBAN',
          before: 'FR76 3000 6000 0112 3456 7890 189',
          after: 'DE89 3704 0044 0532 0130 00',
        },
        { label: 'BIC', before: 'AGRIFRPP', after: 'COBADEFF' },
      ],
    });
  });

  it('is made by the approval of another, and by no other way', async () => {
    const { id } = await hold({ rib, apy: 3 });
    expect([(await approve(id, maker)).status, (await stored()).ribIban]).toEqual([
      403,
      'FR7630006000011234567890189',
    ]);
    expect((await approve(id)).status).toBe(200);
    const row = await stored();
    // The new details are read 24 h later.
    expect([row.ribIban, row.apy]).toEqual(['FR7630006000011234567890189', '3']);
    test.clock.advance({ hours: 24 });
    await applyPaymentDetails(test.deps);
    expect((await stored()).ribIban).toBe('DE89370400440532013000');
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, 'usdfy'));
    const [updated] = lines.filter(({ action }) => action === 'strategy.updated');
    expect(updated).toMatchObject({ actorId: checker.userId });
  });

  it('holds what clients compare products by, and keeps it in the versions', async () => {
    const custodian = 'Un conservateur, séparément.';
    const { id, kind } = await hold({ risk_level: 5, horizon_months: 36, exit_days: 5, custodian });
    expect([kind, (await stored()).riskLevel]).toEqual(['strategy.terms', null]);
    expect((await requestOf(id)).lines).toEqual([
      { label: 'Niveau de risque', before: null, after: '5 sur 7' },
      { label: 'Horizon conseillé', before: null, after: '3\u00a0ans' },
      { label: 'Versement après une sortie', before: null, after: '5\u00a0jours ouvrés' },
      { label: 'Détention des actifs', before: null, after: custodian },
    ]);
    expect((await approve(id)).status).toBe(200);
    const client = await signIn(test, 'client');
    const { strategies: shown } = await test.expectOk('listStrategies', { token: client.token });
    expect(shown.find((one) => one.id === 'usdfy')).toMatchObject({
      risk_level: 5,
      horizon_months: 36,
      exit_days: 5,
      custodian,
    });
    const [last] = await test.deps.db
      .select()
      .from(strategyVersions)
      .where(eq(strategyVersions.changeRequestId, id));
    expect(last?.content).toMatchObject({ riskLevel: 5, horizonMonths: 36, exitDays: 5, custodian });
  });

  it('names each address that comes and goes', async () => {
    const other = '0x52908400098527886E0F7030069857D2E4169EE7';
    const inputs = [{ symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address: other }];
    const { id } = await hold({ crypto: { inputs } });
    const { lines } = await requestOf(id);
    expect(lines.find(({ after }) => after === other)).toMatchObject({ before: depositAddress });
  });

  it('needs a reason, and one pending change at a time', async () => {
    const blank = await test.call('updateStrategy', {
      token: maker.token,
      body: { strategy: { id: 'usdfy', rib } },
    });
    expect([blank.status, Object(blank.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
    await hold({ rib });
    expect(codeOf(await send({ rib: { ...rib, bank: 'Encore une autre' } }, checker))).toBe(
      'change_requests.already_pending',
    );
  });

  it('[A4] is stale once what it compares has moved, and keeps what was typed', async () => {
    const { id } = await hold({ min_euro: '30000' });
    await edit({ minimums: { min_euro: '20000' } });
    const refused = await approve(id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 'La donnée a changé depuis la demande.', code: 'change_requests.stale' },
    ]);
    expect((await stored()).minimums).toEqual({ min_euro: '20000' });
    const kept = await test.expectOk('getChangeRequest', { token: maker.token, params: { id } });
    expect(kept).toMatchObject({ state: 'stale', typed: { product: { min_euro: '30000' } } });
  });

  it('is made whatever else of the product changed meanwhile', async () => {
    const { id } = await hold({ min_euro: '30000' });
    expect((await send({ subtitle: 'Un autre sous-titre' })).status).toBe(200);
    expect((await approve(id)).status).toBe(200);
    expect(await stored()).toMatchObject({
      subtitle: 'Un autre sous-titre',
      minimums: { min_euro: '30000' },
    });
  });
});

describe('a change of what is promised', () => {
  it.each([
    [{ apy: 12 }, { label: 'Rendement annuel estimé', before: '9,5\u00a0%', after: '12\u00a0%' }],
    [
      { min_eurc: '12000.001' },
      {
        label: 'Minimum d’un paiement en EURC',
        before: '12\u202f000\u00a0EURC',
        after: '12\u202f000,001\u00a0EURC',
      },
    ],
    [{ min_buy: '100' }, { label: 'Souscription minimale', before: null, after: '100\u00a0USD' }],
    [
      { min_usdc: '31000' },
      { label: 'Minimum d’un paiement en USDC', before: null, after: '31\u202f000\u00a0USDC' },
    ],
  ])('%j is held', async (change, line) => {
    const pending = await hold(change);
    expect(pending.kind).toBe('strategy.terms');
    expect((await requestOf(pending.id)).lines).toEqual([line]);
  });

  it('is made at once where it changes nothing', async () => {
    const response = await send({
      apy: 9.5,
      rib: { bank: 'Banque de test', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'agrifrpp' },
    });
    expect([response.status, Object(response.body).pending_change]).toEqual([200, null]);
  });
});

describe('what is only shown', () => {
  it('is changed by one person', async () => {
    const response = await send({ subtitle: 'Dollar', label: 'USDFY', description: 'Texte' });
    expect([response.status, Object(response.body).pending_change]).toEqual([200, null]);
    expect((await stored()).subtitle).toBe('Dollar');
  });
});

it('a repeat under its key returns the request that was made, once', async () => {
  const first = await send({ rib }, maker, 'coordonnees');
  const again = await send({ rib }, maker, 'coordonnees');
  expect(again.body).toEqual(first.body);
  expect(await test.deps.db.$count(changeRequests, eq(changeRequests.state, 'pending'))).toBe(1);
});
