/**
 * Every message of the specification's two error catalogues (1§8, 2§8) is expected by a test that produces it: as a
 * string of the test's code or table, or of a constant that it uses. Comments do not count, nor does the test that
 * reads the table of fallbacks.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from './error-catalogue.ts';
import { filesMatching, read } from './repository.ts';
import { fold, readTestStrings } from './test-strings.ts';

const strings = readTestStrings();

describe('the error catalogue', () => {
  it.each(catalogue)('« %s » is produced by a test', (message) => {
    expect(testsOf(message)).not.toEqual([]);
  });
});

/** The compiler refuses a code that the spec does not publish. */
it('no published code of an error is unused', () => {
  const published = read('packages/api-sdk/openapi/schemas/errors.yaml').match(/(?<=- )\S+/g) ?? [];
  const used = new Set(
    filesMatching(/^apps\/api\/src\/.*(?<!\.test)\.ts$/).flatMap(
      (file) => read(file).match(/(?<=')[a-z0-9_.]+(?=')/g) ?? [],
    ),
  );
  expect(published.length).toBeGreaterThan(400);
  expect(published.filter((code) => !used.has(code))).toEqual([]);
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
