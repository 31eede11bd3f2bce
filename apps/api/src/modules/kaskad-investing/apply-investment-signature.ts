// Brings an investment to what the signature of its subscription form has become at the provider, which is the only source of it.
import { decideInvestmentAction, withdrawalUntil } from '@repo/domain/kaskad';
import type { Deps } from '../../deps.ts';
import type { SignedDocument } from '../../ports/signature/signature-port.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { putFile } from '../documents/store-file.ts';
import { type FileRow, insertFile } from '../files/files.repository.ts';
import { findInvestmentView, type InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { factsOf, moveInvestment } from '../kaskad-investments/move-investment.ts';
import { listToAccept } from '../kaskad-investments/read-detail.ts';
import { readProfile } from '../kaskad-rounds/regime-profile.ts';
import type { InvestmentMailState } from '../notifications/mails/mail-data.ts';
import {
  findInvestmentSignature,
  isFormOutdated,
  type SignatureRow,
  saveSignature,
} from './investment-signatures.repository.ts';
import { lockInvestmentView } from './lock-own-investment.ts';

/** False when the id is not that of an investment's signature. */
export async function applyInvestmentSignature(deps: Deps, signatureId: string): Promise<boolean> {
  const signature = await findInvestmentSignature(deps.db, signatureId);
  if (!signature) return false;
  // What they become at the provider has no effect any more, and no news either.
  if (signature.status === 'done' || signature.status === 'void') return true;
  const state = await deps.signature.getStatus(signatureId);
  if (state?.status === 'done') await recordSignature(deps, signature);
  // It stays submitted: its owner may open another signature.
  else if (!isStopped(signature) && (state?.status === 'declined' || state?.status === 'canceled')) {
    await saveSignature(deps.db, signature.id, { status: state.status, updatedAt: deps.clock.now() });
  }
  return true;
}

/** Here: the provider may still report that it was signed. */
const isStopped = ({ status }: Pick<SignatureRow, 'status'>) =>
  status === 'declined' || status === 'canceled';

type SignedFiles = Partial<Record<SignedDocument['nature'], FileRow>>;

async function recordSignature(deps: Deps, signature: SignatureRow): Promise<void> {
  const found = await findInvestmentView(deps.db, signature.investmentId);
  if (!found) return;
  const documents = isStopped(signature) ? [] : await deps.signature.download(signature.id);
  const files = await putFiles(deps, found.owner.id, documents);
  const isRecorded = await deps.db.transaction((tx) =>
    recordInTx({ ...deps, db: tx }, { signature, files, userId: found.owner.id }),
  );
  if (!isRecorded) for (const { storageKey } of Object.values(files)) await deps.files.delete(storageKey);
}

async function putFiles(
  deps: Deps,
  userId: string,
  documents: readonly SignedDocument[],
): Promise<SignedFiles> {
  const files: SignedFiles = {};
  for (const { nature, fileName: name, mime, content: bytes } of documents) {
    const purpose = nature === 'evidence' ? 'signature_evidence' : 'contract';
    files[nature] = await putFile(deps, { userId, purpose, name, mime, bytes });
  }
  return files;
}

async function recordInTx(
  deps: Deps,
  { signature, files, userId }: { signature: SignatureRow; files: SignedFiles; userId: string },
): Promise<boolean> {
  const now = deps.clock.now();
  await lockUser(deps.db, userId);
  const view = await lockInvestmentView(deps.db, signature.investmentId);
  const current = await findInvestmentSignature(deps.db, signature.id);
  if (!view || !current || current.status === 'done' || current.status === 'void') return false;
  const refused = isStopped(current) ? 'signedStopped' : await refusalOfForm(deps, view, signature);
  await saveSignature(deps.db, signature.id, { status: refused === null ? 'done' : 'void', updatedAt: now });
  if (refused === null) await sign(deps, view, files);
  else await mailInvestor(deps, view, { kind: refused });
  return refused === null;
}

/** When the round has closed or the investment has ended; or else when a document has changed since the form was written. */
async function refusalOfForm(
  deps: Deps,
  view: InvestmentView,
  signature: SignatureRow,
): Promise<Extract<InvestmentMailState, 'signedTooLate' | 'signedOutdated'> | null> {
  const { investment, round } = view;
  const now = deps.clock.now();
  const decision = decideInvestmentAction('sign', factsOf(investment, round, now), { actor: 'owner', now });
  if (!decision.isAllowed) return decision.reason === 'inReflection' ? 'signedOutdated' : 'signedTooLate';
  const hasToAccept = (await listToAccept(deps, view)).length > 0;
  return hasToAccept || (await isFormOutdated(deps.db, signature)) ? 'signedOutdated' : null;
}

async function sign(deps: Deps, view: InvestmentView, files: SignedFiles): Promise<void> {
  const { investment, round, owner } = view;
  const now = deps.clock.now();
  for (const row of Object.values(files)) await insertFile(deps.db, row);
  const until = withdrawalUntil(await readProfile(deps, { round, user: owner }), now, round.closesAt);
  const columns = {
    signedAt: now,
    withdrawalUntil: until,
    subscriptionFileId: files.contract?.id ?? null,
    evidenceFileId: files.evidence?.id ?? null,
  };
  const moved = await moveInvestment(deps, {
    investment,
    round,
    action: 'sign',
    actor: 'owner',
    by: null,
    event: 'signed',
    columns,
  });
  if (!moved.isMoved) throw new Error(`investment ${investment.id} is not signed: ${moved.reason}`);
  const signed = { ...view, investment: { ...investment, ...columns, state: moved.state } };
  await mailInvestor(deps, signed, { kind: 'signed', until });
}
