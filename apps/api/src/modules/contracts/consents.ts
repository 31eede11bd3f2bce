import { legalKinds } from '@repo/domain/legal';
import { acceptanceSteps } from '@repo/domain/validation';
import type { ContractRow, consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { consentRow } from '../legal/consent-row.ts';

/** Where the consent was given from: part of the evidence. */
export interface SubscriptionOrigin {
  ip: string;
  userAgent: string;
  idempotencyKey: string | null;
}

/** The evidence of both boxes: no subscription gets this far unless they were ticked. */
export function consentRows(
  deps: Pick<Deps, 'ids' | 'clock'>,
  { id, userId }: ContractRow,
  from: Pick<SubscriptionOrigin, 'ip' | 'userAgent'>,
): (typeof consents.$inferInsert)[] {
  const acceptance = { userId, contractId: id, step: acceptanceSteps.subscription, from };
  return legalKinds.map((kind) => consentRow(deps, kind, acceptance));
}
