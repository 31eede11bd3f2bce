import { eq } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { holdOrApply } from '../modules/change-requests/hold-or-apply.ts';
import { contractCloseKind } from '../modules/contracts/contract-close-kind.ts';
import { toActor } from '../modules/identity/open-session.ts';
import { demoId } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

/** One administrator has requested a closing, which the other finds in « À valider ». */
export async function loadDemoChangeRequest(deps: Deps): Promise<void> {
  const maker = await findUserById(deps.db, demoUserId('marc.admin'));
  if (maker === null) throw new Error('the demonstration has no administrator');
  const actor = {
    ...toActor(maker, demoId('session of marc.admin')),
    ip: '192.0.2.10',
    requestId: 'demonstration',
    versions: null,
  };
  await holdOrApply(deps, actor, {
    kind: contractCloseKind,
    subjectId: demoId('contract belleval eurfy'),
    input: {},
    reason: 'Demande écrite de la gérante, reçue par courrier recommandé',
    needsSecond: true,
  });
  // The demonstration sends no email about its past.
  await deps.db.delete(mailOutbox).where(eq(mailOutbox.kind, 'changeRequested'));
}
