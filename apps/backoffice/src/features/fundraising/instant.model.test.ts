import { describe, expect, it } from 'vitest';
import { readInstant, typedInstant } from './instant.model.ts';

describe('a date and a time typed in Paris', () => {
  it.each([
    ['2026-11-30', '18:00', '2026-11-30T17:00:00.000Z'],
    ['2026-07-01', '18h', '2026-07-01T16:00:00.000Z'],
    ['2026-07-01', '9h30', '2026-07-01T07:30:00.000Z'],
    ['2026-11-30', '25:00', null],
    ['2026-11-30', '', null],
    [null, '18:00', null],
  ])('%s at « %s » is %s', (day, time, instant) => {
    expect(readInstant({ day, time })).toBe(instant);
  });

  it.each(['2026-11-30T17:00:00.000Z', '2026-07-01T07:30:00.000Z'])(
    '%s is typed as it is read',
    (instant) => {
      expect(readInstant(typedInstant(instant))).toBe(instant);
    },
  );
});
