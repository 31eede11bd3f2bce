import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { emailConfirmationTexts, ResendLink } from '@repo/client/email-confirmation';
import { formatNumericDateTime } from '@repo/domain/format';
import { ActionCard, type ActionItem } from '@repo/ui/action-card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readGrant, type UnitClass, type WireGrant } from '../../shared/grants.model.ts';
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

interface TodoProps {
  readonly tasks: readonly Task[];
  readonly grants: readonly WireGrant[];
  /** Null until they are known. */
  readonly wallets: OperationOutput<'listWallets'>['items'] | null;
}

/** « À faire »: each line with its deadline and the button that does it; nothing while there is nothing to do. */
export function TodoCard({ tasks, grants, wallets }: TodoProps) {
  const [today] = useState(parisToday);
  const others = wallets === null ? [] : todoItems(grants.map(readGrant), wallets, today);
  const { queries } = useServices();
  const me = useQuery(queries.query('getMe'));
  const items = [...byDeadline(tasks).map(taskItem), ...others.map(grantItem)];
  return <ActionCard items={[...emailItems(me.data), ...items]} title={texts.title} />;
}

/** First: nothing is signed before. */
function emailItems(user: OperationOutput<'getMe'> | undefined): ActionItem[] {
  if (user?.email_confirmed !== false) return [];
  const { title } = emailConfirmationTexts;
  const about = texts.emailHelp(user.email);
  return [{ id: 'email', title, about, due: withoutDeadline, button: (look) => <ResendLink {...look} /> }];
}

function taskItem({ task, investment_id: id, round_name: round, reference, until }: Task): ActionItem {
  const title = texts.task[task];
  const action = texts.action[task];
  return {
    id: `${id} ${task}`,
    title,
    about: texts.of(round, reference),
    due: until === null ? withoutDeadline : <Due until={until} />,
    href: paths.investment(id),
    action,
    actionLabel: texts.actionOf(action, title, reference),
  };
}

function grantItem(item: TodoItem): ActionItem {
  const { id, href } = item;
  if (item.kind === 'wallet') {
    const { addWallet: title, add: action } = texts;
    return { id, title, about: texts.addWalletHelp(item.network), due: withoutDeadline, href, action };
  }
  return {
    id,
    title: <Claim unitClass={item.unitClass} units={item.units} />,
    about: texts.of(item.unitClass.name, item.reference),
    due: withoutDeadline,
    href,
    action: texts.claim,
  };
}

function Claim({ unitClass, units }: { readonly unitClass: UnitClass; readonly units: bigint }) {
  return texts.claimUnits(useUnits(unitClass).write(units));
}

const withoutDeadline = <strong>{texts.noDeadline}</strong>;

function Due({ until }: { readonly until: string }) {
  const left = timeLeft(until, useNow(true));
  return (
    <>
      <strong>
        <time dateTime={until}>{texts.before(formatNumericDateTime(until))}</time>
      </strong>
      {left === null ? null : <span className={styles.about}>{roundsTexts.left(left)}</span>}
    </>
  );
}
