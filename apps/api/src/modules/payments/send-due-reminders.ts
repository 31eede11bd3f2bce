import {
  isReminderDue,
  REMINDER_LATE_DAYS,
  reminderHours,
  reminderParameters,
} from '@repo/domain/contract-status';
import { parameterRules } from '@repo/domain/parameters';
import { isDatabaseBusy } from '../../db/database-busy.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';
import { listWaitingContracts, mayRemindByItself, waitedFor } from '../reminders/reminders.repository.ts';
import { remindInTx } from './remind-client.ts';

const dayMs = 24 * 3_600_000;
const pageSize = 500;

/**
 * The job of the queue `reminders`: emails the clients whose contract has waited for them as many days as the parameters say. Each
 * in a transaction of its own with its email and its mark: a killed process leaves neither, and no client receives two.
 */
export async function sendDueReminders(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const hour = parisHour(now);
  const days = (await readDays(deps)).filter((count) => count > 0);
  if (hour < reminderHours.from || hour >= reminderHours.to || days.length === 0) return;
  // A day on either side: the days are those of Paris, and are compared exactly below.
  const ago = (count: number) => new Date(now.getTime() - count * dayMs);
  const bounds = {
    since: ago(Math.max(...days) + REMINDER_LATE_DAYS + 1),
    until: ago(Math.min(...days) - 1),
  };
  for await (const contract of waitingContracts(deps, bounds)) {
    stopping?.throwIfAborted();
    if (isDue(contract, days, now)) await remindAlone(deps, contract.id);
  }
}

interface Waiting {
  id: string;
  since: Date;
  remindedAt: Date | null;
}

/** One page in memory at a time. */
async function* waitingContracts(
  { db }: Deps,
  bounds: { since: Date; until: Date },
): AsyncGenerator<Waiting> {
  for (const about of waitedFor) {
    let page: Waiting[] = [];
    do {
      const after = page.at(-1)?.id ?? null;
      page = await listWaitingContracts(db, { about, ...bounds }, { after, limit: pageSize });
      yield* page;
    } while (page.length === pageSize);
  }
}

function readDays(deps: Deps): Promise<number[]> {
  return Promise.all(
    reminderParameters.map((key) => readWholeNumber(deps, key, Number(parameterRules[key].byDefault))),
  );
}

function isDue({ since, remindedAt }: Waiting, days: readonly number[], now: Date): boolean {
  const waits = { since: parisDay(since), remindedOn: remindedAt && parisDay(remindedAt) };
  return isReminderDue(waits, days, parisDay(now));
}

async function remindAlone(deps: Deps, contractId: string): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      if (await mayRemindByItself(tx, contractId))
        await remindInTx({ ...deps, db: tx }, null, { contractId });
    });
  } catch (error) {
    // Signed, paid or reminded meanwhile, or another contract of the same client was reminded of today: nothing is to be done.
    if (error instanceof AppError) return;
    if (isDatabaseBusy(error)) throw error;
    deps.log.error({ err: error, contractId }, 'a client was not reminded');
  }
}
