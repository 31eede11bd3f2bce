/**
 * Private bytes under a random key. `put` returns once the bytes are safe on the medium; the caller then commits the
 * row that names the key, and a key that no row names is swept at the next start.
 */
export interface FilesPort {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Buffer>;
  delete: (key: string) => Promise<void>;
  /** What a crash left half-written is listed too, under a name that no row can hold. */
  list: () => Promise<StoredKey[]>;
}

export interface StoredKey {
  key: string;
  modifiedAt: Date;
}
