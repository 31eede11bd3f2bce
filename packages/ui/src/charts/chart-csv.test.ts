import { describe, expect, it } from 'vitest';
import { readBars } from './bar.model.ts';
import { chartCsv } from './chart-csv.ts';
import { chartFormat } from './chart-format.ts';
import { allocation, plainBars, stackedBars, valuationLine } from './chart-samples.ts';
import { readSlices } from './doughnut.model.ts';
import { readLines } from './line.model.ts';

const percent = chartFormat({ kind: 'percent' });
const euros = chartFormat({ kind: 'amount', currency: 'EUR' });
const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the CSV file of a chart', () => {
  it('has the numbers of the table, a true minus as a hyphen, and an empty cell for a missing value', () => {
    const [head, , , february] = lines(chartCsv(readBars(stackedBars, percent)));
    expect(head).toBe('Période;USDFY (%);BTCFY (%);EURFY (%);Total (%)');
    expect(february).toBe('février 2026;0,29;-0,06;;0,23');
  });

  it('writes amounts without the spaces between thousands', () => {
    expect(lines(chartCsv(readSlices(allocation, euros)))).toEqual([
      'Produit;Valeur (€);Part (%)',
      'USDFY;71932,07;56,0',
      'BTCFY;33397,03;26,0',
      'EURFY;23121,02;18,0',
    ]);
  });

  it('writes ISO days for spreadsheets, and leaves words unchanged', () => {
    const file = lines(chartCsv(readLines(valuationLine, euros)));
    expect(file[0]).toBe('Date;Valorisation (€);Mouvement');
    expect(file.find((line) => line.startsWith('15/12/2025'))).toMatch(/^15\/12\/2025;\d+,\d{2};Entrée$/);
  });

  it('contains no figure when balances are hidden', () => {
    const hidden = chartFormat({ kind: 'percent' }, true);
    const [head, first = ''] = lines(chartCsv(readBars(plainBars, hidden)));
    expect(head).not.toContain('%');
    expect(first.split(';')[1]).toBe('••••••');
  });
});
