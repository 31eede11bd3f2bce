/** Whether the response cached by a browser (If-None-Match) is still the current one. */
export function isHeld(heldEtags: string | null, etag: string): boolean {
  return heldEtags !== null && heldEtags.split(',').some((held) => held.trim() === etag);
}
