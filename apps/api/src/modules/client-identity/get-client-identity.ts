import type { components } from '@repo/api-sdk/spec';
import { companyDocumentTypes } from '@repo/domain/kyc';
import type { FileScan } from '../../db/schema/files.ts';
import type { Actor, Deps } from '../../deps.ts';
import { checkNames } from '../asset-freezes/check-names.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { readIdentity } from '../clients/read-identity.ts';
import { toWireExpiry } from '../document-expiries/document-expiries.mapper.ts';
import { listExpiries } from '../document-expiries/document-expiries.repository.ts';
import { readLastReminder } from '../reminders/read-last-reminder.ts';
import { allowedActions, readCase } from './client-case.ts';
import { countRefusals, listDocuments, listImages } from './client-identity.repository.ts';

type Schemas = components['schemas'];

/** What staff examine of a client, and what they may decide now. */
export async function getClientIdentity(
  deps: Deps,
  actor: Actor,
  userId: string,
): Promise<Schemas['ClientIdentityCase']> {
  const { db } = deps;
  const kycCase = await readCase(db, userId);
  const [identity, images, documents, expiries, refusals, lastReminder, freeze, pending] = await Promise.all([
    readIdentity(db, kycCase.user, { isAdviser: false }),
    listImages(db, userId),
    listDocuments(db, userId),
    listExpiries(db, userId),
    countRefusals(db, userId),
    readLastReminder(db, userId),
    checkNames(db, kycCase.user),
    findPendingDecision(deps, userId),
  ]);
  const isWaiting = kycCase.state === 'pending' || kycCase.state === 'verified';
  return {
    state: kycCase.state,
    refusal: identity.refusal,
    actions: allowedActions(actor, kycCase),
    waiting_since: isWaiting ? (images.at(-1)?.createdAt.toISOString() ?? null) : null,
    refusals,
    last_reminder: lastReminder,
    images: images.map(({ file, docType, country, side, createdAt }) => ({
      file: toFile(file),
      doc_type: docType,
      country,
      side,
      sent_at: createdAt.toISOString(),
    })),
    documents: companyDocumentTypes.flatMap((type) =>
      documents.filter(({ document }) => document.docType === type).map(toDocument),
    ),
    expiries: expiries.map(toWireExpiry),
    asset_freeze: {
      published_on: freeze.publishedOn,
      found: freeze.found.map(({ registryId, nature, name, bornOn }) => ({
        registry_id: registryId,
        nature,
        name,
        born_on: bornOn,
      })),
      total: freeze.total,
    },
    pending_change: toWirePendingChange(pending),
  };
}

/** Another change of the account, of its role or its address, is no decision on its identity. */
async function findPendingDecision({ db, clock }: Deps, userId: string) {
  const now = clock.now();
  const [revocations, reopenings] = await Promise.all([
    findPendingOfKind(db, { kind: 'kyc.revoke', now }),
    findPendingOfKind(db, { kind: 'kyc.reopen_final', now }),
  ]);
  return revocations.get(userId) ?? reopenings.get(userId);
}

interface FileFacts {
  id: string;
  name: string;
  mime: string;
  sizeBytes: number;
  scan: FileScan | null;
}

const toFile = ({ id, name, mime, sizeBytes, scan }: FileFacts): Schemas['ClientFile'] => ({
  id,
  name,
  mime,
  size_bytes: sizeBytes,
  scan,
});

function toDocument({
  document,
  file,
  decider,
}: Awaited<ReturnType<typeof listDocuments>>[number]): Schemas['ExaminedDocument'] {
  const { markFault: fault, markMessage } = document;
  return {
    type: document.docType,
    file: toFile(file),
    review: document.status,
    reason: document.rejectionReason,
    mark: fault === null ? null : { fault, message: markMessage ?? '' },
    comment: document.staffComment,
    sent_at: document.updatedAt.toISOString(),
    decided_at: document.decidedAt?.toISOString() ?? null,
    decided_by: decider && `${decider.firstname} ${decider.lastname}`,
  };
}
