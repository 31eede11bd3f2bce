/** A bank account or an address beside the one that replaces it: the characters that differ. */

export interface CodePart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Groups of four at most, or none: an IBAN, a BIC, an address, never a sentence. */
const code = /^(?=.*\d)(?:[A-Za-z0-9]{8,}|[A-Za-z0-9]{1,4}(?: [A-Za-z0-9]{1,4}){2,})$/;

/** Above this, the two have nothing in common: marks would hide it. */
const markedAtMost = 0.5;

/** The parts of a value beside the other one; null where they are no codes, or too different to be compared by character. */
export function comparedCode(value: string, other: string): CodePart[] | null {
  if (value.length !== other.length || !code.test(value) || !code.test(other)) return null;
  const characters = value.split('');
  const changed = characters.filter((character, at) => character !== other[at]).length;
  if (changed === 0 || changed > value.length * markedAtMost) return null;
  const parts: CodePart[] = [];
  for (const [at, character] of characters.entries()) {
    const isChanged = character !== other[at];
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) {
      parts[parts.length - 1] = { text: last.text + character, isChanged };
    } else {
      parts.push({ text: character, isChanged });
    }
  }
  return parts;
}
