// The local signature provider: creates signed, sealed PDFs locally, and identifies itself as local.
// It behaves as a third party would: it has its own records, and notifies the application of a change by id alone.
import { createHmac } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Ids } from '../../ids/ids.ts';
import type { StampSignature } from '../pdf/cms-signer.ts';
import { sharedSealingKey } from '../pdf/sealing-key.ts';
import type {
  CreateSignatureInput,
  OpenedSignature,
  SignatureListener,
  SignaturePort,
} from '../signature-port.ts';
import * as repository from './local-signature.repository.ts';
import { createLocalSigning, type LocalSigning, sha256 } from './local-signing.ts';

export interface LocalSignatureOptions {
  db: Database;
  clock: Clock;
  ids: Ids;
  /** Signing links are derived from it, so that a link can be given again without being stored. */
  secret: string;
  /** Where the signing page is served. */
  apiUrl: string;
  /** Where the sealing key is kept. */
  keyFolder: string;
  /** By default seals have no time stamp. */
  stampSignature?: StampSignature | undefined;
}

/** The port, and what the provider's own signing page needs. */
export type LocalSignature = SignaturePort & { signing: LocalSigning };

export function createLocalSignature(options: LocalSignatureOptions): LocalSignature {
  const { db, clock } = options;
  const listeners: SignatureListener[] = [];
  const sealingKey = () => sharedSealingKey(options.keyFolder, clock.now());
  const notify = async (externalId: string): Promise<void> => {
    for (const listener of listeners) await listener(externalId);
  };
  const stateOf = async (externalId: string): Promise<OpenedSignature | null> => {
    const row = await repository.findByExternalId(db, externalId);
    if (!row) return null;
    const iframeUrl = `${options.apiUrl}/local/signature/${tokenOf(options.secret, row.id)}`;
    const link = row.status === 'ongoing' ? { iframeUrl, expiresAt: null } : null;
    return { providerRequestId: row.id, status: row.status, link };
  };

  return {
    provider: 'local',
    refresh: { everyMs: 0, maxPerRound: Number.MAX_SAFE_INTEGER },
    onChange: (listener) => void listeners.push(listener),
    createRequest: async (input) => {
      await insertRequest(options, input);
      const state = await stateOf(input.externalId);
      if (!state) throw new Error(`local signature ${input.externalId} vanished while being created`);
      return state;
    },
    getStatus: stateOf,
    getLink: async (externalId) => (await stateOf(externalId))?.link ?? null,
    cancel: async (externalId) => {
      const row = await repository.findByExternalId(db, externalId);
      if (row) await repository.endSignature(db, row.id, 'canceled', clock.now());
      return stateOf(externalId);
    },
    erase: (externalId) => repository.deleteSignature(db, externalId),
    download: async (externalId) => {
      const row = await repository.findByExternalId(db, externalId);
      const documents = row ? await repository.listDocuments(db, row.id) : [];
      return documents.map(({ nature, fileName, content, sealed }) => ({
        nature,
        fileName,
        mime: 'application/pdf',
        content: sealed ?? content,
      }));
    },
    signing: createLocalSigning({ db, clock, sealingKey, notify, stampSignature: options.stampSignature }),
  };
}

function tokenOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`local-signature:${id}`).digest('base64url');
}

async function insertRequest(options: LocalSignatureOptions, input: CreateSignatureInput): Promise<void> {
  const id = options.ids.uuid();
  const now = options.clock.now();
  const row = {
    id,
    externalId: input.externalId,
    tokenHash: sha256(tokenOf(options.secret, id)),
    name: input.name,
    signer: input.signer,
    summary: input.summary.map(([label, value]): [string, string] => [label, value]),
    createdAt: now,
    updatedAt: now,
  };
  const documents = input.documents.map((document) => ({
    signatureId: id,
    nature: document.nature,
    fileName: document.fileName,
    sha256: sha256(document.content),
    content: document.content,
  }));
  await repository.insertSignature(options.db, row, documents);
}
