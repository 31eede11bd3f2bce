// The typefaces of our documents, opened once for all: reading the tables of a font takes longer than writing a page
// in it. Full TrueType files rather than web subsets: a client's name may need any Latin letter, Greek or Cyrillic.
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit takes a font that is open already; its published types leave it out. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const require = createRequire(import.meta.url);
const files = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: require.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
} as const;

/** Each typeface by its role. A document embeds only the letters it uses, so one open font serves them all. */
export const typefaces: ReadonlyMap<string, Font> = new Map(
  Object.entries(files).map(([role, file]) => [role, openTypeface(file)]),
);

function openTypeface(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} holds several typefaces.`);
  for (const code of commonFirst(font.characterSet)) font.glyphForCodePoint(code);
  return font;
}

/**
 * The engine records for each shape the first letter it met it for, and gives it to a screen reader or to a copy
 * of the text: none when it met the shape inside another one, as an apostrophe in a comma. So it meets every letter
 * first, the punctuation of a text before the rare letters that borrow its shapes. Codes of private use are left out: they
 * are other names of the shapes that letters take in their places, as parentheses do around capitals.
 */
function commonFirst(codes: readonly number[]): number[] {
  return codes
    .filter((code) => !isPrivate(code))
    .toSorted((a, b) => Number(isPunctuation(b)) - Number(isPunctuation(a)));
}

function isPrivate(code: number): boolean {
  return code >= 0xe0_00 && code <= 0xf8_ff;
}

function isPunctuation(code: number): boolean {
  return code >= 0x20_00 && code < 0x20_70;
}
