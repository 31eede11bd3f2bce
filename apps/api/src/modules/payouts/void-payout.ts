import type { components } from '@repo/api-sdk/spec';
import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { movePayout } from './move-payout.ts';

/** « Sans objet »: the money was never received, so that none is returned. Nothing was booked, and nothing is. */
export function voidPayout(
  deps: Deps,
  actor: Actor,
  payoutId: string,
  body: components['schemas']['VoidPayoutBody'],
): Promise<void> {
  const move = { actor, payoutId, action: 'void', auditAction: 'payout.voided' } as const;
  return movePayout(deps, move, async () => {
    refuseInvalid(validateReason(body));
    const reason = body.reason.trim();
    return { columns: { reason }, detail: reason };
  });
}
