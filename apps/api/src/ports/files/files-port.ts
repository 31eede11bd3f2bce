/**
 * Private bytes under a random key. `put` returns once the bytes are safe on the medium; the caller then commits the
 * row that names the key. Bytes that no row names are quarantined by a job, never deleted at once.
 */
export interface FilesPort {
  /** Where the files are, for messages to operators: a folder or a bucket. */
  readonly location: string;
  /** Fails when the key has other bytes: a stored file is never overwritten. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Puts other bytes in the place of those of the key, such as the same file sealed with another secret. */
  replace: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Throws an `UnreadableFileError` when there are no such bytes, or not the ones that were put. */
  get: (key: string) => Promise<Buffer>;
  delete: (key: string) => Promise<void>;
  /** Streams the keys, unfinished writes of a killed process included, under a name that no row can hold. */
  list: () => AsyncIterable<StoredKey>;
  /** Moves bytes out of `list`, to be restored by hand until they are purged. `day`: YYYY-MM-DD, the day of the move. */
  quarantine: (key: string, day: string) => Promise<void>;
  /**
   * Deletes what was quarantined before this day (YYYY-MM-DD). Returns how many. Between two files `stopping` is checked; once
   * aborted, its reason is thrown.
   */
  purgeQuarantine: (beforeDay: string, stopping?: AbortSignal) => Promise<number>;
  /** The id of the database that these files belong to; null before the first start. */
  readDatabaseId: () => Promise<string | null>;
  /** Writes the id unless there is one. */
  writeDatabaseId: (id: string) => Promise<void>;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}

/** The store is out of reach or too busy: nothing is known of the file, and a later call may succeed. */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';
}

export class FileExistsError extends Error {
  override readonly name = 'FileExistsError';

  constructor(key: string) {
    super(`file ${key}: it exists with other bytes, and is not overwritten`);
  }
}

const reasons = {
  missing: 'its bytes are gone',
  damaged: 'its bytes were changed or cut short',
  notSealed: 'not sealed, it was not written by this product',
  anotherSecret: 'sealed with another APP_SECRET',
} as const;

export type UnreadableReason = keyof typeof reasons;

export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly reason: UnreadableReason;
  /** Completes «file …: ». */
  readonly explanation: string;

  constructor(key: string, reason: UnreadableReason, options: ErrorOptions = {}) {
    super(`file ${key}: ${reasons[reason]}`, options);
    this.reason = reason;
    this.explanation = reasons[reason];
  }
}
