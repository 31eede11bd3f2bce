/**
 * The whole interface is in French (R001): the texts of the screens, the e-mails and the server's refusals contain no
 * English except names fixed by the specification. structure.test.ts checks that texts are in the right files.
 */
import { describe, expect, it } from 'vitest';
import { filesMatching, read } from './repository.ts';
import { readStrings } from './test-strings.ts';

/** Frequent English words, and words of interfaces; « upload » and « back » are in the specification. */
// « file » is a French word too: « Ma file ».
const english = new Set(
  (
    'the and your you please with without this that these those is are was were be been not from have has must should ' +
    'cannot of to in it by we our if when then yes cancel save delete remove loading error failed failure success ' +
    'submit send sent next required invalid password address amount today close open search sign login logout ' +
    'settings account name first last users new edit update download'
  ).split(' '),
);

const words = filesMatching(/^(apps|packages)\/[^/]+\/src\/.*\.(texts|errors)\.ts$/);

/** A space where a line may break before a high stop or inside quotation marks; « ' » (D27). */
const faults = /\S [:;!?»]|« |[a-zà-ÿ]'[a-zà-ÿ]/i;

describe('the interface', () => {
  it('has no English word in displayed texts', () => {
    const found = words.flatMap((file) =>
      readStrings(file)
        .filter(isSentence)
        .flatMap((text) => englishIn(text).map((word) => `${file}: « ${word} » in « ${text} »`)),
    );
    expect(found).toEqual([]);
  });

  it('has a non-breaking space before high punctuation, and the French apostrophe', () => {
    const found = words.flatMap((file) =>
      readStrings(file)
        .filter((text) => isSentence(text) && faults.test(text))
        .map((text) => `${file}: « ${text} »`),
    );
    expect(found).toEqual([]);
  });

  it('is checked on enough sentences', () => {
    expect(words.flatMap(readStrings).filter(isSentence).length).toBeGreaterThan(1000);
    expect(englishIn('Please check your password.')).not.toEqual([]);
  });

  it.each(filesMatching(/^apps\/[^/]+\/index\.html$/))(
    'of %s is announced as French to those who hear it',
    (page) => {
      expect(read(page)).toMatch(/<html lang="fr"/);
    },
  );
});

/** Keys, codes of countries and formats are not read by people: a sentence has a space, or begins with a capital. */
function isSentence(text: string): boolean {
  return /\s/.test(text.trim()) || /^[A-ZÀÉÈÊÎÔ][^A-Z]/.test(text);
}

function englishIn(text: string): string[] {
  const spoken = text.toLowerCase().match(/[a-zàâçéèêëîïôùûœ]+/g) ?? [];
  return spoken.filter((word) => english.has(word));
}
