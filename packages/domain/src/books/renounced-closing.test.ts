// The worked example of docs/books.md, closed and then renounced.
import { describe, expect, test } from 'vitest';
import { decimal, fxBook, sumOf, toText } from '../money/index.ts';
import { EXAMPLE, FEES, USDFY } from '../portfolio/testing.ts';
import {
  type Account,
  dealBack,
  dealBackEntry,
  dealIn,
  dealInEntry,
  dealOut,
  dealOutEntry,
  type Posting,
  renunciationEntry,
  reversalOf,
} from './index.ts';

const EURC = { strategy: USDFY, asset: 'EURC' } as const;
const gross = decimal('10000');
const at = (day: '2026-01-02' | '2026-01-04', nav: string) => ({
  day,
  nav: decimal(nav),
  fx: fxBook(EXAMPLE.fx),
});
const dealt = dealIn({ ...EURC, gross, fees: FEES }, at('2026-01-02', '101'));
const position = { units: dealt.units, cost: dealt.cost };

const written = (postings: readonly Posting[]) =>
  postings.map(({ account, asset, amount }) => `${account} ${toText(amount)} ${asset}`);
const sumOn = (postings: readonly Posting[], account: Account, asset: string) =>
  sumOf(
    postings.filter((line) => line.account === account && line.asset === asset).map(({ amount }) => amount),
  );

describe('a closing that is renounced', () => {
  const closing = dealOut(
    { ...EURC, held: position, request: { kind: 'all' }, exitPercent: FEES.exitPercent },
    at('2026-01-04', '102'),
  );
  const dealtOut = dealOutEntry(EURC, closing, 'p1');

  test('is reversed first: its fee, gain and payout are undone, and every asset is balanced', () => {
    expect(written(dealtOut)).toEqual([
      'invested:USDFY 11044.500000000015 USD',
      'performance:USDFY 109.351485148515 USD',
      'exchange 10261.54 EURC',
      'exchange -11153.85148514853 USD',
      'fees:exit -20.52 EURC',
      'payable:p1 -10241.02 EURC',
    ]);
    expect(written(reversalOf(dealtOut))).toEqual([
      'invested:USDFY -11044.500000000015 USD',
      'performance:USDFY -109.351485148515 USD',
      'exchange -10261.54 EURC',
      'exchange 11153.85148514853 USD',
      'fees:exit 20.52 EURC',
      'payable:p1 10241.02 EURC',
    ]);
  });

  test.each([
    ['99', '-19.68'],
    ['102', '-321.49'],
  ])('then costs the house, at a NAV of %s, what it would have without the closing: %s', (value, house) => {
    const back = dealBack({ ...EURC, held: position, fees: dealt }, at('2026-01-04', value));
    const journal = [
      ...dealInEntry({ ...EURC, contractId: 'c1' }, dealt),
      ...dealtOut,
      ...reversalOf(dealtOut),
      ...renunciationEntry('EURC', gross, 'p2'),
      ...dealBackEntry(EURC, back),
    ];
    expect(toText(sumOn(journal, 'house', 'EURC'), 2)).toBe(house);
    const left = ['invested:USDFY', 'payable:p1', 'fees:exit', 'fees:fx', 'fees:subscription'] as const;
    for (const account of left) {
      for (const asset of ['EURC', 'USD']) expect(toText(sumOn(journal, account, asset))).toBe('0');
    }
    expect(toText(sumOn(journal, 'payable:p2', 'EURC'))).toBe('-10000');
    expect(toText(sumOn(journal, 'performance:USDFY', 'USD'))).toBe(
      toText(dealt.units.times(decimal(value).minus(101))),
    );
  });
});
