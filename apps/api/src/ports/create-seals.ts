import type { ProviderParts } from './provider-parts.ts';
import { createRevocations } from './revocations/create-revocations.ts';
import { createSignaturePort, type SignatureProvider } from './signature/create-signature-port.ts';
import { createDocumentSeal, type DocumentSeal } from './signature/pdf/document-seal.ts';
import { createTimestamps } from './timestamps/create-timestamps.ts';
import type { TimestampsPort } from './timestamps/timestamps-port.ts';

interface Seals {
  timestamps: TimestampsPort;
  /** Of contracts. */
  signature: SignatureProvider;
  /** Of the documents that we issue. */
  seal: DocumentSeal;
}

/** What signs and seals, with the authority that stamps both. */
export async function createSeals(parts: ProviderParts): Promise<Seals> {
  const timestamps = await createTimestamps(parts);
  const revocations = await createRevocations(parts);
  return {
    timestamps,
    signature: createSignaturePort({ ...parts, timestamps }),
    seal: await createDocumentSeal({ ...parts, timestamps, revocations }),
  };
}
