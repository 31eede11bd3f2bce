import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleChangeRequest, sampleDetail, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const at = '/admin/souscriptions/sig_1';
const record = 'Renonciation reçue par courrier';
const added = {
  id: 'doc_1',
  title: 'Lettre de renonciation',
  versions: [
    {
      id: 'doc_1',
      number: 1,
      name: 'lettre.pdf',
      size_bytes: 13,
      sha256: 'a1',
      added_at: '2026-01-05T10:00:00.000Z',
      added_by: 'Inès Garnier',
      reason: null,
    },
  ],
};
const signed = { id: 'sig_1', status: 'signed', signed_at: '2026-01-02T09:00:00.000Z' } as const;

it('records a letter of the period with both its days and its scan, for a second person to approve', async () => {
  let data = sampleDetail(signed, { letter_until: '2026-01-16' });
  const held = {
    id: 'chg_1',
    kind: 'contract.renounce',
    maker: 'Marc Vidal',
    created_at: '2026-01-05T10:00:00.000Z',
  } as const;
  const { user, calls } = open(at, {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: () => data,
      addContractDocument: reply(201, added),
      recordRenunciationLetter: () =>
        (data = sampleDetail(signed, { letter_until: '2026-01-16', pending_change: held })),
    },
  });
  await user.click(await screen.findByRole('button', { name: record }));
  const dialog = within(await screen.findByRole('dialog', { name: record }));
  expect(dialog.getByText(/jusqu’au 16 janvier 2026/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Demander la renonciation' }));
  expect(await dialog.findByText('Indiquez le jour de la réception.')).toBeDefined();
  const type = async (name: string, text: string) => {
    const [day] = within(dialog.getByRole('group', { name: new RegExp(`^${name}`) })).getAllByRole(
      'spinbutton',
    );
    if (day === undefined) throw new Error(name);
    await user.click(day);
    await user.keyboard(text);
  };
  await type('Envoyé le', '02012026');
  await type('Reçu le', '03012026');
  expect(dialog.getByText('Joignez le scan du courrier.')).toBeDefined();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await user.upload(input, new File(['%PDF-1.7 %%EOF'], 'lettre.pdf', { type: 'application/pdf' }));
  await user.type(dialog.getByLabelText(/^Référence du courrier/), 'LR 1A 204');
  await user.type(dialog.getByLabelText('Motif'), 'Courrier signé');
  await user.click(dialog.getByRole('button', { name: 'Demander la renonciation' }));
  expect(
    await screen.findByText('Renonciation demandée : un second utilisateur doit la valider.'),
  ).toBeDefined();
  expect(calls('recordRenunciationLetter')[0]?.body).toEqual({
    sent_on: '2026-01-02',
    received_on: '2026-01-03',
    document_id: 'doc_1',
    scan: 'LR 1A 204',
    reason: 'Courrier signé',
  });
  expect(screen.queryByRole('button', { name: record })).toBeNull();
});

it('taken up again after a refusal, is sent with the scan that it had', async () => {
  const letter = {
    sent_on: '2026-01-03',
    received_on: '2026-01-04',
    document_id: 'doc_1',
    scan: 'LR 1A 204',
  };
  const { user, calls } = open(`${at}?reprendre=chg_1`, {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: sampleDetail(signed, { letter_until: '2026-01-16' }),
      getChangeRequest: sampleChangeRequest({
        kind: 'contract.renounce',
        state: 'refused',
        subject_id: 'sig_1',
        is_mine: true,
        reason: 'Courrier signé',
        typed: { letter },
      }),
      recordRenunciationLetter: sampleDetail(signed, { letter_until: '2026-01-16' }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: record }));
  expect(dialog.getByText(/Le scan joint à la première demande/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Demander la renonciation' }));
  await waitFor(() => expect(calls('recordRenunciationLetter')).toHaveLength(1));
  expect(calls('recordRenunciationLetter')[0]?.body).toEqual({ ...letter, reason: 'Courrier signé' });
  expect(calls('addContractDocument')).toEqual([]);
});

it('is not offered of a contract that no letter may renounce', async () => {
  open(at, { as: sampleAdmin(), handlers: { getAdminContract: sampleDetail(signed) } });
  await screen.findByRole('button', { name: 'Clôturer le contrat' });
  expect(screen.queryByRole('button', { name: record })).toBeNull();
});
