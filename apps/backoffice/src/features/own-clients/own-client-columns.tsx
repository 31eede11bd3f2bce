import { clientTexts } from '@repo/domain/clients';
import { formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { type OwnClient, ownName } from './own-clients.model.ts';
import styles from './own-clients.module.css';
import { blockTones, stageTones, ownClientsTexts as texts } from './own-clients.texts.ts';

type Column = DataColumn<OwnClient>;

export const stageBadge = ({ stage }: Pick<OwnClient['client'], 'stage'>) => (
  <StatusBadge labels={clientTexts.stage} status={stage} tones={stageTones} />
);
export const blockBadge = ({ block }: Pick<OwnClient['client'], 'block'>) => (
  <StatusBadge labels={clientTexts.block} look="plain" status={block} tones={blockTones} />
);

function Contact({ last_contact_at: at }: OwnClient) {
  if (at === null) return sharedTexts.none;
  return (
    <time dateTime={at} title={formatLongDateTime(at)}>
      {formatNumericDate(at)}
    </time>
  );
}

/** A task of the adviser; without one, what the facts call for. */
function NextAction({ next_task: task, next_step: step }: OwnClient) {
  if (task === null) return clientTexts.step[step];
  const words = task.is_late ? texts.late : texts.due;
  return (
    <>
      {task.title}
      {task.due_day === null ? null : (
        <span className={styles.due} data-late={task.is_late}>
          {words(formatNumericDate(task.due_day))}
        </span>
      )}
    </>
  );
}

const name: Column = { id: 'name', header: texts.columns.name, isRowName: true, cell: ownName };
const stage: Column = {
  id: 'stage',
  header: texts.columns.stage,
  onCard: 'first',
  cell: ({ client }) => stageBadge(client),
};
const block: Column = {
  id: 'block',
  header: texts.columns.block,
  onCard: 'second',
  cell: ({ client }) => (client.block === 'none' ? sharedTexts.none : blockBadge(client)),
};
const next: Column = { id: 'next', header: texts.columns.next, cell: (row) => <NextAction {...row} /> };

const all: readonly Column[] = [
  name,
  stage,
  block,
  {
    id: 'value',
    header: texts.columns.value,
    align: 'end',
    cell: ({ client }) => sharedTexts.euros(client.value_eur),
  },
  { id: 'contact', header: texts.columns.contact, align: 'end', cell: (row) => <Contact {...row} /> },
  next,
];

/** Beside an open client only those that distinguish rows. */
export const ownClientColumns = ({ isNarrow }: { readonly isNarrow: boolean }): readonly Column[] =>
  isNarrow ? [name, stage, block, next] : all;
