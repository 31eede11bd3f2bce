import type { IsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import {
  dayOf,
  formatUnits,
  type Plan,
  type Tranche,
  trancheDateText,
  trancheTable,
} from '@repo/domain/kaskad';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { trancheTexts as texts } from './kaskad.texts.ts';
import type { UnitClass } from './units.ts';

/** The day of a tranche; « TGE + 3 mois » before the TGE; while its plan is suspended it has none. */
export function trancheDay({ at, day }: Pick<Tranche, 'at' | 'day'>, tgeDay: IsoDay | null): string {
  if (day !== null) return formatNumericDate(day);
  return dayOf(at, tgeDay) === null ? trancheDateText(at, tgeDay) : texts.stopped;
}

export interface TrancheTableProps {
  readonly label: string;
  readonly plan: Plan;
  readonly tgeDay: IsoDay | null;
  readonly unit: UnitClass;
}

const pageSizes = [25, 100] as const;

/** The tranches of a plan in the order of their dates, with what they sum up to. */
export function TrancheTable({ label, plan, tgeDay, unit }: TrancheTableProps) {
  const columns: readonly DataColumn<Tranche>[] = [
    { id: 'number', header: texts.number, cell: ({ number }) => String(number) },
    { id: 'date', header: texts.date, isRowName: true, cell: (tranche) => trancheDay(tranche, tgeDay) },
    {
      id: 'units',
      header: texts.units,
      align: 'end',
      onCard: 'first',
      cell: ({ units }) => formatUnits(units, unit),
    },
    {
      id: 'cumulative',
      header: texts.cumulative,
      align: 'end',
      onCard: 'second',
      cell: ({ cumulative }) => formatUnits(cumulative, unit),
    },
  ];
  const rows = trancheTable(plan, tgeDay);
  return (
    <DataTable
      columns={columns}
      label={label}
      paging={rows.length > pageSizes[0] ? { pageSizes } : undefined}
      rowId={({ number }) => String(number)}
      rows={rows}
    />
  );
}
