import { isWorkingDay, workKinds } from '@repo/domain/work';
import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { countTeamWork } from './list-work-items.ts';

/** At 9:00, or when a process runs again later in the day. */
const hours = { from: 9, to: 18 } as const;

/**
 * The job of the queue `work`: how much waits and is late, to each administrator, once a working day. Counts alone: an email is read
 * anywhere. The line of the trail says that it was sent.
 */
export async function reportWork(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = parisDay(now);
  const hour = parisHour(now);
  if (!isWorkingDay(today) || hour < hours.from || hour >= hours.to) return;
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const isReport = and(
      eq(auditLog.objectType, 'day'),
      eq(auditLog.objectId, today),
      eq(auditLog.action, 'work.reported'),
    );
    if ((await tx.$count(auditLog, isReport)) > 0) return;
    const {
      count,
      late,
      today: due,
    } = await countTeamWork(
      inTx,
      workKinds.filter((kind) => kind !== 'register_entry'),
    );
    const team = count === 0 ? [] : await listOtherAdministrators(tx, []);
    const url = `${deps.settings.backofficeUrl}/admin/ma-file?travaux=equipe`;
    await queueMails(
      inTx,
      team.map((to) => ({
        to,
        mail: { kind: 'workWaiting', data: { count, late, today: due, url } } as const,
      })),
    );
    const after = { waiting: String(count), late: String(late) };
    await recordAudit(inTx, { by: null, action: 'work.reported', object: { type: 'day', id: today }, after });
  });
}
