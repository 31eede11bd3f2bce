import type { components } from '@repo/api-sdk/spec';
import { type InvestorProfile, needsWarning } from '@repo/domain/kaskad';
import type { Decimal } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { kaskadConsents } from '../../db/schema/kaskad-registers.ts';
import type { RoundDocumentRow } from '../../db/schema/kaskad-rounds.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { listDocuments } from '../kaskad-rounds/rounds.repository.ts';
import { investingErrors } from './investing.errors.ts';
import { investingTexts as texts } from './investing.texts.ts';

export type NewConsent = Omit<typeof kaskadConsents.$inferInsert, 'id' | 'investmentId' | 'acceptedAt'>;

export const toDocumentConsent = ({ id, sha256, title, version }: RoundDocumentRow): NewConsent => ({
  kind: 'document',
  documentId: id,
  sha256,
  words: texts.consents.document(title, version),
});

/** Every document as it stands was accepted: another version since is 409, one that was left out is 422. */
export async function acceptedDocuments(
  db: Database,
  roundId: string,
  acceptedIds: readonly string[],
): Promise<RoundDocumentRow[]> {
  const documents = await listDocuments(db, roundId);
  const current = new Set(documents.map(({ id }) => id));
  if (acceptedIds.some((id) => !current.has(id))) throw new AppError(investingErrors.documentsChanged);
  const accepted = new Set(acceptedIds);
  if (documents.some(({ id }) => !accepted.has(id))) refuseField('accepted_documents', texts.acceptAll);
  return documents;
}

/**
 * What is accepted with an investment, in words. The net worth stays in the browser, which decides above the floor whether the
 * warning is needed: without it, the investor declares that it is not.
 */
export async function readConsents(
  db: Database,
  { accepted_documents, accepts_risks, warning }: components['schemas']['InvestBody'],
  { roundId, profile, cost }: { roundId: string; profile: InvestorProfile; cost: Decimal },
): Promise<NewConsent[]> {
  const documents = await acceptedDocuments(db, roundId, accepted_documents);
  if (!accepts_risks) refuseField('accepts_risks', texts.acceptRisks);
  if (warning && !(warning.is_read && warning.understands)) refuseField('warning', texts.readWarning);
  const words = warning ? texts.consents.warning : texts.consents.noWarning;
  return [
    ...documents.map((row) => toDocumentConsent(row)),
    { kind: 'risks', words: texts.consents.risks },
    ...(needsWarning(profile, cost, null) ? [{ kind: 'warning' as const, words }] : []),
  ];
}
