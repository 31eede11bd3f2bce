import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDay } from '../dates/index.ts';
import { decimal, toText } from '../money/index.ts';
import {
  type MarkPoint,
  navDetailProblem,
  navMarks,
  navMarkWarnings,
  noNavDetail,
  readNavDetail,
  type TypedNavDetail,
} from './nav-detail.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
/** Why this detail is refused with a NAV of 101.505; null when it is not. */
function problemOf(typed: TypedNavDetail): string | null {
  const read = readNavDetail(typed, 12);
  return plain(read.ok ? navDetailProblem(decimal('101.505'), read.detail) : read.problem);
}
const first = isoDay('2026-01-01');
const at = (day: number, mark: string | number): MarkPoint => ({
  day: addDays(first, day),
  mark: decimal(mark),
});

describe('gross NAV and accruals', () => {
  it.each<[TypedNavDetail, string | null]>([
    [{}, null],
    [{ gross: ' ', accruals: '' }, null],
    [{ gross: '102', accruals: '0,495' }, null],
    [{ gross: '101.505', accruals: '0' }, null],
    [{ mark: '101,505' }, null],
    [{ gross: '102' }, 'Indiquez la VL brute et les provisions, ou aucune des deux.'],
    [{ accruals: '0,495' }, 'Indiquez la VL brute et les provisions, ou aucune des deux.'],
    [
      { gross: '102', accruals: '0,4950000001' },
      'La VL brute moins les provisions donne 101,5049999999, et non 101,505.',
    ],
    [{ gross: '101', accruals: '−0,505' }, 'Les provisions ne sont pas négatives.'],
    [{ mark: '0' }, 'Un plus-haut est supérieur à 0.'],
    [{ mark: '-1' }, 'Un plus-haut est supérieur à 0.'],
    [{ gross: 'abc' }, 'VL brute : écrivez un nombre, par exemple 101,505.'],
    [
      { accruals: '1 000' },
      'Provisions : écrivez ce nombre sans espace, avec une virgule avant les décimales.',
    ],
    [{ mark: '1,1234567890123' }, 'Plus-haut : 12 décimales au plus.'],
  ])('%j of a NAV of 101,505: %s', (typed, problem) => {
    expect(problemOf(typed)).toBe(problem);
  });

  it('are accepted exactly when the net is their difference, to the last decimal', () => {
    const units = fc.integer({ min: 0, max: 10 ** 9 });
    fc.assert(
      fc.property(units, units, fc.integer({ min: -3, max: 3 }), (gross, accruals, off) => {
        const exact = decimal(gross)
          .minus(accruals)
          .div(10 ** 8);
        const detail = {
          ...noNavDetail,
          gross: decimal(gross).div(10 ** 8),
          accruals: decimal(accruals).div(10 ** 8),
        };
        const problem = navDetailProblem(exact.plus(decimal(off).div(10 ** 8)), detail);
        expect(problem === null).toBe(off === 0);
      }),
    );
  });
});

describe('the high-water mark', () => {
  const published = [at(0, 100), at(5, 102), at(9, 105)];
  it.each<[string, MarkPoint, string | null]>([
    ['as high as before', at(7, 102), null],
    ['higher', at(7, 104), null],
    ['of a new last day', at(12, 105), null],
    ['of a day before the first', at(-3, 99), null],
    ['corrected downwards, not under those before', at(5, 100), null],
    [
      'lower than before',
      at(7, '101,9'.replace(',', '.')),
      'Le plus-haut ne baisse jamais : 102 le 06/01/2026.',
    ],
    ['lower than before, corrected', at(9, 101), 'Le plus-haut ne baisse jamais : 102 le 06/01/2026.'],
    [
      'higher than a later one',
      at(5, 106),
      'Le plus-haut ne baisse jamais : 105 le 10/01/2026, après ce jour.',
    ],
  ])('%s', (_name, typed, problem) => {
    expect(plain(navMarks(published, [typed]).problem(typed.day))).toBe(problem);
  });

  it('is compared with others of the same submission, in the place of those published', () => {
    const marks = navMarks(published, [at(5, 107), at(9, 108)]);
    expect([marks.problem(at(5, 0).day), marks.problem(at(9, 0).day)]).toEqual([null, null]);
    expect(toText(marks.inForce(at(8, 0).day) ?? decimal(0))).toBe('107');
    expect(marks.inForce(at(-1, 0).day)).toBeNull();
  });

  it('never falls, whatever is typed and corrected: what is accepted keeps the history in order', () => {
    const step = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 30 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let history: MarkPoint[] = [];
        for (const typed of steps) {
          const points = [...new Map(typed).entries()].map(([day, mark]) => at(day, mark));
          const marks = navMarks(history, points);
          if (points.some(({ day }) => marks.problem(day) !== null)) continue;
          const byDay = new Map([...history, ...points].map((point) => [point.day, point]));
          history = [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
          const values = history.map(({ mark }) => mark.toNumber());
          expect(values).toEqual(values.toSorted((a, b) => a - b));
          const last = history.at(-1);
          if (last !== undefined) expect(marks.inForce(last.day)?.toNumber()).toBe(Math.max(...values));
        }
      }),
    );
  });

  it.each<[string, Parameters<typeof navMarkWarnings>[1], string[]]>([
    ['without one', { mark: null, isMoved: false, highest: decimal(103) }, []],
    ['under it', { mark: decimal(102), isMoved: true, highest: decimal(102) }, []],
    ['at it', { mark: decimal('101.505'), isMoved: false, highest: decimal(101) }, []],
    [
      'above one that did not move',
      { mark: decimal(101), isMoved: false, highest: decimal(101) },
      ['La VL dépasse le plus-haut, resté à 101.'],
    ],
    [
      'above one that moved too little',
      { mark: decimal('101.5'), isMoved: true, highest: decimal(101) },
      ['La VL dépasse le plus-haut, resté à 101,5.'],
    ],
    [
      'with one above every NAV',
      { mark: decimal(104), isMoved: true, highest: decimal(103) },
      ['Le plus-haut dépasse toutes les VL jusqu’à ce jour (au plus 103).'],
    ],
    [
      'with one carried from days that are not read',
      { mark: decimal(104), isMoved: false, highest: decimal(103) },
      [],
    ],
  ])('a NAV of 101,505 %s', (_name, given, warnings) => {
    expect(navMarkWarnings(decimal('101.505'), given).map(plain)).toEqual(warnings);
  });
});
