import { isWorkingDay } from '@repo/domain/work';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { isDaySigned, listOpenedFiles } from './alerts.repository.ts';
import { raiseAlert, readAlertLevel } from './raise-alert.ts';

const hourMs = 3_600_000;

/** The job of the queue `alerts`: the rules that no write sees. A rule that is off is not read. */
export async function watchRules(deps: Deps): Promise<void> {
  await watchFiles(deps);
  await watchDay(deps);
}

/** The hour that runs and the one before: the job may come after its end. */
async function watchFiles(deps: Deps): Promise<void> {
  const most = await readAlertLevel(deps, 'files_opened');
  if (most === 0) return;
  const since = new Date(deps.clock.now().getTime() - hourMs);
  for (const { actor_id: id, hour, clients } of await listOpenedFiles(deps.db, since, most)) {
    await raiseAlert(deps, {
      rule: 'files_opened',
      subject: `${id} ${hour}`,
      records: [{ kind: 'staff', id }],
      detail: String(clients),
    });
  }
}

/** A working day of the team without a signature by the hour. */
async function watchDay(deps: Deps): Promise<void> {
  const hour = await readAlertLevel(deps, 'day_unsigned');
  const now = deps.clock.now();
  const day = parisDay(now);
  if (hour === 0 || parisHour(now) < hour || !isWorkingDay(day)) return;
  if (await isDaySigned(deps.db, day)) return;
  await raiseAlert(deps, { rule: 'day_unsigned', subject: day, records: [], detail: day });
}
