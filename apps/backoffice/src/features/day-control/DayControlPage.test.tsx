import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { dayCheckKinds, dayChecks } from '@repo/domain/day-control';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { DayControl } from './DayControl.tsx';

const open = usePages();
type Control = OperationOutput<'getDayControl'>;
const day = '2026-02-27';
const days = {
  items: [
    { day: '2026-02-28', state: 'unsigned' as const },
    { day, state: 'reopened' as const },
  ],
};

const control = (change: Partial<Control> = {}, points: Partial<Record<string, string[]>> = {}): Control => ({
  day,
  state: 'ready',
  blocking: 0,
  checks: dayCheckKinds.map((kind) => ({
    kind,
    is_required: dayChecks[kind].isRequired,
    points: points[kind] ?? [],
    count: points[kind]?.length ?? 0,
  })),
  next: 'sign',
  signature: null,
  countersignature: null,
  changes: [],
  ...change,
});
const path = `/admin/controle-du-jour?jour=${day}`;
const openDay = (data: Control) =>
  open(path, { as: sampleAdmin(), handlers: { listDayControls: days, getDayControl: data } });

it('[A60] says how many points block the day and what they are, and offers no signature', async () => {
  const blocked = { state: 'blocked', blocking: 2, next: null } as const;
  openDay(control(blocked, { navs: ['USDFY'], accounts: ['Compte bancaire : 12,50 €'] }));
  expect(await screen.findByText('Journée du 27/02/2026 : 2 points bloquants')).toBeDefined();
  const line = screen.getByText('VL de chaque produit publiée').closest('li');
  if (line === null) throw new Error('no line');
  expect(within(line).getByText('USDFY')).toBeDefined();
  expect(within(line).getByRole('link', { name: /^Voir/ }).getAttribute('href')).toBe(
    '/admin/navs?mois=2026-02',
  );
  expect(screen.queryByRole('button', { name: 'Signer la journée' })).toBeNull();
});

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads to the record of each point, and to the list of those that are only counted', async () => {
  const data = control();
  const linked = {
    payouts: { points: ['PO-2026-0003, 26/02/2026'], ids: ['pay_1'], count: 4 },
    accounts: { points: ['FR76 : 12,50 €'], ids: ['bank:FR76 EUR'], count: 1 },
  };
  openDay({
    ...data,
    checks: data.checks.map((check) => ({ ...check, ...Object(linked)[check.kind] })),
  });
  expect(await hrefOf('PO-2026-0003, 26/02/2026')).toBe('/admin/souscriptions/versements/pay_1');
  expect(await hrefOf('et 3 autres')).toBe('/admin/souscriptions/versements?retard=oui');
  expect(await hrefOf('FR76 : 12,50 €')).toBe('/admin/souscriptions/rapprochement');
});

it('[A60] names what reopened a day that was signed', async () => {
  openDay(
    control({
      state: 'reopened',
      signature: { by: 'Marc Admin', at: '2026-02-27T18:00:00.000Z', comment: null },
      changes: [{ kind: 'nav', label: 'BTCFY', at: '2026-02-28T09:10:00.000Z' }],
    }),
  );
  expect(await screen.findByText('Journée du 27/02/2026 : Journée rouverte')).toBeDefined();
  expect(screen.getByText(/VL\sBTCFY/).textContent).toContain('28/02/2026');
  expect(screen.getByText(/Marc Admin/)).toBeDefined();
});

it('names who wrote each comment of a signed day', async () => {
  const signature = { by: 'Marc Admin', at: '2026-02-27T18:00:00.000Z', comment: 'Vu.' };
  openDay(
    control({ state: 'countersigned', signature, countersignature: { ...signature, by: 'Inès Garnier' } }),
  );
  expect(await screen.findByText('Marc Admin : Vu.')).toBeDefined();
  expect(screen.getByText('Inès Garnier : Vu.')).toBeDefined();
});

it('signs a day with a comment on its open points, and keeps it when the day changed meanwhile', async () => {
  const page = openDay(control({}, { mails: ['Votre contrat'] }));
  await page.user.click(await screen.findByRole('button', { name: 'Signer la journée' }));
  await page.user.click(screen.getByRole('button', { name: 'Signer' }));
  expect(await screen.findByText('Dites pourquoi les points facultatifs restent ouverts.')).toBeDefined();
  expect(page.calls('signDay')).toHaveLength(0);
  const field = screen.getByRole('textbox', { name: /Commentaire/ });
  await page.user.type(field, 'Adresse fermée');
  page.api.use({
    signDay: reply(409, { error: 'Des points bloquants restent ouverts.', code: 'day_control.blocked' }),
  });
  await page.user.click(screen.getByRole('button', { name: 'Signer' }));
  expect(await screen.findByText('Des points bloquants restent ouverts.')).toBeDefined();
  expect(screen.getByDisplayValue('Adresse fermée')).toBeDefined();
  page.api.use({ signDay: control({ state: 'signed', next: null }) });
  await page.user.click(screen.getByRole('button', { name: 'Signer' }));
  expect(await screen.findByText('Journée signée.')).toBeDefined();
  expect(page.calls('signDay').at(-1)?.body).toEqual({ act: 'sign', comment: 'Adresse fermée' });
});

it('says that the control could not be read, and reads it again on request', async () => {
  const failed = reply(500, { error: 'Panne.', code: 'internal' });
  const page = open(path, { as: sampleAdmin(), handlers: { listDayControls: days, getDayControl: failed } });
  expect(await screen.findByText('Le contrôle de la journée n’a pas pu être chargé')).toBeDefined();
  page.api.use({ getDayControl: control() });
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Journée du 27/02/2026 : Journée prête')).toBeDefined();
});

it('shows a check that this page does not know with its points, and no link', () => {
  const [first] = control().checks;
  if (first === undefined) throw new Error('no check');
  const unknown = Object.assign({ ...first, points: ['Relevé du 27/02'], count: 1 }, { kind: 'later' });
  render(<DayControl control={control({ checks: [unknown], next: null })} />);
  expect(screen.getByText('Autre point de contrôle (rechargez la page)')).toBeDefined();
  expect(screen.getByText('Relevé du 27/02')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
