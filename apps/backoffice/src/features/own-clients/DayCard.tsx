import type { ApiError } from '@repo/api-sdk';
import { QueryView } from '@repo/client/query-view';
import { clientTexts } from '@repo/domain/clients';
import { formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import type { UseQueryResult } from '@tanstack/react-query';
import taskStyles from '../../shared/notes/record-notes.module.css';
import { TaskItem } from '../../shared/notes/TaskItem.tsx';
import { paths } from '../../shared/paths.ts';
import { DayActions } from './DayActions.tsx';
import { listOf, type MyDay } from './own-clients.model.ts';
import styles from './own-clients.module.css';
import { homeTexts as texts } from './own-clients.texts.ts';

/** « Ma journée »: the tasks, overdue first, then what the facts say of the clients. */
export function DayCard({ query }: { readonly query: UseQueryResult<MyDay, ApiError> }) {
  return (
    <Card title={texts.day}>
      <QueryView
        failedTitle={texts.dayFailed}
        query={query}
        skeleton={<Skeleton height="2.2rem" lines={6} />}
      >
        {({ late, tasks, groups }) =>
          tasks.length + groups.length === 0 ? (
            <EmptyState title={texts.nothing}>{texts.nothingHelp}</EmptyState>
          ) : (
            <Stack gap={16}>
              {tasks.length === 0 ? null : <Tasks late={late} tasks={tasks} />}
              {groups.map((group) => (
                <Group group={group} key={group.reason} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Card>
  );
}

function Tasks({ late, tasks }: Pick<MyDay, 'late' | 'tasks'>) {
  return (
    <Stack gap={8}>
      <Cluster gap={8}>
        <h3>{texts.tasks}</h3>
        {late === 0 ? null : <Badge tone="negative">{texts.late(late)}</Badge>}
      </Cluster>
      <ul aria-label={texts.tasks} className={taskStyles.list}>
        {tasks.map((task) => (
          <TaskItem
            actions={
              <DayActions
                about={task.title}
                subject={{ kind: task.subject_kind, id: task.subject_id }}
                task={task}
              />
            }
            hasSubject
            hrefOf={({ subject_kind: kind, subject_id: id }) =>
              kind === 'user' ? paths.commercialClient(id) : null
            }
            key={task.id}
            task={task}
          />
        ))}
      </ul>
    </Stack>
  );
}

function Group({ group: { reason, clients, items } }: { readonly group: MyDay['groups'][number] }) {
  const title = clientTexts.day[reason];
  return (
    <Stack gap={8}>
      <Cluster gap={8}>
        <h3>{title}</h3>
        <Badge>{String(clients)}</Badge>
        <TextLink aria-label={`${texts.more}\u00a0: ${title}`} href={listOf(reason)}>
          {texts.more}
        </TextLink>
      </Cluster>
      <ul aria-label={title} className={styles.items}>
        {items.map(({ client_id: id, client, po_number: po, since }) => (
          <li className={styles.item} key={id}>
            <span>
              <TextLink href={paths.commercialClient(id)}>{client}</TextLink>
              <span className={styles.due}>
                {[po, since && texts.since(formatNumericDate(since))].filter(Boolean).join(' · ')}
              </span>
            </span>
            <DayActions about={client} planned={title} subject={{ kind: 'user', id }} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
