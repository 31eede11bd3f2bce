/** The documents of a case in the order that they are examined, and the words of each. */
import type { OperationOutput } from '@repo/api-sdk';
import {
  companyDocumentNames,
  type DatedDocument,
  type DocumentFault,
  type Fault,
  identityDocumentNames,
  type RejectType,
  validateFault,
} from '@repo/domain/kyc';
import { validateReason } from '@repo/domain/two-persons';
import type { Verdict } from '@repo/domain/validation';
import { identityTexts as texts } from './identity.texts.ts';

export type IdentityCase = OperationOutput<'getClientIdentity'>;
export type ExaminedDocument = IdentityCase['documents'][number];
export type ClientImage = IdentityCase['images'][number];
export type DocumentExpiry = IdentityCase['expiries'][number];
export type AllowedAction = IdentityCase['actions'][number];

export interface CasePage {
  readonly id: string;
  readonly title: string;
  /** The document that it is a page of: those of an identity document are its sides. */
  readonly tab: { readonly id: string; readonly label: string };
  readonly file: ClientImage['file'];
  /** Of a document of a company; null for an image of the identity. */
  readonly document: ExaminedDocument | null;
  readonly image: ClientImage | null;
  /** Whose last day is kept; null while it is not approved, and of one that never expires. */
  readonly dated: { readonly document: DatedDocument; readonly expiry: DocumentExpiry | null } | null;
}

export function pagesOf({ state, images, documents, expiries }: IdentityCase): readonly CasePage[] {
  const datedOf = (document: DatedDocument) => ({
    document,
    expiry: expiries.find((one) => one.document === document) ?? null,
  });
  const isVerified = state === 'approved' || state === 'verified';
  return [
    ...images.map((image) => {
      const name = identityDocumentNames[image.doc_type];
      const title = image.side === null ? name : `${name}, ${texts.sides[image.side]}`;
      return {
        id: image.file.id,
        title,
        tab: { id: image.doc_type, label: name },
        file: image.file,
        document: null,
        image,
        dated: isVerified ? datedOf('identity') : null,
      };
    }),
    ...documents.map((document) => {
      const title = companyDocumentNames[document.type];
      return {
        id: document.file.id,
        title,
        tab: { id: document.type, label: title },
        file: document.file,
        document,
        image: null,
        dated: document.review === 'approved' && document.type !== 'statuts' ? datedOf(document.type) : null,
      };
    }),
  ];
}

export const isPdf = ({ mime }: Pick<ClientImage['file'], 'mime'>): boolean => mime === 'application/pdf';

/** Images that a browser shows: not those of some telephones. */
export const isImage = ({ mime }: Pick<ClientImage['file'], 'mime'>): boolean =>
  ['image/png', 'image/jpeg', 'image/webp'].includes(mime);

export const markedOf = ({ documents }: IdentityCase) => documents.filter(({ mark }) => mark !== null);

export interface FaultValues {
  fault: DocumentFault | null;
  reject_type: RejectType | null;
  message: string;
  comment: string;
  reason: string;
}

export const noFault: FaultValues = { fault: null, reject_type: null, message: '', comment: '', reason: '' };

/** What is refused of a decision: the rules of the server, those of the fields that its form has. */
export function validateDecision(
  values: FaultValues,
  form: {
    readonly document: Parameters<typeof validateFault>[1] | null;
    readonly hasRejectType: boolean;
    readonly isHeld: boolean;
  },
): Verdict<keyof FaultValues> {
  const fault: Fault = { fault: values.fault, message: values.message };
  const failures: Verdict<keyof FaultValues>['failures'] = [
    ...(form.document === null ? [] : validateFault(fault, form.document).failures),
    ...(form.hasRejectType && values.reject_type === null
      ? [{ field: 'reject_type' as const, message: texts.missingRejectType }]
      : []),
    ...(form.isHeld ? validateReason(values).failures : []),
  ];
  return { failures, first: failures[0] ?? null };
}

const filled = (text: string) => text.trim() !== '';

/** The fields of the form that hold something, as they are sent. */
export function toSent({ fault, reject_type: rejectType, message, comment, reason }: FaultValues) {
  return {
    ...(fault !== null && { fault }),
    ...(rejectType !== null && { reject_type: rejectType }),
    ...(filled(message) && { message: message.trim() }),
    ...(filled(comment) && { comment: comment.trim() }),
    ...(filled(reason) && { reason: reason.trim() }),
  };
}
