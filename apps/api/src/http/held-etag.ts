/** Whether the answer a browser holds (If-None-Match) is the one it would be given. */
export function isHeld(heldEtags: string | null, etag: string): boolean {
  return heldEtags !== null && heldEtags.split(',').some((held) => held.trim() === etag);
}
