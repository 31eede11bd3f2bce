import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nothing = { items: [], latest: [], total: 0, page: 1, page_size: 25 };
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
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
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
    for (const name of ['Marc Vidal', 'Inès Garnier']) expect(screen.getByText(name)).toBeDefined();
    const head = screen.getByRole('columnheader', { name: /Date/ });
    for (const search of ['?tri=date', '?tri=-date']) {
      await user.click(within(head).getByRole('button'));
      await waitFor(() => expect(router.state.location.search).toBe(search));
    }
  });
});
