import { type ApiError, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useFreshLink } from '@repo/client/file-link';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { formatNumericDateTime } from '@repo/domain/format';
import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DataTable } from '@repo/ui/data-table';
import { EmptyState, StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { isOpenJob, type Job, useJobs } from '../../shared/use-jobs.ts';
import styles from './jobs.module.css';
import { failureTexts, jobStatusTexts, jobsTexts as texts } from './jobs.texts.ts';

/** The server notes a download when it starts. */
const downloadNotedMs = 1_500;

/** « Mes exports »: progress, cancel, download. */
export function OwnExports() {
  const { queries, queryClient } = useServices();
  const jobs = useJobs();
  const refresh = () => void invalidate(queryClient, 'listJobs');
  const canceling = useSending(queries.mutation('cancelJob', { invalidates: ['listJobs'] }));
  const cancel = (id: string) =>
    canceling.send(
      { path: { id } },
      {
        onSuccess: () => toast.success(texts.canceled),
        onError: (error: ApiError) => {
          toast.error(error.message);
          refresh();
        },
      },
    );
  const table = {
    label: texts.exports,
    rowId: ({ id }: Job) => id,
    columns: columnsOf({ cancel, onDownload: () => window.setTimeout(refresh, downloadNotedMs) }),
    empty: (
      <EmptyState icon="download" title={texts.noExport}>
        {texts.noExportHelp}
      </EmptyState>
    ),
  };
  return (
    <Card title={texts.exports}>
      <QueryView
        failedTitle={texts.exportsFailed}
        query={jobs}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 2 }} />}
      >
        {({ jobs: all }) => <DataTable {...table} rows={all} />}
      </QueryView>
    </Card>
  );
}

interface JobActions {
  readonly cancel: (id: string) => void;
  readonly onDownload: () => void;
}

const tones: Readonly<Record<Job['status'], StatusTone>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'positive',
  failed: 'negative',
  canceled: 'neutral',
};

const columnsOf = (actions: JobActions) => [
  {
    id: 'file',
    header: texts.columns.file,
    isRowName: true,
    cell: (job: Job) => <span className={styles.name}>{job.file_name}</span>,
  },
  {
    id: 'filters',
    header: texts.columns.filters,
    cell: ({ filters }: Job) => (filters.length === 0 ? texts.noFilter : filters.join(' · ')),
  },
  { id: 'status', header: texts.columns.status, cell: (job: Job) => <Status job={job} /> },
  {
    id: 'lines',
    header: texts.columns.lines,
    align: 'end' as const,
    cell: ({ lines }: Job) => (lines === null ? texts.none : texts.lines(lines)),
  },
  {
    id: 'requested',
    header: texts.columns.requested,
    cell: (job: Job) => formatNumericDateTime(job.created_at),
  },
  {
    id: 'expires',
    header: texts.columns.expires,
    cell: ({ file_url: url, expires_at: at }: Job) =>
      url === null || at === null ? texts.none : formatNumericDateTime(at),
  },
  {
    id: 'action',
    header: texts.columns.action,
    cell: (job: Job) => <Action job={job} {...actions} />,
  },
];

function Status({ job }: { readonly job: Job }) {
  const { status, done, total, failure } = job;
  return (
    <div className={styles.status}>
      <StatusBadge labels={jobStatusTexts} look="plain" status={status} tones={tones} />
      {status === 'running' && total !== null ? (
        <>
          <progress
            aria-label={texts.progressLabel(job.file_name)}
            className={styles.progress}
            max={Math.max(1, total)}
            value={done}
          />
          <span className={styles.note}>{texts.progress(done, total)}</span>
        </>
      ) : null}
      {failure === null ? null : <span className={styles.note}>{failureTexts[failure]}</span>}
      {job.is_downloaded ? <span className={styles.note}>{texts.downloaded}</span> : null}
    </div>
  );
}

function Action({ job, cancel, onDownload }: JobActions & { readonly job: Job }) {
  const { id, file_name: name, file_url: url } = job;
  if (isOpenJob(job)) {
    return (
      <Button aria-label={texts.cancelLabel(name)} onPress={() => cancel(id)} size="sm" variant="quiet">
        {texts.cancel}
      </Button>
    );
  }
  return url === null ? null : <Download job={job} onDownload={onDownload} url={url} />;
}

interface DownloadProps extends Pick<JobActions, 'onDownload'> {
  readonly job: Job;
  readonly url: string;
}

function Download({ job, url, onDownload }: DownloadProps) {
  // A file to be saved: the page stays.
  const onClick = useFreshLink(url, () => (address) => window.location.assign(address));
  return (
    <LinkButton
      aria-label={texts.downloadLabel(job.file_name)}
      download
      href={url}
      onClick={onClick}
      onPress={onDownload}
      size="sm"
      variant={job.is_downloaded ? 'ghost' : 'primary'}
    >
      {texts.download}
    </LinkButton>
  );
}
