import type { components } from '@repo/api-sdk';
import { productTone } from '@repo/client/product';
import {
  formatDecimal,
  formatNumericDate,
  formatNumericDateTime,
  formatSignedPercent,
  NBSP,
} from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import { Button } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { Badge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { navVersionsTexts, navsTexts as texts, withdrawNavTexts } from './navs.texts.ts';

type Nav = components['schemas']['Nav'];

export const navColumns: readonly DataColumn<Nav>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    isRowName: true,
    cell: ({ date }) => formatNumericDate(date),
  },
  {
    id: 'strategy',
    header: texts.columns.strategy,
    cell: ({ strategy }) => (
      <Badge look="plain" tone={productTone(strategy)}>
        {strategy}
      </Badge>
    ),
  },
  {
    id: 'value',
    header: texts.columns.value,
    align: 'end',
    cell: ({ value }) => formatDecimal(value),
  },
  {
    id: 'rate',
    header: texts.columns.rate,
    align: 'end',
    cell: ({ rate }) => (rate === null ? sharedTexts.none : formatSignedPercent(rate)),
  },
  {
    id: 'state',
    header: navVersionsTexts.state,
    cell: ({ version }) =>
      version === 1 ? (
        <Badge tone="positive">{navVersionsTexts.published}</Badge>
      ) : (
        <Badge tone="neutral">{navVersionsTexts.corrected(version)}</Badge>
      ),
  },
  { id: 'source', header: texts.columns.source, cell: ({ source }) => valueSourceTexts[source] },
  {
    id: 'entered_by',
    header: sharedTexts.enteredBy,
    cell: ({ entered_by }) => entered_by ?? sharedTexts.none,
  },
  {
    id: 'approved_by',
    header: sharedTexts.approvedBy,
    cell: ({ approved_by }) => approved_by ?? sharedTexts.none,
  },
  {
    id: 'updated_at',
    header: texts.columns.updatedAt,
    align: 'end',
    cell: ({ updated_at }) => formatNumericDateTime(updated_at),
  },
  {
    id: 'gross',
    header: texts.columns.gross,
    align: 'end',
    cell: ({ gross }) => (gross === null ? sharedTexts.none : formatDecimal(gross)),
  },
  {
    id: 'accruals',
    header: texts.columns.accruals,
    align: 'end',
    cell: ({ accruals }) => (accruals === null ? sharedTexts.none : formatDecimal(accruals)),
  },
  {
    id: 'mark',
    header: texts.columns.mark,
    align: 'end',
    cell: ({ high_water_mark: mark }) => (mark === null ? sharedTexts.none : formatDecimal(mark)),
  },
];

const details: ReadonlySet<string> = new Set(['gross', 'accruals', 'mark']);
type Details = Pick<Nav, 'gross' | 'accruals' | 'high_water_mark'>;

/** Without what NAVs are made of, where none of these has it: the other columns are then all in view. */
export function withKnownDetails<Row extends Details>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Details[],
): readonly DataColumn<Row>[] {
  const isKnown = rows.some(
    ({ gross, accruals, high_water_mark: mark }) => gross !== null || accruals !== null || mark !== null,
  );
  return isKnown ? columns : columns.filter(({ id }) => !details.has(id));
}

/** What is done with a NAV: its versions once it was corrected, its withdrawal. */
export const actionColumn = (on: {
  readonly versions: (nav: Nav) => void;
  readonly withdraw: (nav: Nav) => void;
}): DataColumn<Nav> => ({
  id: 'actions',
  header: texts.columns.actions,
  align: 'end',
  cell: (nav) => (
    <>
      {nav.version === 1 ? null : (
        <Button
          aria-label={navVersionsTexts.openLabel(nav.strategy, formatNumericDate(nav.date))}
          onPress={() => on.versions(nav)}
          size="sm"
          variant="ghost"
        >
          {navVersionsTexts.open}
        </Button>
      )}
      {NBSP}
      <Button
        aria-label={withdrawNavTexts.openLabel(nav.strategy, formatNumericDate(nav.date))}
        onPress={() => on.withdraw(nav)}
        size="sm"
        variant="ghost"
      >
        {withdrawNavTexts.open}
      </Button>
    </>
  ),
});
