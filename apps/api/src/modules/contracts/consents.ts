import { createHash } from 'node:crypto';
import type { ContractRow, consents } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { contractsTexts } from './contracts.texts.ts';
import type { NewSignatureInput, SubscriptionOrigin } from './create-signature.ts';

/** Raised with every change of the words a client ticks: the evidence says which ones he saw. */
const textVersion = '2026-01';

interface ConsentSource {
  contract: ContractRow;
  input: NewSignatureInput;
  from: SubscriptionOrigin;
}

/** One row of evidence for each box the request says was ticked. */
export function consentRows(
  deps: Pick<Deps, 'ids' | 'clock'>,
  { contract, input, from }: ConsentSource,
): (typeof consents.$inferInsert)[] {
  const ticked = { terms: input.terms_accepted, risks: input.risks_accepted };
  return (['terms', 'risks'] as const)
    .filter((kind) => ticked[kind] === true)
    .map((kind) => ({
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
