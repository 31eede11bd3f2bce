import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../../testing/page-test.tsx';
import { sampleIndicators } from '../../../testing/sample-indicators.ts';

const open = usePages();
const empty = { items: [], total: 0, page: 1, page_size: 25 };
const handlers = { listNavs: empty, listFxRates: empty, getStaffIndicators: sampleIndicators() };
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');
const shown = () => screen.findByText(/comparé à autant de jours avant$/);
const cardOf = async (title: string) => {
  await shown();
  return screen.getByText(title, { selector: 'li > span' }).closest('li');
};

it('shows each figure with its change, and when it was computed', async () => {
  open('/admin', { as: sampleAdmin(), handlers });
  expect(plain((await cardOf('Encours'))?.textContent)).toBe(
    'Encours12 632 000,00 €+69,4 % en hausse7 458 000,00 € au 30/11/2025',
  );
  expect(plain((await cardOf('Collecte nette'))?.textContent)).toContain('+4 852 000,00 €');
  expect(plain((await cardOf('Souscriptions signées'))?.textContent)).toContain('312+48 en hausse264 avant');
  expect(plain((await cardOf('Signature → paiement'))?.textContent)).toContain(
    '91,0 %−3,7 pt en baisse284 sur 312 · médiane 2,5 j',
  );
  expect(plain((await cardOf('Clients actifs'))?.textContent)).toContain('388+64 en hausse324 au 30/11/2025');
  expect(plain((await cardOf('Nouveaux KYC validés'))?.textContent)).toContain('1210121 avant');
  expect((await shown()).textContent).toMatch(/^Actualisé à 10:42/);
});

it('explains a figure: its formula, its terms, its limits and its data', async () => {
  const { user } = open('/admin', { as: sampleAdmin(), handlers });
  await user.click(await screen.findByRole('button', { name: /Comprendre ce chiffre.*Collecte nette/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Collecte nette' }));
  const terms = dialog.getAllByRole('definition').map(({ textContent }) => plain(textContent));
  expect(terms).toEqual([
    '+6 318 000,00 €',
    '−748 000,00 €',
    '−718 000,00 €',
    '+4 852 000,00 €',
    '25 000,00 €',
    '0,00 €',
  ]);
  expect(dialog.getByText(/souscriptions payées − retraits − clôtures/)).toBeDefined();
  expect(dialog.getByText(/Calculé le 20 novembre 2026 à 10:42/)).toBeDefined();
  const rows = within(dialog.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
    'novembre 2026+342 000,00 €',
    'octobre 2026+815 000,00 €',
  ]);
});

it('requests the period and the currency of the address, and keeps them in it', async () => {
  const page = open('/admin?devise=USD', { as: sampleAdmin(), handlers });
  await page.user.click(await screen.findByRole('radio', { name: /^7.j$/ }));
  const last = () => page.calls('getStaffIndicators').at(-1)?.query;
  await waitFor(() => expect(last()).toEqual({ period: 'daily', currency: 'USD' }));
});

it('shows what can be counted where a rate is missing', async () => {
  const indicators = sampleIndicators({ currency: 'CHF', money: null });
  open('/admin?devise=CHF', { as: sampleAdmin(), handlers: { ...handlers, getStaffIndicators: indicators } });
  expect(await screen.findByText(/Un taux de change vers CHF manque/)).toBeDefined();
  expect((await cardOf('Encours'))?.textContent).toContain('non calculable');
  expect((await cardOf('Clients actifs'))?.textContent).toContain('388');
});

it('says that the figures could not be read, and reads them again on request', async () => {
  const failed = reply(500, { error: 'Panne.', code: 'internal' });
  const page = open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getStaffIndicators: failed } });
  expect(await screen.findByText('Les indicateurs n’ont pas pu être chargés')).toBeDefined();
  page.api.use({ getStaffIndicators: sampleIndicators() });
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await cardOf('Encours')).toBeDefined();
});

it('draws the charts, each with its figures as text', async () => {
  const { user } = open('/admin', { as: sampleAdmin(), handlers });
  await shown();
  const net = within(screen.getByRole('figure', { name: 'Collecte nette par mois' }));
  await user.click(net.getByRole('button', { name: 'Voir les données' }));
  const rows = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
  expect(rows(net.getByRole('table'))).toEqual([
    ['octobre 2026', '815 000,00 €'],
    ['novembre 2026', '342 000,00 €'],
  ]);
  expect(screen.getByRole('figure', { name: 'Encours par stratégie' })).toBeDefined();
  const now = screen.getByRole('list', { name: 'Encours de chaque stratégie aujourd’hui' });
  expect(plain(now.textContent)).toBe('USDFY12 632 000,00 €100,0 %');
  expect(rows(screen.getByRole('table', { name: 'De l’inscription au paiement' }))).toEqual([
    ['Inscription', '200', '100,0 %'],
    ['KYC validé', '150', '75,0 %'],
    ['Souscription initiée', '120', '60,0 %'],
    ['Souscription signée', '100', '50,0 %'],
    ['Souscription payée', '90', '45,0 %'],
  ]);
  expect(rows(screen.getByRole('table', { name: 'Encours par commercial' }))).toEqual([
    ['Paul Lambert', '9 000 000,00 €', '71,2 %'],
    ['Sans commercial', '3 632 000,00 €', '28,8 %'],
  ]);
});

it('says what is empty in a house without money or registrations', async () => {
  const funnel = sampleIndicators().funnel.map((line) => ({ ...line, clients: 0 }));
  const nothing = sampleIndicators({ buckets: [], advisers: [], funnel });
  open('/admin', { as: sampleAdmin(), handlers: { ...handlers, getStaffIndicators: nothing } });
  await shown();
  expect(screen.getAllByText('Aucun encours dans la période.')).toHaveLength(2);
  expect(screen.getByText('Aucun mouvement dans la période.')).toBeDefined();
  expect(screen.getByText('Aucune inscription dans la période.')).toBeDefined();
});
