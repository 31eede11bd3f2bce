/** A text as searches compare it: no accents, lower case. « Hélène » and « helene » are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
