/** Who gets how many units of a round (staff-and-kaskad 15.4). Whole units; the same whatever the order of the input. */
import { type Decimal, roundAway } from '../money/index.ts';
import { apportion, decimalOf, leastOf, sumOfUnits } from './apportion.ts';
import { unitsCost } from './due.ts';

/** A firm investment. */
export interface Demand {
  readonly id: string;
  /** Requested. */
  readonly units: bigint;
  /** The instant it became firm: of two equal remainders the earlier one is served, then the smaller id. */
  readonly firmAt: Date;
  /** A reservation that was confirmed in time. */
  readonly hasPriority: boolean;
}

export const allotmentRules = [
  'pro_rata',
  'first_come',
  'minimum_then_pro_rata',
  'reservations_first',
  'manual',
] as const;
export type AllotmentRuleKind = (typeof allotmentRules)[number];

export type AllotmentRule =
  | { readonly kind: 'pro_rata' | 'first_come' | 'reservations_first' }
  /** Everyone gets as many units first, or what they requested if it is less. */
  | { readonly kind: 'minimum_then_pro_rata'; readonly floor: bigint }
  /** Units typed for each investment. */
  | { readonly kind: 'manual'; readonly typed: ReadonlyMap<string, bigint> };

export interface Allotment {
  readonly id: string;
  readonly requested: bigint;
  readonly allotted: bigint;
}

/** Units by id, of those that get some. */
type Served = ReadonlyMap<string, bigint>;

const inTurn = (a: Demand, b: Demand) => a.firmAt.getTime() - b.firmAt.getTime() || (a.id < b.id ? -1 : 1);

/**
 * Allots a round of `cap` units, in the order in which the investments became firm. The sum is min(cap, Σ requested), but for
 * units typed by hand, which `manualProblem` checks.
 * @throws RangeError for a negative cap or demand, or when two demands have one id.
 */
export function allot(demands: readonly Demand[], cap: bigint, rule: AllotmentRule): Allotment[] {
  const ids = new Set(demands.map(({ id }) => id));
  if (cap < 0n || demands.some(({ units }) => units < 0n) || ids.size !== demands.length) {
    throw new RangeError('Not demands that can be allotted');
  }
  const queue = demands.toSorted(inTurn);
  const served = serve(queue, cap, rule);
  return queue.map(({ id, units }) => ({ id, requested: units, allotted: served.get(id) ?? 0n }));
}

function serve(queue: readonly Demand[], cap: bigint, rule: AllotmentRule): Served {
  if (rule.kind === 'manual') return rule.typed;
  if (rule.kind === 'first_come') return firstCome(queue, cap);
  if (rule.kind === 'minimum_then_pro_rata') return minimumFirst(queue, cap, rule.floor);
  return rule.kind === 'reservations_first' ? reservationsFirst(queue, cap) : proRata(queue, cap);
}

/** Pro rata among the reservations, then among the others. */
function reservationsFirst(queue: readonly Demand[], cap: bigint): Served {
  const first = proRata(
    queue.filter(({ hasPriority }) => hasPriority),
    cap,
  );
  const others = queue.filter(({ hasPriority }) => !hasPriority);
  return new Map([...first, ...proRata(others, cap - sumOfUnits(first.values()))]);
}

function firstCome(queue: readonly Demand[], cap: bigint): Served {
  let left = cap;
  return new Map(
    queue.map(({ id, units }) => {
      const served = leastOf(units, left);
      left -= served;
      return [id, served];
    }),
  );
}

/** In proportion to what is requested, by largest remainder; all of it when the cap is not reached. */
function proRata(queue: readonly Pick<Demand, 'id' | 'units'>[], cap: bigint): Served {
  const requested = queue.map(({ units }) => units);
  const isCut = sumOfUnits(requested) > cap;
  const shares = isCut ? apportion(cap, requested) : requested;
  return new Map(queue.map(({ id }, place) => [id, shares[place] ?? 0n]));
}

function minimumFirst(queue: readonly Demand[], cap: bigint, floor: bigint): Served {
  const minimums = queue.map(({ id, units }) => ({ id, units: leastOf(units, floor) }));
  const first = proRata(minimums, cap);
  const rest = queue.map(({ id, units }) => ({ id, units: units - (first.get(id) ?? 0n) }));
  const then = proRata(rest, cap - sumOfUnits(first.values()));
  return new Map(queue.map(({ id }) => [id, (first.get(id) ?? 0n) + (then.get(id) ?? 0n)]));
}

/** Why units typed by hand are not published: a row above what was requested, or a sum that is not the cap's. */
export type ManualProblem =
  | { readonly reason: 'aboveRequested' | 'negative' | 'unknown'; readonly id: string }
  /** Typed less expected: negative when units are missing. */
  | { readonly reason: 'sumDiffers'; readonly difference: bigint };

/** The first reason to refuse units typed by hand; null when there is none. */
export function manualProblem(
  demands: readonly Demand[],
  cap: bigint,
  typed: ReadonlyMap<string, bigint>,
): ManualProblem | null {
  const requested = new Map(demands.map(({ id, units }) => [id, units]));
  for (const [id, units] of typed) {
    const most = requested.get(id);
    if (most === undefined) return { reason: 'unknown', id };
    if (units < 0n) return { reason: 'negative', id };
    if (units > most) return { reason: 'aboveRequested', id };
  }
  const difference = sumOfUnits(typed.values()) - leastOf(cap, sumOfUnits(requested.values()));
  return difference === 0n ? null : { reason: 'sumDiffers', difference };
}

export interface ComparedAllotment {
  readonly id: string;
  readonly requested: bigint;
  readonly first: bigint;
  readonly second: bigint;
  /** second − first: positive for those who gain by the second rule. */
  readonly difference: bigint;
}

export interface Comparison {
  readonly rows: readonly ComparedAllotment[];
  readonly gaining: number;
  readonly losing: number;
}

/** Two allotments of the same demands, person by person; the differences sum to 0 when both allot the cap. */
export function compareAllotments(first: readonly Allotment[], second: readonly Allotment[]): Comparison {
  const other = new Map(second.map(({ id, allotted }) => [id, allotted]));
  const rows = first.map(({ id, requested, allotted }) => {
    const then = other.get(id) ?? 0n;
    return { id, requested, first: allotted, second: then, difference: then - allotted };
  });
  return {
    rows,
    gaining: rows.filter(({ difference }) => difference > 0n).length,
    losing: rows.filter(({ difference }) => difference < 0n).length,
  };
}

/** The figures of « Demandé 5 000 €, alloué 3 200 € : souscription 1,56× le plafond, règle pro rata ». */
export interface AllotmentFigures {
  /** Euros invested, to the cent, without the fee. */
  readonly requested: Decimal;
  readonly allotted: Decimal;
  /** Σ requested / cap, two decimals. */
  readonly oversubscription: Decimal;
  readonly rule: AllotmentRuleKind;
}

/** The figures of one investment of an allotment, for the page, the email and the document alike. */
export function allotmentFigures(
  { requested, allotted }: Allotment,
  round: {
    readonly price: Decimal;
    readonly demand: bigint;
    readonly cap: bigint;
    readonly rule: AllotmentRuleKind;
  },
): AllotmentFigures {
  return {
    requested: unitsCost(requested, round.price),
    allotted: unitsCost(allotted, round.price),
    oversubscription: roundAway(decimalOf(round.demand).div(decimalOf(round.cap)), 2),
    rule: round.rule,
  };
}
