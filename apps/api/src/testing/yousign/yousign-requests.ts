// What Yousign holds of a signature request and when it refuses to change it (facts of its public reference).
import { randomUUID } from 'node:crypto';
import { YousignRefusal } from './yousign-refusal.ts';

export interface StandInDocument {
  id: string;
  filename: string;
  nature: 'signable_document' | 'attachment';
  bytes: Buffer;
  pages: number;
  createdAt: Date;
}

export interface StandInSigner {
  id: string;
  status: 'initiated' | 'notified' | 'signed' | 'declined' | 'aborted';
  info: { first_name: string; last_name: string; email: string; phone_number?: string | undefined };
  level: string;
  authentication: string | null;
  fields: { document_id: string; page: number; x: number; y: number }[];
  link: { key: string; expiresAt: Date } | null;
}

export interface StandInRequest {
  id: string;
  name: string;
  status: string;
  externalId: string | null;
  expirationDate: string;
  canDecline: boolean;
  cancelReason: string | null;
  documents: StandInDocument[];
  signers: StandInSigner[];
}

/** Support may set 1 to 72 hours; this is the default. */
const linkHours = 48;

export function requireDraft({ status }: StandInRequest): void {
  if (status !== 'draft')
    throw new YousignRefusal(403, `Signature Request is not in draft status: ${status}`);
}

export function activate(request: StandInRequest, now: Date): void {
  requireDraft(request);
  const signable = request.documents.filter(({ nature }) => nature === 'signable_document');
  if (request.signers.length === 0 || signable.length === 0) {
    throw new YousignRefusal(400, 'A Signature Request needs a signer and a signable document');
  }
  const signed = new Set(
    request.signers.flatMap(({ fields }) => fields.map(({ document_id }) => document_id)),
  );
  const bare = signable.find(({ id }) => !signed.has(id));
  if (bare !== undefined) {
    throw new YousignRefusal(400, `Document ${bare.id} must have at least one signature field`);
  }
  request.status = 'ongoing';
  for (const signer of request.signers) {
    signer.status = 'notified';
    renewLink(signer, now);
  }
}

function renewLink(signer: StandInSigner, now: Date): void {
  signer.link = { key: randomUUID(), expiresAt: new Date(now.getTime() + linkHours * 3_600_000) };
}

/** Reading a signer whose link is over makes another; one that holds stays. */
export function readSigner(request: StandInRequest, signer: StandInSigner, now: Date): void {
  if (request.status === 'ongoing' && signer.link !== null && signer.link.expiresAt <= now) {
    renewLink(signer, now);
  }
}

export function cancel(request: StandInRequest, reason: string): void {
  if (request.status !== 'ongoing' && request.status !== 'approval') {
    throw new YousignRefusal(403, `A Signature Request cannot be canceled from ${request.status}`);
  }
  request.status = 'canceled';
  request.cancelReason = reason;
}

export function requireDeletable({ status }: StandInRequest): void {
  if (status === 'ongoing' || status === 'approval') {
    throw new YousignRefusal(403, `A Signature Request cannot be deleted from ${status}`);
  }
}

/** What the signer does on Yousign's page. False: the page has nothing to do. */
export function endAsSigner(request: StandInRequest, end: 'done' | 'declined'): boolean {
  if (request.status !== 'ongoing' || (end === 'declined' && !request.canDecline)) return false;
  request.status = end;
  for (const signer of request.signers) {
    signer.status = end === 'done' ? 'signed' : 'declined';
    signer.link = null;
  }
  if (end === 'done') {
    for (const document of request.documents) {
      document.bytes = Buffer.concat([document.bytes, Buffer.from('\n%signed by the stand-in\n')]);
    }
  }
  return true;
}
