// The shapes the local signature provider keeps.

export interface LocalSignatureSigner {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** What the provider can show about a signature: who, when, from where, on which bytes, with which words. */
export interface LocalSignatureEvidence {
  signedAt: string;
  ipAddress: string;
  userAgent: string;
  consent: string;
  documents: { fileName: string; sha256: string }[];
}
