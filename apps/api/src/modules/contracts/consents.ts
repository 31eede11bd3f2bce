import { createHash } from 'node:crypto';
import type { ContractRow, consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { contractsTexts } from './contracts.texts.ts';
import type { SubscriptionOrigin } from './create-signature.ts';

/** Raised with every change of the words a client ticks: the evidence says which ones he saw. */
const textVersion = '2026-01';

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
    textVersion,
    textSha256: createHash('sha256').update(contractsTexts.consents[kind]).digest('hex'),
    acceptedAt: deps.clock.now(),
    ipAddress: from.ip,
    userAgent: from.userAgent,
  }));
}
