/** More of them are in the total, or in the list of what changes. */
const shownParts = 8;

/** What an operation confirms, in words: a title, the first of its parts, then how many more there are. */
export function confirmedParts(
  title: string | null,
  parts: readonly string[],
  { others, count = parts.length }: { others: (left: number) => string; count?: number },
): string {
  const shown = parts.slice(0, shownParts);
  const left = count - shown.length;
  return [...(title === null ? [] : [title]), ...shown, ...(left > 0 ? [others(left)] : [])].join(' · ');
}
