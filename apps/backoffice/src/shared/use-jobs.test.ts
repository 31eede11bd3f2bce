import { expect, it } from 'vitest';
import { sampleJob } from '../testing/sample-jobs.ts';
import { refetchAfter } from './use-jobs.ts';

const now = Date.parse('2026-01-06T09:04:30.000Z');
const running = (minutes: number) =>
  sampleJob({ status: 'running', created_at: new Date(now - minutes * 60_000).toISOString() });

it.each([
  ['nothing runs', [sampleJob()], false],
  ['one has just begun', [running(0), running(5)], 2_000],
  ['one takes long', [running(5), sampleJob()], 15_000],
])('is fetched again in time: %s', (_what, jobs, expected) => {
  expect(refetchAfter(jobs, now)).toBe(expected);
});
