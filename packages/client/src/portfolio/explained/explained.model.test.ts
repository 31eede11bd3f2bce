import { sampleDashboard } from '@repo/api-sdk/testing';
import { isoDay } from '@repo/domain/dates';
import { describe, expect, it } from 'vitest';
import { computedChange } from '../change.model.ts';
import { explainedExample, TODAY } from '../portfolio.fixture.ts';
import { readPortfolio } from '../portfolio.model.ts';
import {
  type Addition,
  accountOf,
  causesOf,
  type ExplainedStrategy,
  movementRows,
  ratesOf,
  strategiesOf,
  stretchRows,
} from './explained.model.ts';

const figures = explainedExample();
const [usdfy] = figures.strategies;
if (usdfy === undefined) throw new Error('the example explains no strategy');
const other: ExplainedStrategy = { ...usdfy, title: 'BTCFY', yield_generated: '-1' };
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const read = ({ lines, total }: Addition) =>
  [...lines, total].map(({ term, value }) => `${term} ${plain(value)}`);

describe('the explained products', () => {
  it('is one product, or all', () => {
    const both = { ...figures, strategies: [usdfy, other] };
    expect(strategiesOf(both, 'BTCFY')).toEqual([other]);
    expect(strategiesOf(both, null)).toHaveLength(2);
    expect(strategiesOf(both, 'ETHFY')).toEqual([]);
  });
});

describe('the additions', () => {
  it('explain the yield as an account', () => {
    expect(read(accountOf([usdfy], 'EUR'))).toEqual([
      'Valeur actuelle 10 261,54 €',
      'Vos retraits 0,00 €',
      'Vos paiements −10 000,00 €',
      'Rendement généré +261,54 €',
    ]);
  });

  it('add up to the last decimal', () => {
    expect(read(accountOf([other], 'EUR'))).toEqual([
      'Valeur actuelle 10 261,54 €',
      'Vos retraits 0,00 €',
      'Vos paiements −10 000,00 €',
      'Arrondi −262,54 €',
      'Rendement généré −1,00 €',
    ]);
  });

  it('explain the yield by its causes, the larger being the rest', () => {
    expect(read(causesOf([usdfy], 'EUR'))).toEqual([
      'Effet de la stratégie +101,71 €',
      'Effet de change +219,78 €',
      'Frais prélevés −59,95 €',
      'Rendement généré +261,54 €',
    ]);
  });

  it('include the effect of booked orders once it is visible', () => {
    const execution = { execution_effect: '-0.006', fx_effect: '219.79' };
    expect(read(causesOf([{ ...usdfy, ...execution }], 'EUR'))).toEqual([
      'Effet de la stratégie +101,71 €',
      'Effet de change +219,79 €',
      'Écart d’exécution −0,01 €',
      'Frais prélevés −59,95 €',
      'Rendement généré +261,54 €',
    ]);
    const hidden = causesOf([{ ...usdfy, execution_effect: '0.004' }], 'EUR');
    expect(read(hidden)).toEqual(read(causesOf([usdfy], 'EUR')));
  });

  it('sum all the products', () => {
    expect(read(accountOf([usdfy, usdfy], 'EUR'))[0]).toBe('Valeur actuelle 20 523,09 €');
  });
});

describe('the rows', () => {
  it('of movements are newest first, each with its product', () => {
    const [payment] = usdfy.movements;
    const later = { ...other, movements: payment === undefined ? [] : [{ ...payment, date: '2026-02-01' }] };
    expect(movementRows([usdfy, later]).map(({ date, product }) => [date, product])).toEqual([
      ['2026-02-01', 'BTCFY'],
      ['2026-01-02', 'USDFY'],
    ]);
  });

  it('of stretches have their product', () => {
    expect(stretchRows([usdfy, other]).map(({ product }) => product)).toEqual(['USDFY', 'BTCFY']);
  });
});

describe('the rates a percentage compounds', () => {
  const portfolio = readPortfolio(sampleDashboard());
  const view = { period: 'daily', until: isoDay(TODAY) } as const;
  it('are those of the days after the start of the change', () => {
    const whole = sampleDashboard();
    const daily = computedChange(whole.headline.changes.daily);
    const changes = { ...whole.headline.changes, daily: daily && { ...daily, since: '2026-01-03' } };
    const later = readPortfolio({ ...whole, headline: { ...whole.headline, changes } });
    expect(ratesOf({ figure: 'change', portfolio: later, product: null, view })).toHaveLength(1);
  });

  it.each([
    ['change', null, view, 2],
    ['change', 'USDFY', view, 2],
    ['change', 'ETHFY', view, 0],
    ['annualised', null, view, 2],
  ] as const)('%s of %j', (figure, product, requested, count) => {
    expect(ratesOf({ figure, portfolio, product, view: requested })).toHaveLength(count);
  });
});
