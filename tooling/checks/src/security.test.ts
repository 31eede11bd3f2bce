/** What `docs/security.md` says of ASVS exists, and the rules that no code may break hold in every source. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exists, filesMatching, linesMatching, read, sources } from './repository.ts';

const page = 'docs/security.md';

interface Row {
  readonly ids: readonly string[];
  readonly where: string;
  readonly check: string;
}

/** A row reads `| V1.2.3 V1.2.4 | where | check |`. */
const rows: readonly Row[] = read(page)
  .split('\n')
  .filter((line) => /^\| V\d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [ids = '', where = '', check = ''] = line.split('|').slice(1, -1);
    return { ids: ids.trim().split(' '), where: where.trim(), check: check.trim() };
  });

const checkFiles = filesMatching(/^tooling\/security\/src\/checks\/.*\.ts$/);

/** Identifiers in the checks of the running system, with the file of each. */
const checked = checkFiles.flatMap((file) =>
  [...read(file).matchAll(/(?:ids: |onEvery\()'([^']+)'/g)].flatMap(([, ids = '']) =>
    ids.split(' ').map((id) => ({ id, file })),
  ),
);

const byNumbers = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true });

describe('the table of ASVS', () => {
  it('has each requirement once, in order', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(ids.length).toBeGreaterThan(180);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.map((row) => row.ids[0])).toEqual(rows.map((row) => row.ids[0] ?? '').toSorted(byNumbers));
  });

  it('names only files that exist', () => {
    const named = [...read(page).matchAll(/`((?:apps|packages|tooling|docs)\/[^`\s]+)`/g)];
    expect(named.length).toBeGreaterThan(100);
    expect(named.map(([, file = '']) => file).filter((file) => !exists(file))).toEqual([]);
  });

  it('names a check in each row, or states that it is not met', () => {
    const silent = rows.filter(
      ({ where, check }) =>
        !/^\*\*(not met|in part|outside)\*\*: ./.test(check) && (where === '' || !check.includes('`')),
    );
    expect(silent.map(({ ids }) => ids.join(' '))).toEqual([]);
  });

  it('has a row for each check of the running system, which names its file', () => {
    expect(checked.length).toBeGreaterThan(40);
    const unnamed = checked.filter(
      ({ id, file }) => !rows.some(({ ids, check }) => ids.includes(id) && check.includes(`\`${file}\``)),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('no source', () => {
  const server = sources().filter((file) => file.startsWith('apps/api/'));
  /** Run by hand by a developer, never by the product. */
  const product = server.filter((file) => !/\/commands\/|\/demo\//.test(file));

  it.each([
    [
      'makes markup of a text',
      sources(),
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|srcDoc/i,
    ],
    ['runs a text', sources(), /\beval\(|new Function\(|document\.write/],
    ['makes SQL of a text', server, /\bsql\.(raw|unsafe)\(/],
    ['starts another program', product, /child_process/],
    ['makes a pattern of a text', sources(), /new RegExp\(/],
    [
      'reads XML, apart from the strict reader',
      sources().filter((file) => file !== 'apps/api/src/xml/read-xml.ts'),
      /DOMParser|['"](xml2js|saxe?s?|fast-xml-parser|libxmljs\w*)['"]/,
    ],
    [
      'uses a hash or a cipher that is broken',
      sources(),
      /['"](md5|sha1|rc4|des|des-ede3|aes-\d+-(ecb|cbc))['"]/i,
    ],
    ['draws a secret from a generator that can be guessed', product, /Math\.random/],
  ])('%s', (_rule, files, pattern) => {
    expect(files.length).toBeGreaterThan(100);
    expect(linesMatching(files, pattern)).toEqual([]);
  });
});

it('the policy of the pages allows the style that the installed calendar library adds, to the byte', () => {
  const library = read('apps/yield-client/node_modules/react-calendly/dist/index.es.js');
  const [, literal] = /var css_\w+ = ("(?:[^"\\]|\\.)+");/.exec(library) ?? [];
  expect(literal).toBeDefined();
  const hash = createHash('sha256')
    .update(String(JSON.parse(String(literal))))
    .digest('base64');
  expect(read('tooling/site-server/src/security-headers.ts')).toContain(`'${hash}'`);
});
