import { documentDecimals } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import {
  accountRates,
  type ClientInput,
  type Market,
  marketAsOf,
  periodsBetween,
  type StatementPeriod,
  stateAccounts,
} from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { clientName } from '../accounts/client-name.ts';
import { letterheadOf } from '../legal/letterhead.ts';
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import { type IssuedStatement, issueStatement } from './issue-statement.ts';
import { firstOrderDay, leftOutMovements } from './statement-books.ts';
import type { StatedDocument, YearLine } from './statement-document.ts';
import { listPeriods } from './statement-list.ts';
import { statementsErrors } from './statements.errors.ts';
import { readRenouncedFlows } from './statements.repository.ts';
import { statementsTexts as texts } from './statements.texts.ts';

/** The caller's statement of a period, computed from the same data as their dashboard. */
export async function downloadStatement(
  deps: Deps,
  actor: Actor,
  requested: { period: string; currency: DisplayCurrency },
): Promise<IssuedStatement> {
  const read = await readStated(deps, actor, requested.currency);
  const period = read.periods.find(({ key }) => key === requested.period);
  if (period === undefined) throw new AppError(statementsErrors.notFound);
  return issueStatement(deps, actor, stateDocument(deps, actor, read, period));
}

type Stated = Awaited<ReturnType<typeof readStated>>;

/** What each statement of a client in this currency is made from. */
export async function readStated(deps: Deps, actor: Actor, currency: DisplayCurrency) {
  const [read, renounced] = await Promise.all([
    readValuedClient(deps, actor, currency),
    readRenouncedFlows(deps.db, actor.userId),
  ]);
  return { ...read, renounced, periods: listPeriods(read.market, read.client, parisDay(deps.clock.now())) };
}

export function stateDocument(
  deps: Deps,
  actor: Actor,
  { loaded, rows, market, client, renounced }: Stated,
  period: StatementPeriod,
): StatedDocument {
  const { from, to } = period;
  const asOf = marketAsOf(market, to);
  const poNumbers = new Map(rows.contracts.map(({ id, poNumber }) => [id, poNumber]));
  return {
    brand: deps.settings.brands.yield,
    checkUrl: `${deps.settings.siteUrl}/verifier-un-document`,
    letterhead: letterheadOf(deps.settings, actor.account, texts.number(period.key, client.currency)),
    holder: clientName(actor.account),
    period,
    notComputable: client.notComputable,
    statement: stateAccounts(market, { client, from, to, decimals: documentDecimals }),
    market: asOf,
    rates: accountRates(asOf, client),
    payments: rows.payments,
    contracts: poNumbers,
    titles: new Map(loaded.publications.strategies.map(({ key, title }) => [key, title])),
    leftOut: leftOutMovements(rows, client)
      .filter(({ kind, orderDay }) => kind === 'payment' && orderDay <= to)
      .map(({ contractId, orderDay }) => ({
        poNumber: poNumbers.get(contractId) ?? '',
        valueDate: orderDay,
      })),
    renounced: renounced.filter(({ day }) => day >= from && day <= to),
    years: period.kind === 'year' ? listYears(market, client, period) : [],
  };
}

/** One line for each year from the client's first order to the one stated. */
function listYears(market: Market, client: ClientInput, { to }: StatementPeriod): YearLine[] {
  return periodsBetween(firstOrderDay(client) ?? to, to, 'year').map(({ key, ...period }) => ({
    key,
    from: period.from,
    to: period.to,
    total: stateAccounts(market, {
      client,
      from: period.from,
      to: period.to,
      decimals: documentDecimals,
    }).total,
  }));
}
