import type { components } from '@repo/api-sdk/spec';
import { type CsvColumn, toCsv } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { getCapTable } from './read-cap-table.ts';

type Row = components['schemas']['CapTableSide']['rows'][number] & { snapshot: 'before' | 'after' };

/** With the names of Open Cap Format where it has them; what a spreadsheet would run is made text (`toCsv`). */
export async function downloadCapTable(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: { issuerId: string; roundId: string | undefined },
): Promise<RawReply> {
  const table = await getCapTable(deps, query);
  const rows: Row[] = [
    ...table.before.rows.map((row) => ({ ...row, snapshot: 'before' as const })),
    ...(table.after?.rows ?? []).map((row) => ({ ...row, snapshot: 'after' as const })),
  ];
  const day = parisDay(deps.clock.now());
  const columns: CsvColumn<Row>[] = [
    { header: 'issuer_legal_name', value: () => table.issuer.name },
    { header: 'as_of_date', value: () => ({ day }) },
    { header: 'round_name', value: () => table.round?.name ?? null },
    { header: 'snapshot', value: ({ snapshot }) => snapshot },
    { header: 'stakeholder_legal_name', value: ({ holder }) => holder },
    ...table.classes.map(({ symbol }, place) => ({
      header: `quantity_${symbol}`,
      value: ({ units }: Row) => ({ decimal: units[place] ?? '0' }),
    })),
    { header: 'shares_outstanding', value: ({ issued }) => ({ decimal: issued }) },
    { header: 'shares_fully_diluted', value: ({ diluted }) => ({ decimal: diluted }) },
    { header: 'ownership_percent', value: (row) => ({ decimal: row.issued_percent }) },
    { header: 'fully_diluted_percent', value: (row) => ({ decimal: row.diluted_percent }) },
  ];
  return new RawReply(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `capitalisation-${day}.csv`),
      'cache-control': 'no-store',
    },
    toCsv(columns, rows),
  );
}
