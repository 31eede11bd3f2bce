// « Coordonnées de versement » of an investor: declared as to Yield, apart from it, and paid to where the sender of the money is unknown.
import { walletProofText } from '@repo/domain/payouts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { payoutDetails, receipts } from '../../db/schema/cash.ts';
import { kaskadIssuerAccounts } from '../../db/schema/kaskad-registers.ts';
import { walletOf } from '../../demo/demo-claims.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { openRound } from '../kaskad-rounds/rounds.fixture.ts';
import { fieldsOf, refundsOf, refusal, useMoney } from './money.fixture.ts';

const { world, givenSigned, pay, decide, onRefund, approve } = useMoney();

const iban = 'DE89370400440532013000';
const transfer = { method: 'rib', holder: 'Camille Moreau', account: iban };
const { address, sign } = walletOf('4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318');

const declare = (body: object = {}, token = world.investor.token) =>
  world.test.call('setKaskadPayoutDetails', { token, body: { ...transfer, ...body } });
const declared = async (token = world.investor.token) =>
  (await world.test.expectOk('getKaskadPayoutDetails', { token })).items;
const detailOf = (id: string) =>
  world.test.expectOk('getRefund', { token: world.admin.token, params: { id } });

/** Of a canceled investment; `payer`: of its money. */
async function givenRefund(payer: object): Promise<string> {
  const { investment } = await givenSigned();
  await pay(investment.id, payer);
  await decide('cancelInvestment', investment.id, 'Demandé par courrier');
  const [refund] = await refundsOf(world.test, investment.id);
  return refund?.id ?? '';
}
const unknown = { payer_account: undefined, payer_name: undefined };

/** Two days later, everybody signed in again. */
async function twoDaysLater(): Promise<void> {
  const { test } = world;
  test.clock.set('2026-11-12T09:00:00.000Z');
  world.admin = await signIn(test, 'admin_kaskad', { firstname: 'Inès', lastname: 'Garnier' });
  world.other = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
  const user = { email: world.investor.email, password: testPassword };
  world.investor = { ...world.investor, token: (await test.expectOk('login', { body: { user } })).token };
}

describe('setKaskadPayoutDetails', () => {
  it('is usable 48 hours later, and reported by Kaskad to its owner at once', async () => {
    expect((await declare()).status).toBe(200);
    expect(await declared()).toMatchObject([
      { method: 'rib', account: iban, usable_from: '2026-11-12T09:00:00.000Z', is_usable: false },
    ]);
    const mail = (await mailsTo(world.test, world.investor.email)).at(-1);
    expect(mail?.subject).toBe('Vos coordonnées de versement ont changé');
    expect(mail?.body).toContain('/kaskad/profile');
    expect(mail?.body).not.toContain(iban);
    expect(refusal(await declare())).toEqual([422, 'payouts.details_unchanged']);
    await twoDaysLater();
    expect(await declared()).toMatchObject([{ is_usable: true }]);
  });

  it('is refused of a wrong account, of an issuer’s own, and of a wallet that is not proven', async () => {
    expect(fieldsOf(await declare({ account: 'FR00' }))).toEqual([422, ['account']]);
    const { round } = await openRound(world.test);
    const { deps } = world.test;
    await deps.db.insert(kaskadIssuerAccounts).values({
      id: deps.ids.uuid(),
      issuerId: round.issuerId,
      holder: 'Atlas',
      iban: 'NL91ABNA0417164300',
      setAt: deps.clock.now(),
      setBy: world.admin.userId,
    });
    expect(refusal(await declare({ account: 'NL91ABNA0417164300' }))).toEqual([422, 'payouts.house_account']);
    const wallet = { method: 'crypto', network: 'ethereum', account: address };
    const signed = (day: string) => sign(walletProofText({ address, email: world.investor.email, day }));
    expect(refusal(await declare({ ...wallet, signature: signed('2026-11-01') }))).toEqual([
      422,
      'payouts.wrong_signature',
    ]);
    expect(await declared()).toEqual([]);
    expect((await declare({ ...wallet, signature: signed('2026-11-10') })).status).toBe(200);
  });

  it('takes an address on Bitcoin that money of Kaskad came from, not one of Yield’s', async () => {
    const account = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const bitcoin = { method: 'crypto', network: 'bitcoin', account };
    const { deps } = world.test;
    const received = {
      account: 'wallet:bitcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
      source: 'chain',
      day: '2026-11-09',
      amount: '1',
      asset: 'BTC',
      payerAccount: account,
      userId: world.investor.userId,
      recordedAt: deps.clock.now(),
    } as const;
    const id = deps.ids.uuid();
    await deps.db.insert(receipts).values({ ...received, id, externalId: id, state: 'open' });
    expect(refusal(await declare(bitcoin))).toEqual([422, 'payouts.bitcoin_unproven']);
    const { investment } = await givenSigned();
    const own = deps.ids.uuid();
    const ofInvestment = { investmentId: investment.id, state: 'invested', worth: '1' } as const;
    await deps.db.insert(receipts).values({ ...received, id: own, externalId: own, ...ofInvestment });
    expect((await declare(bitcoin)).status).toBe(200);
  });

  it('[B48] is of one service alone: neither reads nor keeps what is declared to the other', async () => {
    const { test, investor } = world;
    const both = await signIn(test, 'client', { canAccessKaskad: true });
    const yields = { token: both.token };
    await test.expectOk('setPayoutDetails', { ...yields, body: transfer });
    expect(await declared(both.token)).toEqual([]);
    expect((await declare({ account: 'BE68539007547034' }, both.token)).status).toBe(200);
    const { items } = await test.expectOk('getPayoutDetails', yields);
    expect(items.map(({ account, replaced_at }) => [account, replaced_at])).toEqual([[iban, null]]);
    expect((await declared(both.token)).map(({ account }) => account)).toEqual(['BE68539007547034']);
    // Who has one service alone has its details alone.
    const alone = await signIn(test, 'client');
    expect((await declare({}, alone.token)).status).toBe(403);
    expect((await test.call('getPayoutDetails', { token: investor.token })).status).toBe(403);
    const staff = await signIn(test, 'admin_yield');
    const history = await test.call('getRecordHistory', {
      token: staff.token,
      query: { kind: 'user', id: both.userId },
    });
    expect(history.raw.toString()).not.toContain('BE68539007547034');
    const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, both.userId));
    expect(trail.map(({ action }) => action)).toContain('refund.details_declared');
  });
});

describe('[B43] a refund of an unknown sender', () => {
  it('goes to what its owner declared to Kaskad, once usable and approved by another person', async () => {
    await declare();
    const id = await givenRefund(unknown);
    const beneficiary = { name: 'Camille Moreau', account: iban, bic: null, source: 'declared' };
    const known = { beneficiary, usable_from: '2026-11-12T09:00:00.000Z' };
    expect((await detailOf(id)).known).toEqual([{ ...known, is_usable: false }]);
    const chosen = { source: 'declared', reason: '' };
    expect(fieldsOf(await onRefund('prepareRefund', id, chosen))).toEqual([422, ['source']]);
    await twoDaysLater();
    expect((await detailOf(id)).known).toEqual([{ ...known, is_usable: true }]);
    const prepared = await onRefund('prepareRefund', id, chosen);
    expect(prepared.status).toBe(200);
    expect((await approve(Object(prepared.body).pending_change?.id)).status).toBe(200);
    expect((await detailOf(id)).row).toMatchObject({ beneficiary, refund: { state: 'to_execute' } });
  });

  it('is not paid to what was declared to Yield', async () => {
    const { deps } = world.test;
    await deps.db.insert(payoutDetails).values({
      id: deps.ids.uuid(),
      userId: world.investor.userId,
      method: 'rib',
      holder: 'Camille Moreau',
      account: iban,
      declaredAt: new Date('2026-11-01T09:00:00.000Z'),
      usableFrom: new Date('2026-11-03T09:00:00.000Z'),
    });
    const id = await givenRefund(unknown);
    expect((await detailOf(id)).known).toEqual([]);
    const refused = await onRefund('prepareRefund', id, { source: 'declared', reason: '' });
    expect(fieldsOf(refused)).toEqual([422, ['source']]);
  });

  it('that is known takes the refund, whatever was declared', async () => {
    await declare();
    await twoDaysLater();
    const id = await givenRefund({});
    expect((await detailOf(id)).known.map(({ beneficiary }) => beneficiary.source)).toEqual(['receipt']);
    const refused = await onRefund('prepareRefund', id, { source: 'declared', reason: '' });
    expect(Object(refused.body).errors).toEqual({
      source: ['L’émetteur du paiement est connu\u00a0: le remboursement lui revient.'],
    });
  });
});
