import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoDay } from '../dates/index.ts';
import { decimal, fxBook, toText, ZERO } from '../money/index.ts';
import { navBook } from '../portfolio/index.ts';
import { EXAMPLE, FEES, fx, nav, USDFY } from '../portfolio/testing.ts';
import {
  dealIn,
  executeOrders,
  type Order,
  type Position,
  previewWithdrawal,
  publishedQuote,
  type WithdrawableContract,
  type WithdrawalRequest,
} from './index.ts';

const book = fxBook(EXAMPLE.fx);
const last = { day: '2026-01-04', nav: decimal('102'), fx: book } as const;
const dealt = dealIn(
  { strategy: USDFY, asset: 'EURC', gross: decimal('10000'), fees: FEES },
  { day: '2026-01-02', nav: decimal('101'), fx: book },
);
const position = { units: dealt.units, cost: dealt.cost };
const contract: WithdrawableContract = {
  strategy: USDFY,
  asset: 'EURC',
  held: position,
  contributed: decimal('10000'),
  reserved: [],
  exitPercent: FEES.exitPercent,
};
const euros = (amount: string): WithdrawalRequest => ({
  kind: 'amount',
  amount: decimal(amount),
  currency: 'EUR',
});
const preview = (request: WithdrawalRequest, change: Partial<WithdrawableContract> = {}) => {
  const seen = previewWithdrawal({ ...contract, ...change }, request, last);
  return seen.isAllowed
    ? [seen.dealt.gross, seen.dealt.exitFee, seen.dealt.paid, seen.dealt.units, seen.unitsLeft].map((value) =>
        toText(value),
      )
    : [seen.reason, toText(seen.available), seen.currency];
};

describe('the preview of a withdrawal', () => {
  test('[A37] of 1 000 EUR in the worked example: units, fee, what is paid, what is left', () => {
    expect(preview(euros('1000'))).toEqual(['1000', '2', '998', '10.656436487639', '98.695048660876']);
  });

  test('of all the yield is what exceeds the contributions, in the asset paid', () => {
    expect(preview({ kind: 'yield' }).slice(0, 3)).toEqual(['261.54', '0.52', '261.02']);
  });

  test('takes an amount in any currency, and pays in the asset of the contract', () => {
    // A dollar is 0.92 EUR.
    const dollars = { kind: 'amount', amount: decimal('100'), currency: 'USD' } as const;
    expect(preview(dollars).slice(0, 3)).toEqual(['92', '0.18', '91.82']);
  });

  test('of all the yield is all that is left, once more was paid back than was contributed', () => {
    const left = toText(dealt.units);
    expect(preview({ kind: 'yield' }, { contributed: decimal('-1976') })).toEqual([
      '10261.54',
      '20.52',
      '10241.02',
      left,
      '0',
    ]);
  });

  test('is refused for a cent more than is held, with the most that can be requested', () => {
    expect(preview(euros('10261.55'))).toEqual(['tooMuch', '10261.54', 'EUR']);
    expect(preview(euros('10261.54')).slice(0, 1)).toEqual(['10261.54']);
  });

  test('is refused for an amount that pays nothing', () => {
    const held = { units: decimal('1'), cost: ZERO };
    const bitcoin = { kind: 'amount', amount: decimal('0.00000001'), currency: 'BTC' } as const;
    const fees = { exitPercent: decimal('100') };
    expect(preview(euros('0.01'), { held, ...fees })[0]).toBe('tooSmall');
    const cheap = fxBook([...EXAMPLE.fx, fx('BTC', 'EUR', '2026-01-01', '1000')]);
    const seen = previewWithdrawal(contract, bitcoin, { ...last, fx: cheap });
    expect(seen.isAllowed ? null : seen.reason).toBe('tooSmall');
  });

  test('is refused for the yield when there is none', () => {
    expect(preview({ kind: 'yield' }, { contributed: decimal('11000') })).toEqual([
      'noYield',
      '10261.54',
      'EUR',
    ]);
  });

  test('counts what withdrawals that wait have reserved', () => {
    const reserved = [euros('10000')];
    expect(preview(euros('261.54'), { reserved }).slice(0, 1)).toEqual(['261.54']);
    expect(preview(euros('261.55'), { reserved })).toEqual(['tooMuch', '261.54', 'EUR']);
  });

  test('takes a yield once: a second request finds none, waiting or executed', () => {
    expect(preview({ kind: 'yield' }, { reserved: [{ kind: 'yield' }] })[0]).toBe('noYield');
  });

  test('of the yield after an amount counts what that amount paid back', () => {
    // 9 261.54 EUR are left of contributions of 10 000 − 998.
    expect(preview({ kind: 'yield' }, { reserved: [euros('1000')] })[0]).toBe('259.54');
  });

  test('allows exactly what it says is the most, and never leaves less than nothing', () => {
    const cents = fc.integer({ min: 1, max: 2_000_000 }).map((value) => decimal(`${value}`).div(100));
    const currency = fc.constantFrom('EUR' as const, 'USD' as const);
    const usd = fc.integer({ min: 50_000, max: 200_000 }).map((rate) => toText(decimal(rate).div(100_000)));
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 3 }), currency, usd, (waiting, of, rate) => {
        const prices = { ...last, fx: fxBook([fx('EUR', 'USD', '2026-01-01', rate)]) };
        const reserved = waiting.map((amount) => ({ kind: 'amount', amount, currency: 'EUR' }) as const);
        const ask = (amount: string) =>
          previewWithdrawal(
            { ...contract, reserved },
            { kind: 'amount', amount: decimal(amount), currency: of },
            prices,
          );
        const refused = ask('1000000');
        if (refused.isAllowed) throw new Error('a million was allowed');
        if (refused.available.eq(0)) return;
        const most = ask(toText(refused.available));
        expect(most.isAllowed || most.reason).toBe(true);
        expect(most.isAllowed && most.unitsLeft.gte(0)).toBe(true);
        const more = ask(toText(refused.available.plus('0.01')));
        expect(more.isAllowed || more.reason).toBe('tooMuch');
      }),
    );
  });
});

const out = (id: string, kind: 'withdrawal' | 'closing', change: object): Order => ({
  id,
  contractId: 'c',
  strategy: USDFY,
  asset: 'EURC',
  orderDay: '2026-01-04',
  kind,
  request: { kind: 'all' },
  exitPercent: FEES.exitPercent,
  ...change,
});
const execute = (
  orders: readonly Order[],
  days: readonly IsoDay[] = ['2026-01-04'],
  quotes = EXAMPLE.fx,
  positions: ReadonlyMap<string, Position> = new Map([['c', position]]),
) => {
  const prices = {
    navs: navBook(days.map((day) => nav('USDFY', day, '102'))),
    fx: fxBook(quotes),
  };
  const done = executeOrders(orders, {
    prices,
    hasQuote: publishedQuote(prices),
    positions,
  });
  return done.redemptions.map(({ order, day, dealt: { gross } }) => [order.id, day, toText(gross)]);
};

describe('on one NAV', () => {
  const amount = { request: euros('1000') };
  const contributed = { request: { kind: 'yield', contributed: decimal('10000') } };

  test('a closing takes what the withdrawals leave, whatever their ids', () => {
    const orders = [out('a', 'closing', {}), out('b', 'withdrawal', amount)];
    expect(execute(orders)).toEqual([
      ['b', '2026-01-04', '1000'],
      ['a', '2026-01-04', '9261.54'],
    ]);
  });

  test('withdrawals are executed as they were placed, and a yield is counted on what they leave', () => {
    const first = out('b', 'withdrawal', { ...amount, placedAt: new Date('2026-01-04T08:00:00Z') });
    const second = out('a', 'withdrawal', { ...contributed, placedAt: new Date('2026-01-04T09:00:00Z') });
    expect(execute([second, first])).toEqual([
      ['b', '2026-01-04', '1000'],
      ['a', '2026-01-04', '259.54'],
    ]);
  });

  test('the yield is taken once', () => {
    const orders = [out('a', 'withdrawal', contributed), out('b', 'withdrawal', contributed)];
    expect(execute(orders).map(([id, , gross]) => [id, gross])).toEqual([
      ['a', '261.54'],
      ['b', '0'],
    ]);
  });

  test('a yield counts a payment that is executed before it as contributed', () => {
    const payment = {
      id: 'p',
      contractId: 'c',
      strategy: USDFY,
      asset: 'EURC',
      orderDay: '2026-01-04',
      kind: 'payment',
      gross: decimal('10000'),
      fees: FEES,
    } as const;
    // Its contributions are those of the movements booked before: a rectified payment leaves none.
    const rest = out('a', 'withdrawal', { request: { kind: 'yield', contributed: ZERO } });
    expect(execute([rest, payment], ['2026-01-04'], EXAMPLE.fx, new Map())).toEqual([
      ['a', '2026-01-04', '0'],
    ]);
  });

  test('a closing waits for a withdrawal of its contract that waits for a quote', () => {
    const francs = { request: { kind: 'amount', amount: decimal('100'), currency: 'CHF' } };
    const orders = [out('a', 'closing', {}), out('b', 'withdrawal', francs)];
    const usd = fx('EUR', 'USD', '2026-01-05', '1.1');
    const friday = fx('EUR', 'CHF', '2026-01-02', '0.95');
    const monday = fx('EUR', 'CHF', '2026-01-05', '0.95');
    const days = ['2026-01-05'] as const;
    expect(execute(orders.slice(0, 1), days, [usd, friday])).toHaveLength(1);
    expect(execute(orders, days, [usd, friday])).toEqual([]);
    expect(execute(orders, days, [usd, friday, monday]).map(([id]) => id)).toEqual(['b', 'a']);
  });
});
