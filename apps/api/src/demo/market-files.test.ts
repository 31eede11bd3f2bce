import { hasQuoteDay } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { createMarketFiles } from './market-files.ts';
import { everyDay } from './market-series.ts';

describe('market files', () => {
  const files = createMarketFiles({ lastDay: '2026-11-20' });

  it('are the same for the same day', () => {
    expect(createMarketFiles({ lastDay: '2026-11-20' })).toEqual(files);
  });

  it('look like the ones staff receive', () => {
    expect(files.navCsv.split('\r\n').slice(0, 2)).toEqual(['date;strategie;vl', '19/11/2024;USDFY;100']);
    expect(files.cryptoCsv).toMatch(/^date;paire;cours\r\n19\/11\/2024;BTC\/EUR;\d+,\d\d\r\n/);
  });

  it('have the layout of the central bank: forty columns, newest first, N/A, a comma at the end', () => {
    const [header = '', newest = '', ...others] = files.ecbCsv.trimEnd().split('\n');
    expect(header.split(',')).toHaveLength(43);
    expect(header).toMatch(/^Date,USD,JPY,.*,ZAR,$/);
    expect(newest).toMatch(/^2026-11-20,\d\.\d{4},.*N\/A.*,$/);
    expect(others.at(-1)?.startsWith('2024-11-19')).toBe(true);
  });
});

describe('working days of the central bank', () => {
  it('leave out week-ends and TARGET holidays', () => {
    const closed = everyDay(isoDay('2026-03-30'), isoDay('2026-04-08')).filter(
      (day) => !hasQuoteDay('USD', day),
    );
    expect(closed).toEqual(['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06']);
    expect(['2026-01-01', '2026-05-01', '2026-12-25'].map((day) => hasQuoteDay('USD', isoDay(day)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
