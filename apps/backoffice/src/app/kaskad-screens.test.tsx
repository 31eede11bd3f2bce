/** Each address of the Kaskad area: its title, and that it opens for an administrator of Kaskad alone. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';
import { sampleIssuedInvestment, sampleRefundRow, sampleUserRow } from '../testing/sample-investments.ts';
import { sampleKaskadAdmin } from '../testing/sample-kaskad.ts';
import {
  sampleCapTable,
  sampleIssuerDetails,
  sampleSimulation,
  sampleStaffRound,
} from '../testing/sample-rounds.ts';

const open = usePages();
const staff = { can_access_yield: false, can_access_yield_admin: false } as const;
const others = [
  ['/admin', sampleAdmin()],
  ['/admin-commercial', sampleAdmin({ ...staff, role: 'commercial' })],
  ['/admin-equisafe', sampleAdmin({ ...staff, role: 'equisafe' })],
] as const;

const handlers = {
  getKaskadRound: sampleStaffRound(),
  simulateAllotment: sampleSimulation(),
  getIssuer: sampleIssuerDetails(),
  getCapTable: sampleCapTable(),
  getIssuedInvestment: sampleIssuedInvestment(),
  getRefund: { row: sampleRefundRow(), known: [], pending_change: null },
  getKaskadUser: {
    row: sampleUserRow(),
    investments: [],
    grants: [],
    claims: [],
    wallets: [],
    can_request_review: false,
  },
};

/** Address below `/kaskad/admin`, the screen’s heading, and the title of the tab. */
const screens = [
  ['', 'Dashboard', 'Dashboard'],
  ['/users', 'Utilisateurs', 'Utilisateurs'],
  ['/users/importer', 'Importer des utilisateurs', 'Importer des utilisateurs'],
  ['/users/usr_odile', 'Utilisateurs', 'Utilisateur'],
  ['/investments', 'Investissements', 'Investissements'],
  ['/investments/inv_1', 'Investissements', 'Investissement'],
  ['/investments/remboursements', 'Remboursements', 'Remboursements'],
  ['/investments/remboursements/rfd_1', 'Remboursements', 'Remboursement'],
  ['/fundraising', 'Levée de fonds', 'Levée de fonds'],
  ['/fundraising/nouvelle', 'Nouvelle levée', 'Nouvelle levée'],
  ['/fundraising/levees/rnd_1', '', 'Levée'],
  ['/fundraising/levees/rnd_1/modifier', '', 'Modifier la levée'],
  ['/fundraising/levees/rnd_1/allocation', '', 'Allocation'],
  ['/fundraising/emetteurs', 'Émetteurs', 'Émetteurs'],
  ['/fundraising/emetteurs/iss_1', '', 'Émetteur'],
  ['/fundraising/emetteurs/iss_1/capital', '', 'Table de capitalisation'],
] as const;

describe.each(screens)('/kaskad/admin%s', (address, heading, title) => {
  const path = `/kaskad/admin${address}`;

  it('is a screen with its title, and names its tab', async () => {
    const { router } = open(path, { as: sampleKaskadAdmin(), handlers });
    const [first] = await screen.findAllByRole('heading', { level: 1 });
    expect(first?.textContent).toContain(heading);
    expect(router.state.location.pathname).toBe(path);
    await waitFor(() => expect(document.title.split(' · ')[0]).toBe(title));
    expect(screen.queryByText(/En cours de construction/)).toBeNull();
  });

  it.each(others)('sends the account of %s home', async (home, as) => {
    const { router, calls } = open(path, { as, handlers });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe(home);
    for (const operation of Object.keys(handlers)) expect(calls(operation)).toEqual([]);
  });

  it('sends a visitor to the sign-in screen', async () => {
    const { router } = open(path, { as: null });
    await screen.findByRole('heading', { level: 1, name: 'Connexion' });
    expect(router.state.location.pathname).toBe('/login');
  });
});
