/** Lists of revoked certificates that seals keep beside them. */
export interface RevocationsPort {
  /** `off`: none is set, and seals keep none. */
  name: 'crl' | 'local' | 'off';
  /** In DER, each current; one that cannot be had is left out, and the log has why. */
  current: () => Promise<readonly Uint8Array[]>;
}
