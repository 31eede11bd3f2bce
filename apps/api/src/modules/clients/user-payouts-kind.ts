// « Reprendre les versements » after « Ce n’est pas moi »: where the money goes may be a thief’s, so that two persons look.
import { disputedMailTexts } from '@repo/domain/clients';
import { formatLongDate } from '@repo/domain/format';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { PayoutHoldRow } from '../../db/schema/disputes.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { AppError } from '../../http/app-error.ts';
import { clientName } from '../accounts/client-name.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findHold, liftHold } from '../payout-holds/payout-holds.repository.ts';
import { clientsErrors } from './clients.errors.ts';
import { lockClientAccount, lockOpenClient } from './clients.policy.ts';
import { clientsTexts } from './clients.texts.ts';

const texts = clientsTexts.payouts;

export const userPayoutsKind: ChangeKind<Record<string, never>> = {
  kind: 'user.payouts',
  subjectType: 'user',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  warnings: texts.warnings,
  check: async (deps, { actor, subjectId, request }) => {
    const user =
      request === undefined
        ? await lockClientAccount(deps.db, actor, subjectId)
        : await lockOpenClient(deps.db, subjectId);
    const hold = await findStanding(deps.db, user);
    const day = formatLongDate(hold.placedAt.toISOString());
    return {
      subjectLabel: clientName(user),
      userId: user.id,
      lines: [
        { label: texts.state, before: texts.held(day), after: texts.released },
        { label: texts.about, before: null, after: disputedMailTexts[hold.mailKind] },
      ],
      // Another hold since is another decision.
      fingerprint: fingerprintOf([hold.id]),
      warnings: ['disputed', ...(user.passwordRefusedAt === null ? [] : ['unopened'])],
    };
  },
  apply: async (deps, { actor, subjectId, reason, request }) => {
    const user = await lockOpenClient(deps.db, subjectId);
    const hold = await findStanding(deps.db, user);
    await liftHold(deps.db, hold, { liftedAt: deps.clock.now(), liftedBy: actor.userId });
    await recordAudit(deps, {
      by: actor,
      action: 'payouts.released',
      object: { type: 'user', id: user.id },
      after: { entered_by: request?.makerId ?? actor.userId, detail: reason },
    });
    await queueMail(deps, user, { kind: 'payoutsReleased', data: null });
  },
};

async function findStanding(db: Database, { id }: UserRow): Promise<PayoutHoldRow> {
  const hold = await findHold(db, id);
  if (hold === null) throw new AppError(clientsErrors.payoutsNotHeld);
  return hold;
}
