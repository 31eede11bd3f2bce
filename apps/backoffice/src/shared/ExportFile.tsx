import { type ApiClient, type DownloadedFile, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button, TextLink } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import { Cluster } from '@repo/ui/layout';
import { Menu } from '@repo/ui/menu';
import { toast } from '@repo/ui/toast';
import { exportTexts as texts } from './jobs.texts.ts';
import { isOpenJob, useJobs, useJobsPath } from './use-jobs.ts';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportFileProps {
  /** The code of the list, as its jobs name it. */
  readonly list: string;
  readonly download: (api: ApiClient, format: ExportFormat) => Promise<DownloadedFile>;
}

/** « Exporter »: a list as the server writes it, with the filters of the screen; one that takes long is prepared as a job. */
export function ExportFile({ list, download }: ExportFileProps) {
  const { api, queryClient } = useServices();
  const jobsPath = useJobsPath();
  const { start, isPending } = useDownload<ExportFormat>((format) => download(api, format), {
    onSaved: () => undefined,
    onDeferred: () => {
      toast.success(texts.deferred);
      void invalidate(queryClient, 'listJobs');
    },
    failed: texts.failed,
  });
  const job = useJobs().data?.jobs.find((one) => one.list === list && isOpenJob(one));
  return (
    <Cluster gap={12}>
      {job === undefined ? null : (
        <TextLink href={jobsPath}>
          {texts.preparing(job.total === null ? null : job.done / Math.max(1, job.total))}
        </TextLink>
      )}
      <Menu
        actions={[
          { id: 'csv', label: texts.csv, description: texts.csvHelp, onAction: () => start('csv') },
          { id: 'xlsx', label: texts.xlsx, description: texts.xlsxHelp, onAction: () => start('xlsx') },
        ]}
        label={texts.formats}
        trigger={
          <Button isPending={isPending} size="sm" variant="ghost">
            <Icon name="download" size={16} />
            {texts.export}
          </Button>
        }
      />
    </Cluster>
  );
}
