import { describe, expect, test } from 'vitest';
import { isNavLate, isQuoteLate } from './index.ts';

describe('A1: a price older than its calendar allows', () => {
  test.each([
    ['of Friday, on Tuesday', '2026-11-20', '2026-11-24', false],
    ['of Friday, on Wednesday', '2026-11-20', '2026-11-25', true],
    ['of Thursday before Easter, on Wednesday after it', '2026-04-02', '2026-04-08', false],
    ['of Thursday before Easter, on Thursday after it', '2026-04-02', '2026-04-09', true],
    ['of today', '2026-11-20', '2026-11-20', false],
  ] as const)('a NAV %s: %s, %s', (_, navDay, today, isLate) => {
    expect(isNavLate(navDay, today)).toBe(isLate);
  });

  test.each([
    ['USD', '2026-11-20', '2026-11-24', false],
    ['USD', '2026-11-20', '2026-11-25', true],
    // No quote is due between Thursday and Tuesday: Good Friday, a week-end, Easter Monday.
    ['CHF', '2026-04-02', '2026-04-07', false],
    ['CHF', '2026-04-02', '2026-04-08', true],
    ['BTC', '2026-11-20', '2026-11-22', false],
    ['BTC', '2026-11-20', '2026-11-23', true],
    ['EUR', '2026-01-01', '2026-11-23', false],
  ] as const)('a quote of %s of %s on %s: %s', (currency, quoteDay, today, isLate) => {
    expect(isQuoteLate(currency, quoteDay, today)).toBe(isLate);
  });
});
