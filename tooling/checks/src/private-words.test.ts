import { describe, expect, it } from 'vitest';
import { privateWordsIn } from './private-words.ts';
import { filesMatching, read } from './repository.ts';

/**
 * How many private words each package may still hold; a package that is not named may hold none. A rewritten package
 * leaves the table; otherwise lower its number in the commit that lowers the count, and never raise one.
 */
const allowances: Readonly<Record<string, number>> = {
  'tooling/checks': 1,
};

const sources = filesMatching(/^(apps|packages|tooling)\/.*\.(ts|tsx|mjs)$/).filter(
  (file) => !/(^|\/)(generated|migrations)\//.test(file) && !file.includes('/private-words'),
);
const packages = [...new Set(sources.map(packageOf))].toSorted();

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

describe("the trade's English", () => {
  it.each(packages)('%s holds no more private words in comments and test titles than it may', (name) => {
    const found = sources
      .filter((file) => packageOf(file) === name)
      .flatMap((file) =>
        privateWordsIn(file, read(file)).map(
          ({ line, word, instead }) => `${file}:${line}: « ${word} »: write ${instead}`,
        ),
      );
    const allowed = allowances[name] ?? 0;
    expect(found.length > allowed ? found : [], `${found.length} words, ${allowed} allowed`).toEqual([]);
  });

  it('names only packages that exist', () => {
    expect(Object.keys(allowances).filter((name) => !packages.includes(name))).toEqual([]);
  });

  it('reads comments and titles, not strings of the program', () => {
    const source = [
      '// The server answers.',
      'const text = "nobody";',
      'it("is told once", () => {});',
      '// A link for who has no account.',
      'test.each(rows)("asks %s", () => {});',
    ].join('\n');
    expect(privateWordsIn('sample.test.ts', source).map(({ line, word }) => [line, word])).toEqual([
      [1, 'answers'],
      [4, 'for who'],
      [3, 'is told'],
      [5, 'asks'],
    ]);
  });
});
