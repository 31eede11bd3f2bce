import { describe, expect, it } from 'vitest';
import { toCalendarDate } from './day.ts';

describe('an ISO day', () => {
  it('is parsed without a time zone', () => {
    expect(toCalendarDate('2026-03-03')?.toString()).toBe('2026-03-03');
    expect(toCalendarDate('2024-02-29')?.toString()).toBe('2024-02-29');
  });

  it.each([null, undefined, '', '03/03/2026', '2026-3-3', '2026-02-31', '2026-03-03T00:00:00Z'])(
    'is null when it is %j',
    (day) => {
      expect(toCalendarDate(day)).toBeNull();
    },
  );
});
