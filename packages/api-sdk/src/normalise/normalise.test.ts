import { describe, expect, it } from 'vitest';
import { sampleContract, sampleDashboard, sampleStrategy } from '../testing/index.ts';
import { readAmount, readOptionalAmount } from './amounts.ts';
import { normaliseContract, type WireContract } from './contract.ts';
import { normaliseDashboard, type WireDashboard } from './dashboard.ts';
import { decoders } from './decoders.ts';
import { normaliseYieldFlows } from './series.ts';
import { normaliseStrategy, type WireStrategy } from './strategy.ts';
import { firstOf, readNumber } from './values.ts';

describe('readAmount', () => {
  it.each([
    ['15000.50', '15000.50'],
    [15000.5, '15000.5'],
    ['0', '0'],
    [0, '0'],
    ['-12.3', '-12.3'],
    [1e-8, '0.00000001'],
    ['123456789012345678.123456789012345678', '123456789012345678.123456789012345678'],
  ])('parses %j as the same decimal', (value, text) => {
    expect(Number(readAmount(value, 'amount'))).toBe(Number(text));
    expect(readAmount(value, 'amount')).toMatch(/^-?\d+(\.\d+)?$/);
  });

  it('keeps every digit of a string', () => {
    const text = '123456789012345678.123456789012345678';
    expect(readAmount(text, 'amount')).toBe(text);
  });

  it.each([
    ['15 000'],
    ['15000,5'],
    ['1e5'],
    ['abc'],
    [''],
    ['+1'],
    [Number.NaN],
    [Infinity],
    [null],
    [undefined],
    [{}],
  ])('throws on %j, which is never zero', (value) => {
    expect(() => readAmount(value, 'amount')).toThrow('amount');
  });

  it('parses a missing amount as null, and throws on a malformed one', () => {
    expect([undefined, null, ''].map((value) => readOptionalAmount(value, 'nav'))).toEqual([
      null,
      null,
      null,
    ]);
    expect(() => readOptionalAmount('x', 'nav')).toThrow('nav');
  });
});

describe('readNumber and firstOf', () => {
  it('parses an invalid number as NaN, so that series drop it', () => {
    expect([0.01, '0.01', '', 'x', null].map(readNumber)).toEqual([
      0.01,
      0.01,
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
  it('returns the first value present, even an empty text, and throws without one', () => {
    expect(firstOf('product', undefined, null, '', 'b')).toBe('');
    expect(() => firstOf('product', undefined, null)).toThrow('product is missing');
  });
});

describe('normaliseContract', () => {
  const { product: _product, currency: _currency, ...bare } = sampleContract();
  const named: [string, Partial<WireContract>][] = [
    ['product', { product: 'USDFY' }],
    ['strategy_title', { strategy_title: 'USDFY' }],
    ['strategy.title', { strategy: { title: 'USDFY' } }],
    ['product before the others', { product: 'USDFY', strategy_title: 'B', strategy: { title: 'C' } }],
  ];
  it.each(named)('reads the title from %s (R370)', (_name, variant) => {
    const contract = normaliseContract({ ...bare, currency: 'EURC', ...variant });
    expect(contract).toEqual(sampleContract());
  });

  it.each(['currency', 'devise'])('reads the currency from %s (R371)', (name) => {
    expect(normaliseContract({ ...bare, product: 'USDFY', [name]: 'EURC' })).toEqual(sampleContract());
  });

  it('reads amounts as strings or numbers, those of withdrawals too', () => {
    const withdrawal = {
      id: 'w1',
      amount: 100.5,
      exit_fee: 0.2,
      amount_converted: '110',
      currency: 'EURC',
      converted_currency: 'USD',
      occurred_at: '2026-02-01T10:00:00.000Z',
      reference: null,
      metadata: { note: 'Partiel' },
    } as const;
    const contract = normaliseContract({
      ...sampleContract(),
      amount: 15000,
      total_amount: 15100.25,
      withdrawals: [withdrawal],
    });
    expect(contract).toMatchObject({
      amount: '15000',
      total_amount: '15100.25',
      gross_invested_amount: null,
    });
    expect(contract.withdrawals).toEqual([{ ...withdrawal, amount: '100.5', exit_fee: '0.2' }]);
  });

  it('reads no redemption, no exit fee and no withdrawal from a host without the fields', () => {
    const {
      exit_order_day: _day,
      pending_withdrawals: _pending,
      can_withdraw: _can,
      channel: _channel,
      prepared_by: _preparer,
      ...older
    } = sampleContract();
    const withdrawal = {
      id: 'w1',
      amount: '100.5',
      amount_converted: null,
      currency: 'EURC',
      converted_currency: 'EUR',
      occurred_at: '2026-02-01T10:00:00.000Z',
      reference: null,
      metadata: {},
    } as const;
    expect(normaliseContract({ ...older, withdrawals: [withdrawal] })).toMatchObject({
      exit_order_day: null,
      pending_withdrawals: [],
      can_withdraw: false,
      channel: 'direct',
      prepared_by: null,
      withdrawals: [{ amount: '100.5', exit_fee: null }],
    });
  });

  it('throws on a contract without title, currency or amount', () => {
    expect(() => normaliseContract({ ...bare, currency: 'EURC' })).toThrow('product is missing');
    expect(() => normaliseContract({ ...bare, product: 'USDFY' })).toThrow('currency is missing');
    expect(() => normaliseContract({ ...sampleContract(), amount: '' })).toThrow('amount');
  });
});

describe('normaliseStrategy', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const main = { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address };

  it('returns a product of our own API unchanged', () => {
    expect(normaliseStrategy(sampleStrategy())).toEqual(sampleStrategy());
  });

  const { min_euro: _euro, min_usdc: _usdc, min_eurc: _eurc, ...withoutMinimums } = sampleStrategy();
  it.each([
    ['min_euro', { min_euro: 12000 }],
    ['minimum_euro', { minimum_euro: '12000' }],
    ['min_eur', { min_eur: '12000' }],
    ['minimum_eur', { minimum_eur: '12000' }],
    ['crypto.min_euro', { crypto: { ...main, min_euro: '12000' } }],
    ['crypto.minimum_euro', { crypto: { ...main, minimum_euro: 12000 } }],
  ])('reads the minimum in euro from %s (R369)', (_name, variant) => {
    const strategy = normaliseStrategy({ ...withoutMinimums, ...variant });
    expect(strategy.min_euro).toBe('12000');
    expect(strategy.min_btc).toBeNull();
  });

  it.each(['btc', 'eth', 'usdc', 'eurc', 'wbtc'] as const)(
    'reads min_%s and minimum_ the same',
    (currency) => {
      const field = `min_${currency}` as const;
      for (const variant of [{ [field]: '1.5' }, { [`minimum_${currency}`]: 1.5 }]) {
        expect(normaliseStrategy({ ...withoutMinimums, ...variant })[field]).toBe('1.5');
      }
    },
  );

  it('keeps min_buy, without variant names', () => {
    const strategy = normaliseStrategy({
      ...withoutMinimums,
      min_buy: 5,
      minimum_btc: '1',
      min_eur: '2',
    } as WireStrategy);
    expect(strategy.min_buy).toBe('5');
    expect(Object.keys(strategy).filter((key) => key.startsWith('minimum_') || key === 'min_eur')).toEqual(
      [],
    );
  });

  it('throws on a malformed minimum', () => {
    expect(() => normaliseStrategy({ ...withoutMinimums, min_btc: '0,1' } as WireStrategy)).toThrow(
      'min_btc',
    );
  });

  it.each([
    ['three fields', main],
    ['{ input: {…} }', { input: main }],
    ['a symbol as input', { input: 'usdc', blockchain: main.blockchain, address }],
  ])('reads the destination from %s (D12)', (_name, crypto) => {
    expect(normaliseStrategy({ ...sampleStrategy(), crypto }).crypto?.inputs).toEqual([main]);
  });

  it.each(['inputs', 'available_inputs', 'currencies', 'accepted_inputs'])(
    'reads the list from %s (R368)',
    (name) => {
      const eurc = { ...main, symbol: 'eurc' };
      const { crypto } = normaliseStrategy({
        ...sampleStrategy(),
        crypto: { ...main, [name]: [main, eurc] },
      });
      expect(crypto?.inputs).toEqual([main, { ...main, symbol: 'EURC' }]);
    },
  );

  it('never guesses an address, and offers no asset that is not accepted', () => {
    const list = [
      'USDC',
      'BTC',
      { symbol: 'WBTC', blockchain: 'Bitcoin' },
      { ...main, symbol: 'ETH', address: '' },
      { ...main, symbol: 'DOGE' },
    ];
    const { crypto } = normaliseStrategy({ ...sampleStrategy(), crypto: { ...main, currencies: list } });
    expect(crypto?.inputs).toEqual([main]);
  });

  it('reads a product without crypto', () => {
    expect(normaliseStrategy({ ...sampleStrategy(), crypto: null }).crypto).toBeNull();
  });
});

describe('normaliseDashboard', () => {
  const dashboard = sampleDashboard();
  const wire = (change: Partial<WireDashboard>): WireDashboard => ({ ...dashboard, ...change });

  it('returns a dashboard of our own API unchanged', () => {
    expect(normaliseDashboard(dashboard)).toEqual(dashboard);
  });

  it.each(['current_amount_eur', 'amount_eur'])('reads an allocation from %s (R364)', (name) => {
    const { current_amount_eur: value, ...rest } = dashboard.portfolio.allocations[0]!;
    const allocations = [{ ...rest, [name]: Number(value) }];
    expect(normaliseDashboard(wire({ portfolio: { ...dashboard.portfolio, allocations } }))).toEqual(
      dashboard,
    );
  });

  it.each(['date', 'valuation_date'])('reads a point from %s (R365)', (name) => {
    const point = { [name]: '2026-01-03', performance_rate: '-0.005' };
    expect(normaliseYieldFlows({ performance_flows: { strategies: { USDFY: [point] } } })).toEqual({
      performance_flows: { strategies: { USDFY: [{ date: '2026-01-03', performance_rate: -0.005 }] } },
    });
  });

  it.each(['occurred_at', 'created_at'])('reads an event from %s (R366)', (name) => {
    const { occurred_at: value, ...rest } = dashboard.events[0]!;
    expect(normaliseDashboard(wire({ events: [{ ...rest, [name]: value }] }))).toEqual(dashboard);
  });

  it('parses an unknown event type as other', () => {
    const events = [{ ...dashboard.events[0]!, type: 'toString' }];
    expect(normaliseDashboard(wire({ events })).events[0]?.type).toBe('other');
  });

  it('reads the amounts of waiting payments; a host without the field has none', () => {
    const payment = {
      contract_id: 'c',
      product: 'USDFY',
      state: 'short',
      payment_method: 'rib',
      order_date: null,
      currency: 'EUR',
    } as const;
    const waiting = [{ ...payment, amount: 12_500.5, missing: 80 }];
    expect(normaliseDashboard(wire({ waiting })).waiting).toEqual([
      { ...payment, amount: '12500.5', missing: '80' },
    ]);
    const { waiting: _, ...older } = dashboard;
    expect(normaliseDashboard(older).waiting).toEqual([]);
  });

  it('D7: keeps an amount that is not computable, and throws on one that is missing', () => {
    const { current_amount: _, ...figures } = dashboard.headline;
    const headline = { ...figures, current_amount: null };
    expect(normaliseDashboard(wire({ headline })).headline.current_amount).toBeNull();
    expect(() => normaliseDashboard(wire({ headline: figures }))).toThrow('headline.current_amount');
  });

  it('throws on a malformed total', () => {
    const portfolio = { ...dashboard.portfolio, total_paid_eur: 'NaN' };
    expect(() => normaliseDashboard(wire({ portfolio }))).toThrow('total_paid_eur');
  });
});

const readParameters = (wire: Parameters<typeof decoders.listParameters>[0]) =>
  decoders.listParameters(wire, {});

describe('decoders', () => {
  it('returns the value of a parameter as text', () => {
    const parameter = { key: 'FOOTER_EXIT_FEE', value: 0.2, unit: '%', category: null, metadata: null };
    expect(readParameters({ parameters: [parameter] })).toMatchObject({ parameters: [{ value: '0.2' }] });
    // R304: both readings.
    expect(readParameters([parameter])).toEqual(readParameters({ parameters: [parameter] }));
  });
});
