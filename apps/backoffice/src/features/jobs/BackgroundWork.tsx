import type { ApiError, components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { formatNumericDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { Badge, Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import styles from './jobs.module.css';
import { queueTexts, jobsTexts as texts } from './jobs.texts.ts';

type Queue = components['schemas']['JobQueue'];

const refreshMs = 60_000;
const nameOf = (name: string): string => queueTexts.get(name) ?? name;

/** « Travail de fond »: each queue, and what failed for good. */
export function BackgroundWork() {
  const { queries } = useServices();
  const queues = useQuery({ ...queries.query('listJobQueues'), refetchInterval: refreshMs });
  const retrying = useSending(queries.mutation('retryJob', { invalidates: ['listJobQueues'] }));
  const retry = (id: string) =>
    retrying.send(
      { path: { id } },
      {
        onSuccess: () => toast.success(texts.retried),
        onError: (error: ApiError) => toast.error(error.message),
      },
    );
  const table = { label: texts.queues, rowId: ({ name }: Queue) => name, columns: columnsOf(retry) };
  return (
    <Card title={texts.queues}>
      <QueryView
        failedTitle={texts.queuesFailed}
        query={queues}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 6 }} />}
      >
        {({ queues: all, is_running: isRunning }) => (
          <Stack gap={12}>
            {isRunning ? null : (
              <Banner title={texts.stopped} tone="warning">
                {texts.stoppedHelp}
              </Banner>
            )}
            <p className={styles.note}>{texts.queuesHelp}</p>
            <DataTable {...table} rows={all} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

const columnsOf = (retry: (name: string) => void) => [
  {
    id: 'name',
    header: texts.queueColumns.name,
    isRowName: true,
    cell: ({ name }: Queue) => nameOf(name),
  },
  {
    id: 'waiting',
    header: texts.queueColumns.waiting,
    align: 'end' as const,
    cell: ({ waiting }: Queue) => String(waiting),
  },
  {
    id: 'running',
    header: texts.queueColumns.running,
    align: 'end' as const,
    cell: ({ running }: Queue) => String(running),
  },
  {
    id: 'dead',
    header: texts.queueColumns.dead,
    align: 'end' as const,
    cell: ({ dead, last_failure: at, last_error: error }: Queue) =>
      dead === 0 ? (
        '0'
      ) : (
        <div className={styles.status}>
          <Badge look="plain" tone="negative">
            {String(dead)}
          </Badge>
          <span className={styles.note}>
            {[at === null ? null : formatNumericDateTime(at), error]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </div>
      ),
  },
  {
    id: 'success',
    header: texts.queueColumns.success,
    cell: ({ last_success: at }: Queue) => (at === null ? texts.neverToday : formatNumericDateTime(at)),
  },
  {
    id: 'action',
    header: texts.queueColumns.action,
    cell: ({ name, dead }: Queue) =>
      dead === 0 ? null : (
        <Button
          aria-label={texts.retryLabel(nameOf(name))}
          onPress={() => retry(name)}
          size="sm"
          variant="ghost"
        >
          {texts.retry}
        </Button>
      ),
  },
];
