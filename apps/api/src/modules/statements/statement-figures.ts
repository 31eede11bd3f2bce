// The figures of a statement by their names, as they are printed: what a later issue of the same period is compared with.
import type { DisplayCurrency } from '@repo/domain/money';
import { type Account, compoundedBetween } from '@repo/domain/portfolio';
import { type ComputableAccount, withBalances } from './computable-account.ts';
import type { ChangedFigure, StatedDocument } from './statement-document.ts';
import { printAmount, printNav, printRate, printUnits } from './statement-words.ts';
import { statementsTexts as texts } from './statements.texts.ts';

/** `opening`, `PO-2026-0001 units`, `2025 closing`: a name is kept with its figure, and never changes. */
export type Figures = Readonly<Record<string, string>>;

const amounts = ['opening', 'paidIn', 'paidOut', 'yieldGenerated', 'closing'] as const;
const effects = ['strategyEffect', 'fxEffect', 'executionEffect', 'fees'] as const;

function accountFigures(
  account: ComputableAccount | undefined,
  names: readonly (keyof Account & keyof typeof texts.figures)[],
  { prefix, currency }: { prefix: string; currency: DisplayCurrency },
): [string, string][] {
  return names.map((name) => [`${prefix}${name}`, printAmount(account?.[name], currency)]);
}

/** Of the totals, of each contract, and of each year of a yearly statement. */
export function figuresOf({ statement, period, rates, contracts, years }: StatedDocument): Figures {
  const { currency } = statement;
  const total = withBalances(statement.total, statement.contracts);
  const rate = (prefix: string, of: Parameters<typeof compoundedBetween>[0], days = period) =>
    [`${prefix}rate`, printRate(compoundedBetween(of, days))] as const;
  return Object.fromEntries([
    ...accountFigures(total, [...amounts, ...effects], { prefix: '', currency }),
    rate('', rates.aggregated),
    ...statement.contracts.flatMap(({ contractId, strategy, account, closing }) => {
      const prefix = `${contracts.get(contractId) ?? contractId} `;
      return [
        ...accountFigures(account, amounts, { prefix, currency }),
        rate(prefix, rates.contracts.get(contractId) ?? []),
        [`${prefix}units`, printUnits(closing.units)],
        ...(closing.mark === undefined
          ? []
          : [[`${prefix}nav`, printNav(closing.mark.nav, strategy.referenceCurrency)]]),
      ];
    }),
    ...years.flatMap(({ key, total: year }) =>
      accountFigures(year, amounts, { prefix: `${key} `, currency }),
    ),
  ]);
}

/** Those of both that differ; one that only one of them has is none: its total differs too. */
export function changedFigures(before: Figures, after: Figures): ChangedFigure[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const old = before[name];
    return old === undefined || old === value ? [] : [{ label: labelOf(name), before: old, after: value }];
  });
}

/** Of the same names too. */
export const haveSameFigures = (some: Figures, others: Figures): boolean =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([name, value]) => others[name] === value);

/** « Clôture », « Parts détenues · PO-2026-0001 ». */
function labelOf(name: string): string {
  const [figure = '', ...prefix] = name.split(' ').toReversed();
  const labels: Readonly<Record<string, string>> = texts.figures;
  return [labels[figure] ?? figure, prefix.toReversed().join(' ')].filter(Boolean).join(' · ');
}
