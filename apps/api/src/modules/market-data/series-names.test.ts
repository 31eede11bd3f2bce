import { expect, it } from 'vitest';
import { seriesOfFileName } from './series-names.ts';

const known = ['BTC/EUR', 'ETH/EUR', 'USDC/EUR', 'EURC/EUR', 'WBTC/EUR'];

it.each([
  ['XBTEUR_1440.csv', 'BTC/EUR'],
  ['WBTC-EUR.csv', 'WBTC/EUR'],
  ['EURC-EUR.csv', 'EURC/EUR'],
  ['BTC-EUR et ETH-EUR.csv', undefined],
  ['cours.csv', undefined],
])('« %s » is the file of %s', (name, pair) => {
  expect(seriesOfFileName(name, known)).toBe(pair);
});
