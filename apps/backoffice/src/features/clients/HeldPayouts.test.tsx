import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const path = '/admin/users/usr_camille?onglet=acces';
const hold = {
  placed_at: '2026-01-07T10:00:00.000Z',
  about: 'payoutDetailsDeclared',
  filed_payouts: 0,
} as const;
const held = (filed = 0) => sampleClientRecord({}, { payout_hold: { ...hold, filed_payouts: filed } });
const requested = sampleClientRecord(
  {},
  {
    payout_hold: hold,
    pending_change: {
      id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
      kind: 'user.payouts',
      maker: 'Inès Garnier',
      created_at: '2026-01-07T11:00:00.000Z',
    },
  },
);

describe('« Versements suspendus »', () => {
  it('says since when and why, and what the bank may have', async () => {
    open(path, { as, handlers: { getClient: held(2) } });
    expect(await screen.findByText('Versements suspendus')).toBeDefined();
    expect(screen.getByText(/7 janvier 2026 à 11:00.*nouvelles coordonnées de versement/)).toBeDefined();
    expect(screen.getByText(/2 versements sont dans des fichiers de virements/)).toBeDefined();
  });

  it('is lifted at the request of one person, which a second one decides', async () => {
    let record = held();
    const { user, calls } = open(path, {
      as,
      handlers: {
        getClient: () => record,
        releasePayouts: () => {
          record = requested;
          return record;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reprendre les versements' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Rappelé au numéro connu');
    await user.click(dialog.getByRole('button', { name: 'Reprendre les versements' }));
    expect(await screen.findByText(/La reprise attend un second utilisateur\./)).toBeDefined();
    expect(calls('releasePayouts').map(({ body }) => body)).toEqual([{ reason: 'Rappelé au numéro connu' }]);
    expect(screen.queryByRole('button', { name: 'Reprendre les versements' })).toBeNull();
  });

  it('keeps what was typed when a colleague was first', async () => {
    const releasePayouts = reply(409, {
      error: 'Les versements de ce client ne sont pas suspendus.',
      code: 'clients.payouts_not_held',
    });
    const { user } = open(path, { as, handlers: { getClient: held(), releasePayouts } });
    await user.click(await screen.findByRole('button', { name: 'Reprendre les versements' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Vu');
    await user.click(dialog.getByRole('button', { name: 'Reprendre les versements' }));
    expect(await dialog.findByText(/Rien de votre saisie n’est perdu\./)).toBeDefined();
    expect(dialog.getByRole('textbox', { name: /Motif/ })).toHaveProperty('value', 'Vu');
  });

  it('is not shown of a client who is paid as usual', async () => {
    open(path, { as, handlers: { getClient: sampleClientRecord() } });
    await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(0));
    expect(screen.queryByText('Versements suspendus')).toBeNull();
  });
});
