// What a client's money cost over a year, in euros: the fees booked, and those inside the NAV (docs/decisions/0082).
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, roundTo, sumOf, ZERO } from '../money/index.ts';

/** The books of one contract, whole. */
export interface CostContract {
  readonly contractId: string;
  readonly referenceCurrency: DisplayCurrency;
  readonly movements: readonly CostMovement[];
  /** Of its strategy, in order; the accruals of a unit are null where the source does not give them. */
  readonly navs: readonly { readonly day: IsoDay; readonly accruals: Decimal | null }[];
}

export interface CostMovement {
  readonly day: IsoDay;
  readonly kind: 'payment' | 'withdrawal' | 'closing';
  /** Negative when they leave. */
  readonly units: Decimal;
  /** In euros, at the rate of its day; undefined without one. */
  readonly feeEuros: Decimal | undefined;
}

export interface CostInput {
  readonly contracts: readonly CostContract[];
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** One unit of a currency in euros on a day; undefined before its first quote. */
  readonly euros: (currency: DisplayCurrency, day: IsoDay) => Decimal | undefined;
}

/** Euros and cents: each amount is rounded once, so that the lines add up. Undefined where a rate is missing. */
export interface Costs {
  readonly entry: Decimal | undefined;
  readonly exit: Decimal | undefined;
  /** Management and performance fees inside the NAV: only those of the NAVs that give them. */
  readonly insideNav: Decimal | undefined;
  readonly total: Decimal | undefined;
  /** The NAVs published while units were held, and those of them that give their accruals. */
  readonly navs: number;
  readonly navsWithAccruals: number;
}

export interface CostStatement {
  readonly contracts: readonly (Costs & { readonly contractId: string })[];
  readonly total: Costs;
}

const cents = (amount: Decimal): Decimal => roundTo(amount, 2);

/** Undefined as soon as one is. */
function sumOrUndefined(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  const known = amounts.flatMap((amount) => amount ?? []);
  return known.length < amounts.length ? undefined : sumOf(known);
}

/** The contracts that held units or moved money in the period, and their sums. */
export function costStatement(input: CostInput): CostStatement {
  const contracts = input.contracts
    .filter((contract) => isActive(contract, input))
    .map((contract) => ({ contractId: contract.contractId, ...costsOf(contract, input) }));
  const sum = (line: 'entry' | 'exit' | 'insideNav' | 'total') =>
    sumOrUndefined(contracts.map((one) => one[line]));
  return {
    contracts,
    total: {
      entry: sum('entry'),
      exit: sum('exit'),
      insideNav: sum('insideNav'),
      total: sum('total'),
      navs: contracts.reduce((count, { navs }) => count + navs, 0),
      navsWithAccruals: contracts.reduce((count, { navsWithAccruals }) => count + navsWithAccruals, 0),
    },
  };
}

function isActive({ movements }: CostContract, { from, to }: CostInput): boolean {
  const moved = movements.some(({ day }) => day >= from && day <= to);
  return moved || heldBefore(movements, from).gt(0);
}

/** The units held at the end of the day before: those executed on a day bear none of what accrued up to it. */
function heldBefore(movements: readonly CostMovement[], day: IsoDay): Decimal {
  return sumOf(movements.filter((movement) => movement.day < day).map(({ units }) => units));
}

function costsOf(contract: CostContract, { from, to, euros }: CostInput): Costs {
  const within = contract.movements.filter(({ day }) => day >= from && day <= to);
  const fees = (isEntry: boolean) =>
    sumOrUndefined(
      within
        .filter(({ kind }) => (kind === 'payment') === isEntry)
        .map(({ feeEuros }) => feeEuros && cents(feeEuros)),
    );
  const borne = contract.navs
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, accruals }) => ({ day, accruals, units: heldBefore(contract.movements, day) }))
    .filter(({ units }) => units.gt(0));
  const given = borne.flatMap(({ accruals, ...nav }) => (accruals === null ? [] : [{ ...nav, accruals }]));
  const insideNav = sumOrUndefined(
    given.map(({ day, accruals, units }) => {
      if (accruals.eq(0)) return ZERO;
      const rate = euros(contract.referenceCurrency, day);
      return rate && units.times(accruals).times(rate);
    }),
  );
  const lines = { entry: fees(true), exit: fees(false), insideNav: insideNav && cents(insideNav) };
  return {
    ...lines,
    total: sumOrUndefined([lines.entry, lines.exit, lines.insideNav]),
    navs: borne.length,
    navsWithAccruals: given.length,
  };
}
