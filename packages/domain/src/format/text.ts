/** A text as searches compare it: no accents, lower case. « Hélène » and « helene » are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Marc, Inès et Paul ». */
export const formatList = (texts: readonly string[]): string => list.format(texts);
