import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { addressOf } from '@repo/client/staff-address';
import { formatNumericDate } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import styles from './record-notes.module.css';
import { notesInvalidates } from './record-notes.queries.ts';
import { recordNotesTexts as texts } from './record-notes.texts.ts';

type Task = components['schemas']['Task'];

interface TaskItemProps {
  readonly task: Task;
  /** In a list of several records: which one, with its link. */
  readonly hasSubject?: boolean | undefined;
  /** Its page, where the area has its own. */
  readonly hrefOf?: ((task: Task) => string | null) | undefined;
  /** What else may be done with it. */
  readonly actions?: ReactNode;
}

export function TaskItem({ task, hasSubject = false, hrefOf = staffHref, actions }: TaskItemProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { id, title, version, is_done: isDone } = task;
  const update = useSending<unknown>({
    mutationFn: () => {
      const body = { version, is_done: !isDone };
      return api.call('updateTask', { path: { id }, body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => toast.success(isDone ? texts.taskReopened : texts.taskDone),
    onError: ({ message }) => toast.error(message),
    // Changed by a colleague meanwhile, it is shown as it is.
    onSettled: () => invalidate(queryClient, ...notesInvalidates),
  });
  const act = isDone ? texts.reopenOf(title) : texts.doneOf(title);
  return (
    <li className={styles.item}>
      <span className={isDone ? styles.done : undefined}>{title}</span>
      {hasSubject ? <Subject href={hrefOf(task)} label={task.subject_label} /> : null}
      <span className={task.is_late ? styles.late : styles.muted}>{factsOf(task).join(' · ')}</span>
      <Cluster gap={4}>
        <Button
          aria-label={act}
          isPending={update.isPending}
          onPress={() => update.send()}
          size="sm"
          variant="ghost"
        >
          {isDone ? texts.reopen : texts.done}
        </Button>
        {actions}
      </Cluster>
    </li>
  );
}

function factsOf({ due_day: day, is_late: isLate, assignee, closed_at: closedAt }: Task): string[] {
  const due = day === null ? [] : [(isLate ? texts.late : texts.due)(formatNumericDate(day))];
  const closed = closedAt === null ? [] : [texts.isDone(formatNumericDate(closedAt))];
  return [...(assignee === null ? [] : [assignee.name]), ...due, ...closed];
}

const subjectPaths: Readonly<Record<Task['subject_kind'], (id: string) => string>> = {
  contract: (id) => addressOf(paths.contract(id), { tab: 'exchanges' }),
  payout: paths.payout,
  strategy: paths.product,
  user: paths.user,
};

const staffHref = ({ subject_kind: kind, subject_id: id }: Task) => subjectPaths[kind](id);

function Subject({ href, label }: { readonly href: string | null; readonly label: string | null }) {
  if (label === null) return null;
  return href === null ? <span>{label}</span> : <TextLink href={href}>{label}</TextLink>;
}
