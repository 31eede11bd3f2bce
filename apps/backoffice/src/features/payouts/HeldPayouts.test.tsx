// Payouts to a client who reported « Ce n’est pas moi ».
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { noPayouts, samplePayout } from '../../testing/sample-payouts.ts';

const open = usePages();
const list = '/admin/souscriptions/versements';
const beneficiary = {
  source: 'receipt' as const,
  name: 'Odile Carrel',
  account: 'FR1420041010050500013M02606',
  bic: null,
  network: null,
};
const hold = { placed_at: '2020-11-12T10:00:00.000Z', about: 'payoutDetailsDeclared' } as const;
const held = samplePayout({ state: 'to_execute', beneficiary, hold });
const page = { items: [held], total: 1, page: 1, page_size: 25, counts: { ...noPayouts, open: 1 } };
const detail = {
  payout: held,
  replaces_id: null,
  replaced_by_id: null,
  order: null,
  receipt: null,
  entries: [],
  known_beneficiaries: [],
  form: null,
  pending_change: null,
};

describe('a payout that is held', () => {
  it('is marked in the list with what was reported, and goes into no file of transfers', async () => {
    const { user } = open(list, { as: sampleAdmin(), handlers: { listPayouts: page } });
    const row = await screen.findByRole('row', { name: /Odile Carrel/ });
    expect(row.querySelector('[data-label="État"]')?.textContent).toMatch(
      /Retenu nouvelles coordonnées de versement$/,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Odile Carrel' }));
    expect(screen.queryByRole('button', { name: /Créer le fichier de virements/ })).toBeNull();
  });

  it('shows why in its record, leads to the record of the client, and is neither prepared nor executed', async () => {
    open(`${list}/pay_1`, { as: sampleAdmin(), handlers: { listPayouts: page, getPayout: detail } });
    expect(await screen.findByText(/^Le 12 novembre 2020.*nouvelles coordonnées de versement/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Voir le signalement' });
    expect(link.getAttribute('href')).toBe('/admin/users/usr_odile');
    expect(screen.queryByRole('button', { name: 'Enregistrer l’exécution' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Changer le bénéficiaire' })).toBeNull();
  });
});
