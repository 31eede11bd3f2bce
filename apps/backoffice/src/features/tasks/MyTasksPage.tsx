import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { SegmentedControl } from '@repo/ui/choices';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import styles from '../../shared/notes/record-notes.module.css';
import { TaskItem } from '../../shared/notes/TaskItem.tsx';
import { tasksTexts as texts } from './tasks.texts.ts';

/** What was given to the caller, of all records. */
export function MyTasksPage() {
  const { queries } = useServices();
  const [state, setState] = useState<'open' | 'done'>('open');
  const tasks = useQuery({
    ...queries.query('listMyTasks', { query: { state } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        subtitle={tasks.data === undefined ? undefined : texts.counts(tasks.data.open, tasks.data.late)}
        title={screenTexts.tasks}
      />
      <Stack gap={16}>
        <SegmentedControl
          label={texts.shown}
          onChange={(value) => setState(value === 'done' ? 'done' : 'open')}
          options={[
            { value: 'open', label: texts.open },
            { value: 'done', label: texts.done },
          ]}
          value={state}
        />
        <Card>
          <QueryView
            failedTitle={texts.failed}
            query={tasks}
            skeleton={<Skeleton height="2.2rem" lines={6} />}
          >
            {({ items, open }) =>
              items.length === 0 ? (
                <EmptyState title={state === 'open' ? texts.noneOpen : texts.noneDone}>
                  {texts.help}
                </EmptyState>
              ) : (
                <>
                  <ul aria-label={screenTexts.tasks} className={styles.list}>
                    {items.map((task) => (
                      <TaskItem hasSubject key={task.id} task={task} />
                    ))}
                  </ul>
                  {state === 'open' && open > items.length ? <p>{texts.more(open - items.length)}</p> : null}
                </>
              )
            }
          </QueryView>
        </Card>
      </Stack>
    </>
  );
}
