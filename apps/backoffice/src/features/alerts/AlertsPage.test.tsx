import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const alerts: OperationOutput<'listAlerts'> = {
  items: [
    {
      id: '0197c7a4-0a51-7c55-9d0e-3f5a8a3f0001',
      rule: 'shared_account',
      detail: null,
      records: [
        { kind: 'user', id: 'usr_1', label: 'Camille Moreau' },
        { kind: 'user', id: 'usr_2', label: 'Nadia Benali' },
      ],
      raised_at: '2026-11-20T09:00:00.000Z',
      closing: null,
    },
  ],
  counts: { open: 1, closed: 4 },
};
const openAlerts = (handlers: object) => open('/admin/alertes', { as: sampleAdmin(), handlers });

it('names the records of an alert with their links, and is closed with a reason', async () => {
  const page = openAlerts({ listAlerts: alerts });
  const link = await screen.findByRole('link', { name: 'Nadia Benali' });
  expect(link.getAttribute('href')).toBe('/admin/users/usr_2');
  expect(screen.getByRole('tab', { name: /Clôturées.*4/ })).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: /^Clôturer/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(dialog.getByRole('textbox'), 'Conjoints');
  page.api.use({ closeAlert: { success: true }, listAlerts: { items: [], counts: { open: 0, closed: 5 } } });
  await page.user.click(dialog.getByRole('button', { name: 'Clôturer' }));
  expect(await screen.findByText('Alerte clôturée.')).toBeDefined();
  expect(await screen.findByText('Aucune alerte ouverte.')).toBeDefined();
  expect(page.calls('closeAlert').at(-1)?.body).toEqual({ reason: 'Conjoints' });
});

it('says that alerts could not be read, and reads them again on request', async () => {
  const page = openAlerts({ listAlerts: reply(500, { error: 'Panne.', code: 'internal' }) });
  expect(await screen.findByText('Les alertes n’ont pas pu être chargées')).toBeDefined();
  page.api.use({ listAlerts: alerts });
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('IBAN ou portefeuille de deux clients')).toBeDefined();
});
