import { createHash } from 'node:crypto';
import { subscriptionBoxes } from '@repo/domain/validation';
import type { ContractRow, consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import type { SubscriptionOrigin } from './create-signature.ts';

/** The evidence of both boxes: no subscription gets this far unless they were ticked. */
export function consentRows(
  deps: Pick<Deps, 'ids' | 'clock'>,
  contract: ContractRow,
  from: SubscriptionOrigin,
): (typeof consents.$inferInsert)[] {
  return (['terms', 'risks'] as const).map((kind) => ({
    id: deps.ids.uuid(),
    userId: contract.userId,
    contractId: contract.id,
    kind,
    ...subscriptionBoxes[kind],
    step: subscriptionBoxes.step,
    textVersion: subscriptionBoxes.version,
    textSha256: createHash('sha256').update(subscriptionBoxes[kind].label).digest('hex'),
    acceptedAt: deps.clock.now(),
    ipAddress: from.ip,
    userAgent: from.userAgent,
  }));
}
