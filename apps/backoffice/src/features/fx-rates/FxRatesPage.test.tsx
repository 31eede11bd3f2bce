import type { OperationOutput } from '@repo/api-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nothing = { items: [], total: 0, page: 1, page_size: 25 };
const commercial = sampleAdmin({ role: 'commercial', can_access_yield_admin: false });
const help = /^Importez le fichier de la BCE/;

describe('the list of rates', () => {
  it('shows an administrator, when empty, how to fill it', async () => {
    open('/admin/taux-fx', { as: sampleAdmin(), handlers: { listFxRates: nothing } });
    await waitFor(() => expect(screen.getAllByText(help)).toHaveLength(2));
  });

  it('shows a commercial no action without the right to it', async () => {
    open('/admin-commercial/taux-fx', { as: commercial, handlers: { listFxRates: nothing } });
    expect((await screen.findAllByText('Aucun taux publié')).length).toBeGreaterThan(0);
    expect(screen.queryByText(help)).toBeNull();
  });

  it('does not show « empty » when the filters match nothing, and clears them in one press', async () => {
    const { user, router, calls } = open('/admin/taux-fx?du=2026-01-05&tri=taux&page=3', {
      as: sampleAdmin(),
      handlers: { listFxRates: nothing },
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    // Beside the pills, and where the rows would be.
    const [, clear] = screen.getAllByRole('button', { name: 'Effacer les filtres' });
    await user.click(clear ?? document.body);
    expect(router.state.location.search).toBe('?tri=taux');
    expect(calls('listFxRates').map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ from: '2026-01-05', sort: 'rate' }),
    );
  });

  it('reverses the default order by its own column', async () => {
    const rate = {
      id: 'fx_1',
      base: 'EUR',
      quote: 'USD',
      rate: '1.08',
      date: '2026-01-05',
      quote_day: '2026-01-05',
      is_fallback: false,
      change: 0.0123,
      version: 2,
      source: 'import' as const,
      entered_by: 'Marc Vidal',
      approved_by: 'Inès Garnier',
      updated_at: '2026-01-05T16:00:00.000Z',
    };
    const { user, router } = open('/admin/taux-fx', {
      as: sampleAdmin(),
      handlers: { listFxRates: { ...nothing, items: [rate], total: 1 } },
    });
    await screen.findByText('1,08');
    expect(screen.getByText('Corrigé, version 2')).toBeDefined();
    for (const name of ['Marc Vidal', 'Inès Garnier']) expect(screen.getByText(name)).toBeDefined();
    const head = screen.getByRole('columnheader', { name: /^Date(?! réelle)/ });
    for (const search of ['?tri=date', '?tri=-date']) {
      await user.click(within(head).getByRole('button'));
      await waitFor(() => expect(router.state.location.search).toBe(search));
    }
  });
});

type Calendar = OperationOutput<'getRateCalendar'>;
type RateDay = Calendar['pairs'][number]['days'][number];

const sunday: Calendar = {
  month: '2026-11',
  today: '2026-11-22',
  pairs: [
    {
      pair: 'EUR/USD',
      base: 'EUR',
      quote: 'USD',
      current: {
        rate: '1.0901',
        date: '2026-11-20',
        is_fallback: true,
        change: 0.0093,
        source: 'ecb',
        updated_at: '2026-11-20T15:20:00.000Z',
      },
      is_too_old: false,
      expected_day: '2026-11-20',
      trend: [
        { date: '2026-11-19', rate: '1.0800' },
        { date: '2026-11-20', rate: '1.0901' },
      ],
      days: Array.from({ length: 30 }, (_, index): RateDay => {
        const day = index + 1;
        const date = `2026-11-${String(day).padStart(2, '0')}`;
        const none = {
          date,
          quote_day: null,
          rate: null,
          change: null,
          source: null,
          version: null,
          control: null,
          pending: null,
        };
        if (day > 22) return { ...none, state: 'upcoming' };
        if (day === 18) return { ...none, state: 'missing', rate: '1.07', quote_day: '2026-11-17' };
        if (day > 20)
          return { ...none, state: 'closed', rate: '1.0901', quote_day: '2026-11-20', source: 'ecb' };
        return { ...none, state: 'published', rate: '1.0901', quote_day: date, change: 0.0093, version: 1 };
      }),
    },
  ],
};
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

describe('the cards and the calendar', () => {
  it('[A21] a Sunday shows Friday’s rate as a fallback, in its card, its day and its line', async () => {
    const fallback = {
      id: 'EUR_USD_2026-11-22',
      base: 'EUR',
      quote: 'USD',
      date: '2026-11-22',
      rate: '1.0901',
      quote_day: '2026-11-20',
      is_fallback: true,
      change: null,
      version: 1,
      source: 'ecb' as const,
      entered_by: null,
      approved_by: null,
      updated_at: '2026-11-20T15:20:00.000Z',
    };
    open('/admin/taux-fx', {
      as: sampleAdmin(),
      handlers: { getRateCalendar: sunday, listFxRates: { ...nothing, items: [fallback], total: 1 } },
    });
    const cards = within(await screen.findByRole('region', { name: 'Derniers taux' }));
    expect(plain((await cards.findByText(/^Repli/)).textContent)).toBe('Repli : taux du 20/11/2026');
    expect(cards.queryByText(/Trop ancien/)).toBeNull();
    const data = within(cards.getByRole('table', { name: 'Derniers taux EUR/USD', hidden: true }));
    expect(data.getAllByRole('row', { hidden: true })[1]?.textContent).toBe('20/11/20261,0901');
    const grid = within(screen.getByRole('grid', { name: 'novembre 2026' }));
    expect(plain(grid.getAllByRole('cell')[21]?.textContent ?? null)).toContain(
      'Repli : taux du 20/11/2026, 1,0901',
    );
    const row = (await screen.findByText('22/11/2026')).closest('tr');
    expect(row?.querySelector('[data-label="Source"]')?.textContent).toBe('Repli');
    expect(row?.querySelector('[data-label="Date réelle"]')?.textContent).toBe('20/11/2026');
  });

  it('lists the missing days with their link, for an administrator alone', async () => {
    const handlers = { getRateCalendar: sunday, listFxRates: nothing };
    open('/admin/taux-fx', { as: sampleAdmin(), handlers });
    const link = await screen.findByRole('link', { name: 'Importer, EUR/USD, 18/11/2026' });
    expect(link.getAttribute('href')).toBe('/admin/taux-fx/import');
  });

  it('warns where two sources disagree, by how much', async () => {
    const [pair] = sunday.pairs;
    const control = { source: 'kraken' as const, rate: '1.0990', difference: 0.0082, is_apart: true };
    const days = pair?.days.map((day) => (day.date === '2026-11-20' ? { ...day, control } : day)) ?? [];
    const pairs = pair === undefined ? [] : [{ ...pair, days }];
    open('/admin/taux-fx', {
      as: sampleAdmin(),
      handlers: { getRateCalendar: { ...sunday, pairs }, listFxRates: nothing },
    });
    const toDo = within(await screen.findByRole('region', { name: 'À vérifier' }));
    expect(plain(toDo.getAllByRole('listitem')[1]?.textContent ?? null)).toBe(
      'EUR/USD, 20/11/2026 · Kraken donne 1,099 : écart de +0,82 % · Voir',
    );
    const grid = within(screen.getByRole('grid', { name: 'novembre 2026' }));
    expect(plain(grid.getAllByRole('cell')[19]?.textContent ?? null)).toContain('écart de +0,82 %');
  });

  it('has no link for a commercial', async () => {
    const handlers = { getRateCalendar: sunday, listFxRates: nothing };
    open('/admin-commercial/taux-fx', { as: commercial, handlers });
    const grid = within(await screen.findByRole('grid', { name: 'novembre 2026' }));
    expect(grid.queryAllByRole('link')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'À vérifier' })).toBeNull();
  });

  it('says in red which rate is too old, or was never there', async () => {
    const [pair] = sunday.pairs;
    const pairs =
      pair === undefined
        ? []
        : [
            { ...pair, is_too_old: true },
            { ...pair, pair: 'EUR/CHF', quote: 'CHF', current: null, trend: [], is_too_old: true },
          ];
    open('/admin/taux-fx', {
      as: sampleAdmin(),
      handlers: { getRateCalendar: { ...sunday, pairs }, listFxRates: nothing },
    });
    const late = await screen.findAllByText(/^Trop ancien/);
    expect(late.map(({ dataset, textContent }) => [dataset['tone'], plain(textContent)])).toEqual([
      ['negative', 'Trop ancien : le taux du 20/11/2026 manque'],
      ['negative', 'Trop ancien : le taux du 20/11/2026 manque'],
    ]);
    await waitFor(() => expect(screen.getByText(/en CHF/)).toBeDefined());
  });
});
