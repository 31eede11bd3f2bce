import type { components } from '@repo/api-sdk';
import { now } from '@repo/client/clock';
import { formatElapsed, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { changeKindTexts, changeStateTexts } from '@repo/domain/two-persons';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { WholeNumbers } from '../../shared/WholeNumbers.tsx';
import type { ChangeRequestTab } from './change-requests.model.ts';
import { changeStateTones, changeRequestsTexts as texts } from './change-requests.texts.ts';

type Row = components['schemas']['ChangeRequest'];

const common: readonly DataColumn<Row>[] = [
  { id: 'kind', header: texts.columns.kind, isRowName: true, cell: ({ kind }) => changeKindTexts[kind] },
  { id: 'subject', header: texts.columns.subject, cell: (row) => <WholeNumbers text={row.subject_label} /> },
  { id: 'maker', header: texts.columns.maker, cell: ({ maker }) => maker },
];

const pending: readonly DataColumn<Row>[] = [
  ...common,
  {
    id: 'made',
    header: texts.columns.createdAt,
    align: 'end',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={formatLongDateTime(created_at)}>
        {formatElapsed(created_at, now())}
      </time>
    ),
  },
  {
    id: 'expires',
    header: texts.columns.expiresAt,
    align: 'end',
    cell: ({ expires_at }) => formatNumericDate(expires_at),
  },
];

const columns: Readonly<Record<ChangeRequestTab, readonly DataColumn<Row>[]>> = {
  to_decide: pending,
  mine: pending,
  decided: [
    ...common,
    {
      id: 'state',
      header: texts.columns.state,
      cell: ({ state }) => (
        <StatusBadge labels={changeStateTexts} look="plain" status={state} tones={changeStateTones} />
      ),
    },
    { id: 'checker', header: texts.columns.checker, cell: ({ checker }) => checker ?? sharedTexts.none },
    {
      id: 'decided',
      header: texts.columns.decidedAt,
      align: 'end',
      cell: ({ decided_at }) => (decided_at === null ? sharedTexts.none : formatNumericDate(decided_at)),
    },
  ],
};

export function changeRequestColumns(tab: ChangeRequestTab): readonly DataColumn<Row>[] {
  return columns[tab];
}
