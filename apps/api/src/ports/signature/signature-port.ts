// The electronic-signature port: what the application requires of a provider (Yousign, or the local one).
// `externalId` is our own id for the request; every call is idempotent on it, so that a caller killed half-way
// can simply call again.

export const signatureDocumentNatures = ['contract', 'pep'] as const;
export type SignatureDocumentNature = (typeof signatureDocumentNatures)[number];

export interface SignatureDocument {
  nature: SignatureDocumentNature;
  fileName: string;
  content: Uint8Array;
}

/** What there is once it is signed; `evidence` is the provider's own account of it, when that is a file apart. */
export interface SignedDocument {
  nature: SignatureDocumentNature | 'evidence';
  fileName: string;
  mime: 'application/pdf' | 'application/zip';
  content: Uint8Array;
}

export interface SignatureSigner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface CreateSignatureInput {
  externalId: string;
  name: string;
  documents: readonly SignatureDocument[];
  signer: SignatureSigner;
  /** What is being signed in a few lines (label, value): a provider may show it beside the documents. */
  summary: readonly (readonly [label: string, value: string])[];
}

export type ProviderSignatureStatus = 'ongoing' | 'done' | 'declined' | 'canceled';

export interface SignatureState {
  providerRequestId: string;
  status: ProviderSignatureStatus;
}

export interface SignatureLink {
  /** Where the signer signs, embedded in our page. */
  iframeUrl: string;
  /** Null: as long as the request is open. */
  expiresAt: Date | null;
}

export interface OpenedSignature extends SignatureState {
  /** Null when there is nothing left to sign. */
  link: SignatureLink | null;
}

/** How often a request without news may be polled: a provider with a call quota allows less. */
export interface RefreshPace {
  /** The least time between two questions about one request. */
  everyMs: number;
  /** The most requests polled in one round, of which there is one a minute. */
  maxPerRound: number;
}

/** The provider notifies a change by our id alone: the listener fetches the state (never trusts the message). */
export type SignatureListener = (externalId: string) => Promise<void>;

export interface SignaturePort {
  readonly provider: 'local' | 'yousign';
  readonly refresh: RefreshPace;
  createRequest: (input: CreateSignatureInput) => Promise<OpenedSignature>;
  /** Null when the provider does not know this id. */
  getStatus: (externalId: string) => Promise<SignatureState | null>;
  /** A link that works now; null when there is nothing to sign. */
  getLink: (externalId: string) => Promise<SignatureLink | null>;
  /** Cancels an ongoing request; a request already final stays as it is and its state is returned. */
  cancel: (externalId: string) => Promise<SignatureState | null>;
  /** Erases a request at the provider, which ends it; an unknown one counts as erased. */
  erase: (externalId: string) => Promise<void>;
  /** The documents in their final form: sealed when the request is done. */
  download: (externalId: string) => Promise<readonly SignedDocument[]>;
  onChange: (listener: SignatureListener) => void;
}
