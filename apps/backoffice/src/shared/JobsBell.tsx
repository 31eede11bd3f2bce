import { Icon } from '@repo/ui/icons';
import { PillLink } from '@repo/ui/shell';
import { bellTexts as texts } from './jobs.texts.ts';
import { useJobs, useJobsPath } from './use-jobs.ts';

/** In the header: how many files are ready and not downloaded yet. */
export function JobsBell() {
  const path = useJobsPath();
  const jobs = useJobs().data?.jobs ?? [];
  const ready = jobs.filter((job) => job.file_url !== null && !job.is_downloaded).length;
  return (
    <PillLink href={path}>
      <Icon name="bell" size={14} /> <span aria-live="polite">{texts.jobs(ready)}</span>
    </PillLink>
  );
}
