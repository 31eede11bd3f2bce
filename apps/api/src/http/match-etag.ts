/** Whether the response cached by a browser (If-None-Match) is still the current one. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch.split(',').some((held) => held.trim() === etag);
}
