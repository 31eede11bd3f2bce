import { describe, expect, it } from 'vitest';
import { freshnessText } from './freshness.model.ts';

const usd = { pair: 'EUR/USD', date: '2026-11-20', is_fallback: false };
const btc = { pair: 'BTC/EUR', date: '2026-11-18', is_fallback: true };

describe('the publication days behind the figures', () => {
  it.each([
    [null, [usd], 'Aucun placement valorisé pour le moment'],
    ['2026-11-20', [], 'Cours (VL) du 20 novembre 2026'],
    ['2026-11-20', [usd], 'Cours (VL) du 20 novembre 2026 · taux de change du 20 novembre 2026'],
    [
      '2026-11-20',
      [usd, btc],
      'Cours (VL) du 20 novembre 2026 · taux de change du 18 novembre 2026 (dernier)',
    ],
    [
      '2026-11-20',
      [btc, usd],
      'Cours (VL) du 20 novembre 2026 · taux de change du 18 novembre 2026 (dernier)',
    ],
  ])('NAV of %j with rates %j', (nav_date, fx_dates, expected) => {
    expect(freshnessText({ nav_date, fx_dates }).replaceAll('\u00A0', ' ')).toBe(expected);
  });
});
