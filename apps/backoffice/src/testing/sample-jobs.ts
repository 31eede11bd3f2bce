import type { OperationOutput } from '@repo/api-sdk';

type Job = OperationOutput<'getJob'>;

/** An export that is ready. */
export function sampleJob(change: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    list: 'contracts',
    format: 'csv',
    filters: ['Signé', 'BTCFY'],
    status: 'done',
    done: 12_000,
    total: 12_000,
    lines: 12_000,
    file_name: 'souscriptions-signe-btcfy-2026-01-06.csv',
    file_url: 'http://localhost:4000/job-files/job_1?expires=1&signature=s',
    size_bytes: 2_000_000,
    failure: null,
    created_at: '2026-01-06T09:04:00.000Z',
    finished_at: '2026-01-06T09:04:10.000Z',
    expires_at: '2026-01-07T09:04:10.000Z',
    is_downloaded: false,
    ...change,
  };
}
