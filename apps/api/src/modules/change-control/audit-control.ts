import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Writes on the trail, at each start, that one member of staff alone may do what needs two. */
export async function auditControl(deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'process'>): Promise<void> {
  if (deps.settings.hasTwoPersonControl) return;
  await recordAudit(deps, {
    by: null,
    action: 'two_person_control.off',
    object: { type: 'process', id: deps.process.id },
  });
}
