import { describe, expect, it } from 'vitest';
import {
  nextSentence,
  requestedStatement,
  statementLabel,
  statementsOf,
  yearsOf,
} from './statements.model.ts';

const month = (period: string) => ({
  period,
  kind: 'month' as const,
  from: `${period}-01`,
  to: `${period}-28`,
  rectified: [],
});
const year = (period: string) => ({
  period,
  kind: 'year' as const,
  from: `${period}-01-01`,
  to: `${period}-12-31`,
  rectified: [],
});
const statements = [month('2026-02'), month('2025-11'), year('2025'), month('2025-12'), month('2026-01')];
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const periods = (rows: readonly { readonly period: string }[]) => rows.map(({ period }) => period);

describe('the statements', () => {
  it('are of years, newest first', () => {
    expect(yearsOf(statements)).toEqual(['2026', '2025']);
  });

  it('of a year are the whole year, then its months, newest first', () => {
    expect(periods(statementsOf(statements, '2025'))).toEqual(['2025', '2025-12', '2025-11']);
    expect(periods(statementsOf(statements, '2026'))).toEqual(['2026-02', '2026-01']);
  });

  it.each([
    ['2025-11', '2025-11'],
    ['2024-01', '2026-02'],
    [null, '2026-02'],
  ])('%j in the address bar selects %s', (requested, expected) => {
    expect(requestedStatement(statements, requested)?.period).toBe(expected);
    expect(requestedStatement([], requested)).toBeUndefined();
  });

  it('are labelled by their month or as the whole year', () => {
    expect(statementLabel(month('2025-10'))).toBe('Octobre 2025');
    expect(statementLabel(year('2025'))).toBe('Année entière');
  });
});

describe('the next statement', () => {
  const next = { period: '2026-03', available_on: '2026-04-01' };
  it.each([
    [{ statements, next }, 'Prochain relevé : mars 2026, disponible le 1er avril 2026.'],
    [
      { statements, next: { ...next, available_on: null } },
      'Prochain relevé : mars 2026, disponible dès la publication de ses valeurs liquidatives.',
    ],
    [{ statements: [], next }, 'Votre premier relevé sera disponible le 1er avril 2026.'],
    [
      { statements: [], next: { ...next, available_on: null } },
      'Votre premier relevé sera disponible dès la publication des valeurs liquidatives de mars 2026.',
    ],
    [
      { statements: [], next: null },
      'Votre premier relevé sera disponible le mois suivant votre premier paiement.',
    ],
  ])('is announced (%#)', (list, expected) => {
    expect(plain(nextSentence(list))).toBe(expected);
  });
});
