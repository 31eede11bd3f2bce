import type { Certificate } from 'pkijs';

/** Lists of revoked certificates that seals keep beside them. */
export interface RevocationsPort {
  /** `off`: none is set, and seals keep none. */
  name: 'crl' | 'local' | 'off';
  /** Certificates that sign lists, beside those in a seal and in its time stamp. */
  authorities: readonly Certificate[];
  /** In DER, each current and signed by an authority of ours; one that cannot be had is left out, and the log has why. */
  current: () => Promise<readonly Uint8Array[]>;
}
