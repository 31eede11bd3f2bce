import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Dialog } from '@repo/ui/dialog';
import { Badge, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { withKnownDetails } from './nav-columns.tsx';
import { navsTexts, navVersionsTexts as texts } from './navs.texts.ts';

type Version = components['schemas']['NavVersion'];

const decimalOf = (value: string | null) => (value === null ? sharedTexts.none : formatDecimal(value));

const columns: readonly DataColumn<Version>[] = [
  {
    id: 'version',
    header: texts.version,
    isRowName: true,
    cell: ({ version }) => String(version),
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ replaced_at: at }) =>
      at === null ? (
        <Badge tone="positive">{texts.published}</Badge>
      ) : (
        <>
          <Badge tone="neutral">{texts.replaced}</Badge> {formatNumericDateTime(at)}
        </>
      ),
  },
  { id: 'value', header: navsTexts.columns.value, align: 'end', cell: ({ value }) => formatDecimal(value) },
  { id: 'gross', header: navsTexts.columns.gross, align: 'end', cell: ({ gross }) => decimalOf(gross) },
  {
    id: 'accruals',
    header: navsTexts.columns.accruals,
    align: 'end',
    cell: ({ accruals }) => decimalOf(accruals),
  },
  {
    id: 'mark',
    header: navsTexts.columns.mark,
    align: 'end',
    cell: ({ high_water_mark: mark }) => decimalOf(mark),
  },
  {
    id: 'entered_by',
    header: sharedTexts.enteredBy,
    cell: ({ entered_by: by }) => by ?? sharedTexts.none,
  },
  {
    id: 'approved_by',
    header: sharedTexts.approvedBy,
    cell: ({ approved_by: by }) => by ?? sharedTexts.none,
  },
  {
    id: 'published_at',
    header: navsTexts.columns.updatedAt,
    align: 'end',
    cell: ({ published_at: at }) => formatNumericDateTime(at),
  },
];

export interface NavVersionsProps {
  readonly nav: Pick<components['schemas']['Nav'], 'strategy' | 'strategy_id' | 'date'>;
  readonly onClose: () => void;
}

/** Every value that a day has had: what clients see, and what they saw before. */
export function NavVersions({ nav: { strategy, strategy_id, date }, onClose }: NavVersionsProps) {
  const { queries } = useServices();
  const versions = useQuery(queries.query('listNavVersions', { query: { strategy_id, day: date } }));
  const title = texts.title(strategy, formatNumericDate(date));
  return (
    <Dialog isOpen onClose={onClose} shape="wide" title={title}>
      <QueryView failedTitle={texts.failed} query={versions} skeleton={<Skeleton lines={3} />}>
        {(data) => (
          <DataTable
            columns={withKnownDetails(columns, data.versions)}
            label={title}
            rowId={({ version }) => String(version)}
            rows={data.versions}
          />
        )}
      </QueryView>
    </Dialog>
  );
}
