import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Reduced {
  /** The prefix of the font's file name. */
  readonly file: string;
  readonly characters: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  /** OpenType feature tags: those our styles enable, and those every text needs. */
  readonly features: readonly string[];
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const ascii = between(0x20, 0x7e);
const titles = `${between(0x30, 0x39)}${between(0x41, 0x5a)}${between(0x61, 0x7a)} !%&'()+,-./:;?`;
const punctuation = '\u2009\u200a\u202f–—‘’‚“”„†•…‰‹›⁄€™−↑↓←→';

const spacing = ['kern', 'mark', 'ccmp', 'locl'];
const figures = ['tnum', 'lnum'];

/**
 * The subset of each font that our pages use: the characters of French, the weights and features of our styles. It is a
 * third of the file.
 */
const reduced: readonly Reduced[] = [
  {
    file: 'inter-latin-wght',
    // The letters of all of Latin-1: Spanish, Portuguese and Nordic names. A rarer sign falls back on the next font.
    characters: `${ascii}\u00a0£§©«°ª²º»${between(0xc0, 0xff)}ıŒœ·${punctuation}`,
    axes: { wght: { min: 400, max: 700 } },
    features: [...spacing, ...figures, 'cv11', 'ss03'],
  },
  {
    file: 'fraunces-latin-opsz',
    // Titles and large figures only. Any other character, in a name, falls back on the next font of the list.
    characters: `${titles}\u00a0«»°·×àâäæçéèêëîïôöùûüÿœÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŸŒ\u2009\u200a\u202f–—‘’“”…€−`,
    // One weight, `--weight-display`: two more would double the file.
    axes: { wght: 400, opsz: 30 },
    features: [...spacing, ...figures],
  },
];

/** Subsets the fonts of a production build to what French needs. */
export function subsetFonts(): Plugin {
  return {
    name: 'repo:subset-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const font = reduced.find(({ file: name }) => file.fileName.includes(`/${name}`));
        if (font === undefined || file.type !== 'asset') continue;
        // A variable, because the library's types do not have `keepFeatures` yet.
        const options = {
          targetFormat: 'woff2',
          variationAxes: font.axes,
          keepFeatures: [...font.features],
        } as const;
        file.source = await subsetFont(Buffer.from(file.source), font.characters, options);
      }
    },
  };
}
