/** The rows and sums behind a headline figure. Exact decimals; rounded once, as they are written. */
import type { components } from '@repo/api-sdk';
import { dashboardDecimals } from '@repo/domain/format';
import { type DisplayCurrency, decimal, roundTo, toText } from '@repo/domain/money';
import { type RatePoint, roundedParts, sumOfComputable, type YieldParts } from '@repo/domain/portfolio';
import { changesOf, computedChange, type PeriodChange, partsOf } from '../change.model.ts';
import { amountText, type Portfolio, type PortfolioView, signedAmount } from '../portfolio.model.ts';
import { explainedTexts } from './explained.texts.ts';

type Schemas = components['schemas'];
export type ExplainedFigures = Schemas['ExplainedFigures'];
export type ExplainedStrategy = Schemas['ExplainedStrategy'];

/** The figures that have a « Comprendre ce chiffre » button. */
export type FigureName = keyof typeof explainedTexts.figures;

/** A figure to explain, and its inputs. */
export interface ExplainProps {
  readonly figure: FigureName;
  readonly portfolio: Portfolio;
  /** `null` for all products. */
  readonly product: string | null;
  readonly view: PortfolioView;
}

export type MovementRow = Schemas['ExplainedMovement'] & { readonly product: string };
export type StretchRow = Schemas['ExplainedStretch'] & { readonly product: string };

/** A day's rate, and the compounded rate up to that day. */
export type RateRow = RatePoint & { readonly running: number };

interface Line {
  readonly term: string;
  readonly value: string;
}

/** An addition: its lines, and the total. */
export interface Addition {
  readonly lines: readonly Line[];
  readonly total: Line;
}

const texts = explainedTexts.sum;

/** The strategies to explain: one product, or all. */
export function strategiesOf(
  figures: ExplainedFigures,
  product: string | null,
): readonly ExplainedStrategy[] {
  return figures.strategies.filter(({ title }) => product === null || title === product);
}

type AmountField = 'current_amount' | 'total_in' | 'total_out' | 'yield_generated';
const EFFECTS = ['strategy_effect', 'fx_effect', 'execution_effect', 'fees'] as const;
type EffectField = (typeof EFFECTS)[number];

/** Null where the amount of one of them is not computable. */
export function totalOf(
  strategies: readonly ExplainedStrategy[],
  field: AmountField | EffectField,
): string | null {
  const sum = sumOfComputable(
    strategies.map(({ [field]: amount }) => (amount === null ? undefined : decimal(amount))),
  );
  return sum === undefined ? null : toText(sum);
}

const opposite = (amount: string | null) => (amount === null ? null : toText(decimal(amount).neg()));

/** Current value + money out − money in. */
export function accountOf(strategies: readonly ExplainedStrategy[], currency: DisplayCurrency): Addition {
  return addition(
    [
      { term: texts.value, amount: totalOf(strategies, 'current_amount') },
      { term: texts.out, amount: totalOf(strategies, 'total_out') },
      { term: texts.in, amount: opposite(totalOf(strategies, 'total_in')) },
    ],
    { term: texts.yield, amount: totalOf(strategies, 'yield_generated') },
    currency,
  );
}

/** The gain of the strategies, the effect of exchange rates, that of booked orders where it is visible, and the fees. */
export function causesOf(strategies: readonly ExplainedStrategy[], currency: DisplayCurrency): Addition {
  const amount = totalOf(strategies, 'yield_generated');
  const [strategy, fx, execution, fees] = EFFECTS.map((field) => totalOf(strategies, field));
  if (amount === null || strategy == null || fx == null || execution == null || fees == null) {
    return { lines: [], total: { term: texts.yield, value: signedAmount(null, currency) } };
  }
  const parts = {
    strategy_effect: decimal(strategy),
    fx_effect: decimal(fx),
    execution_effect: decimal(execution),
    fees: decimal(fees),
  };
  const rounded = roundedParts({ gain: decimal(amount), parts }, dashboardDecimals(currency));
  return partsAddition(rounded, { term: texts.yield, amount }, currency);
}

/** The same lines for the change over a period. */
export function changeCauses(change: PeriodChange, currency: DisplayCurrency): Addition {
  const parts = partsOf(change, currency);
  const sum = { term: texts.change, amount: change.gain };
  return parts === null ? addition([], sum, currency) : partsAddition(parts, sum, currency);
}

function partsAddition(parts: YieldParts, sum: Term, currency: DisplayCurrency): Addition {
  const { strategy_effect: strategy, fx_effect: fx, execution_effect: execution, fees } = parts;
  return addition(
    [
      { term: texts.strategy, amount: toText(strategy) },
      { term: texts.fx, amount: toText(fx) },
      ...(execution.eq(0) ? [] : [{ term: texts.execution, amount: toText(execution) }]),
      { term: texts.fees, amount: toText(fees) },
    ],
    sum,
    currency,
  );
}

interface Term {
  readonly term: string;
  readonly amount: string | null;
}

const shown = (amount: string | null, currency: DisplayCurrency) =>
  amount === null ? undefined : roundTo(decimal(amount), dashboardDecimals(currency));

/** The displayed addition must be correct to the last decimal: the rounding difference has its own line. */
function addition(parts: readonly Term[], sum: Term, currency: DisplayCurrency): Addition {
  const added = sumOfComputable(parts.map(({ amount }) => shown(amount, currency)));
  const rest = added && shown(sum.amount, currency)?.minus(added);
  const all =
    rest === undefined || rest.eq(0) ? parts : [...parts, { term: texts.rounding, amount: toText(rest) }];
  return {
    lines: all.map(({ term, amount }, index) => ({
      term,
      value:
        index === 0 && term === texts.value ? amountText(amount, currency) : signedAmount(amount, currency),
    })),
    total: { term: sum.term, value: signedAmount(sum.amount, currency) },
  };
}

/** The movements of the strategies, newest first. */
export function movementRows(strategies: readonly ExplainedStrategy[]): MovementRow[] {
  return strategies
    .flatMap(({ title, movements }) => movements.map((movement) => ({ ...movement, product: title })))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/** The stretches of the strategies, product by product. */
export function stretchRows(strategies: readonly ExplainedStrategy[]): StretchRow[] {
  return strategies.flatMap(({ title, stretches }) =>
    stretches.map((stretch) => ({ ...stretch, product: title })),
  );
}

/** The rates a percentage compounds: those of the period, or since the beginning for the annualised rate. */
export function ratesOf({ figure, portfolio, product, view }: ExplainProps): readonly RatePoint[] {
  const { rates } = product === null ? portfolio.aggregated : (portfolio.products[product] ?? noSeries);
  if (figure === 'annualised') return rates;
  const since = computedChange(changesOf(portfolio, product)?.[view.period])?.since;
  return since === undefined ? [] : rates.filter(({ date }) => date > since);
}

const noSeries = { rates: [] } as const;
