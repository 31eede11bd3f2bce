/** A token of RFC 3161: an authority signed the digest of bytes together with an instant. */
export interface Timestamp {
  /** The DER of the CMS signature, as PDFs and `openssl ts` read it. */
  token: Uint8Array;
  at: Date;
}

export interface TimestampsPort {
  /** `off`: no authority is set, and nothing is stamped. */
  name: 'rfc3161' | 'local' | 'off';
  /** @throws TimestampUnavailable: no authority, no response, or one that does not verify. */
  stamp: (data: Uint8Array<ArrayBuffer>) => Promise<Timestamp>;
  /**
   * The instant at which `data` existed.
   * @throws InvalidTimestamp: the token is not of these bytes, or not of an authority that the settings trust.
   */
  verify: (token: Uint8Array, data: Uint8Array<ArrayBuffer>) => Promise<Date>;
}

export class TimestampUnavailable extends Error {
  override readonly name = 'TimestampUnavailable';
}

/** One English sentence without its full stop. */
export class InvalidTimestamp extends Error {
  override readonly name = 'InvalidTimestamp';
}
