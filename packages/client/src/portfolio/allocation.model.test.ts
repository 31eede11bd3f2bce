import { sampleDashboard } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { allocationSlices } from './allocation.model.ts';
import { readFigures } from './portfolio.model.ts';

const row = (label: string, eur: string, converted: string) => ({
  label,
  strategy_id: label,
  current_amount_eur: eur,
  current_amount_converted: converted,
  invested_amount_eur: '0',
  invested_amount_converted: '0',
});

describe('the allocation', () => {
  it('shares by the amounts in EUR and shows those of the display currency', () => {
    const { portfolio } = sampleDashboard();
    const allocations = [row('USDFY', '300', '330'), row('AUTRE', '100', '111'), row('BTCFY', '0', '0')];
    const figures = readFigures(sampleDashboard({ portfolio: { ...portfolio, allocations } }));
    expect(allocationSlices(figures)).toEqual([
      { id: 'USDFY', label: 'USDFY', hue: 'usdfy', value: 330, share: 0.75 },
      { id: 'AUTRE', label: 'AUTRE', hue: 'accent', value: 111, share: 0.25 },
    ]);
  });
});
