// The electronic-signature port: what the application asks of a provider (Yousign, or the local one).
// `externalId` is our own id for the request; every call is idempotent on it, so that a caller killed half-way
// can simply ask again.

export type SignatureDocumentNature = 'contract' | 'pep';

export interface SignatureDocument {
  nature: SignatureDocumentNature;
  fileName: string;
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
  /** Where the signer signs, embedded in our page. */
  iframeUrl: string;
}

/** The provider tells of a change by our id alone: the listener asks the provider for the state (never trusts the message). */
export type SignatureListener = (externalId: string) => Promise<void>;

export interface SignaturePort {
  readonly provider: string;
  createRequest: (input: CreateSignatureInput) => Promise<SignatureState>;
  /** Null when the provider has never heard of this id. */
  getStatus: (externalId: string) => Promise<SignatureState | null>;
  /** Cancels an ongoing request; a request already final stays as it is and its state is the answer. */
  cancel: (externalId: string) => Promise<SignatureState | null>;
  /** The documents in their final form: sealed when the request is done. */
  download: (externalId: string) => Promise<readonly SignatureDocument[]>;
  onChange: (listener: SignatureListener) => void;
}
