/** The available statements, and the announcement of the next one. */
import type { components } from '@repo/api-sdk';
import { formatLongDate, formatLongMonth } from '@repo/domain/format';
import { statementsTexts as texts } from './statements.texts.ts';

type Schemas = components['schemas'];
export type StatementList = Schemas['StatementList'];
type Statement = Schemas['StatementPeriod'];

export const exportTables = [
  'contracts',
  'flows',
  'yields',
] as const satisfies readonly Schemas['ExportTable'][];
export const exportFormats = ['csv', 'xlsx'] as const satisfies readonly Schemas['ExportFormat'][];

const yearOf = ({ period }: Pick<Statement, 'period'>): string => period.slice(0, 4);

/** The years that have a statement, newest first. */
export function yearsOf(statements: readonly Statement[]): string[] {
  return [...new Set(statements.map(yearOf))].toSorted().toReversed();
}

/** The statements of a year: the whole year first when it is over, then its months, newest first. */
export function statementsOf(statements: readonly Statement[], year: string): Statement[] {
  return statements
    .filter((statement) => yearOf(statement) === year)
    .toSorted((a, b) => {
      if (a.kind !== b.kind) return a.kind === 'year' ? -1 : 1;
      return a.period < b.period ? 1 : -1;
    });
}

/** The statement that the URL names; the newest when it names no existing one. */
export function requestedStatement(
  statements: readonly Statement[],
  requested: string | null,
): Statement | undefined {
  return statements.find(({ period }) => period === requested) ?? statements[0];
}

/** « Octobre 2026 », « Année entière ». */
export function statementLabel({ kind, period }: Pick<Statement, 'kind' | 'period'>): string {
  if (kind === 'year') return texts.wholeYear;
  const month = formatLongMonth(period);
  return month.charAt(0).toLocaleUpperCase('fr') + month.slice(1);
}

/** « Octobre 2026 (rectificatif) »: another was downloaded in this currency before a correction. */
export function optionLabel(statement: Statement, currency: Statement['rectified'][number]): string {
  const label = statementLabel(statement);
  return statement.rectified.includes(currency) ? texts.rectified(label) : label;
}

/** « Janvier 2026 en EUR, téléchargé le 2 février 2026 ». */
export function replacedLabel({ period, currency, issued_at: issuedAt }: Schemas['StatementIssue']): string {
  const isYear = period.length === 4;
  const named = isYear ? texts.replaced.year(period) : statementLabel({ kind: 'month', period });
  return texts.replaced.issue(named, currency, formatLongDate(issuedAt));
}

/** When the next statement, or the first, is due. */
export function nextSentence({ statements, next }: Pick<StatementList, 'statements' | 'next'>): string {
  if (next === null) return texts.none;
  const month = formatLongMonth(next.period);
  const day = next.available_on === null ? null : formatLongDate(next.available_on);
  if (statements.length === 0) return day === null ? texts.firstAwaited(month) : texts.first(day);
  return day === null ? texts.nextAwaited(month) : texts.next(month, day);
}
