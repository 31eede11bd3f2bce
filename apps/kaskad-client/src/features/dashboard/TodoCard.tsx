import type { OperationOutput } from '@repo/api-sdk';
import { parisToday } from '@repo/client/clock';
import { formatNumericDateTime } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { readGrant, type WireGrant } from '../../shared/grants.model.ts';
import { paths } from '../../shared/paths.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { timeLeft } from '../../shared/time-left.model.ts';
import { useNow } from '../../shared/use-now.ts';
import { useUnits } from '../../shared/use-units.ts';
import { byDeadline, type TodoItem, todoItems } from './dashboard.model.ts';
import styles from './dashboard.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.todo;

type Task = OperationOutput<'getKaskadDashboard'>['to_do'][number];

export interface TodoProps {
  readonly tasks: readonly Task[];
  readonly grants: readonly WireGrant[];
  /** Null until they are known. */
  readonly wallets: OperationOutput<'listWallets'>['items'] | null;
}

/** « À faire »: each line with its deadline and the button that does it; nothing while there is nothing to do. */
export function TodoCard({ tasks, grants, wallets }: TodoProps) {
  const [today] = useState(parisToday);
  const others = wallets === null ? [] : todoItems(grants.map(readGrant), wallets, today);
  if (tasks.length + others.length === 0) return null;
  return (
    <Card title={texts.title}>
      <ul className={styles.todo}>
        {byDeadline(tasks).map((task, index) => (
          <TaskLine isFirst={index === 0} key={`${task.investment_id} ${task.task}`} task={task} />
        ))}
        {others.map((item, index) => (
          <GrantLine isFirst={tasks.length + index === 0} item={item} key={item.id} />
        ))}
      </ul>
    </Card>
  );
}

function TaskLine({ task, isFirst }: { readonly task: Task; readonly isFirst: boolean }) {
  const title = texts.task[task.task];
  const action = texts.action[task.task];
  return (
    <Line
      about={texts.of(task.round_name, task.reference)}
      action={action}
      actionLabel={texts.actionOf(action, title, task.reference)}
      href={paths.investment(task.investment_id)}
      isFirst={isFirst}
      title={title}
      until={task.until}
    />
  );
}

function GrantLine({ item, isFirst }: { readonly item: TodoItem; readonly isFirst: boolean }) {
  if (item.kind === 'claim') return <ClaimLine isFirst={isFirst} item={item} />;
  const { addWallet: title, add: action } = texts;
  return (
    <Line
      about={texts.addWalletHelp(item.network)}
      action={action}
      href={item.href}
      isFirst={isFirst}
      title={title}
      until={null}
    />
  );
}

function ClaimLine({
  item,
  isFirst,
}: {
  readonly item: Extract<TodoItem, { kind: 'claim' }>;
  readonly isFirst: boolean;
}) {
  const { write } = useUnits(item.unitClass);
  return (
    <Line
      about={texts.of(item.unitClass.name, item.reference)}
      action={texts.claim}
      href={item.href}
      isFirst={isFirst}
      title={texts.claimUnits(write(item.units))}
      until={null}
    />
  );
}

interface LineProps {
  readonly title: string;
  readonly about: string;
  readonly until: string | null;
  readonly href: string;
  readonly action: string;
  /** Begins with the action; the action alone by default. */
  readonly actionLabel?: string;
  /** The most urgent has the filled button. */
  readonly isFirst: boolean;
}

function Line({ title, about, until, href, action, actionLabel, isFirst }: LineProps) {
  return (
    <li className={styles.action}>
      <Stack gap={4}>
        <strong>{title}</strong>
        <span className={styles.about}>{about}</span>
      </Stack>
      {until === null ? <strong className={styles.due}>{texts.noDeadline}</strong> : <Due until={until} />}
      <LinkButton
        {...(actionLabel !== undefined && { 'aria-label': actionLabel })}
        href={href}
        size="sm"
        variant={isFirst ? 'primary' : 'ghost'}
      >
        {action}
      </LinkButton>
    </li>
  );
}

function Due({ until }: { readonly until: string }) {
  const left = timeLeft(until, useNow(true));
  return (
    <span className={styles.due}>
      <strong>
        <time dateTime={until}>{texts.before(formatNumericDateTime(until))}</time>
      </strong>
      {left === null ? null : <span className={styles.about}>{roundsTexts.left(left)}</span>}
    </span>
  );
}
