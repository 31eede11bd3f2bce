import { and, eq, gte } from 'drizzle-orm';
import { startOfParisDay } from '../../db/paris-day.ts';
import { auditLog } from '../../db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';

type ControlDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'process'>;

const action = 'two_person_control.off';

/** Writes on the trail, at each start, that one member of staff alone may do what needs two. */
export async function auditControl(deps: ControlDeps): Promise<void> {
  if (await hasTwoPersonControl(deps)) return;
  await recordAudit(deps, { by: null, action, object: { type: 'process', id: deps.process.id } });
}

/** The same once a day in Paris, where no start of the day wrote it. */
export async function auditControlDaily(deps: ControlDeps): Promise<void> {
  const today = parisDay(deps.clock.now());
  const isToday = gte(auditLog.at, startOfParisDay(today));
  if ((await deps.db.$count(auditLog, and(eq(auditLog.action, action), isToday))) === 0)
    await auditControl(deps);
}
