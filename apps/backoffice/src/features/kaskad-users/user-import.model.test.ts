import { describe, expect, it } from 'vitest';
import { canInvite, countOf, type UserImport } from './user-import.model.ts';

const planOf = (
  outcomes: readonly UserImport['people'][number]['outcome'][],
  problems: UserImport['problems'] = [],
): UserImport => ({
  id: 'imp_1',
  file_name: 'personnes.csv',
  problems,
  has_refused: false,
  done_at: null,
  people: outcomes.map((outcome, index) => ({ line: index + 2, email: 'e', name: 'n', outcome })),
});
const problem = { line: 2, message: 'Faux' };

describe('a checked file of people', () => {
  it.each([
    [planOf(['new', 'known']), true],
    [planOf(['known', 'pending']), false],
    [planOf(['invited']), false],
    [planOf(['new'], [problem]), false],
    [planOf([]), false],
  ])('may be confirmed, or not: %#', (plan, expected) => {
    expect(canInvite(plan)).toBe(expected);
  });

  it('counts its lines by what they would do', () => {
    const plan = planOf(['new', 'new', 'known', 'pending']);
    expect([countOf(plan, 'new'), countOf(plan, 'known', 'pending'), countOf(plan)]).toEqual([2, 2, 0]);
  });
});
