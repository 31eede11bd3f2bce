import { describe, expect, it } from 'vitest';
import { csvTypes, toPickedFile } from '../../shared/csv-file.ts';
import { canCommit, hasUnusualValues, importConfirmation, templates, writtenCount } from './imports.model.ts';

type Preview = Parameters<typeof canCommit>[0];
const preview: Preview = { created: 2, changed: 3, errors: [] };
const changes: readonly (readonly [Partial<Preview>, number, boolean])[] = [
  [{}, 5, true],
  [{ created: 0 }, 3, true],
  [{ created: 0, changed: 0 }, 0, false],
  [{ errors: [{ line: 2, message: 'x' }] }, 5, false],
];

describe('the preview of an import', () => {
  it.each(changes)('%j writes %i values and can be committed: %j', (change, count, expected) => {
    const given = { ...preview, ...change };
    expect(writtenCount(given)).toBe(count);
    expect(canCommit(given)).toBe(expected);
  });
});

describe('a reason', () => {
  const warnings = [{ line: 2, message: 'x' }];
  it.each([
    ['corrected values', { changed: 1, warnings: [] }, true],
    ['an unusual value', { changed: 0, warnings }, true],
    ['new values', { changed: 0, warnings: [] }, false],
  ] as const)('for %s', (_what, { changed, warnings: of }, expected) => {
    expect(hasUnusualValues({ changed, warnings: [...of] })).toBe(expected);
  });
});

describe('the file of an import', () => {
  it('is identified by its name and size, and accepted as CSV under any type the browser reports', () => {
    expect(toPickedFile(new File(['abc'], 'vl.csv', { type: 'application/vnd.ms-excel' }))).toEqual({
      id: 'vl.csv',
      name: 'vl.csv',
      type: 'text/csv',
      sizeBytes: 3,
    });
    expect(csvTypes).toContain('application/vnd.ms-excel');
    expect(csvTypes).toContain('');
  });

  it('has a template for each manual import', () => {
    expect(templates).toEqual({
      nav: '/modeles/modele-vl.csv',
      fx_ecb: null,
      fx_crypto: '/modeles/modele-cours-crypto.csv',
    });
  });
});

const row = (line: number, outcome: 'created' | 'changed' | 'unchanged', value: string) =>
  ({ line, date: '2026-01-05', key: 'USDFY', value, outcome }) as const;

it('what an import confirms has the values that it writes, and how many more there are', () => {
  const sample = [row(2, 'created', '101.2345'), row(3, 'unchanged', '7'), row(4, 'changed', '99.5')];
  const confirmed = (created: number) =>
    importConfirmation({ kind: 'nav', sample, created, changed: 1 }).replaceAll(/[\u00A0\u202F]/g, ' ');
  const values = 'VL des stratégies · USDFY du 05/01/2026 : 101,2345 · USDFY du 05/01/2026 : 99,5';
  expect(confirmed(1)).toBe(values);
  expect(confirmed(2)).toBe(`${values} · une autre valeur`);
  expect(confirmed(1460)).toBe(`${values} · 1 459 autres valeurs`);
});
