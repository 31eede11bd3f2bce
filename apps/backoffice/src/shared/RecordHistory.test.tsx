import type { OperationOutput } from '@repo/api-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleChangeRequest, sampleDetail, usePages } from '../testing/page-test.tsx';

const open = usePages();
const as = sampleAdmin();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ');

type Entry = OperationOutput<'getRecordHistory'>['items'][number];
const entry = (change: Partial<Entry>): Entry => ({
  id: '12',
  occurred_at: '2026-01-05T10:00:00.000Z',
  action: 'payment.paid',
  actor: 'Inès Garnier',
  is_system: false,
  changes: [],
  reason: null,
  request_id: null,
  change_request: null,
  is_erased: false,
  ...change,
});
const people = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Inès Garnier' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Marc Vidal' },
];

it('shows who did what, when, each field before and after in French, why, and the request that it came from', async () => {
  const items = [
    entry({
      changes: [
        { field: 'payment_status', before: 'checking', after: 'paid' },
        { field: 'payment.amount', before: null, after: '15000.5' },
      ],
      reason: 'Relevé vérifié',
      request_id: 'req_12',
      change_request: { id: 'chg_1', maker: 'Marc Vidal' },
    }),
    entry({ id: 'n3', action: 'subscription.executed', actor: null, is_system: true }),
    entry({ id: '7', action: 'payment.proved', actor: null, is_erased: true }),
  ];
  open('/admin/souscriptions/sig_1?onglet=historique', {
    as,
    handlers: {
      getAdminContract: sampleDetail(),
      getRecordHistory: { items, next: null, people: [], fields: [] },
    },
  });
  const history = within(await screen.findByRole('region', { name: 'Historique' }));
  const [paid, executed, proved] = await history.findAllByRole('listitem');
  expect(plain(paid?.textContent)).toBe(
    'Paiement validé05/01/2026 11:00 · Inès Garnier · demandée par Marc Vidal' +
      'État du paiement : Vérification en cours → PayéPaiement, montant : 15 000,5Relevé vérifiéRequête req_12Demande liée',
  );
  expect(screen.getByRole('link', { name: 'Demande liée' }).getAttribute('href')).toBe(
    '/admin/a-valider/chg_1',
  );
  expect(plain(executed?.textContent)).toBe('Paiement investi05/01/2026 11:00 · Système');
  expect(plain(proved?.textContent)).toContain('Compte effacéValeurs effacées avec le compte');
});

it('is filtered by person and by field, and goes on after the last row', async () => {
  const handlers = {
    getAdminContract: sampleDetail(),
    getRecordHistory: ({ query }: { query: Readonly<Record<string, string>> }) => ({
      items: [entry(query['after'] === undefined ? { id: '12' } : { id: '11', action: 'payment.proved' })],
      next: query['after'] === undefined ? '12' : null,
      people,
      fields: ['payment_status', 'status'],
    }),
  };
  const { user, calls } = open('/admin/souscriptions/sig_1?onglet=historique', { as, handlers });
  await user.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
  expect(await screen.findByText('Preuve de paiement déposée')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  const history = screen.getByRole('region', { name: 'Historique' });
  await user.click(within(history).getByRole('button', { name: /Par$/ }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Marc Vidal' }));
  await waitFor(() =>
    expect(calls('getRecordHistory').at(-1)?.query).toEqual({
      kind: 'contract',
      id: 'sig_1',
      person: people[1]?.id,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Afficher la suite' })).toBeDefined();
});

it('of a request does not lead to that request', async () => {
  const request = sampleChangeRequest();
  const items = [
    entry({ id: '8', action: 'change.requested', change_request: { id: request.id, maker: 'Marc Vidal' } }),
  ];
  open(`/admin/a-valider/${request.id}`, {
    as: sampleAdmin(),
    handlers: {
      getChangeRequest: request,
      getRecordHistory: { items, next: null, people: [], fields: [] },
    },
  });
  const history = within(await screen.findByRole('region', { name: 'Historique' }));
  expect(await history.findByText('Modification demandée')).toBeDefined();
  expect(history.queryByRole('link', { name: 'Demande liée' })).toBeNull();
});
