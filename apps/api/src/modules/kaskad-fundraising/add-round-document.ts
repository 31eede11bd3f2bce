import { PDFDocument } from '@cantoo/pdf-lib';
import type { components } from '@repo/api-sdk/spec';
import { reflectionUntil } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { kaskadSignatures } from '../../db/schema/kaskad-registers.ts';
import {
  kaskadInvestments,
  kaskadRoundDocuments,
  type RoundDocumentRow,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { putFile } from '../documents/store-file.ts';
import { insertFile } from '../files/files.repository.ts';
import { readProfile } from '../kaskad-rounds/regime-profile.ts';
import { findRoundView, lockRound, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { queueRoundMails } from './round-mails.repository.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

/** Regulation 2020/1503, article 23. */
const KEY_INFORMATION_PAGES = 6;

interface Document {
  id: string;
  kind: RoundDocumentRow['kind'];
  title: string;
  isSubstantial: boolean;
  upload: UploadedFile | null;
}

/** Another version of what has its kind and title, or a document of its own. The bytes are put before the round is held. */
export async function addRoundDocument(
  deps: Deps,
  actor: Actor,
  { id, upload, ...document }: Document,
): Promise<void> {
  if ((await findRoundView(deps.db, id)) === undefined) throw new AppError(roundsErrors.notFound);
  if (!isFilled(document.title)) refuseField('title', texts.title);
  const file = await checkUpload(deps, actor, upload);
  if (file.mime !== 'application/pdf') refuseField('file', texts.pdfOnly);
  if (document.kind === 'key_information') await refuseLongSheet(file.bytes);
  const stored = await putFile(deps, { userId: null, purpose: 'round_document', ...file });
  const stopped = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const round = await lockRound(tx, id);
    if (round === undefined) throw new AppError(roundsErrors.notFound);
    if (['issued', 'failed', 'canceled'].includes(round.state)) throw new AppError(roundsErrors.ended);
    await insertFile(tx, stored);
    const added = await insertVersion(inTx, actor, { round, document, file: stored });
    const isAnew = added.isSubstantial && added.kind === 'key_information';
    const signatures = isAnew ? await startAnew(inTx, round) : [];
    await saveRound(tx, id, {});
    await recordAudit(inTx, {
      by: actor,
      action: 'round.document_added',
      object: { type: 'round', id },
      after: {
        document_id: added.id,
        kind: added.kind,
        title: added.title,
        version: added.version,
        sha256: added.sha256,
        is_substantial: added.isSubstantial,
      },
    });
    await deps.settleRequest?.(tx);
    return signatures;
  });
  await cancelAtProvider(deps, stopped);
}

async function refuseLongSheet(bytes: Buffer): Promise<void> {
  const pages = await PDFDocument.load(bytes, { ignoreEncryption: true }).then(
    (pdf) => pdf.getPageCount(),
    () => null,
  );
  if (pages === null) refuseField('file', texts.unreadablePdf);
  if (pages > KEY_INFORMATION_PAGES) refuseField('file', texts.tooManyPages(KEY_INFORMATION_PAGES));
}

async function insertVersion(
  { db, ids, clock }: Deps,
  actor: Actor,
  {
    round,
    document: { kind, title: typed, isSubstantial },
    file,
  }: { round: RoundRow; document: Omit<Document, 'id' | 'upload'>; file: { id: string; sha256: string } },
): Promise<RoundDocumentRow> {
  const title = typed.trim();
  const { roundId, kind: ofKind, title: ofTitle } = kaskadRoundDocuments;
  const same = and(eq(roundId, round.id), eq(ofKind, kind), eq(ofTitle, title));
  const version = (await db.$count(kaskadRoundDocuments, same)) + 1;
  const row = {
    id: ids.uuid(),
    roundId: round.id,
    kind,
    title,
    version,
    fileId: file.id,
    sha256: file.sha256,
    isSubstantial,
    publishedAt: clock.now(),
    publishedBy: actor.userId,
  };
  await db.insert(kaskadRoundDocuments).values(row);
  return row;
}

/**
 * A version of substance: what is not signed has another reflection from its publication on, where the law gives one, and its
 * signature stops. Returns the signatures to be cancelled at the provider.
 */
async function startAnew(deps: Deps, round: RoundRow): Promise<string[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const profile = await readProfile(deps, { round, user: { isCompany: false } });
  const until = reflectionUntil(profile, now);
  const unsigned = and(
    eq(kaskadInvestments.roundId, round.id),
    inArray(kaskadInvestments.state, ['submitted', 'reflection']),
  );
  if (until !== null)
    await db
      .update(kaskadInvestments)
      .set({ state: 'reflection', reflectionUntil: until, version: sql`${kaskadInvestments.version} + 1` })
      .where(unsigned);
  const stopped = await db
    .update(kaskadSignatures)
    .set({ status: 'canceled', iframeUrl: null, iframeUrlExpiresAt: null, updatedAt: now })
    .where(
      and(
        inArray(kaskadSignatures.status, ['opening', 'ongoing']),
        inArray(
          kaskadSignatures.investmentId,
          db.select({ id: kaskadInvestments.id }).from(kaskadInvestments).where(unsigned),
        ),
      ),
    )
    .returning({ id: kaskadSignatures.id });
  await queueRoundMails(db, { roundId: round.id, kind: 'document', now });
  return stopped.map(({ id }) => id);
}

/** What the provider does not confirm stays cancelled here: a signature that comes of it is refused. */
async function cancelAtProvider(deps: Deps, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deps.signature.cancel(id).catch((error: unknown) => {
      deps.log.warn({ err: error, signatureId: id }, 'a signature could not be cancelled at the provider');
    });
  }
}

export const toDocument = (
  id: string,
  { kind, title, is_substantial: isSubstantial }: Omit<components['schemas']['RoundDocumentForm'], 'file'>,
  upload: UploadedFile | null,
): Document => ({ id, kind, title, isSubstantial: isSubstantial === 'true', upload });
