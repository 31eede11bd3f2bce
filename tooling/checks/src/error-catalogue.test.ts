/**
 * Every message of the specification's two error catalogues (1§8, 2§8) is expected by a test that produces it: as a
 * string of the test's code or table, or of a constant that it uses. Comments do not count, nor does the test that
 * reads the table of fallbacks.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from './error-catalogue.ts';
import { fold, readTestStrings } from './test-strings.ts';

const strings = readTestStrings();

describe('the error catalogue', () => {
  it.each(catalogue)('« %s » is produced by a test', (message) => {
    expect(testsOf(message)).not.toEqual([]);
  });
});

function testsOf(message: string): string[] {
  return strings
    .filter(({ texts }) => texts.some((text) => isSaid(text, fold(message))))
    .map(({ test }) => test);
}

/** The variants with and without a full stop are two messages (D21). */
function isSaid(text: string, message: string): boolean {
  const at = text.indexOf(message);
  return at !== -1 && (message.endsWith('.') || text[at + message.length] !== '.');
}
