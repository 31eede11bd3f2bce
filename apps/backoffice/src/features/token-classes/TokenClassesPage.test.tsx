import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleClassRow, sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';

const open = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const { issuer } = sampleClassRow();
const openPage = (row = sampleClassRow(), handlers: object = {}) =>
  open('/kaskad/admin/investments/jetons-et-categories', {
    as: sampleKaskadAdmin(),
    handlers: { listClasses: { items: [row] }, listIssuers: { items: [issuer] }, ...handlers },
  });
const pending = {
  id: 'chg_1',
  kind: 'class.tge' as const,
  maker: 'Inès Garnier',
  created_at: '2026-11-22T12:00:00.000Z',
};
const typeTge = async ({ user }: ReturnType<typeof open>, dialog: Awaited<ReturnType<typeof dialogOf>>) => {
  const [day] = within(dialog.getByRole('group', { name: /Date du TGE/ })).getAllByRole('spinbutton');
  if (day === undefined) throw new Error('no day');
  await user.click(day);
  await user.keyboard('01032027');
};
/** The dialog opens once there is an issuer to choose. */
const openCreation = async ({ user }: ReturnType<typeof open>) => {
  const button = await screen.findByRole('button', { name: 'Nouveau jeton ou catégorie' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
};
const dialogOf = async () => within(await screen.findByRole('dialog'));

describe('« Jetons et catégories »', () => {
  it('lists what exists of each class, and its issuer', async () => {
    openPage();
    const row = await screen.findByRole('row', { name: /KSK Jeton Kaskad/ });
    expect(plain(row.querySelector('[data-label="Offre totale"]')?.textContent)).toBe('1 000 000 KSK');
    expect(plain(row.querySelector('[data-label="Attribué"]')?.textContent)).toBe('60 000 KSK');
    expect(screen.getByRole('row', { name: /Kaskad SAS.*552100554.*France/ })).toBeDefined();
  });

  it('creates a token, with the fields of a token only', async () => {
    const app = openPage(sampleClassRow(), { createClass: reply(201, { items: [] }) });
    await openCreation(app);
    const dialog = await dialogOf();
    await app.user.type(dialog.getByLabelText('Symbole'), 'abc');
    await app.user.type(dialog.getByLabelText('Nom'), 'Jeton ABC');
    await app.user.click(dialog.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(app.calls('createClass')).toHaveLength(1));
    expect(app.calls('createClass')[0]?.body).toEqual({
      issuer_id: 'iss_1',
      kind: 'token',
      symbol: 'ABC',
      name: 'Jeton ABC',
      decimals: 18,
      network: 'ethereum',
      contract_address: null,
      total_supply: null,
      tge_day: null,
      daily_limit: null,
    });
  });

  it('[B9] creates a token without the day of its TGE, which waits for a second person with its reason', async () => {
    const row = sampleClassRow();
    const app = openPage(row, {
      createClass: reply(201, {
        items: [{ ...row, class: { ...row.class, symbol: 'ABC' }, pending_change: pending }],
      }),
    });
    await openCreation(app);
    const dialog = await dialogOf();
    await app.user.type(dialog.getByLabelText('Symbole'), 'abc');
    await app.user.type(dialog.getByLabelText('Nom'), 'Jeton ABC');
    await typeTge(app, dialog);
    await app.user.click(dialog.getByRole('button', { name: 'Créer' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await app.user.type(dialog.getByLabelText(/Motif/), 'Annonce');
    await app.user.click(dialog.getByRole('button', { name: 'Créer' }));
    expect(await screen.findByText(/^Jeton créé sans date de TGE/)).toBeDefined();
    expect(app.calls('createClass')[0]?.body).toMatchObject({ tge_day: '2027-03-01', reason: 'Annonce' });
  });

  it('[B9] says what recording the day of a TGE does, and sends it with its reason to a second person', async () => {
    const app = openPage(sampleClassRow(), {
      updateClass: { items: [sampleClassRow({ pending_change: pending })] },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Modifier KSK' }));
    const dialog = await dialogOf();
    await typeTge(app, dialog);
    expect(
      await dialog.findByText(/validée par un second utilisateur.*chaque bénéficiaire est averti/),
    ).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await app.user.type(dialog.getByLabelText(/Motif/), 'Date confirmée');
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(app.calls('updateClass')).toHaveLength(1));
    expect(app.calls('updateClass')[0]?.body).toMatchObject({
      version: 3,
      tge_day: '2027-03-01',
      reason: 'Date confirmée',
    });
    expect(
      await screen.findByText('La date du TGE attend d’être validée par un second utilisateur.'),
    ).toBeDefined();
  });

  it('does not move a TGE that has passed', async () => {
    const app = openPage(sampleClassRow({ tge_day: '2026-03-01' }));
    await app.user.click(await screen.findByRole('button', { name: 'Modifier KSK' }));
    expect(await (await dialogOf()).findByText('Le TGE a eu lieu : sa date ne change plus.')).toBeDefined();
  });

  it('keeps what was typed when another person changed the class first, beside both states', async () => {
    let row = sampleClassRow();
    const app = openPage(row, {
      listClasses: () => ({ items: [row] }),
      updateClass: () => {
        row = sampleClassRow({ version: 4, total_supply: '2000000' });
        return reply(409, { error: 'Cette classe a changé.', code: 'kaskad_classes.changed' });
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Modifier KSK' }));
    const dialog = await dialogOf();
    await app.user.type(dialog.getByLabelText('Nom'), ' 2');
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' }));
    await waitFor(() =>
      expect(
        conflict.getAllByRole('row', { name: /^Offre totale/ }).map(({ textContent }) => plain(textContent)),
      ).toContain('Offre totale1 000 000 KSK2 000 000 KSK—'),
    );
  });

  it('adds an issuer, whose SIREN is checked', async () => {
    const app = openPage(sampleClassRow(), { createIssuer: reply(201, { items: [issuer] }) });
    await app.user.click(await screen.findByRole('button', { name: 'Nouvel émetteur' }));
    const dialog = await dialogOf();
    await app.user.type(dialog.getByLabelText('Nom'), 'Acme SAS');
    await app.user.type(dialog.getByLabelText(/SIREN/), '123456789');
    await app.user.click(dialog.getByRole('button', { name: 'Créer' }));
    expect(await dialog.findByText(/SIREN n’est pas valide/)).toBeDefined();
    await app.user.clear(dialog.getByLabelText(/^SIREN/));
    await app.user.type(dialog.getByLabelText(/^SIREN/), '552100554');
    await app.user.click(dialog.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(app.calls('createIssuer')).toHaveLength(1));
    expect(app.calls('createIssuer')[0]?.body).toEqual({
      name: 'Acme SAS',
      registration_number: '552100554',
      country: 'FRA',
    });
  });
});
