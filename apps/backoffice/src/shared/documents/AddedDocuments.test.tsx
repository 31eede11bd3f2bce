import type { OperationOutput } from '@repo/api-sdk';
import { reply, replyFile } from '@repo/api-sdk/testing';
import type { PageToOpen } from '@repo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';
import { sampleContractRow } from '../../testing/sample-contracts.ts';

const open = usePages();
const at = '/admin/souscriptions/sig_1?onglet=documents';
const title = 'Documents ajoutés par l’équipe';

type Documents = OperationOutput<'listAddedDocuments'>;
type Version = Documents['items'][number]['versions'][number];

const versionOf = (number: number, changes: Partial<Version> = {}): Version => ({
  id: `ver_${number}`,
  number,
  name: `courrier-${number}.pdf`,
  size_bytes: 2048,
  sha256: `${number}c47`,
  added_at: `2026-01-0${number}T10:00:00.000Z`,
  added_by: number === 1 ? 'Karim Benali' : 'Inès Garnier',
  reason: number === 1 ? null : 'Illisible',
  ...changes,
});
const sample = ({ items: [document] }: Documents) => {
  if (document === undefined) throw new Error('no document');
  return document;
};
const documentsWith = (...versions: Version[]): Documents => ({
  items: [{ id: 'ver_1', title: 'Courrier du client', versions }],
});
const openContract = (handlers: PageToOpen['handlers']) =>
  open(at, {
    as: sampleAdmin(),
    handlers: { getAdminContract: sampleDetail({ id: 'sig_1', status: 'signed' }), ...handlers },
  });
const choose = async (app: ReturnType<typeof open>, name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await app.user.upload(input, new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' }));
};

it('lists each document with its versions: number, day, author, reason and fingerprint', async () => {
  openContract({ listAddedDocuments: documentsWith({ ...versionOf(2), scan: 'unscanned' }, versionOf(1)) });
  const list = within(await screen.findByRole('list', { name: title }));
  expect(list.getByText('Courrier du client')).toBeDefined();
  expect(list.getByText(/^Version 2 · .*02.01.2026.* · Inès Garnier$/)).toBeDefined();
  expect(list.getByText('Illisible')).toBeDefined();
  expect(list.getAllByText('Non analysé par un antivirus')).toHaveLength(1);
  expect(list.getByText('2c47')).toBeDefined();
  expect(list.getByText(/^1.version remplacée$/)).toBeDefined();
  expect(list.getByText(/^Version 1 · .* · Karim Benali$/)).toBeDefined();
});

it('opens a version by a request of its own', async () => {
  const app = openContract({
    listAddedDocuments: documentsWith(versionOf(1)),
    downloadContractDocument: replyFile('courrier-1.pdf', 'application/octet-stream'),
  });
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await app.user.click(await screen.findByRole('button', { name: /^courrier-1.pdf/ }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(app.calls('downloadContractDocument')[0]?.path).toEqual({ id: 'ver_1' });
});

it('adds a document with its name, and shows it', async () => {
  let stored: Documents = { items: [] };
  const app = openContract({
    listAddedDocuments: () => stored,
    addContractDocument: () => {
      stored = documentsWith(versionOf(1));
      return reply(201, sample(stored));
    },
  });
  expect(await screen.findByText('Aucun document ajouté.')).toBeDefined();
  const add = screen.getByRole('button', { name: 'Ajouter un document' });
  add.focus();
  await app.user.keyboard('{Enter}');
  await app.user.click(await screen.findByRole('button', { name: 'Ajouter un document' }));
  expect(await screen.findByText('Merci de joindre un fichier.')).toBeDefined();
  expect(screen.getByText('Indiquez le nom du document.')).toBeDefined();
  await choose(app, 'courrier.pdf');
  await app.user.type(screen.getByLabelText('Nom du document'), 'Courrier du client');
  await app.user.click(screen.getByRole('button', { name: 'Ajouter un document' }));
  expect(await screen.findByRole('list', { name: title })).toBeDefined();
  expect(app.calls('addContractDocument')).toHaveLength(1);
});

it('replaced by another person first, both states are shown, and what was typed goes on over the newest one', async () => {
  let stored = documentsWith(versionOf(1));
  const versions: unknown[] = [];
  const app = openContract({
    listAddedDocuments: () => stored,
    replaceContractDocument: ({ body }) => {
      versions.push(body instanceof FormData ? body.get('version') : Object(body).version);
      if (versions.length === 1) {
        stored = documentsWith(versionOf(2), versionOf(1));
        const error = 'Une autre personne a remplacé ce document entre-temps.';
        return reply(409, { error, code: 'contract_documents.replaced' });
      }
      stored = documentsWith(versionOf(3, { reason: 'Page manquante' }), versionOf(2), versionOf(1));
      return sample(stored);
    },
  });
  await app.user.click(await screen.findByRole('button', { name: /^Remplacer.: Courrier du client$/ }));
  await choose(app, 'complet.pdf');
  await app.user.type(screen.getByLabelText('Pourquoi le remplacer'), 'Page manquante');
  const save = { name: 'Enregistrer la nouvelle version' };
  await app.user.click(screen.getByRole('button', save));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ce document a été remplacé pendant que vous le modifiiez' }),
  );
  const row = within(dialog.getByRole('row', { name: /Fichier/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['courrier-1.pdf', 'courrier-2.pdf', 'complet.pdf']),
  );
  await app.user.click(dialog.getByRole('button', { name: 'Reprendre ma saisie' }));
  await app.user.click(await screen.findByRole('button', save));
  expect(await screen.findByText('Page manquante')).toBeDefined();
  expect(versions).toEqual(['1', '2']);
});

it('shows a list that could not be read', async () => {
  const failed = reply(500, { error: 'Erreur', code: 'internal', request_id: 'req_1' });
  openContract({ listAddedDocuments: failed });
  expect(await screen.findByText('Les documents ajoutés n’ont pas pu être chargés')).toBeDefined();
});

const gone = reply(404, { error: 'Introuvable', code: 'contracts.not_found' });
it.each([
  ['reads those of a contract of their client', documentsWith(versionOf(1)), 'Courrier du client'],
  ['sees that the client is theirs no more', gone, 'Ces documents ne vous sont pas ouverts'],
])('an adviser %s', async (_title, listAddedDocuments, shown) => {
  const client = sampleClientRecord().client.id;
  const { user } = open(`/admin-commercial/clients/${client}`, {
    as: sampleAdmin({ id: 'usr_paul', role: 'commercial', can_access_yield_admin: false }),
    handlers: {
      getClient: sampleClientRecord(),
      getRecordNotes: { notes: [], tasks: [], assignees: [] },
      listAssistedSubscriptions: { items: [], next: null },
      listAdminContracts: {
        items: [sampleContractRow({ po_number: 'PO-1' })],
        total: 1,
        is_total_exact: true,
        page: 1,
        page_size: 25,
      },
      listAddedDocuments,
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Documents ajoutés.: PO-1$/ }));
  expect(await screen.findByText(shown)).toBeDefined();
});
