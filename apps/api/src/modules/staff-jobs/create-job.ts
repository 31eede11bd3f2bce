import { isDeepStrictEqual } from 'node:util';
import type { components } from '@repo/api-sdk/spec';
import type { StaffJobRow } from '../../db/schema/staff-jobs.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';
import { toWireJob } from './staff-jobs.mapper.ts';
import { insertJob, listOpenJobs } from './staff-jobs.repository.ts';

/** Of one person, waiting or running. */
const mostOpen = 5;

type NewJob = Pick<StaffJobRow, 'operation' | 'params' | 'format' | 'list' | 'filters' | 'fileName'>;

/** An export to prepare; the one that already prepares the same file, if there is one. */
export async function createJob(
  deps: Deps,
  actor: Actor,
  job: NewJob,
): Promise<components['schemas']['Job']> {
  const row = await deps.db.transaction(async (tx) => {
    // Two that are requested at once would both be the first.
    await lockAccount(tx, actor);
    const open = await listOpenJobs(tx, actor.userId);
    const same = open.find(({ operation, params, format }) =>
      isDeepStrictEqual({ operation, params, format }, pickOf(job)),
    );
    if (same !== undefined) return same;
    if (open.length >= mostOpen) throw new AppError(staffJobsErrors.tooMany);
    const { role, sessionId, ip, requestId } = actor;
    await deps.jobs.add(tx, 'exports');
    return insertJob(tx, {
      ...job,
      id: deps.ids.uuid(),
      kind: 'export',
      ownerId: actor.userId,
      request: { role, sessionId, ip, requestId },
      status: 'waiting',
      createdAt: deps.clock.now(),
    });
  });
  return toWireJob(deps, row);
}

const pickOf = ({ operation, params, format }: NewJob) => ({ operation, params, format });
