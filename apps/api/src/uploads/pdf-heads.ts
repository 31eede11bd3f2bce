// « 8 0 obj », wherever a reader that is sent to that place would take it for the head of an object: in streams, strings and comments too.
// One pass over the bytes; a set of states is a number.
const inFirst = 1;
const afterFirst = 2;
const inSecond = 4;
const afterSecond = 8;
const sawO = 16;
const sawOb = 32;

export interface PdfHeads {
  /** The places after « obj ». */
  ends: number[];
  /** A comment is between the parts of one: no writer does that, and readers differ in the length of comments. */
  areInterrupted: boolean;
}

export function findHeads(bytes: Uint8Array): PdfHeads {
  const found: PdfHeads = { ends: [], areInterrupted: false };
  let plain = 0;
  /** Heads that a comment interrupted: what they are in, and what they were in before the comment that is read now. */
  let interrupted = 0;
  let suspended = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === percent) {
      suspended |= afterSpace(plain | interrupted);
      [plain, interrupted] = [0, 0];
      continue;
    }
    if (byte === letterJ && ((plain | interrupted) & sawOb) !== 0 && !isLetter(bytes[at + 1])) {
      if ((plain & sawOb) !== 0) found.ends.push(at + 1);
      found.areInterrupted ||= (interrupted & sawOb) !== 0;
    }
    plain = step(plain, byte) | (isDigit(byte) ? inFirst : 0);
    interrupted = step(interrupted, byte);
    if (byte !== lineFeed && byte !== carriageReturn) continue;
    interrupted |= suspended;
    suspended = 0;
  }
  return found;
}

const [percent, letterO, letterB, letterJ, lineFeed, carriageReturn] = [0x25, 0x6f, 0x62, 0x6a, 0x0a, 0x0d];

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isSpace = (byte: number) => byte === 0x20 || byte === 0 || (byte >= 9 && byte <= 13 && byte !== 11);

function step(states: number, byte: number): number {
  if (states === 0) return 0;
  if (isDigit(byte)) {
    const first = (states & inFirst) !== 0 ? inFirst : 0;
    return first | ((states & (afterFirst | inSecond)) !== 0 ? inSecond : 0);
  }
  if (isSpace(byte)) return afterSpace(states);
  if (byte === letterO) return (states & (inSecond | afterSecond)) !== 0 ? sawO : 0;
  return byte === letterB && (states & sawO) !== 0 ? sawOb : 0;
}

function afterSpace(states: number): number {
  const first = (states & (inFirst | afterFirst)) !== 0 ? afterFirst : 0;
  return first | ((states & (inSecond | afterSecond)) !== 0 ? afterSecond : 0);
}
