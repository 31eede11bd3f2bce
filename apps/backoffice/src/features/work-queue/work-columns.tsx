import { formatBookAmount, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { WorkActions } from './WorkActions.tsx';
import {
  type Assignee,
  dueOf,
  hrefOf,
  kindName,
  timeInWords,
  type WorkArea,
  type WorkItem,
} from './work-queue.model.ts';
import styles from './work-queue.module.css';
import { workQueueTexts as texts } from './work-queue.texts.ts';

interface ColumnContext {
  readonly area: WorkArea;
  readonly now: Date;
  readonly userId: string;
  readonly assignees: readonly Assignee[];
}

export const workColumns = ({
  area,
  now,
  userId,
  assignees,
}: ColumnContext): readonly DataColumn<WorkItem>[] => [
  { id: 'kind', header: texts.columns.kind, cell: ({ kind }) => kindName(kind) },
  {
    id: 'subject',
    header: texts.columns.subject,
    isRowName: true,
    cell: (item) => {
      const href = hrefOf(item, area);
      return (
        <>
          {href === null ? item.label : <TextLink href={href}>{item.label}</TextLink>}
          {item.detail === null ? null : <span className={styles.second}>{item.detail}</span>}
        </>
      );
    },
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ amount, asset }) => (amount === null || asset === null ? '' : formatBookAmount(amount, asset)),
  },
  {
    id: 'age',
    header: texts.columns.age,
    align: 'end',
    cell: ({ opened_at: opened }) => timeInWords(now.getTime() - Date.parse(opened)),
  },
  { id: 'due', header: texts.columns.due, cell: (item) => <Due item={item} now={now} /> },
  {
    id: 'assignee',
    header: texts.columns.assignee,
    cell: ({ assignee }) => assignee?.name ?? texts.nobody,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    cell: (item) => <WorkActions assignees={assignees} item={item} userId={userId} />,
  },
];

function Due({ item, now }: { readonly item: WorkItem; readonly now: Date }) {
  const { due_at: due, postponed_until: until, reason } = item;
  const { text, tone } = dueOf(item, now);
  return (
    <>
      <span className={styles.due} data-tone={tone}>
        {text}
      </span>
      {due === null ? null : <span className={styles.second}>{formatNumericDateTime(due)}</span>}
      {until === null ? null : (
        <span className={styles.second}>{texts.until(formatNumericDateTime(until), reason ?? '')}</span>
      )}
    </>
  );
}
