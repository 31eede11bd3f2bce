import { expect, test } from 'vitest';
import { fxBook, toText } from '../money/index.ts';
import { navBook, replayFlows } from './index.ts';
import type { Flow } from './ledger.ts';
import { closing, EXAMPLE, NO_FEES, payment, USDFY, withdrawal } from './testing.ts';

function replay(flows: readonly Flow[]) {
  const { strategies, refused } = replayFlows(flows, {
    strategies: new Map([[USDFY.key, { strategy: USDFY }]]),
    prices: { navs: navBook(EXAMPLE.navs), fx: fxBook(EXAMPLE.fx) },
    until: EXAMPLE.until,
    fees: NO_FEES,
  });
  const [ledger] = strategies;
  return {
    units: ledger === undefined ? undefined : toText(ledger.units),
    cash: ledger?.movements.map(({ flow, cash }) => [flow.kind, toText(cash)]),
    refused,
  };
}

test('within a day payments come first, then withdrawals, then closings, in whatever order they are given', () => {
  const day = '2026-01-02';
  const flows = [closing(day), withdrawal(day, '101', 'USD'), payment(day, '1010', 'USDC')];
  expect(replay(flows)).toEqual({
    units: '0',
    cash: [
      ['payment', '1010'],
      ['withdrawal', '-101'],
      ['closing', '-909'],
    ],
    refused: [],
  });
});

test('a withdrawal and a closing take the units of their own contract only, not of another in the strategy', () => {
  const other = { contractId: 'c2' };
  const paid = [payment('2026-01-01', '1000', 'USDC'), payment('2026-01-01', '500', 'USDC', other)];
  expect(replay([...paid, closing('2026-01-02', other)])).toMatchObject({ units: '10', refused: [] });
  const tooMuch = withdrawal('2026-01-02', '1000', 'USD', other);
  expect(replay([...paid, tooMuch])).toMatchObject({
    units: '15',
    refused: [{ flow: tooMuch, reason: 'insufficient_units' }],
  });
});
