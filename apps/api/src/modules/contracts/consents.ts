import { legalKinds } from '@repo/domain/legal';
import { acceptanceSteps } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { ContractRow, consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { consentRow } from '../legal/consent-row.ts';

/** Where the consent was given from: part of the evidence. */
export interface SubscriptionOrigin {
  ip: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** Staff prepared it: `accept` records in its transaction that the client accepted what they read, or throws. */
  prepared?: {
    by: { id: string; name: string };
    accept: (tx: Database, contract: ContractRow) => Promise<void>;
  };
}

/** The evidence of both boxes: no subscription gets this far unless they were ticked. */
export function consentRows(
  deps: Pick<Deps, 'ids' | 'clock'>,
  { id, userId }: ContractRow,
  from: Pick<SubscriptionOrigin, 'ip' | 'userAgent' | 'prepared'>,
): (typeof consents.$inferInsert)[] {
  const step = from.prepared ? acceptanceSteps.prepared : acceptanceSteps.subscription;
  // One act has one instant: between two, the order in which they are read would depend on a millisecond.
  const acceptance = { userId, contractId: id, step, from, acceptedAt: deps.clock.now() };
  return legalKinds.map((kind) => consentRow(deps, kind, acceptance));
}
