import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { now } from '@repo/client/clock';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from './paths.ts';

export type Job = components['schemas']['Job'];

export const isOpenJob = ({ status }: Job): boolean => status === 'waiting' || status === 'running';

const soonMs = 2_000;
const laterMs = 15_000;
/** Most jobs end within this; the others are looked at less often. */
const shortMs = 60_000;

/** Null: nothing runs, so that nothing is fetched again. */
export function refetchAfter(jobs: readonly Job[], nowMs: number): number | false {
  const open = jobs.filter(isOpenJob);
  if (open.length === 0) return false;
  return open.some((job) => nowMs - Date.parse(job.created_at) < shortMs) ? soonMs : laterMs;
}

/** The caller’s own jobs of the last day, fetched again while one runs. */
export function useJobs() {
  const { queries } = useServices();
  return useQuery({
    ...queries.query('listJobs'),
    refetchInterval: ({ state }) => refetchAfter(state.data?.jobs ?? [], now().getTime()),
  });
}

/** « Travaux » of the area that is open. */
export function useJobsPath(): string {
  const { pathname } = useLocation();
  if (pathname.startsWith(paths.equisafeHome)) return paths.equisafeJobs;
  if (pathname.startsWith(paths.kaskadHome)) return paths.kaskadJobs;
  return pathname.startsWith(paths.commercialHome) ? paths.commercialJobs : paths.jobs;
}
