import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listAcceptedDocuments, saveInvestment } from '../kaskad-investments/investments.repository.ts';
import { recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import { listDocuments } from '../kaskad-rounds/rounds.repository.ts';
import { acceptedDocuments, toDocumentConsent } from './consents.ts';
import { refusalOf } from './investing.errors.ts';
import { investingTexts as texts } from './investing.texts.ts';
import { lockOwnInvestment } from './lock-own-investment.ts';
import { stopSignature } from './stop-signature.ts';
import { storeConsents } from './store-investment.ts';

type AcceptInput = components['schemas']['AcceptDocumentsBody'] & { id: string };

/** Those that were accepted before may be left out. A form that was opened names the versions before: it is stopped. */
export async function acceptRoundDocuments(deps: Deps, actor: Actor, input: AcceptInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockAccount(tx, actor);
    const { investment, round } = await lockOwnInvestment(tx, actor, input);
    if (investment.state !== 'submitted' && investment.state !== 'reflection') {
      throw refusalOf(investment.state === 'reserved' ? 'reserved' : 'alreadySigned');
    }
    const known = await listAcceptedDocuments(tx, investment.id);
    const kept = input.accepted_documents.filter((id) => !known.has(id));
    const all = await acceptedDocuments(tx, round.id, [...kept, ...(await currentOf(inTx, round.id, known))]);
    const added = all.filter(({ id }) => !known.has(id));
    await storeConsents(inTx, investment.id, added.map(toDocumentConsent));
    for (const { title, version } of added) {
      const detail = texts.consents.document(title, version);
      await recordInvestmentEvent(inTx, {
        investmentId: investment.id,
        event: 'document_accepted',
        by: actor,
        detail,
      });
    }
    await saveInvestment(tx, investment.id, {});
    await recordAudit(inTx, {
      by: actor,
      action: 'investment.document_accepted',
      object: { type: 'investment', id: investment.id },
      after: { documents: added.map(({ id }) => id) },
    });
    await deps.settleRequest?.(tx);
  });
  await stopSignature(deps, input.id);
}

async function currentOf({ db }: Deps, roundId: string, known: ReadonlySet<string>): Promise<string[]> {
  return (await listDocuments(db, roundId)).flatMap(({ id }) => (known.has(id) ? [id] : []));
}
