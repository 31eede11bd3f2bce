// What happens on the local provider's own page: a visitor with the link reads, then signs or refuses.
import { createHash } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import type { Clock } from '../../clock/clock.ts';
import type { StampSignature } from '../pdf/cms-signer.ts';
import type { SealingKey } from '../pdf/sealing-key.ts';
import * as repository from './local-signature.repository.ts';
import { localSignatureTexts } from './local-signature.texts.ts';
import { sealDocuments } from './seal-documents.ts';

export interface SigningVisitor {
  ipAddress: string;
  userAgent: string;
}

export interface SigningPage {
  signature: repository.LocalSignatureRow;
  documents: repository.LocalDocumentRow[];
}

type LocalStatus = repository.LocalSignatureRow['status'];

/** Null when no signature has this token. Both moves are idempotent: they return the final status. */
export interface LocalSigning {
  openPage: (token: string) => Promise<SigningPage | null>;
  sign: (token: string, visitor: SigningVisitor) => Promise<LocalStatus | null>;
  decline: (token: string) => Promise<LocalStatus | null>;
}

interface LocalSigningOptions {
  db: Database;
  clock: Clock;
  sealingKey: () => Promise<SealingKey>;
  notify: (externalId: string) => Promise<void>;
  /** By default seals have no time stamp. */
  stampSignature?: StampSignature | undefined;
}

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

export function createLocalSigning(options: LocalSigningOptions): LocalSigning {
  const { db, clock, sealingKey, notify, stampSignature } = options;
  const findByToken = (token: string) => repository.findByTokenHash(db, sha256(token));

  const complete = async (
    signature: repository.LocalSignatureRow,
    visitor: SigningVisitor,
  ): Promise<void> => {
    const documents = await repository.listDocuments(db, signature.id);
    const evidence = {
      signedAt: clock.now().toISOString(),
      ...visitor,
      consent: localSignatureTexts.read,
      documents: documents.map(({ fileName, sha256: hash }) => ({ fileName, sha256: hash })),
    };
    const key = await sealingKey();
    const sealed = await sealDocuments({ signature, documents, evidence, key, stampSignature });
    await repository.completeSignature(db, signature.id, evidence, sealed);
  };

  const endWith = async (
    token: string,
    move: (signature: repository.LocalSignatureRow) => Promise<unknown>,
  ) => {
    const signature = await findByToken(token);
    if (!signature) return null;
    if (signature.status === 'ongoing') await move(signature);
    await notify(signature.externalId);
    return (await findByToken(token))?.status ?? null;
  };

  return {
    openPage: async (token) => {
      const signature = await findByToken(token);
      return signature ? { signature, documents: await repository.listDocuments(db, signature.id) } : null;
    },
    sign: (token, visitor) => endWith(token, (signature) => complete(signature, visitor)),
    decline: (token) => endWith(token, ({ id }) => repository.endSignature(db, id, 'declined', clock.now())),
  };
}
