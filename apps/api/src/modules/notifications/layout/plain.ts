// Cleans user input for one line of an email.

const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of what follows: an address could be made to read as another. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const longestLine = 200;

/** On one line: a line break in a subject would begin a header of its own (ASVS V1.3.11). */
export function oneLine(text: string): string {
  const line = text.replaceAll(directions, '').replaceAll(breaks, ' ').trim();
  // A character outside the basic plane is two units, and half of one is none.
  return line.length <= longestLine
    ? line
    : `${line.slice(0, longestLine - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * The first name to greet with, or null. A person may register with another's address: a « name » that holds an address
 * or a sentence would make our mail carry it.
 */
export function greetableName(firstname: string): string | null {
  const name = firstname.trim();
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name) ? name : null;
}
