import type { components } from '@repo/api-sdk';
import { ThreadBadge } from '@repo/client/messages';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { messagesTexts as texts } from './messages.texts.ts';

type Thread = components['schemas']['StaffThread'];
type Column = DataColumn<Thread>;

const subject: Column = {
  id: 'subject',
  header: texts.columns.subject,
  isRowName: true,
  cell: (row) => row.subject,
};
const client: Column = {
  id: 'client',
  header: texts.columns.client,
  onCard: 'first',
  cell: (row) => row.client.name,
};
const state: Column = {
  id: 'state',
  header: texts.columns.state,
  onCard: 'second',
  cell: (row) => <ThreadBadge state={row.state} />,
};
const since: Column = {
  id: 'since',
  header: texts.columns.since,
  isSortable: true,
  cell: (row) => (
    <time dateTime={row.since} title={formatLongDateTime(row.since)}>
      {formatNumericDate(row.since)}
    </time>
  ),
};
const contract: Column = {
  id: 'contract',
  header: texts.columns.contract,
  cell: (row) => row.contract?.po_number ?? sharedTexts.none,
};
const adviser: Column = {
  id: 'adviser',
  header: texts.columns.adviser,
  cell: (row) => row.adviser?.name ?? sharedTexts.none,
};

/** `isNarrow`: a thread is open beside the list. */
export const threadColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [subject, client, state] : [subject, client, state, since, contract, adviser];
