/** Letters that no decomposition makes Latin. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '&': '+',
};

/**
 * A text in the characters that every SEPA bank accepts (EPC217-08): é → e, & → +, what has no equivalent → a space. May
 * be empty.
 */
export function toSepaText(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => LETTERS[character] ?? character)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** An identifier of SEPA: 1 to 35 of its characters, neither with a slash at an end nor with two in a row. */
export function isSepaId(id: string): boolean {
  return id !== '' && id.length <= 35 && toSepaText(id) === id && !/^\/|\/$|\/\//.test(id);
}
