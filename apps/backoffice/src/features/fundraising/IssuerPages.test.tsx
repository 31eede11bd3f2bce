import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleClassRow, sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { roundsOf, sampleCapTable, sampleIssuerDetails, sampleRound } from '../../testing/sample-rounds.ts';

const open = usePages();
const area = '/kaskad/admin/fundraising/emetteurs';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const as = sampleKaskadAdmin();
const { issuer } = sampleIssuerDetails();

describe('« Émetteurs »', () => {
  it('lists them, each with its record and its capital', async () => {
    open(area, { as, handlers: { listIssuers: { items: [issuer] } } });
    expect((await screen.findByRole('link', { name: 'Ombrelune' })).getAttribute('href')).toBe(
      `${area}/iss_1`,
    );
    expect(
      screen.getByRole('link', { name: 'Table de capitalisation de Ombrelune' }).getAttribute('href'),
    ).toBe(`${area}/iss_1/capital`);
  });

  it('leads to their creation when there is none, and says that they could not be loaded', async () => {
    const app = open(area, { as, handlers: {} });
    const link = await screen.findByRole('link', { name: /Ouvrir «/ });
    expect(link.getAttribute('href')).toBe('/kaskad/admin/investments/jetons-et-categories');
    app.api.use({ listIssuers: () => reply(500, { error: 'Indisponible', code: 'internal' }) });
    await app.services.queryClient.resetQueries();
    expect(await screen.findByText('Les émetteurs n’ont pas pu être chargés')).toBeDefined();
  });
});

const openIssuer = (handlers: object = {}) =>
  open(`${area}/iss_1`, {
    as,
    handlers: {
      getIssuer: sampleIssuerDetails(),
      listClasses: { items: [sampleClassRow()] },
      ...handlers,
    },
  });

describe('one issuer', () => {
  it('its account is changed by a request that a second person approves', async () => {
    const held = {
      id: 'chg_1',
      kind: 'issuer.payment_details' as const,
      maker: 'Inès Garnier',
      created_at: '2026-11-11T10:00:00.000Z',
    };
    const app = openIssuer({ setIssuerPaymentDetails: sampleIssuerDetails({ pending_change: held }) });
    await app.user.click(await screen.findByRole('button', { name: 'Modifier le compte' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.clear(dialog.getByLabelText('Titulaire'));
    await app.user.click(dialog.getByRole('button', { name: 'Demander le changement' }));
    expect(await dialog.findByText('Merci d’indiquer le titulaire du compte.')).toBeDefined();
    await app.user.type(dialog.getByLabelText('Titulaire'), 'Séquestre');
    await app.user.type(dialog.getByLabelText('Motif'), 'Ouverture du séquestre');
    await app.user.click(dialog.getByRole('button', { name: 'Demander le changement' }));
    expect(await screen.findByText(/une seconde personne doit la valider/)).toBeDefined();
    expect(app.calls('setIssuerPaymentDetails')[0]?.body).toMatchObject({
      details: { holder: 'Séquestre', bic: 'AGRIFRPP', bitcoin_address: null },
      reason: 'Ouverture du séquestre',
    });
  });

  it('a valuation and a holding are recorded', async () => {
    const app = openIssuer({
      recordValuation: reply(201, sampleIssuerDetails()),
      recordHolding: reply(201, sampleCapTable()),
    });
    await app.user.click(await screen.findByRole('button', { name: 'Enregistrer une valorisation' }));
    const valuation = within(await screen.findByRole('dialog'));
    await app.user.type(await valuation.findByLabelText('Prix d’une part'), '81');
    await app.user.click(valuation.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Valorisation enregistrée.')).toBeDefined();
    expect(app.calls('recordValuation')[0]?.body).toMatchObject({ price: '81', method: 'last_round' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Inscrire des titres' }));
    const holding = within(await screen.findByRole('dialog'));
    await app.user.type(await holding.findByLabelText('Détenteur'), 'Julie Ferrand');
    await app.user.type(holding.getByLabelText('Nombre'), '1000');
    await app.user.type(holding.getByLabelText('Motif'), 'Fondatrice');
    await app.user.click(holding.getByRole('button', { name: 'Inscrire' }));
    expect(await screen.findByText('Titres inscrits au registre.')).toBeDefined();
    expect(app.calls('recordHolding')[0]?.body).toMatchObject({ holder: 'Julie Ferrand', units: '1000' });
  });
});

describe('« Table de capitalisation »', () => {
  it('[B40] shows holders by class, issued and diluted, with sums of 100 %', async () => {
    open(`${area}/iss_1/capital`, { as, handlers: { getCapTable: sampleCapTable() } });
    const table = within(await screen.findByRole('table', { name: 'Aujourd’hui' }));
    expect(plain(table.getByRole('row', { name: /Inès Garnier/ }).textContent)).toContain('90,91 %');
    expect(plain(table.getByRole('row', { name: /Salariés/ }).textContent)).toContain('9,09 %');
    expect(plain(table.getByRole('row', { name: /Total/ }).textContent)).toContain('100,00 %');
  });

  it('[B40] shows the capital before and after the round of the address', async () => {
    const table = sampleCapTable();
    const app = open(`${area}/iss_1/capital?levee=rnd_1`, {
      as,
      handlers: {
        getCapTable: {
          ...table,
          after: table.before,
          round: { id: 'rnd_1', name: 'Tour' },
          post_money: '5000000',
        },
        listKaskadRounds: roundsOf(sampleRound()),
      },
    });
    expect(await screen.findByRole('table', { name: 'Après la levée' })).toBeDefined();
    expect(screen.getByRole('table', { name: 'Avant la levée' })).toBeDefined();
    expect(plain(screen.getByText(/5.000.000,00/).textContent)).toBe('5 000 000,00 €');
    expect(app.calls('getCapTable')[0]?.query).toMatchObject({ round: 'rnd_1' });
  });

  it('says that nothing is in the register', async () => {
    const table = sampleCapTable();
    open(`${area}/iss_1/capital`, {
      as,
      handlers: {
        getCapTable: { ...table, before: { rows: [], issued: '0', diluted: '0' }, pre_money: null },
      },
    });
    expect(await screen.findByText('Aucun titre n’est inscrit au registre.')).toBeDefined();
  });
});
