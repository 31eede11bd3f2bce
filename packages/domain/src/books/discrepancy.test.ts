import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { decimal, fxBook, toText } from '../money/index.ts';
import { redemptionDiscrepancy, subscriptionDiscrepancy } from './discrepancy.ts';
import { settlementEntry } from './entries.ts';

const day = isoDay('2026-01-02');
const fx = fxBook([{ base: 'EUR', quote: 'USD', days: [day], values: ['1.25'] }]);
const at = (nav: string) => ({ day, nav: decimal(nav), fx });
const strategy = { key: 'usdfy', referenceCurrency: 'USD' } as const;
const percents = { subscriptionPercent: decimal(0), fxPercent: decimal(0) };
const paid = { strategy, asset: 'EURC', gross: decimal(1000), fees: percents } as const;
const held = { units: decimal('12.5'), cost: decimal(1250) };
const closing = {
  strategy,
  asset: 'EURC',
  held,
  request: { kind: 'all' },
  exitPercent: decimal('0.2'),
} as const;

describe('a deal at the NAV in force', () => {
  it.each([
    ['98', '12.755102040816', '20'],
    ['100', '12.5', '0'],
    ['102', '12.254901960784', '-20'],
  ])('gives a subscription dealt at 100 its units at %s', (nav, units, cash) => {
    const compared = subscriptionDiscrepancy(paid, decimal('12.5'), at(nav));
    expect([toText(compared.unitsDue), toText(compared.cash)]).toEqual([units, cash]);
  });

  it('is what was invested less what the units are worth, as the client reads it, where half a cent decides', () => {
    const eurfy = {
      ...paid,
      strategy: { key: 'eurfy', referenceCurrency: 'EUR' },
      gross: decimal(9990),
    } as const;
    const compared = subscriptionDiscrepancy(eurfy, decimal('99.9'), at('100.15'));
    // 9 990 − 99.9 × 100.15 = −14.985, half-even; the units due, to 12 decimals, would make it −14.99.
    expect(toText(compared.cash)).toBe('-14.98');
  });

  it('gives a closing its amount, less the exit fee of it', () => {
    const booked = { units: decimal('12.5'), worth: decimal(1250), exitFee: decimal(2), paid: decimal(998) };
    const compared = redemptionDiscrepancy(closing, booked, at('102'));
    expect(Object.values(compared).map((value) => toText(value))).toEqual(['-12.5', '25', '19.96', '0.04']);
  });

  it('gives back the units that a withdrawal of an amount took in excess', () => {
    const request = { kind: 'amount', amount: decimal(100), currency: 'EUR' } as const;
    const booked = {
      units: decimal('1.25'),
      worth: decimal(125),
      exitFee: decimal('0.2'),
      paid: decimal('99.8'),
    };
    const compared = redemptionDiscrepancy({ ...closing, request }, booked, at('125'));
    expect([toText(compared.unitsDue), toText(compared.cash), toText(compared.exitFee)]).toEqual([
      '-1',
      '25',
      '0',
    ]);
  });
});

const settle = (values: Record<'reference' | 'cash' | 'exitFee' | 'owed', string>) =>
  settlementEntry(
    { strategy, asset: 'EURC' },
    {
      reference: decimal(values.reference),
      cash: decimal(values.cash),
      exitFee: decimal(values.exitFee),
      owed: decimal(values.owed),
    },
    'p1',
  ).map(({ account, asset, amount }) => `${account} ${asset} ${toText(amount)}`);

describe('settlementEntry', () => {
  it('is paid by the strategy to the client who lost', () => {
    expect(settle({ reference: '25', cash: '19.96', exitFee: '0.04', owed: '19.96' })).toEqual([
      'performance:usdfy USD 25',
      'exchange EURC 20',
      'exchange USD -25',
      'fees:exit EURC -0.04',
      'payable:p1 EURC -19.96',
    ]);
  });

  it('is paid by the house to the strategy where the client gained', () => {
    expect(settle({ reference: '-25', cash: '-19.96', exitFee: '-0.04', owed: '0' })).toEqual([
      'performance:usdfy USD -25',
      'exchange EURC -20',
      'exchange USD 25',
      'fees:exit EURC 0.04',
      'house EURC 19.96',
    ]);
  });
});
