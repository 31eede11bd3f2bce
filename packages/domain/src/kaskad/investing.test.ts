import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseDecimalInput } from '../format/index.ts';
import { decimal, roundFor, toText } from '../money/index.ts';
import { validateAmount } from '../validation/index.ts';
import {
  amountDue,
  type DueTerms,
  feeReceived,
  proposals,
  receivedOutcome,
  type UnitBounds,
  unitsCost,
  unitsProblem,
} from './due.ts';
import {
  bearableLoss,
  ceilingOf,
  type InvestorProfile,
  investmentSteps,
  isTestValid,
  needsWarning,
  noWithdrawalReason,
  reflectionUntil,
  regimes,
  stepsFor,
  withdrawalUntil,
} from './regimes.ts';

const price = decimal('80.50');
const free: DueTerms = { price, feePercent: decimal(0) };
const bounds: UnitBounds = { least: 10n, most: 100n, held: 0n, remaining: 1000n };
const shown = (amount: string, of: UnitBounds = bounds) =>
  proposals(decimal(amount), free, of).map(({ units, due }) => [Number(units), toText(due, 2)]);

describe('what is due', () => {
  it('[B19] is the units times the price, rounded once, half-even', () => {
    expect(toText(unitsCost(62n, price), 2)).toBe('4991.00');
    expect(toText(unitsCost(1n, decimal('0.00500000')), 2)).toBe('0.00');
    expect(toText(unitsCost(3n, decimal('0.00500000')), 2)).toBe('0.02');
    expect(toText(unitsCost(10n ** 27n, decimal('0.00000001')), 2)).toBe(`1${'0'.repeat(19)}.00`);
  });

  it('[B19] proposes the units below and above a typed amount, or the exact ones', () => {
    expect(shown('5000')).toEqual([
      [62, '4991.00'],
      [63, '5071.50'],
    ]);
    expect(shown('4991')).toEqual([[62, '4991.00']]);
    expect(shown('805')).toEqual([[10, '805.00']]);
  });

  it('proposes nothing that the bounds refuse', () => {
    expect(shown('800')).toEqual([[10, '805.00']]);
    expect(shown('700')).toEqual([]);
    expect(shown('8055')).toEqual([[100, '8050.00']]);
    expect(shown('-5000')).toEqual([]);
    expect(shown('0.01', { ...bounds, least: 0n })).toEqual([[1, '80.50']]);
  });

  it.each([
    ['5000,005', 'Le montant ne doit pas avoir plus de 2 décimales.'],
    ['1e3', 'Le montant doit être supérieur ou égal à 0.'],
    ['-1', 'Le montant doit être supérieur ou égal à 0.'],
    ['0', 'Le montant doit être supérieur ou égal à 0.'],
    ['', 'Le montant doit être supérieur ou égal à 0.'],
    ['800', 'Le montant doit être au minimum de 805,00\u00A0€.'],
    ['1000000000000000', 'Le montant doit être au maximum de 1\u202F000\u202F000\u202F000,00\u00A0€.'],
  ])('[B19] refuses %s in words', (typed, message) => {
    const minimum = toText(unitsCost(bounds.least, price));
    const verdict = validateAmount({ amount: parseDecimalInput(typed), asset: 'EURO', minimum });
    expect(verdict.first?.message).toBe(message);
  });

  it('[B20] refuses under the minimum, over the maximum of a person, over what the round has left, with the figure', () => {
    expect(unitsProblem(9n, bounds)).toEqual({ reason: 'underMinimum', units: 10n });
    expect(unitsProblem(10n, bounds)).toBe(null);
    expect(unitsProblem(61n, { ...bounds, held: 40n })).toEqual({ reason: 'overMaximum', units: 60n });
    expect(unitsProblem(60n, { ...bounds, held: 40n })).toBe(null);
    expect(unitsProblem(10n, { ...bounds, held: 140n })).toEqual({ reason: 'overMaximum', units: 0n });
    expect(unitsProblem(50n, { ...bounds, remaining: 49n })).toEqual({ reason: 'overCap', units: 49n });
    expect(unitsProblem(50n, { ...bounds, remaining: 50n })).toBe(null);
    expect(unitsProblem(50n, { ...bounds, remaining: -1n })).toEqual({ reason: 'overCap', units: 0n });
    expect(unitsProblem(5000n, { ...bounds, most: null, remaining: null })).toBe(null);
    expect(unitsProblem(0n, { ...bounds, least: 0n })).toEqual({ reason: 'underMinimum', units: 0n });
  });
});

const received = (amount: string, least = 10n) =>
  receivedOutcome({ received: decimal(amount), units: 62n, terms: free, least });

describe('what was received', () => {
  it('[B33] short by more than the tolerance: a complement, or fewer units with the rest due back', () => {
    const worth = toText(decimal('5380').times(decimal('0.92')));
    expect(received(worth)).toEqual({
      kind: 'short',
      missing: decimal('41.40'),
      fewer: {
        units: 61n,
        cost: decimal('4910.50'),
        fee: decimal(0),
        due: decimal('4910.50'),
        back: decimal('39.10'),
      },
    });
  });

  it('offers no fewer units than the smallest investment', () => {
    expect(received('4949.60', 61n)).toMatchObject({ fewer: { units: 61n } });
    expect(received('4949.60', 62n)).toMatchObject({ kind: 'short', fewer: null });
    expect(received('80.49', 0n)).toMatchObject({ kind: 'short', fewer: null });
  });

  it('[B33] short within 0.5 % is paid; what is over is due back, however little', () => {
    expect(received('4966.05')).toEqual({ kind: 'paid', back: decimal(0) });
    expect(received('4966.04')).toMatchObject({ kind: 'short', missing: decimal('24.96') });
    expect(received('4991.004')).toEqual({ kind: 'paid', back: decimal(0) });
    expect(received('4991.01')).toEqual({ kind: 'paid', back: decimal('0.01') });
    const tolerancePercent = decimal(1);
    expect(
      receivedOutcome({ received: decimal('4949.60'), units: 62n, terms: free, least: 1n, tolerancePercent }),
    ).toEqual({
      kind: 'paid',
      back: decimal(0),
    });
  });
});

const withFee: DueTerms = { price, feePercent: decimal('1') };

const written = (units: bigint, terms: DueTerms) =>
  Object.values(amountDue(units, terms)).map((amount) => toText(amount, 2));
const outcomeWithFee = (amount: string) =>
  receivedOutcome({ received: decimal(amount), units: 62n, terms: withFee, least: 1n });

describe('the fee beside the price', () => {
  it('[B19] is a percent of the cost to the cent, rounded half-even, and added to it once', () => {
    expect(written(62n, withFee)).toEqual(['4991.00', '49.91', '5040.91']);
    expect(written(62n, free)).toEqual(['4991.00', '0.00', '4991.00']);
    expect(written(1n, { price: decimal('0.50'), feePercent: decimal('1') })).toEqual([
      '0.50',
      '0.00',
      '0.50',
    ]);
    expect(written(3n, { price: decimal('0.50'), feePercent: decimal('1') })).toEqual([
      '1.50',
      '0.02',
      '1.52',
    ]);
    expect(written(0n, withFee)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('[B33] the price without the fee is short, and fewer units leave room for theirs', () => {
    expect(outcomeWithFee('5040.91')).toEqual({ kind: 'paid', back: decimal(0) });
    expect(outcomeWithFee('4991')).toEqual({
      kind: 'short',
      missing: decimal('49.91'),
      fewer: {
        units: 61n,
        cost: decimal('4910.50'),
        fee: decimal('49.10'),
        due: decimal('4959.60'),
        back: decimal('31.40'),
      },
    });
    expect(outcomeWithFee('4959.59')).toMatchObject({ fewer: { units: 60n } });
  });

  it('is what was received above the price: what is missing within the tolerance is missing of it', () => {
    const due = amountDue(62n, withFee);
    const fee = (amount: string) => toText(feeReceived(decimal(amount), due), 2);
    expect(['5040.91', '5041', '5020', '4991', '4980'].map(fee)).toEqual([
      '49.91',
      '49.91',
      '29.00',
      '0.00',
      '0.00',
    ]);
  });
});

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((count) => decimal(count).div(100));
const drawnTerms = fc.record({
  // Up to 8 decimals, as a round has.
  price: fc
    .bigInt({ min: 1n, max: 10n ** 13n })
    .map((count) => decimal(count.toString()).times('0.00000001')),
  feePercent: fc.integer({ min: 0, max: 1_000_000 }).map((count) => decimal(count).div(10_000)),
});
const unitsCostExact = (units: bigint, { price: one, feePercent }: DueTerms) =>
  one.times(units.toString()).times(feePercent.div(100).plus(1));
const drawnUnits = fc.bigInt({ min: 1n, max: 10n ** 9n });

describe('laws of what is due', () => {
  it('is in whole cents, cost and fee add up to it, and more units are never due less', () => {
    fc.assert(
      fc.property(drawnTerms, drawnUnits, drawnUnits, (terms, units, more) => {
        const { cost, fee, due } = amountDue(units, terms);
        expect(cost.plus(fee).eq(due)).toBe(true);
        for (const amount of [cost, fee]) expect(roundFor('EUR', amount).eq(amount)).toBe(true);
        expect(amountDue(units + more, terms).due.gte(due)).toBe(true);
      }),
    );
  });

  it('the part that is allotted and the part that is paid back add up to what was paid, to the cent', () => {
    fc.assert(
      fc.property(
        drawnTerms,
        drawnUnits,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (terms, units, share) => {
          const allotted = BigInt(Math.floor(Number(units) * share));
          const paid = amountDue(units, terms);
          const kept = amountDue(allotted, terms);
          const back = paid.due.minus(kept.due);
          expect(back.gte(0)).toBe(true);
          expect(back.minus(paid.fee.minus(kept.fee)).eq(paid.cost.minus(kept.cost))).toBe(true);
        },
      ),
    );
  });

  it('fewer units with their fee never cost more than what was received, and one more would', () => {
    fc.assert(
      fc.property(drawnTerms, cents(100_000_000), (terms, paid) => {
        const outcome = receivedOutcome({ received: paid, units: 10n ** 12n, terms, least: 1n });
        if (outcome.kind === 'paid' || outcome.fewer === null) return;
        const { units, due, back } = outcome.fewer;
        expect(due.plus(back).eq(paid)).toBe(true);
        expect(back.gte(0)).toBe(true);
        // Before it is rounded to the cent, one more unit with its fee would be above it.
        const more = unitsCostExact(units + 1n, terms);
        expect(more.gt(paid.minus('0.03'))).toBe(true);
      }),
    );
  });
});

const profile: InvestorProfile = {
  regime: 'psfp',
  isOn: true,
  isSophisticated: false,
  isConsumer: true,
  isTraded: false,
};
const mica: InvestorProfile = { ...profile, regime: 'mica' };
const at = (text: string) => new Date(text);
const far = at('2027-06-01T00:00:00Z');

describe('the periods of law', () => {
  it('[B22] reflection: four calendar days to the instant, in Paris', () => {
    const until = (from: string) => reflectionUntil(profile, at(from))?.toISOString();
    expect(until('2026-11-10T09:00:00Z')).toBe('2026-11-14T09:00:00.000Z');
    expect(until('2026-10-23T08:00:00Z')).toBe('2026-10-27T09:00:00.000Z');
    expect(reflectionUntil({ ...profile, isSophisticated: true }, far)).toBe(null);
    expect(reflectionUntil(mica, far)).toBe(null);
  });

  it('[B23] withdrawal: to the end of the fourteenth day after the agreement, or the close of the round', () => {
    const agreed = at('2026-11-10T09:00:00Z');
    const until = (closes: Date) => withdrawalUntil(mica, agreed, closes)?.toISOString();
    expect(until(far)).toBe('2026-11-24T23:00:00.000Z');
    expect(until(at('2026-11-24T22:59:59Z'))).toBe('2026-11-24T22:59:59.000Z');
    expect(withdrawalUntil(mica, at('2026-11-09T23:00:00Z'), far)?.toISOString()).toBe(
      '2026-11-24T23:00:00.000Z',
    );
    expect(withdrawalUntil(mica, at('2026-11-09T22:59:59Z'), far)?.toISOString()).toBe(
      '2026-11-23T23:00:00.000Z',
    );
    expect(withdrawalUntil(mica, agreed, agreed)).toBe(null);
    expect(withdrawalUntil(profile, agreed, far)).toBe(null);
  });

  it('[B23] a token that already trades gives no right, and the reason', () => {
    const traded = { ...mica, isTraded: true };
    expect(withdrawalUntil(traded, at('2026-11-10T09:00:00Z'), far)).toBe(null);
    expect(noWithdrawalReason(traded)).toBe('traded');
    expect(noWithdrawalReason({ ...mica, isConsumer: false })).toBe('notConsumer');
    expect(noWithdrawalReason(mica)).toBe(null);
    expect(noWithdrawalReason({ ...profile, isTraded: true })).toBe(null);
  });

  it.each(regimes)(
    '[B27] %s without the legal parameters has no period, step, warning, nor amount limit',
    (regime) => {
      const off = { ...profile, regime, isOn: false };
      expect(reflectionUntil(off, far)).toBe(null);
      expect(withdrawalUntil(off, at('2026-11-10T09:00:00Z'), far)).toBe(null);
      expect(noWithdrawalReason({ ...off, isTraded: true })).toBe(null);
      expect(stepsFor(off)).not.toContain('questionnaire');
      expect(needsWarning(off, decimal(1_000_000), null)).toBe(false);
      const raised = { amount: decimal(9_000_000), persons: 1, hasWhitePaper: false };
      expect(ceilingOf(off, raised)?.unit === 'euro').toBe(false);
    },
  );

  it('goes through the questionnaire under psfp alone, sophisticated investors aside', () => {
    expect(stepsFor(profile)).toEqual(investmentSteps);
    const others = [
      { ...profile, isSophisticated: true },
      mica,
      { ...profile, regime: 'restricted' as const },
    ];
    for (const other of others) {
      expect(stepsFor(other)).toEqual(['amount', 'payment', 'documents', 'signature', 'result']);
    }
  });
});

const raised = (amount: string, persons = 1, hasWhitePaper = false) => ({
  amount: decimal(amount),
  persons,
  hasWhitePaper,
});

describe('warnings and ceilings', () => {
  test.each([
    ['4000', '60000', true],
    ['3000.01', '60000', true],
    ['3000', '60000', false],
    ['2500', '60000', false],
    ['1000', '5000', false],
    ['1000.01', '5000', true],
    ['1000.01', null, true],
  ])('[B24] %s € with a net worth of %s €: %s', (due, netWorth, isNeeded) => {
    const worth = netWorth === null ? null : decimal(netWorth);
    expect(needsWarning(profile, decimal(due), worth)).toBe(isNeeded);
    expect(needsWarning({ ...profile, isSophisticated: true }, decimal(due), worth)).toBe(false);
  });

  it('shows a tenth of the net worth as the bearable loss', () => {
    expect(toText(bearableLoss(decimal('60000.05')))).toBe('6000');
    expect(toText(bearableLoss(decimal('60000.15')))).toBe('6000.02');
  });

  test.each([
    ['2024-11-11', true],
    ['2024-11-10', false],
    [null, false],
  ] as const)('[B25] a test taken on %s is valid on 10 November 2026: %s', (takenOn, isValid) => {
    expect(isTestValid(takenOn, '2026-11-10')).toBe(isValid);
  });

  it('[B29] allows the 150th person of a whitelist, not the 151st', () => {
    const restricted = { regime: 'restricted', isOn: false } as const;
    expect(ceilingOf(restricted, raised('9000000', 150))?.isCrossed).toBe(false);
    expect(ceilingOf(restricted, raised('9000000', 151))).toEqual({
      unit: 'person',
      limit: decimal(150),
      reached: decimal(151),
      isCrossed: true,
    });
  });

  it('limits an issuer under psfp, and a round without a white paper under mica', () => {
    expect(ceilingOf(profile, raised('5000000'))?.isCrossed).toBe(false);
    expect(ceilingOf(profile, raised('5000000.01'))?.isCrossed).toBe(true);
    expect(ceilingOf(mica, raised('1000000.01'))?.isCrossed).toBe(true);
    expect(ceilingOf(mica, raised('1000000'))?.isCrossed).toBe(false);
    expect(ceilingOf(mica, raised('9000000', 1, true))).toBe(null);
    expect(ceilingOf({ regime: 'grant', isOn: true }, raised('9000000'))).toBe(null);
  });
});
