import { describe, expect, it } from 'vitest';
import { balances, brokenBooks, fieldsOf, nextHash, refundsOf, refusal, useMoney } from './money.fixture.ts';

const { world, givenSigned, row, pay, payCoins, decide, asOwner, approve, payBack, eventsOf, mails } =
  useMoney();

const plain = (text: unknown) => String(text).replaceAll(/\s/g, ' ');

/** What the accounts of an investment and of its round hold. */
async function held(roundId: string, investmentId: string) {
  const { test } = world;
  return {
    ...(await balances(test, `escrow:${roundId}`)),
    ...(await balances(test, `investment:${investmentId}`)),
  };
}

describe('money received', () => {
  it('that is exact pays the investment, once', async () => {
    const { investment, round } = await givenSigned();
    const { status, body } = await pay(investment.id);
    expect([status, Object(body).row?.investment.state]).toEqual([200, 'paid']);
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '4991' });
    expect(await held(round.id, investment.id)).toEqual({
      [`escrow:${round.id} EUR`]: '4991',
      [`investment:${investment.id} EUR`]: '-4991',
    });
    expect(refusal(await pay(investment.id))).toEqual([409, 'kaskad_money.already_paid']);
    expect(await refundsOf(world.test, investment.id)).toEqual([]);
    expect([await eventsOf(investment.id), await mails()]).toEqual([['received', 'paid'], 1]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('within the tolerance pays it too', async () => {
    const { investment } = await givenSigned();
    await pay(investment.id, { amount: '4970' });
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '4970' });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('above what is due is owed back to the cent', async () => {
    const { investment, round } = await givenSigned();
    await pay(investment.id, { amount: '5000.01' });
    const [refund, ...others] = await refundsOf(world.test, investment.id);
    expect([refund, others]).toMatchObject([
      {
        amount: '9.01',
        asset: 'EURO',
        state: 'to_prepare',
        investmentCause: 'overpaid',
        kind: 'kaskad_refund',
      },
      [],
    ]);
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '4991' });
    expect(await balances(world.test, `owed:${refund?.id}`)).toEqual({ [`owed:${refund?.id} EUR`]: '-9.01' });
    await payBack(refund?.id ?? '');
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '4991' });
    expect(await held(round.id, investment.id)).toEqual({
      [`escrow:${round.id} EUR`]: '4991',
      [`investment:${investment.id} EUR`]: '-4991',
    });
    expect(await balances(world.test, `owed:${refund?.id}`)).toEqual({});
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('[B33] 5 380 USDC at 0,92 are short of 41,40 €: the complement, or 61 units', async () => {
    const { investment } = await givenSigned({ paymentAsset: 'USDC' });
    await payCoins(investment.id, '5380');
    expect(await row(investment.id)).toMatchObject({ state: 'signed', received: '4949.6' });
    const read = { token: world.investor.token, params: { id: investment.id } };
    const detail = await world.test.expectOk('getInvestment', read);
    expect(detail.shortfall).toEqual({
      missing: '41.4',
      fewer: { units: '61', due: '4910.5', fee: '0', back: '39.1' },
    });
    expect(detail.investment.next_step).toBe('choose_units');
    expect(plain(detail.events[0]?.detail)).toBe('Reçu 5 380,00 USDC, il manque 41,40 €.');
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('[B33] is completed by 45 USDC, and ends balanced', async () => {
    const { investment, round } = await givenSigned({ paymentAsset: 'USDC' });
    await payCoins(investment.id, '5380');
    await payCoins(investment.id, '45');
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '4991' });
    expect(await held(round.id, investment.id)).toEqual({
      [`escrow:${round.id} USDC`]: '5425',
      [`investment:${investment.id} USDC`]: '-5425',
    });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('[B33] keeps 61 units, and 39,10 € go back in USDC', async () => {
    const { investment, round } = await givenSigned({ paymentAsset: 'USDC' });
    await payCoins(investment.id, '5380');
    expect(fieldsOf(await asOwner('chooseFewerUnits', investment.id, { units: '60' }))).toEqual([
      422,
      ['units'],
    ]);
    expect((await asOwner('chooseFewerUnits', investment.id, { units: '61' })).status).toBe(200);
    expect(await row(investment.id)).toMatchObject({
      state: 'paid',
      units: '61',
      due: '4910.5',
      received: '4910.5',
    });
    const [refund] = await refundsOf(world.test, investment.id);
    expect(refund).toMatchObject({ amount: '42.5', asset: 'USDC', investmentCause: 'fewer_units' });
    await payBack(refund?.id ?? '');
    expect(await held(round.id, investment.id)).toEqual({
      [`escrow:${round.id} USDC`]: '5337.5',
      [`investment:${investment.id} USDC`]: '-5337.5',
    });
    expect(refusal(await asOwner('chooseFewerUnits', investment.id, { units: '60' }))[0]).toBe(409);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('is refused before it is signed, after the round, of another asset and without a rate', async () => {
    const { investment } = await givenSigned({ state: 'submitted', signedAt: null });
    expect(refusal(await pay(investment.id))).toEqual([409, 'kaskad_money.not_signed']);
    const over = await givenSigned({}, { state: 'closed' });
    expect(refusal(await pay(over.investment.id))).toEqual([409, 'kaskad_money.round_over']);
    const inEuros = await givenSigned({}, { paymentAssets: ['EURO'] });
    expect(fieldsOf(await payCoins(inEuros.investment.id, '5425'))).toEqual([422, ['asset']]);
    const coins = await givenSigned({ paymentAsset: 'USDC' });
    const before = {
      amount: '5425',
      asset: 'USDC',
      reference: nextHash(),
      value_date: '2026-10-31',
      reason: 'Tard',
    };
    expect(fieldsOf(await pay(coins.investment.id, before))).toEqual([422, ['value_date']]);
  });

  it('with the reference of another receipt is refused', async () => {
    const { investment, round } = await givenSigned();
    await pay(investment.id, { amount: '1000', reference: 'VIR-1' });
    expect(fieldsOf(await pay(investment.id, { amount: '3991', reference: 'VIR-1' }))).toEqual([
      422,
      ['reference'],
    ]);
    expect(await row(investment.id)).toMatchObject({ received: '1000' });
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({ [`escrow:${round.id} EUR`]: '1000' });
    const [coins, again] = [
      await givenSigned({ paymentAsset: 'USDC' }),
      await givenSigned({ paymentAsset: 'USDC' }),
    ];
    const transaction = { amount: '5425', asset: 'USDC', reference: nextHash() };
    expect((await pay(coins.investment.id, transaction)).status).toBe(200);
    const upper = { ...transaction, reference: transaction.reference.toUpperCase().replace('0X', '0x') };
    expect(fieldsOf(await pay(again.investment.id, upper))).toEqual([422, ['reference']]);
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('of a version that was read before, or of one’s own investment, is refused', async () => {
    const { investment } = await givenSigned();
    expect(refusal(await pay(investment.id, { version: 7 }))).toEqual([409, 'kaskad_money.changed']);
    const own = await givenSigned({ userId: world.admin.userId });
    expect(refusal(await pay(own.investment.id))).toEqual([403, 'kaskad_money.own']);
  });
});

describe('from the threshold of a day on', () => {
  const large = { units: '1250' };

  it('a second person approves it, with a reason, and never its maker', async () => {
    const { investment, round } = await givenSigned(large);
    const money = { amount: '100625' };
    expect(fieldsOf(await pay(investment.id, money))).toEqual([422, ['reason']]);
    const waiting = await pay(investment.id, { ...money, reason: 'Virement reçu' });
    const pending = Object(waiting.body).pending_change;
    expect([waiting.status, pending?.kind]).toEqual([200, 'investment.validate']);
    expect(await row(investment.id)).toMatchObject({ state: 'signed', received: '0' });
    expect(await balances(world.test, `escrow:${round.id}`)).toEqual({});
    expect(refusal(await approve(pending?.id, world.admin))).toEqual([403, 'change_requests.own_request']);
    expect((await approve(pending?.id)).status).toBe(200);
    expect(await row(investment.id)).toMatchObject({ state: 'paid', received: '100625' });
    expect(await brokenBooks(world.test)).toEqual([]);
  });

  it('what one person recorded alone adds up', async () => {
    const [first, second] = [await givenSigned({ units: '1000' }), await givenSigned({ units: '250' })];
    expect((await pay(first.investment.id, { amount: '80500' })).status).toBe(200);
    const over = await pay(second.investment.id, { amount: '20125', reason: 'Second virement' });
    expect(Object(over.body).pending_change?.kind).toBe('investment.validate');
    expect(await row(second.investment.id)).toMatchObject({ state: 'signed' });
  });

  it('is out of date once the investment is cancelled', async () => {
    const { investment } = await givenSigned(large);
    const waiting = await pay(investment.id, { amount: '100625', reason: 'Virement reçu' });
    expect((await decide('cancelInvestment', investment.id, 'Demandé par courrier')).status).toBe(200);
    expect((await approve(Object(waiting.body).pending_change?.id)).status).toBe(409);
    expect(await row(investment.id)).toMatchObject({ state: 'expired', received: '0' });
    expect(await brokenBooks(world.test)).toEqual([]);
  });
});

describe('a proof', () => {
  it('is filed by its owner and refused with a reason that they read', async () => {
    const { investment } = await givenSigned();
    expect(fieldsOf(await asOwner('fileInvestmentProof', investment.id, { reference: ' ' }))).toEqual([
      422,
      ['reference'],
    ]);
    expect(refusal(await decide('refuseInvestmentProof', investment.id, 'Illisible'))).toEqual([
      409,
      'kaskad_money.no_proof',
    ]);
    const filed = await asOwner('fileInvestmentProof', investment.id, { reference: 'VIR-88' });
    expect([filed.status, Object(filed.body).investment?.next_step]).toEqual([200, 'wait_payment']);
    expect(fieldsOf(await decide('refuseInvestmentProof', investment.id, ' '))).toEqual([422, ['reason']]);
    expect((await decide('refuseInvestmentProof', investment.id, 'Virement introuvable')).status).toBe(200);
    const read = { token: world.investor.token, params: { id: investment.id } };
    const detail = await world.test.expectOk('getInvestment', read);
    expect(detail.proof).toMatchObject({ reference: 'VIR-88', refused_reason: 'Virement introuvable' });
    expect([detail.investment.next_step, await mails()]).toEqual(['pay', 1]);
    expect(await eventsOf(investment.id)).toEqual(['proof_filed', 'proof_refused']);
    expect((await asOwner('fileInvestmentProof', investment.id, { reference: 'VIR-89' })).status).toBe(200);
  });

  it('of a transaction is its hash, and of another’s investment is not found', async () => {
    const { investment } = await givenSigned({ paymentAsset: 'USDC' });
    expect(fieldsOf(await asOwner('fileInvestmentProof', investment.id, { reference: 'VIR-88' }))).toEqual([
      422,
      ['reference'],
    ]);
    expect((await asOwner('fileInvestmentProof', investment.id, { reference: nextHash() })).status).toBe(200);
    const others = await givenSigned({ userId: world.other.userId });
    expect(refusal(await asOwner('fileInvestmentProof', others.investment.id, { reference: 'V' }))).toEqual([
      404,
      'kaskad_money.not_found',
    ]);
  });
});
