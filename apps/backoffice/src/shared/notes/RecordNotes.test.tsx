import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const as = sampleAdmin();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

const note = {
  id: 'note_1',
  text: 'Rappelle lundi',
  author: 'Inès Garnier',
  is_mine: true,
  created_at: '2026-01-05T10:00:00.000Z',
  updated_at: '2026-01-05T10:00:00.000Z',
  version: 1,
  replaced: [],
};
const task = {
  id: 'task_1',
  subject_kind: 'contract' as const,
  subject_id: 'sig_1',
  subject_label: 'Camille Moreau · PO-2026-0001',
  title: 'Relancer la cliente',
  due_day: '2026-01-04',
  is_late: true,
  assignee: { id: 'usr_ines', name: 'Inès Garnier' },
  opened_by: 'Marc Vidal',
  opened_at: '2026-01-03T10:00:00.000Z',
  is_done: false,
  closed_at: null,
  version: 3,
};
const assignees = [
  { id: 'usr_ines', name: 'Inès Garnier' },
  { id: 'usr_marc', name: 'Marc Vidal' },
];
const all = { notes: [note], tasks: [task], assignees };
const at = '/admin/souscriptions/sig_1?onglet=echanges';
const handlers = { getAdminContract: sampleDetail(), getRecordNotes: all };

it('[A44] a note is written, and one of mine is replaced; refused over another version, both texts are shown', async () => {
  let stored = all;
  const { user, calls } = open(at, {
    as,
    handlers: {
      ...handlers,
      getRecordNotes: () => stored,
      addNote: reply(201, all),
      updateNote: ({ body }) => {
        if (Object(body).version === 2) return { success: true };
        stored = { ...all, notes: [{ ...note, version: 2, text: 'Rappelle mardi' }] };
        return reply(409, { error: 'Cette note a été modifiée entre-temps.', code: 'notes.changed' });
      },
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Notes et tâches' }));
  await user.click(await section.findByRole('button', { name: 'Ajouter la note' }));
  expect((await section.findAllByText('Veuillez écrire la note.')).length).toBeGreaterThan(0);
  await user.type(section.getByRole('textbox', { name: /^Nouvelle note/ }), ' Vue au téléphone ');
  await user.click(section.getByRole('button', { name: 'Ajouter la note' }));
  expect(await screen.findByText('Note ajoutée.')).toBeDefined();
  expect(calls('addNote')[0]?.body).toEqual({ kind: 'contract', id: 'sig_1', text: 'Vue au téléphone' });
  await user.click(section.getByRole('button', { name: 'Modifier la note du 05/01/2026 11:00' }));
  await user.type(section.getByRole('textbox', { name: /^Note$/ }), ' à 9 h');
  await user.click(section.getByRole('button', { name: 'Enregistrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: /modifiée dans une autre fenêtre/ }));
  const row = dialog.getByRole('row', { name: /^Note/ });
  expect(row.textContent).toContain('Rappelle mardi');
  expect(row.textContent).toContain('Rappelle lundi à 9 h');
  await user.click(dialog.getByRole('button', { name: 'Reprendre ma saisie' }));
  expect(await section.findByRole('textbox', { name: /^Note$/ })).toHaveProperty(
    'value',
    'Rappelle lundi à 9 h',
  );
  await user.click(section.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Note enregistrée.')).toBeDefined();
  expect(calls('updateNote')[1]?.body).toEqual({ version: 2, text: 'Rappelle lundi à 9 h' });
});

it('a note of a colleague shows its versions, without a button to change it', async () => {
  const other = {
    ...note,
    is_mine: false,
    version: 2,
    replaced: [{ text: 'Rappelle mardi', written_at: '2026-01-05T09:00:00.000Z' }],
  };
  open(at, { as, handlers: { ...handlers, getRecordNotes: { ...all, notes: [other] } } });
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(plain(list.textContent)).toContain('Inès Garnier · 05/01/2026 11:00 · modifiée le 05/01/2026 11:00');
  expect(within(list).getByText('Rappelle mardi')).toBeDefined();
  expect(within(list).queryByRole('button')).toBeNull();
});

it('a task is given to a colleague, and done from the list of mine', async () => {
  const { user, calls, router } = open(at, {
    as,
    handlers: {
      ...handlers,
      createTask: reply(201, all),
      updateTask: { ...task, is_done: true },
      listMyTasks: { items: [task], open: 1, late: 1 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nouvelle tâche' }));
  await user.type(screen.getByRole('textbox', { name: /^À faire/ }), 'Rappeler');
  await user.click(screen.getByRole('button', { name: /Confiée à/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Marc Vidal' }));
  await user.click(screen.getByRole('button', { name: 'Ajouter la tâche' }));
  expect(await screen.findByText('Tâche ajoutée.')).toBeDefined();
  expect(calls('createTask')[0]?.body).toEqual({
    kind: 'contract',
    id: 'sig_1',
    title: 'Rappeler',
    due_day: null,
    assignee_id: 'usr_marc',
  });
  await router.navigate('/admin/taches');
  expect(await screen.findByText('1 tâche à faire, 1 en retard')).toBeDefined();
  const mine = screen.getByRole('list', { name: 'Mes tâches' });
  expect(plain(mine.textContent)).toContain('Inès Garnier · en retard, pour le 04/01/2026');
  expect(within(mine).getByRole('link', { name: 'Camille Moreau · PO-2026-0001' }).getAttribute('href')).toBe(
    at,
  );
  await user.click(
    within(mine).getByRole('button', {
      name: 'Terminer « Relancer la cliente »'.replaceAll(/« | »/g, (mark) => mark.replace(' ', '\u00a0')),
    }),
  );
  expect(await screen.findByText('Tâche terminée.')).toBeDefined();
  expect(calls('updateTask')[0]?.body).toEqual({ version: 3, is_done: true });
});
