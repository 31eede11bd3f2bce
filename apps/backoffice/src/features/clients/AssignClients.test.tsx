import type { MockHandlers } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRow } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const nora = { id: 'usr_nora', name: 'Nora Lemaire' };
const paul = { id: 'usr_paul', name: 'Paul Mercadier' };
const item = { id: 'usr_camille', name: 'Camille Moreau', adviser: paul };
const other = { id: 'usr_jean', name: 'Jean Petit', adviser: nora };

const handlers: MockHandlers = {
  listClients: {
    items: [sampleClientRow(), sampleClientRow({ id: 'usr_jean', firstname: 'Jean', lastname: 'Petit' })],
    total: 2,
    is_total_exact: true,
    page: 1,
    page_size: 25,
  },
  listAdvisers: { advisers: [nora, paul] },
  previewClientAssignment: {
    adviser: nora,
    items: [
      { ...item, state: 'other' },
      { ...other, state: 'same' },
    ],
  },
  undoClientAssignment: { undone: 1, kept: 0 },
  assignClients: { adviser: nora, items: [{ ...item, adviser: nora, state: 'same' }] },
};

it('assigns the selected clients: those that the preview says, from the adviser that it read', async () => {
  const { user, calls } = open('/admin/users', { as, handlers });
  for (const name of [/Camille Moreau/, /Jean Petit/])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Affecter à un commercial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Affecter 2 clients à un commercial' }));
  const submit = dialog.getByRole('button', { name: 'Affecter' });
  expect(submit).toHaveProperty('disabled', true);
  await user.click(await dialog.findByRole('button', { name: /Commercial/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Nora Lemaire' }));
  expect(await dialog.findByText(/1 client changera de commercial, 1 ignoré/)).toBeDefined();
  expect(calls('previewClientAssignment')[0]?.body).toEqual({
    adviser_id: 'usr_nora',
    ids: ['usr_camille', 'usr_jean'],
  });
  await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Départ');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('assignClients').map(({ body }) => body)).toEqual([
    {
      adviser_id: 'usr_nora',
      reason: 'Départ',
      clients: [{ id: 'usr_camille', from_id: 'usr_paul' }],
    },
  ]);
});

it('offers to undo the last assignment while the server still allows it', async () => {
  const { user, calls } = open('/admin/users', {
    as,
    handlers: {
      ...handlers,
      listClientAssignments: { items: [{ id: 'asg_1', adviser: nora, clients: 3, seconds_left: 541 }] },
    },
  });
  expect(await screen.findByText(/^3.clients affectés à Nora Lemaire$/)).toBeDefined();
  expect(screen.getByText(/pendant encore 10.min/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText(/^1.client revenu à la situation précédente$/)).toBeDefined();
  expect(calls('undoClientAssignment').map(({ path }) => path)).toEqual([{ id: 'asg_1' }]);
});
