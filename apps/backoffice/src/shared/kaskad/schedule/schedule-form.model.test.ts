import { describe, expect, it } from 'vitest';
import {
  emptySchedule,
  fromSchedule,
  type ScheduleForm,
  scheduleFailure,
  toSchedule,
} from './schedule-form.model.ts';

const form = (change: Partial<ScheduleForm>): ScheduleForm => ({
  ...emptySchedule,
  start: '2026-01-31',
  months: '12',
  cliffMonths: '3',
  ...change,
});
const dated = { start: '2026-01-31', start_months: 0 };
const tranche = (key: number, change: object) => ({ key, day: null, months: '', units: '50', ...change });
const context = { total: 100n, decimals: 0 };

describe('the schedule that a form makes', () => {
  it.each<[ScheduleForm['shape'], Partial<ScheduleForm>, object]>([
    ['linear', { shape: 'linear', step: '3' }, { ...dated, months: 12, step: 3 }],
    ['cliff_linear', {}, { ...dated, months: 12, step: 1, cliff_months: 3 }],
    [
      'initial_linear',
      { initialPercent: '12.5', cliffMonths: '' },
      { ...dated, months: 12, step: 1, cliff_months: 0, initial_basis_points: 1250 },
    ],
    ['monthly', {}, { ...dated, months: 12 }],
    ['single', { anchor: 'tge', startMonths: '3' }, { start: null, start_months: 3, months: 12 }],
    ['progressive', { weights: '10 ; 20;30, 40' }, { ...dated, step: 1, weights: [10, 20, 30, 40] }],
    [
      'tranches',
      { tranches: [tranche(1, { day: '2026-02-28' }), tranche(2, { months: '6' })] },
      {
        ...dated,
        tranches: [
          { day: '2026-02-28', units: '50' },
          { months: 6, units: '50' },
        ],
      },
    ],
  ])('of the shape %s has its fields only', (shape, change, fields) => {
    expect(toSchedule(form({ ...change, shape }))).toEqual({
      shape,
      ...fields,
    });
  });

  it.each<[string, Partial<ScheduleForm>, string | null]>([
    ['everything', {}, null],
    ['no first day', { start: null }, 'start'],
    ['no duration', { months: '' }, 'months'],
    ['a duration that is no whole number', { months: '1,5' }, 'months'],
    ['a start after the TGE that is no number', { anchor: 'tge', startMonths: 'x' }, 'startMonths'],
    ['a cliff beyond the end', { cliffMonths: '13' }, 'cliffMonths'],
    ['no initial share', { shape: 'initial_linear' }, 'initialPercent'],
    ['no weights', { shape: 'progressive', weights: '' }, 'weights'],
    [
      'tranches of another sum',
      { shape: 'tranches', tranches: [tranche(1, { day: '2026-03-01' })] },
      'tranches',
    ],
    [
      'tranches in another order',
      {
        shape: 'tranches',
        tranches: [tranche(1, { day: '2026-03-01' }), tranche(2, { day: '2026-02-01' })],
      },
      'tranches',
    ],
  ])('with %s is refused at its field, or accepted', (_what, change, field) => {
    expect(scheduleFailure(form(change), context)?.field ?? null).toBe(field);
  });

  it('compares no sum of tranches with a total that is not known', () => {
    const typed = form({ shape: 'tranches', tranches: [tranche(1, { day: '2026-03-01' })] });
    expect(scheduleFailure(typed, { total: null, decimals: 0 })).toBeNull();
  });
});

describe('the form of a stored schedule', () => {
  it.each<Partial<ScheduleForm>>([
    { shape: 'linear', step: '3' },
    {},
    { shape: 'initial_linear', initialPercent: '12.5' },
    { shape: 'progressive', weights: '10; 20; 30; 40' },
    { shape: 'single', anchor: 'tge', startMonths: '3' },
    { shape: 'tranches', tranches: [tranche(1, { day: '2026-03-01' }), tranche(2, { day: '2026-06-01' })] },
  ])('%j makes the same schedule again', (change) => {
    const schedule = toSchedule(form(change));
    expect(toSchedule(fromSchedule(schedule))).toEqual(schedule);
  });
});
