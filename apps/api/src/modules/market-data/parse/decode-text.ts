// The text of a file of values, whatever program saved it.

/** How a bank declares its files. */
export type DeclaredEncoding = 'utf-8' | 'iso-8859-1';

/** What spreadsheets write first to name the encoding. */
const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
] as const;

// Control characters other than tab and line ends never occur in a text; the second range are the bytes that Windows leaves unused.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u0080-\u009F]/;

/**
 * The text without its byte order mark: in the encoding that its mark names, else in the declared one, else in UTF-8, or in that of
 * Windows (Latin-1) when it is not valid UTF-8, as French Excel saves it. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array, declared?: DeclaredEncoding): string | null {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const encodings = mark === undefined ? unmarked(declared) : [mark.encoding];
  for (const encoding of encodings) {
    const text = decodeIn(encoding, bytes);
    if (text !== null) return NOT_TEXT.test(text) ? null : text;
  }
  return null;
}

const unmarked = (declared: DeclaredEncoding | undefined) =>
  declared === 'iso-8859-1' ? ['windows-1252'] : ['utf-8', 'windows-1252'];

function decodeIn(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
