import type { components } from '@repo/api-sdk/spec';
import type { IsoDay } from '@repo/domain/dates';
import { documentDecimals } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import { accountRates, stateAccounts } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import { contractsTable } from './contracts-table.ts';
import type { ExportSource } from './export-source.ts';
import { tableCsv } from './export-table.ts';
import { flowsTable } from './flows-table.ts';
import { firstOrderDay } from './statement-books.ts';
import { readRenouncedFlows } from './statements.repository.ts';
import { tableXlsx } from './table-xlsx.ts';
import { yieldsTable } from './yields-table.ts';

type TableName = components['schemas']['ExportTable'];

const tables = {
  contracts: contractsTable,
  flows: flowsTable,
  yields: yieldsTable,
} as const satisfies Record<TableName, unknown>;

export interface ExportedFile {
  content: Buffer | string;
  mime: string;
  /** The last day known. */
  until: IsoDay;
}

/** A table of the caller's portfolio up to the last day known, computed from the same data as their dashboard. */
export async function exportPortfolio(
  deps: Deps,
  actor: Actor,
  requested: { table: TableName; format: components['schemas']['ExportFormat']; currency: DisplayCurrency },
): Promise<ExportedFile> {
  const [{ loaded, rows, market, client }, renounced] = await Promise.all([
    readValuedClient(deps, actor, requested.currency),
    readRenouncedFlows(deps.db, actor.userId),
  ]);
  const { until } = market;
  const source: ExportSource = {
    market,
    client,
    rows,
    renounced,
    titles: new Map(loaded.publications.strategies.map(({ key, title }) => [key, title])),
    rates: accountRates(market, client),
    whole: stateAccounts(market, {
      client,
      from: firstOrderDay(client) ?? until,
      to: until,
      decimals: documentDecimals,
    }),
  };
  const table = tables[requested.table](source);
  return requested.format === 'csv'
    ? { content: tableCsv(table), mime: 'text/csv; charset=utf-8', until }
    : {
        content: await tableXlsx(table),
        mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        until,
      };
}
