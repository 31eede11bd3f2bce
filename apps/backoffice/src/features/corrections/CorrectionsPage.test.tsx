import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import type { CorrectionRow, Deal } from './corrections.model.ts';

const open = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const correction: CorrectionRow = {
  id: 'usdfy_2026-01-02',
  kind: 'nav',
  series: 'USDFY',
  day: '2026-01-02',
  executed: ['101'],
  value: '100',
  gap: 0.01,
  corrected_at: '2026-01-08T09:00:00.000Z',
  deals: 2,
  open: 2,
  is_decision_required: true,
};

function sampleDeal(change: Partial<Deal> = {}): Deal {
  return {
    strategy_id: 'usdfy',
    movement: 1,
    contract: { id: 'sig_1', po_number: 'PO-2026-0001', client: 'Camille Moreau', product: 'USDFY' },
    kind: 'subscription',
    order_day: '2026-01-02',
    dealing_day: '2026-01-02',
    executed: '101',
    gap: 0.01,
    units: '123.020420792079',
    units_due: '124.250625',
    cash: '98.42',
    asset: 'EUR',
    state: 'open',
    is_decision_required: true,
    remedies: ['units'],
    decision: null,
    change_request: null,
    ...change,
  };
}

const detail = (deals: Deal[]) => ({
  correction,
  threshold_percent: '0.5',
  deals,
  sums: [{ asset: 'EUR', lost: '98.42', gained: '0' }],
});
const list = { items: [correction], total: 1, page: 1, page_size: 25, required: 1 };
const as = sampleAdmin();

describe('the list of corrections', () => {
  it('shows each corrected value, and opens one beside it', async () => {
    const { user } = open('/admin/navs/corrections', {
      as,
      handlers: { listCorrections: list, getCorrection: detail([sampleDeal()]) },
    });
    const link = await screen.findByRole('link', { name: 'USDFY' });
    expect(plain(link.closest('tr')?.textContent)).toContain('USDFY02/01/2026101100');
    await user.click(link);
    const panel = await screen.findByRole('region', { name: 'USDFY du 02/01/2026' });
    await within(panel).findByText('Décision attendue');
    const text = plain(panel.textContent);
    expect(text).toContain('Au-delà de 0,5 % de la valeur');
    expect(text).toContain('Écart de parts−1,230204207921');
    expect(text).toContain('98,42 € de moins pour le client');
  });

  it('is announced on the home and on NAVs while a decision is required', async () => {
    const nothing = { items: [], total: 0, page: 1, page_size: 25 };
    open('/admin/navs', { as, handlers: { listCorrections: list, listNavs: nothing } });
    await screen.findByText('1 correction attend une décision');
    expect(screen.getByRole('link', { name: 'Ouvrir les corrections' }).getAttribute('href')).toBe(
      '/admin/navs/corrections?vue=aucune',
    );
  });
});

describe('what is decided of a deal', () => {
  const at = '/admin/navs/corrections/usdfy_2026-01-02';

  it('is sent with its reason, and shown', async () => {
    let deals = [sampleDeal()];
    const { user, calls } = open(at, {
      as,
      handlers: {
        listCorrections: list,
        getCorrection: () => detail(deals),
        decideDeal: () => {
          deals = [sampleDeal({ state: 'pending', remedies: [], change_request: 'chr_1' })];
          return detail(deals);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Rectifier les parts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rectifier les parts' });
    await user.click(within(dialog).getByRole('button', { name: 'Rectifier les parts' }));
    await within(dialog).findByText('Vous devez indiquer le motif.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Motif' }), 'VL corrigée');
    await user.click(within(dialog).getByRole('button', { name: 'Rectifier les parts' }));
    await waitFor(() =>
      expect(calls('decideDeal')[0]?.body).toEqual({
        strategy_id: 'usdfy',
        movement: 1,
        decision: 'units',
        reason: 'VL corrigée',
      }),
    );
    const request = await screen.findByRole('link', { name: 'Voir la demande' });
    expect(request.getAttribute('href')).toBe('/admin/a-valider/chr_1');
    expect(screen.queryByRole('button', { name: 'Laisser' })).toBeNull();
  });

  it('is a complement to pay where the client lost, the cost of the house where they gained', async () => {
    const closing = { kind: 'closing', remedies: ['settle'] } as const;
    open(at, {
      as,
      handlers: {
        listCorrections: list,
        getCorrection: detail([
          sampleDeal({ ...closing, remedies: ['settle'] }),
          sampleDeal({ ...closing, movement: 2, cash: '-294.66', remedies: ['settle'] }),
        ]),
      },
    });
    await screen.findByRole('button', { name: 'Verser le complément' });
    await screen.findByRole('button', { name: 'À notre charge' });
    expect(plain(document.body.textContent)).toContain('294,66 € de trop pour le client');
  });

  it.each([
    ['left', null, 'Écart minime (Inès Garnier, le 09/01/2026)'],
    [
      'settled',
      'Marc Admin',
      'Écart minime (demandée par Marc Admin, validée par Inès Garnier le 09/01/2026)',
    ],
  ] as const)('shows of one that is %s the reason, who decided, and when', async (state, maker, shown) => {
    const decision = { reason: 'Écart minime', maker, by: 'Inès Garnier', at: '2026-01-09T09:00:00.000Z' };
    open(at, {
      as,
      handlers: {
        listCorrections: list,
        getCorrection: detail([sampleDeal({ state, remedies: [], decision })]),
      },
    });
    await screen.findByText(shown);
  });

  it('closes and shows the message when it was decided before', async () => {
    const { user } = open(at, {
      as,
      handlers: {
        listCorrections: list,
        getCorrection: detail([sampleDeal()]),
        decideDeal: reply(409, {
          error: 'Une décision a déjà été prise pour cette opération.',
          code: 'corrections.decided',
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Laisser' }));
    const dialog = await screen.findByRole('dialog', { name: 'Laisser' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Motif' }), 'Écart minime');
    await user.click(within(dialog).getByRole('button', { name: 'Laisser' }));
    await screen.findByText('Une décision a déjà été prise pour cette opération.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
