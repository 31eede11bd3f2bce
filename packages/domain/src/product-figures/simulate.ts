// What a sum could become. An illustration, never a promise: the bad case comes first (docs/money.md, Simulation).
import { type EntryFees, takeEntryFees } from '../books/index.ts';
import { type Decimal, type DisplayCurrency, decimal, ONE, roundFor, ZERO } from '../money/index.ts';

/** The choices of the screen, in years. */
export const simulationYears = [1, 3, 5, 8] as const;

/** What the product states of itself and what was observed. */
export interface SimulationTerms {
  readonly currency: DisplayCurrency;
  /** The published estimate, in percent a year; null without one. */
  readonly apy: number | null;
  /** From 1 to 7; null where it is not stated. */
  readonly riskLevel: number | null;
  /** The deepest fall observed in euros, a fraction under 0; null without one. */
  readonly observedFall: number | null;
  readonly fees: EntryFees & { readonly exitPercent: Decimal };
}

export interface Simulated {
  readonly kind: 'bad' | 'middle' | 'good';
  /** A fraction: over the whole period for the bad case, a year for the others. */
  readonly rate: number;
  /** What would be paid out, the exit fee taken, in euros. */
  readonly paid: Decimal;
  readonly exitFee: Decimal;
  readonly gain: Decimal;
}

export interface Simulation {
  readonly entryFees: Decimal;
  /** The bad case first. */
  readonly cases: readonly Simulated[];
}

/**
 * The yearly loss that the scale of risk stands for: the upper bound of volatility of each class in annex II of the delegated
 * regulation (EU) 2017/653. The last class has no bound: all may be lost.
 */
const lossOfLevel: Readonly<Record<number, number>> = {
  1: 0.005,
  2: 0.05,
  3: 0.12,
  4: 0.2,
  5: 0.3,
  6: 0.8,
  7: 1,
};

/** Null where nothing bounds a bad case: then no case is shown at all. Before tax; the currency keeps its value but in the bad case. */
export function simulate(amount: Decimal, years: number, terms: SimulationTerms): Simulation | null {
  const fall = badFall(terms);
  if (fall === null || !amount.gt(0) || years <= 0) return null;
  const { subscriptionFee, fxFee } = takeEntryFees({
    asset: 'EURO',
    gross: amount,
    strategy: { referenceCurrency: terms.currency },
    fees: terms.fees,
  });
  const entryFees = roundFor('EUR', subscriptionFee.plus(fxFee));
  const invested = amount.minus(entryFees);
  const outcome = (kind: Simulated['kind'], rate: number, growth: Decimal): Simulated => {
    const gross = roundFor('EUR', invested.times(growth));
    const exitFee = roundFor('EUR', gross.times(terms.fees.exitPercent).div(100));
    const paid = gross.minus(exitFee);
    return { kind, rate, paid, exitFee, gain: paid.minus(amount) };
  };
  const yearly = (kind: 'middle' | 'good', rate: number) => outcome(kind, rate, decimal((1 + rate) ** years));
  const estimate = (terms.apy ?? 0) / 100;
  return {
    entryFees,
    cases: [
      outcome('bad', -fall, fall >= 1 ? ZERO : ONE.minus(decimal(fall))),
      // An estimate that is not a gain has nothing to show beside the bad case.
      ...(estimate > 0 ? [yearly('middle', estimate / 2), yearly('good', estimate)] : []),
    ],
  };
}

/** The larger of what was observed and of what the scale stands for. */
function badFall({ riskLevel, observedFall }: SimulationTerms): number | null {
  const stated = riskLevel === null ? null : (lossOfLevel[riskLevel] ?? null);
  const observed = observedFall === null ? null : -observedFall;
  if (stated === null) return observed;
  return observed === null ? stated : Math.max(stated, observed);
}
