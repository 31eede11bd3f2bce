/** Finds words of private idiom (the word list of docs/style.md) in comments and test titles. */
import { parseSync } from 'oxc-parser';

/** The worst of the list, each with what replaces it in most sentences. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bask(s|ed|ing)?\b/gi, 'request, fetch, query, call'],
  [/\banswer(s|ed|ing)?\b/gi, 'response, return, respond'],
  [/\btravel(s|led|ling)?\b/gi, 'is sent, downloads'],
  [/\bwho(so|m)?ever\b/gi, 'the caller, the client, any user'],
  [/\b(no|any|some)body\b/gi, 'no user, any user, the user'],
  [/\b(is|are|was|be|being) told\b|\btells?\b|\btold\b/gi, 'notifies, is notified, reports'],
  [/\bhears?\b|\bheard\b|\blistened to\b/gi, 'receives, is read by a screen reader'],
  [/\bforg(et|ets|ot|otten|etting)\b/gi, 'deletes, evicts, discards'],
  [/\ba?wakes?\b|\bwoken\b/gi, 'loads, initialises'],
  [/\bwhat is kept\b/gi, 'the cache, the stored value'],
  [/\bstrangers?\b/gi, 'an unauthenticated client'],
  [/\b(he|him|his|himself)\b/gi, 'they, them, their'],
  [/\b(for|to) who\b/gi, 'users with, users without'],
  [/\bmend(s|ed|ing)?\b/gi, 'fix, correct'],
  [/\bsays? so\b/gi, 'shows a message, reports'],
  [/\breckon(s|ed|ing)?\b/gi, 'compute'],
  [/\bwhat is (held|said)\b/gi, 'the holdings, the data, the message'],
];

export interface PrivateWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

const titles = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

/** The private words in the comments and the test titles of a TypeScript file. */
export function privateWordsIn(file: string, text: string): PrivateWord[] {
  const comments = parseSync(file, text).comments.map(({ value, start }) => ({ value, start }));
  const titleTexts = [...text.matchAll(titles)].map(({ index, 2: value = '' }) => ({ value, start: index }));
  return [...comments, ...titleTexts].flatMap(({ value, start }) =>
    replacements.flatMap(([pattern, instead]) =>
      [...value.matchAll(pattern)].map(({ 0: word, index }) => ({
        line: text.slice(0, start + index).split('\n').length,
        word,
        instead,
      })),
    ),
  );
}
