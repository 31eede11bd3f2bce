// What Sumsub holds of an applicant and when it refuses to change it (facts of its public reference).
import { createHash, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { KycReview } from '../../ports/kyc/kyc-port.ts';
import type { SumsubMode } from './sumsub-guard.ts';
import { SumsubRefusal } from './sumsub-refusal.ts';

export interface SumsubImage {
  idDocType: string;
  idDocSubType: string | null;
  country: string;
  fileName: string;
  hash: string;
  isActive: boolean;
}

export interface SumsubVerdict {
  reviewAnswer: 'GREEN' | 'RED';
  reviewRejectType?: 'RETRY' | 'FINAL';
  rejectLabels?: string[];
  moderationComment?: string;
  clientComment?: string;
}

export interface SumsubApplicant {
  id: string;
  mode: SumsubMode;
  externalUserId: string;
  levelName: string;
  isDeleted: boolean;
  reviewStatus: KycReview['reviewStatus'];
  reviewResult: SumsubVerdict | null;
  reviewDate: string | null;
  attemptId: string;
  attemptCnt: number;
  images: SumsubImage[];
}

export interface SumsubMetadata {
  idDocType: string;
  country: string;
  idDocSubType?: string | undefined;
}

const hexId = () => randomBytes(12).toString('hex');

export function newApplicant(
  identity: Pick<SumsubApplicant, 'mode' | 'externalUserId' | 'levelName'>,
): SumsubApplicant {
  return {
    ...identity,
    id: hexId(),
    isDeleted: false,
    reviewStatus: 'init',
    reviewResult: null,
    reviewDate: null,
    attemptId: hexId(),
    attemptCnt: 0,
    images: [],
  };
}

const doubleSided = ['ID_CARD'];
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif', 'application/pdf'];
const maxFileBytes = 64 * 1024 * 1024;

/** Files one image; `isReadable` false is what the provider's first look says against it. */
export async function addImage(
  applicant: SumsubApplicant,
  metadata: SumsubMetadata,
  { file, isReadable }: { file: File; isReadable: boolean },
): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer());
  await refuseFile(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { idDocType, country, idDocSubType = null } = metadata;
  if (
    applicant.images.some(
      (image) => image.isActive && image.hash === hash && image.idDocSubType === idDocSubType,
    )
  ) {
    throw new SumsubRefusal(400, 'The document has already been uploaded', {
      errorCode: 1000,
      errorName: 'duplicate-document',
    });
  }
  applicant.images.push({ idDocType, idDocSubType, country, fileName: file.name, hash, isActive: true });
  if (isReadable) return;
  // An error on one side takes both out of use.
  for (const image of applicant.images) if (image.idDocType === idDocType) image.isActive = false;
}

async function refuseFile(bytes: Buffer): Promise<void> {
  if (bytes.length === 0)
    throw new SumsubRefusal(400, 'Empty file', { errorCode: 1003, errorName: 'empty-file' });
  if (bytes.length > maxFileBytes) {
    throw new SumsubRefusal(400, 'File too big', { errorCode: 1002, errorName: 'file-too-big' });
  }
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined) {
    throw new SumsubRefusal(400, 'Corrupted file', { errorCode: 1004, errorName: 'corrupted-file' });
  }
  if (!pictures.includes(type.mime)) {
    throw new SumsubRefusal(400, 'Unsupported file format', {
      errorCode: 1005,
      errorName: 'unsupported-file-format',
    });
  }
}

const isBeingChecked = ({ reviewStatus }: SumsubApplicant) =>
  ['pending', 'prechecked', 'queued'].includes(reviewStatus);

/** A front without its back never completes the step. */
function isComplete({ images }: SumsubApplicant): boolean {
  const active = images.filter(({ isActive }) => isActive);
  return active.some(({ idDocType, idDocSubType }) => {
    if (!doubleSided.includes(idDocType)) return true;
    const other = idDocSubType === 'FRONT_SIDE' ? 'BACK_SIDE' : 'FRONT_SIDE';
    return active.some((image) => image.idDocType === idDocType && image.idDocSubType === other);
  });
}

/** What the widget's last step does: the applicant waits for its check. */
export function requestCheck(applicant: SumsubApplicant): void {
  if (isBeingChecked(applicant)) throw new SumsubRefusal(409, 'Applicant is already being checked');
  if (applicant.reviewResult?.reviewRejectType === 'FINAL') {
    throw new SumsubRefusal(409, 'Applicant is finally rejected');
  }
  if (!isComplete(applicant)) {
    throw new SumsubRefusal(409, 'Not all required documents or data are submitted');
  }
  Object.assign(applicant, {
    reviewStatus: 'pending',
    attemptCnt: applicant.attemptCnt + 1,
    attemptId: hexId(),
  });
}

export function completeReview(applicant: SumsubApplicant, verdict: SumsubVerdict, now: Date): void {
  Object.assign(applicant, {
    reviewStatus: 'completed',
    reviewResult: verdict,
    reviewDate: now.toISOString().replace('T', ' ').replace('Z', ''),
  });
}

export function resetApplicant(applicant: SumsubApplicant): void {
  if (isBeingChecked(applicant)) throw new SumsubRefusal(409, 'Applicant is being checked');
  Object.assign(applicant, { reviewStatus: 'init', reviewResult: null, reviewDate: null });
  for (const image of applicant.images) image.isActive = false;
}

export function setPresence(applicant: SumsubApplicant, isDeleted: boolean): void {
  if (isBeingChecked(applicant)) throw new SumsubRefusal(409, 'Applicant is being checked');
  applicant.isDeleted = isDeleted;
}
