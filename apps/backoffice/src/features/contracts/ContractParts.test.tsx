import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const at = '/admin/souscriptions/sig_1';
const as = sampleAdmin();
const getAdminContract = sampleDetail({ id: 'sig_1', status: 'pending' });

const mail = {
  id: 'mai_1',
  subject: 'Votre contrat USDFY attend votre signature',
  state: 'sent',
  is_scheduled: false,
  sent_by: 'Inès Garnier',
  created_at: '2026-01-05T10:00:00.000Z',
  sent_at: '2026-01-05T10:01:00.000Z',
} as const;

it('« Échanges » shows each email with what became of it and who sent it', async () => {
  const items = [
    mail,
    { ...mail, id: 'mai_2', state: 'failed', is_scheduled: true, sent_by: null, sent_at: null },
  ] as const;
  const { user } = open(at, { as, handlers: { getAdminContract, listContractMails: { items: [...items] } } });
  await user.click(await screen.findByRole('tab', { name: 'Échanges' }));
  const section = within(await screen.findByRole('region', { name: 'E-mails au client' }));
  const [sent, failed] = await section.findAllByRole('listitem');
  expect(sent?.textContent).toContain('Envoyé');
  expect(sent?.textContent).toContain('envoyé le 05/01/2026 11:01 · par Inès Garnier');
  expect(failed?.textContent).toContain('Non remis');
  expect(failed?.textContent).toContain('préparé le 05/01/2026 11:00 · relance automatique');
  expect(screen.getByRole('region', { name: 'Notes et tâches' })).toBeDefined();
});

it('« Documents » shows the fingerprint of each, and « Échanges » a failure with a retry', async () => {
  const sha256 = 'ab'.repeat(32);
  const document = {
    kind: 'evidence',
    name: 'piste.pdf',
    size_bytes: 2048,
    sha256,
    created_at: '2026-01-05T10:00:00.000Z',
    url: 'https://api.exemple.fr/files/1?signature=a',
  } as const;
  const { user } = open(`${at}?onglet=documents`, {
    as,
    handlers: {
      getAdminContract,
      listContractDocuments: { items: [document] },
      listContractMails: reply(500, { error: 'Erreur', code: 'internal', request_id: 'req_1' }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Piste d’audit de la signature' });
  expect(link.getAttribute('href')).toBe(document.url);
  expect(screen.getByText(sha256)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Échanges' }));
  expect(await screen.findByText('Les e-mails n’ont pas pu être chargés')).toBeDefined();
});

it('resends the signature of a pending contract; refused, it shows why', async () => {
  const error = 'La signature de ce contrat a déjà été renvoyée 3 fois en 24 heures.';
  let calls = 0;
  const { user } = open(at, {
    as,
    handlers: {
      getAdminContract,
      resendSignature: () => {
        calls += 1;
        return calls === 1 ? getAdminContract : reply(409, { error, code: 'contracts.signature_resent' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer la signature' }));
  expect(await screen.findByText(/^Signature renvoyée/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Renvoyer la signature' }));
  expect(await screen.findByText(error)).toBeDefined();
});

it('gives the client another adviser', async () => {
  const [nora, paul] = [
    { id: 'usr_nora', name: 'Nora Lemaire' },
    { id: 'usr_paul', name: 'Paul Mercadier' },
  ];
  const item = { id: 'usr_camille', name: 'Camille Moreau' };
  let adviser = paul;
  const { user, calls } = open(at, {
    as,
    handlers: {
      getAdminContract: () => ({ ...getAdminContract, adviser }),
      listAdvisers: { advisers: [nora, paul] },
      previewClientAssignment: { adviser: nora, items: [{ ...item, adviser: paul, state: 'other' }] },
      assignClients: () => {
        adviser = nora;
        return { adviser: nora, items: [{ ...item, adviser: nora, state: 'same' }] };
      },
      listClientAssignments: { items: [] },
    },
  });
  expect(await screen.findByText('Paul Mercadier')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Changer de commercial' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /Commercial/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Nora Lemaire' }));
  await user.type(await dialog.findByRole('textbox', { name: /Motif/ }), 'Suivi à Lyon');
  await user.click(dialog.getByRole('button', { name: 'Affecter' }));
  expect(await screen.findByText('Nora Lemaire')).toBeDefined();
  expect(calls('assignClients')[0]?.body).toMatchObject({ adviser_id: 'usr_nora', reason: 'Suivi à Lyon' });
});
