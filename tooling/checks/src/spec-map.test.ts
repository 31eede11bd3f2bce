/** `docs/spec-map.md` has one row for each requirement and decision, and what a row names exists. */
import { describe, expect, it } from 'vitest';
import { exists, read } from './repository.ts';

const lastRequirement = 371;
const lastDecision = 28;

interface Row {
  readonly id: string;
  readonly files: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly note: string;
}

const rows = readRows();

describe('spec map', () => {
  it('has one row for each requirement and decision, in order', () => {
    const requirements = Array.from(
      { length: lastRequirement },
      (_, index) => `R${String(index + 1).padStart(3, '0')}`,
    );
    const decisions = Array.from({ length: lastDecision }, (_, index) => `D${index + 1}`);
    expect(rows.map(({ id }) => id)).toEqual([...requirements, ...decisions]);
  });

  it('names only files that exist', () => {
    const missing = rows.flatMap(({ id, files }) =>
      files.filter((file) => !exists(file)).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('names only tests that exist, by file and title', () => {
    const missing = rows.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !exists(file) || !read(file).includes(title))
        .map(({ file, title }) => `${id}: ${file} « ${title} »`),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no row half filled', () => {
    const half = rows.filter(
      ({ files, tests, note }) => note === '' && (files.length === 0) !== (tests.length === 0),
    );
    expect(half.map(({ id }) => id)).toEqual([]);
  });
});

/** A row reads `| R001 | file, file | test file « title »; … | note |`. */
function readRows(): Row[] {
  return read('docs/spec-map.md')
    .split('\n')
    .filter((line) => /^\| [RD]\d+ \|/.test(line))
    .map((line) => {
      const [id = '', files = '', tests = '', note = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { id, files: list(files, ','), tests: list(tests, ';').map(readTest), note };
    });
}

function readTest(cell: string): { file: string; title: string } {
  const [, file = cell, title = ''] = cell.match(/^(\S+) « (.+) »$/) ?? [];
  return { file, title };
}

function list(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim().replaceAll('`', ''))
    .filter((part) => part !== '');
}
