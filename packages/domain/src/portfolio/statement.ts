import { addDays, type IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, roundTo, sumOf, ZERO } from '../money/index.ts';
import { marketAsOf } from './as-of.ts';
import { computable } from './computable.ts';
import { type ExplainedMovement, explainMovement } from './explain.ts';
import { type Ledger, ledgerOf, type Movement, type StrategyLedger, type WaitingPayment } from './ledger.ts';
import type { Market } from './market.ts';
import type { Strategy } from './prices.ts';
import { type Mark, markOn, stretchesOf } from './stretches.ts';
import type { ClientInput } from './value-client.ts';
import { yieldGenerated } from './yield.ts';

/** The input of a statement: a client and a period, both ends included. */
export interface StatementInput {
  readonly client: ClientInput;
  readonly from: IsoDay;
  /** Not after the market's last day. */
  readonly to: IsoDay;
  /** The number of decimals of an amount: each is rounded once, so that rounded amounts add up. */
  readonly decimals: (currency: DisplayCurrency) => number;
}

/** The holding of a contract at the end of a day. */
export interface Balance {
  readonly day: IsoDay;
  readonly units: Decimal;
  /** The value of a unit; `undefined` when none was held, and without a quote. */
  readonly mark: Mark | undefined;
  /** Exact, in the strategy's reference currency. */
  readonly reference: Decimal;
  /** In the display currency, rounded; `undefined` before its first quote. */
  readonly value: Decimal | undefined;
}

/**
 * An account, rounded so that these are exact to the last decimal:
 * `closing = opening + paidIn − paidOut + yieldGenerated`, and
 * `yieldGenerated = strategyEffect + fxEffect + executionEffect + fees + rounding`.
 */
export interface Account {
  readonly opening: Decimal;
  /** Gross amounts received and executed, each at the FX of its dealing day. */
  readonly paidIn: Decimal;
  /** The amount the client received, exit fees deducted. */
  readonly paidOut: Decimal;
  readonly strategyEffect: Decimal;
  readonly fxEffect: Decimal;
  /** What was booked at another NAV or FX than the current one of its day. */
  readonly executionEffect: Decimal;
  /** Negative or zero. */
  readonly fees: Decimal;
  /** The rounding difference. */
  readonly rounding: Decimal;
  readonly yieldGenerated: Decimal;
  readonly closing: Decimal;
}

/** A movement of the period, with its rounded amounts; `undefined` where it has no quote. */
export interface StatedMovement extends ExplainedMovement {
  readonly written: { readonly cash: Decimal; readonly fee: Decimal } | undefined;
}

export interface ContractStatement {
  readonly contractId: string;
  readonly strategy: Strategy;
  readonly opening: Balance;
  readonly closing: Balance;
  /** Received by the end of the period and not executed yet, in the assets paid: beside the value, and in no line. */
  readonly waiting: readonly WaitingPayment[];
  /** Those executed in the period. */
  readonly movements: readonly StatedMovement[];
  /** `undefined` where a balance or a movement of the period is older than the first quote of the display currency. */
  readonly account: Account | undefined;
}

export interface Statement {
  readonly currency: DisplayCurrency;
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** Contracts with a holding or a movement, by strategy, in order of their first movement. */
  readonly contracts: readonly ContractStatement[];
  /** The sums of the contracts' accounts; `undefined` where one is. */
  readonly total: Account | undefined;
}

interface Context {
  /** As known on the last day of the period. */
  readonly market: Market;
  readonly input: StatementInput;
  /** The day before the period. */
  readonly before: IsoDay;
}

function totalOf(contracts: readonly ContractStatement[]): Account | undefined {
  const accounts = contracts.flatMap(({ account }) => account ?? []);
  if (accounts.length < contracts.length) return undefined;
  const sum = (line: keyof Account) => sumOf(accounts.map((account) => account[line]));
  return {
    opening: sum('opening'),
    paidIn: sum('paidIn'),
    paidOut: sum('paidOut'),
    strategyEffect: sum('strategyEffect'),
    fxEffect: sum('fxEffect'),
    executionEffect: sum('executionEffect'),
    fees: sum('fees'),
    rounding: sum('rounding'),
    yieldGenerated: sum('yieldGenerated'),
    closing: sum('closing'),
  };
}

function rounded({ input }: Context, amount: Decimal): Decimal {
  return roundTo(amount, input.decimals(input.client.currency));
}

function stateMovement(context: Context, ledger: StrategyLedger, movement: Movement): StatedMovement {
  const explained = explainMovement(context.market, ledger, context.input.client.currency, movement);
  const { converted } = explained;
  const written = converted && {
    cash: rounded(context, converted.cash),
    fee: rounded(context, converted.fee),
  };
  return { ...explained, written };
}

function balanceOn(
  context: Context,
  ledger: StrategyLedger,
  movements: readonly StatedMovement[],
  day: IsoDay,
): Balance {
  const executed = movements.filter(({ movement }) => movement.day <= day);
  const units = sumOf(executed.map(({ movement }) => movement.units));
  const nav = context.market.prices.navs.lastUpTo(ledger.strategy.key, day);
  const reference = nav === undefined ? ZERO : units.times(nav.value);
  const mark = units.eq(0)
    ? undefined
    : computable(() => markOn(context.market, ledger, context.input.client.currency, day));
  const worth = reference.eq(0) ? ZERO : mark && reference.times(mark.fx);
  return { day, units, mark, reference, value: worth && rounded(context, worth) };
}

function accountOf(
  context: Context,
  ledger: StrategyLedger,
  {
    opening,
    closing,
    movements,
  }: Pick<ContractStatement, 'opening' | 'closing'> & {
    readonly movements: readonly StatedMovement[];
  },
): Account | undefined {
  const { before, market, input } = context;
  const inPeriod = movements.filter(({ movement }) => movement.day > before);
  const written = inPeriod.flatMap((stated) =>
    stated.written === undefined || stated.converted === undefined
      ? []
      : { ...stated.written, kind: stated.movement.kind, executionGap: stated.converted.executionGap },
  );
  const stretches = computable(() => stretchesOf(market, ledger, input.client.currency, before));
  if (opening.value === undefined || closing.value === undefined || stretches === undefined) return undefined;
  if (written.length < inPeriod.length) return undefined;
  const cash = (isPayment: boolean) =>
    sumOf(written.filter(({ kind }) => (kind === 'payment') === isPayment).map((stated) => stated.cash));
  const [paidIn, paidOut] = [cash(true), cash(false).neg()];
  const fees = sumOf(written.map(({ fee }) => fee)).neg();
  const executionEffect = rounded(context, sumOf(written.map(({ executionGap }) => executionGap)));
  const effect = (of: 'strategyEffect' | 'fxEffect') =>
    rounded(context, sumOf(stretches.map((stretch) => stretch[of])));
  const [strategyEffect, fxEffect] = [effect('strategyEffect'), effect('fxEffect')];
  const total = yieldGenerated({
    valueNow: closing.value,
    moneyOut: paidOut,
    moneyIn: opening.value.plus(paidIn),
  });
  return {
    opening: opening.value,
    paidIn,
    paidOut,
    strategyEffect,
    fxEffect,
    executionEffect,
    fees,
    rounding: total.minus(strategyEffect).minus(fxEffect).minus(executionEffect).minus(fees),
    yieldGenerated: total,
    closing: closing.value,
  };
}

function stateContract(context: Context, contractId: string, ledger: StrategyLedger): ContractStatement {
  const { before, input } = context;
  const movements = ledger.movements.map((movement) => stateMovement(context, ledger, movement));
  const opening = balanceOn(context, ledger, movements, before);
  const closing = balanceOn(context, ledger, movements, input.to);
  return {
    contractId,
    strategy: ledger.strategy,
    opening,
    closing,
    waiting: ledger.waiting,
    movements: movements.filter(({ movement }) => movement.day > before),
    account: accountOf(context, ledger, { opening, closing, movements }),
  };
}

/** The ledger of each contract. Effects do not depend on where stretches end: the contracts' add up to the dashboard's. */
function contractLedgers(ledger: Ledger): [contractId: string, ledger: StrategyLedger][] {
  return ledger.flatMap(({ strategy, movements, waiting }) => {
    const contractIds = new Set([...movements, ...waiting].map(({ contractId }) => contractId));
    return [...contractIds].map((contractId): [string, StrategyLedger] => {
      const own = movements.filter((movement) => movement.contractId === contractId);
      return [
        contractId,
        {
          strategy,
          movements: own,
          units: sumOf(own.map(({ units }) => units)),
          waiting: waiting.filter((payment) => payment.contractId === contractId),
        },
      ];
    });
  });
}

function hasSomething({ opening, closing, waiting, movements }: ContractStatement): boolean {
  return movements.length + waiting.length > 0 || [opening, closing].some(({ units }) => !units.eq(0));
}

/**
 * A client's accounts over a period by contract (docs/money.md, What a statement contains): the same valuation as the
 * dashboard, with the market as known on the period's last day.
 */
export function stateAccounts(shared: Market, input: StatementInput): Statement {
  const market = marketAsOf(shared, input.to);
  const { client, from, to } = input;
  const context: Context = { market, input, before: addDays(from, -1) };
  const ledger = ledgerOf(client, market);
  const contracts = contractLedgers(ledger)
    .map(([contractId, own]) => stateContract(context, contractId, own))
    .filter(hasSomething);
  return {
    currency: client.currency,
    from,
    to,
    contracts,
    total: totalOf(contracts),
  };
}
