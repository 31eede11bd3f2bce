/**
 * The verdict of the antivirus. `unscanned`: there is none, it could not be reached, or it refuses this file (too large for it); the file may be
 * scanned later.
 */
export type Scan =
  | { state: 'clean' }
  | { state: 'infected'; name: string }
  | { state: 'unscanned'; cause: string; isReached: boolean };

export interface AntivirusPort {
  /** False where no antivirus is set: nothing is ever scanned. */
  readonly isSet: boolean;
  scan: (bytes: Uint8Array) => Promise<Scan>;
}
