/** A text as searches compare it: no accents, lower case. « Hélène » and « helene » are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text as names are compared: « Dubois-Léger » is « dubois », « leger ». */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Marc, Inès et Paul ». */
export const formatList = (texts: readonly string[]): string => list.format(texts);
