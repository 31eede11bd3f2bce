// The local identity provider: a small Sumsub on this machine. It keeps applicants, the documents announced to it and
// the verdict that its own page gives; our modules know nothing of it but the port.
import { createHash } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Ids } from '../../ids/ids.ts';
import type { KycDocument, KycPort, KycReview } from '../kyc-port.ts';
import {
  deleteLocalApplicant,
  findLocalApplicant,
  insertLocalApplicant,
  type LocalApplicant,
  setLocalToken,
  updateLocalApplicant,
} from './local-kyc.repository.ts';
import { localKycTexts as texts } from './local-kyc.texts.ts';

export interface LocalKycOptions {
  db: Database;
  clock: Clock;
  ids: Ids;
  /** Our own origin: the widget's page is served there. */
  apiUrl: string;
}

/** As Sumsub's default. */
export const localTokenLifetimeMs = 10 * 60_000;

export const hashLocalToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createLocalKyc({ db, clock, ids, apiUrl }: LocalKycOptions): KycPort {
  return {
    name: 'local',
    createApplicant: async (externalUserId) => {
      const now = clock.now();
      const applicant = await insertLocalApplicant(db, {
        id: ids.uuid(),
        externalUserId,
        reviewStatus: 'init',
        documents: [],
        createdAt: now,
        updatedAt: now,
      });
      return { applicantId: applicant.id };
    },
    addDocument: (applicantId, document) => addDocument({ db, clock }, applicantId, document),
    createAccessToken: async (externalUserId) => {
      const now = clock.now();
      const token = `_loc-${ids.token()}`;
      const known = await setLocalToken(db, externalUserId, {
        tokenHash: hashLocalToken(token),
        tokenExpiresAt: new Date(now.getTime() + localTokenLifetimeMs),
        updatedAt: now,
      });
      if (!known) throw new Error('the local provider has no such applicant');
      return { token, baseUrl: apiUrl };
    },
    getReview: async (applicantId) => toReview(await requireApplicant(db, applicantId)),
    resetApplicant: (applicantId) =>
      updateLocalApplicant(db, applicantId, {
        documents: [],
        reviewStatus: 'init',
        reviewAnswer: null,
        reviewRejectType: null,
        updatedAt: clock.now(),
      }),
    deleteApplicant: (applicantId) => deleteLocalApplicant(db, applicantId),
  };
}

async function addDocument(
  { db, clock }: { db: Database; clock: Clock },
  applicantId: string,
  document: KycDocument,
): Promise<void> {
  const { documents } = await requireApplicant(db, applicantId);
  const side = document.idDocSubType ?? null;
  const { idDocType, country, fileName } = document;
  // The same side sent again, or another kind of document, takes the place of what was there.
  const kept = documents.filter((held) => held.idDocType === idDocType && held.idDocSubType !== side);
  await updateLocalApplicant(db, applicantId, {
    documents: [...kept, { idDocType, idDocSubType: side, country, fileName }],
    reviewStatus: 'init',
    reviewAnswer: null,
    reviewRejectType: null,
    updatedAt: clock.now(),
  });
}

async function requireApplicant(db: Database, applicantId: string) {
  const applicant = await findLocalApplicant(db, applicantId);
  if (applicant === null) throw new Error(`the local provider has no applicant ${applicantId}`);
  return applicant;
}

/** The verdict of the demonstration, with the two texts a real one has. */
export function toReview({
  id,
  attemptCnt,
  reviewStatus,
  reviewAnswer,
  reviewRejectType,
}: Pick<
  LocalApplicant,
  'id' | 'attemptCnt' | 'reviewStatus' | 'reviewAnswer' | 'reviewRejectType'
>): KycReview {
  if (reviewAnswer === null) return { reviewStatus };
  const verdict = { reviewStatus, reviewAnswer, verdictId: `${id} ${attemptCnt}` };
  return reviewRejectType === null
    ? verdict
    : {
        ...verdict,
        reviewRejectType,
        moderationComment: texts.refused[reviewRejectType],
        clientComment: texts.forStaff,
        rejectLabels: reviewRejectType === 'RETRY' ? ['UNSATISFACTORY_PHOTOS'] : ['FORGERY'],
      };
}
