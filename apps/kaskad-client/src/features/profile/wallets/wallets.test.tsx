import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleWallet } from '../../../shared/grants.fixture.ts';
import { sampleKaskadClient, usePages } from '../../../testing/page-test.tsx';
import type { Wallet } from './wallets.model.ts';

const openPage = usePages();
/** With the checksum of EIP-55 in its case. */
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const unproven = sampleWallet({
  id: 'wal_2',
  label: 'Nouveau',
  state: 'unproven',
  proof_text: 'Je prouve que cette adresse est la mienne.',
  proven_at: null,
  is_default: false,
});

const open = (items: readonly Wallet[], more: object = {}) =>
  openPage('/profile', {
    as: sampleKaskadClient(),
    handlers: { listWallets: { items: [...items] }, ...more },
  });
const card = async () => within(await screen.findByRole('region', { name: 'Portefeuilles' }));
const itemOf = async (label: string) => {
  const item = (await screen.findByRole('heading', { level: 3, name: label })).closest('li');
  if (item === null) throw new Error(`no wallet ${label}`);
  return within(item);
};

describe('« Portefeuilles »', () => {
  it('shows the network, the address, the proof and the default of each', async () => {
    open([sampleWallet(), unproven]);
    const proven = await itemOf('Ledger principal');
    const shown = proven.getByText('Ethereum').closest('li')?.textContent;
    for (const word of ['Prouvée', 'Par défaut', '14/03/2026']) expect(shown).toContain(word);
    const other = await itemOf('Nouveau');
    expect(other.getByText('À prouver')).toBeDefined();
    expect(other.queryByRole('button', { name: /par défaut/ })).toBeNull();
  });

  it('adds an address, refused at its field when its network does not have it [B16]', async () => {
    const { user, calls } = open([], { addWallet: reply(201, { items: [unproven] }) });
    const wallets = await card();
    await user.click(await wallets.findByRole('button', { name: 'Ajouter une adresse' }));
    await user.type(wallets.getByLabelText('Nom'), 'Nouveau');
    await user.type(wallets.getByLabelText('Adresse'), `${address.slice(0, -1)}D`);
    await user.click(wallets.getByRole('button', { name: 'Ajouter' }));
    expect(await wallets.findByText('Cette adresse n’est pas valide sur ce réseau.')).toBeDefined();
    expect(calls('addWallet')).toHaveLength(0);
    await user.clear(wallets.getByLabelText('Adresse'));
    await user.type(wallets.getByLabelText('Adresse'), address);
    await user.click(wallets.getByRole('button', { name: 'Ajouter' }));
    expect(await wallets.findByRole('button', { name: 'Prouver Nouveau' })).toBeDefined();
    expect(calls('addWallet')[0]?.body).toEqual({ label: 'Nouveau', network: 'ethereum', address });
  });

  it('keeps what was typed when the server refuses the address', async () => {
    const refused = reply(409, { error: 'Vous avez déjà cette adresse.', code: 'conflict' });
    const { user } = open([], { addWallet: refused });
    const wallets = await card();
    await user.click(await wallets.findByRole('button', { name: 'Ajouter une adresse' }));
    await user.type(wallets.getByLabelText('Nom'), 'Nouveau');
    await user.type(wallets.getByLabelText('Adresse'), address);
    await user.click(wallets.getByRole('button', { name: 'Ajouter' }));
    expect(await wallets.findByText('Vous avez déjà cette adresse.')).toBeDefined();
    expect(wallets.getByLabelText('Adresse').getAttribute('value')).toBe(address);
  });

  it('proves an address by the signature of the shown text, not by that of another key [B16]', async () => {
    const message = 'Cette signature n’est pas celle de cette adresse.';
    const { user, api, calls } = open([unproven], {
      proveWallet: reply(422, {
        error: 'Certains champs sont à corriger.',
        code: 'validation_failed',
        errors: { signature: [message] },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Prouver Nouveau' }));
    const wallets = await card();
    expect(wallets.getByText('Je prouve que cette adresse est la mienne.')).toBeDefined();
    expect(wallets.getByRole('button', { name: 'Copier le texte' })).toBeDefined();
    await user.type(wallets.getByLabelText('Signature'), '0xabc');
    await user.click(wallets.getByRole('button', { name: 'Prouver' }));
    expect(await wallets.findByText(message)).toBeDefined();
    api.use({
      proveWallet: {
        items: [{ ...unproven, state: 'proven', proof_text: null, proven_at: '2026-11-22T08:00:00.000Z' }],
      },
    });
    await user.type(wallets.getByLabelText('Signature'), 'def');
    await user.click(wallets.getByRole('button', { name: 'Prouver' }));
    expect(await wallets.findByText('Prouvée')).toBeDefined();
    expect(calls('proveWallet').at(-1)?.body).toEqual({ signature: '0xabcdef' });
  });

  it('makes a proven address the default, and removes one after a confirmation', async () => {
    const second = sampleWallet({ id: 'wal_3', label: 'Second', is_default: false });
    const first = sampleWallet({ is_default: false });
    const { user, calls } = open([sampleWallet(), second], {
      setDefaultWallet: { items: [{ ...second, is_default: true }, first] },
      removeWallet: { items: [{ ...second, is_default: true }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Choisir Second par défaut' }));
    expect(await screen.findByRole('button', { name: 'Choisir Ledger principal par défaut' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retirer Ledger principal' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(calls('removeWallet')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByText('Adresse retirée.')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 3, name: 'Ledger principal' })).toBeNull();
    expect(calls('setDefaultWallet')[0]?.path).toEqual({ id: 'wal_3' });
  });

  it('shows in the confirmation why an address can not be removed', async () => {
    const refused = reply(409, {
      error: 'Une réclamation en cours est envoyée à cette adresse.',
      code: 'conflict',
    });
    const { user } = open([sampleWallet()], { removeWallet: refused });
    await user.click(await screen.findByRole('button', { name: 'Retirer Ledger principal' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer' }));
    expect(await dialog.findByText('Une réclamation en cours est envoyée à cette adresse.')).toBeDefined();
  });

  it('is empty in words, and offers a retry when it failed [B44]', async () => {
    const { api, user } = open([], {
      listWallets: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
    });
    const wallets = await card();
    await wallets.findByText('Vos portefeuilles n’ont pas pu être chargés');
    api.use({ listWallets: { items: [] } });
    await user.click(wallets.getByRole('button', { name: 'Réessayer' }));
    expect(await wallets.findByText('Vous n’avez pas encore de portefeuille.')).toBeDefined();
  });
});
