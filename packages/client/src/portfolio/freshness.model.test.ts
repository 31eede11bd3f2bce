import { sampleDashboard } from '@repo/api-sdk/testing';
import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { freshnessText, latePrices, notComputableText } from './freshness.model.ts';
import { readFigures } from './portfolio.model.ts';

const usd = { pair: 'EUR/USD', date: '2026-11-20', is_fallback: false, is_late: false };
const btc = { pair: 'BTC/EUR', date: '2026-11-18', is_fallback: true, is_late: true };

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

describe('A1: the prices that are late', () => {
  const sample = sampleDashboard();
  const today = isoDay('2026-11-21');
  const late = (change: { is_nav_late?: boolean; units?: string }, fx_dates: (typeof usd)[]) => {
    const headlines = Object.fromEntries(
      Object.entries(sample.headlines).map(([title, headline]) => [title, { ...headline, ...change }]),
    );
    const figures = readFigures({ ...sample, headlines, freshness: { nav_date: '2026-01-04', fx_dates } });
    return latePrices(figures, { product: null, today }).map((text) => text.replaceAll('\u00A0', ' '));
  };

  it('are the NAV of a product that is held and the rates that its value needs', () => {
    expect(late({ is_nav_late: true }, [{ ...usd, is_late: true }, btc])).toEqual([
      'VL de USDFY du 4 janvier 2026, il y a 321 jours',
      'taux EUR/USD du 20 novembre 2026, il y a 1 jour',
    ]);
  });

  it('are none where all are of their day, nor of a product that is no longer held', () => {
    expect(late({}, [usd, btc])).toEqual([]);
    expect(late({ is_nav_late: true, units: '0' }, [{ ...usd, is_late: true }])).toEqual([]);
  });
});

describe('D7: a chosen currency that some amounts have no quote in', () => {
  it.each([
    [null, null],
    [
      { currency: 'ETH', before: '2017-11-11' },
      'Certains montants ne sont pas calculables en ETH avant le 11 novembre 2017, date de son premier taux publié.',
    ],
    [
      { currency: 'CHF', before: null },
      'Certains montants ne sont pas calculables en CHF, dont aucun taux n’est publié.',
    ],
  ] as const)('is named with the day of its first quote: %j', (not_computable, expected) => {
    const { portfolio } = sampleDashboard();
    const text = notComputableText({ totals: { ...portfolio, not_computable } });
    expect(text?.replaceAll('\u00A0', ' ') ?? null).toBe(expected);
  });
});
