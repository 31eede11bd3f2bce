import { expect, it } from 'vitest';
import { remarksOn } from './manual-rate.model.ts';

const friday = {
  date: '2026-11-20',
  quote_day: '2026-11-20',
  rate: '1.09',
  source: 'ecb' as const,
  is_fallback: false,
};
const thursday = { ...friday, date: '2026-11-19', quote_day: '2026-11-19', rate: '1.08' };
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each<[string, (typeof friday)[], string[], boolean]>([
  [
    '1.0908',
    [friday, thursday],
    ['Ce jour a déjà un taux : 1,09 (BCE). Il sera remplacé.', '+1,00 % par rapport au taux du 19/11/2026.'],
    false,
  ],
  [
    '10.8',
    [thursday],
    [
      '+900,00 % par rapport au taux du 19/11/2026.',
      'Cet écart est inhabituel : vérifiez le taux à sa source.',
    ],
    true,
  ],
  [
    '1.08',
    [{ ...thursday, date: '2026-11-20', is_fallback: true }, thursday],
    ['0,00 % par rapport au taux du 19/11/2026.'],
    false,
  ],
  ['', [friday, thursday], ['Ce jour a déjà un taux : 1,09 (BCE). Il sera remplacé.'], false],
  ['1.08', [], [], false],
])('%s typed beside %j', (rate, listed, lines, isUnusual) => {
  const remarks = remarksOn({ pair: 'EUR/USD', day: '2026-11-20', rate }, listed);
  expect([remarks.lines.map(plain), remarks.isUnusual]).toEqual([lines, isUnusual]);
});
