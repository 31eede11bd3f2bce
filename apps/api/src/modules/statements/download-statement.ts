import { isoDay } from '@repo/domain/dates';
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
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import type { StatementDocument, YearLine } from './statement-document.ts';
import { listPeriods } from './statement-list.ts';
import { writeStatementPdf } from './statement-pdf.ts';
import { statementsErrors } from './statements.errors.ts';
import { readRenouncedFlows } from './statements.repository.ts';

export interface StatementFile {
  key: string;
  bytes: Uint8Array;
}

/** The caller's statement of a period, computed from the same data as their dashboard. */
export async function downloadStatement(
  deps: Deps,
  actor: Actor,
  requested: { period: string; currency: DisplayCurrency },
): Promise<StatementFile> {
  const [{ loaded, rows, market, client }, renounced] = await Promise.all([
    readValuedClient(deps, actor, requested.currency),
    readRenouncedFlows(deps.db, actor.userId),
  ]);
  const periods = listPeriods(market, client, parisDay(deps.clock.now()));
  const period = periods.find(({ key }) => key === requested.period);
  if (period === undefined) throw new AppError(statementsErrors.notFound);
  const { from, to } = period;
  const valued = new Set(client.flows.map(({ contractId }) => contractId));
  const asOf = marketAsOf(market, to);
  const document: StatementDocument = {
    brand: deps.settings.brands.yield,
    holder: actor.account,
    period,
    requestedCurrency: requested.currency,
    statement: stateAccounts(market, { client, from, to, decimals: documentDecimals }),
    market: asOf,
    rates: accountRates(asOf, client),
    payments: rows.payments,
    contracts: new Map(rows.contracts.map(({ id, poNumber }) => [id, poNumber])),
    titles: new Map(loaded.publications.strategies.map(({ key, title }) => [key, title])),
    leftOut: rows.payments.flatMap(({ contractId, valueDate }) => {
      const contract = rows.contracts.find(({ id }) => id === contractId);
      return contract === undefined || valued.has(contractId) || valueDate > to
        ? []
        : [{ poNumber: contract.poNumber, valueDate: isoDay(valueDate) }];
    }),
    renounced: renounced.filter(({ day }) => day >= from && day <= to),
    years: period.kind === 'year' ? listYears(market, client, period) : [],
  };
  return { key: period.key, bytes: await writeStatementPdf(document) };
}

/** One line for each year from the client's first movement to the one stated. */
function listYears(market: Market, client: ClientInput, { to }: StatementPeriod): YearLine[] {
  const first = client.flows
    .map(({ day }) => day)
    .toSorted()
    .at(0);
  return periodsBetween(first ?? to, to, 'year').map(({ key, ...period }) => ({
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
