// The Sumsub adapter. URLs and refusals are those of its public API; each call states whether it may be retried.
import { type KycDocument, type KycPort, KycRefusal, type KycRefusalReason } from '../kyc-port.ts';
import {
  createSumsubClient,
  type SumsubClient,
  type SumsubClientOptions,
  SumsubError,
} from './sumsub-client.ts';
import {
  applicantSchema,
  documentSchema,
  doneSchema,
  reviewSchema,
  toKycReview,
  tokenSchema,
} from './sumsub-responses.ts';

export interface SumsubKycOptions extends SumsubClientOptions {
  levelName: string;
}

/** Always sent: the provider's documentation gives two different defaults. */
export const tokenLifetimeSeconds = 600;

/** A photograph is uploaded to the provider over what may be a slow line. */
const uploadTimeoutMs = 20_000;

/** The refusals of a file; a duplicate is none, it is what a repeat looks like. */
const refusals: Record<number, KycRefusalReason> = {
  1002: 'too-large',
  1003: 'empty',
  1004: 'damaged',
  1005: 'unsupported',
  1007: 'damaged',
};
const duplicateDocument = 1000;

export function createSumsubKyc({ levelName, ...options }: SumsubKycOptions): KycPort {
  const call = createSumsubClient(options);
  return {
    name: 'sumsub',
    createApplicant: (externalUserId) => openApplicant(call, externalUserId, levelName),
    addDocument: (applicantId, document) => addDocument(call, applicantId, document),
    createAccessToken: async (externalUserId) => {
      const { token } = await call(
        {
          method: 'POST',
          path: '/resources/accessTokens/sdk',
          json: { userId: externalUserId, levelName, ttlInSecs: tokenLifetimeSeconds },
          isRepeatable: true,
        },
        tokenSchema,
      );
      return { token };
    },
    getReview: async (applicantId) => {
      const path = `${applicantPath(applicantId)}/status`;
      return toKycReview(await call({ method: 'GET', path, isRepeatable: true }, reviewSchema));
    },
    resetApplicant: (applicantId) => reset(call, applicantPath(applicantId)),
    deleteApplicant: (applicantId) => deactivate(call, applicantId),
  };
}

function applicantPath(applicantId: string): string {
  return `/resources/applicants/${encodeURIComponent(applicantId)}`;
}

/** Repeatable: the second of two is refused as a duplicate, which leads to the first. */
async function openApplicant(
  call: SumsubClient,
  externalUserId: string,
  levelName: string,
): Promise<{ applicantId: string }> {
  try {
    const { id } = await call(
      {
        method: 'POST',
        path: `/resources/applicants?levelName=${encodeURIComponent(levelName)}`,
        // No more than it needs: the document says the rest.
        json: { externalUserId, type: 'individual', lang: 'fr' },
        isRepeatable: true,
      },
      applicantSchema,
    );
    return { applicantId: id };
  } catch (error) {
    if (!(error instanceof SumsubError) || error.status !== 409) throw error;
    return findApplicant(call, externalUserId);
  }
}

async function findApplicant(call: SumsubClient, externalUserId: string): Promise<{ applicantId: string }> {
  const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(externalUserId)}/one`;
  const { id, deleted } = await call({ method: 'GET', path, isRepeatable: true }, applicantSchema);
  if (deleted === true) {
    const own = applicantPath(id);
    await call({ method: 'PATCH', path: `${own}/presence/activated`, isRepeatable: true }, doneSchema);
    // Canceled by the client before: earlier documents are not reused.
    await reset(call, own);
  }
  return { applicantId: id };
}

async function reset(call: SumsubClient, own: string): Promise<void> {
  await call({ method: 'POST', path: `${own}/reset`, isRepeatable: true }, doneSchema);
}

async function addDocument(call: SumsubClient, applicantId: string, document: KycDocument): Promise<void> {
  try {
    const { errors } = await call(
      {
        method: 'POST',
        path: `${applicantPath(applicantId)}/info/idDoc`,
        form: await toDocumentForm(document),
        headers: { 'x-return-doc-warnings': 'true' },
        // Each try is a new image, and says what is wrong with it only four times.
        isRepeatable: false,
        timeoutMs: uploadTimeoutMs,
      },
      documentSchema,
    );
    if (errors && errors.length > 0) throw new KycRefusal('unreadable', JSON.stringify(errors));
  } catch (error) {
    if (!(error instanceof SumsubError) || error.errorCode === null) throw error;
    if (error.errorCode === duplicateDocument) return;
    const reason = refusals[error.errorCode];
    throw reason === undefined ? error : new KycRefusal(reason, error.message);
  }
}

async function deactivate(call: SumsubClient, applicantId: string): Promise<void> {
  const path = `${applicantPath(applicantId)}/presence/deactivated`;
  try {
    await call({ method: 'PATCH', path, isRepeatable: true }, doneSchema);
  } catch (error) {
    if (!(error instanceof SumsubError)) throw error;
    if (error.status === 404) return;
    // The call has nothing else to be wrong about than the state of the applicant.
    if (error.status === 400 || error.status === 409) throw new KycRefusal('being-checked', error.message);
    throw error;
  }
}

interface FormBody {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A document as the provider's form, whole and in memory: the signature covers its bytes, boundaries included. */
export async function toDocumentForm(document: KycDocument): Promise<FormBody> {
  const { idDocType, idDocSubType, country, fileName, mime, bytes } = document;
  const form = new FormData();
  form.set(
    'metadata',
    JSON.stringify({ idDocType, ...(idDocSubType !== undefined && { idDocSubType }), country }),
  );
  form.set('content', new File([Buffer.from(bytes)], fileName, { type: mime }));
  // `fetch(url, { body: form })` would hide the bytes it sends; a Response shows the same ones.
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await encoded.arrayBuffer()),
  };
}
