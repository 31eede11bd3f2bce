/** The label of a file type in the list. */
export type FileKind = 'image' | 'pdf' | 'other';

export function fileKind(type: string): FileKind {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' ? 'pdf' : 'other';
}

/** Whether a file's type is among the accepted ones; `image/*` accepts every image. */
export function isAccepted(type: string, accepted: readonly string[]): boolean {
  return accepted.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );
}
