import type { OperationId } from '@repo/api-sdk';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';

const open = usePages();
const nothing = { items: [], total: 0, page: 1, page_size: 25 };
const handlers = {
  listNavs: nothing,
  listFxRates: nothing,
  listAudit: { ...nothing, is_total_exact: true },
  listReceipts: {
    ...nothing,
    counts: { open: 0, proposed: 0, attached: 0, unmatched: 0, payout_return: 0, returned: 0 },
  },
  getReconciliation: { accounts: [] },
};

const lists: readonly (readonly [string, string, OperationId, Record<string, string>])[] = [
  ['/admin/navs/liste?statut-vl-sauf=corrigee', 'Statut', 'listNavs', { status_not: 'corrected' }],
  ['/admin/taux-fx?paire-sauf=EUR%2FUSD', 'Paire', 'listFxRates', { pair_not: 'EUR/USD' }],
  ['/admin/audit?action-sauf=list.exported', 'Action', 'listAudit', { action_not: 'list.exported' }],
  ['/admin/audit?objet-sauf=contract', 'Objet', 'listAudit', { object_type_not: 'contract' }],
  [
    '/admin/souscriptions/journal?ecriture-sauf=encaissement',
    'Nature',
    'listJournalEntries',
    { kind_not: 'receipt' },
  ],
  ['/admin/souscriptions/versements?nature-sauf=cloture', 'Nature', 'listPayouts', { kind_not: 'closing' }],
  [
    '/admin/souscriptions/rapprochement?origine-sauf=chaine',
    'Origine',
    'listReceipts',
    { source_not: 'chain' },
  ],
];

it.each(lists)('%s leaves out what its pill says, and is cleared', async (path, label, operation, query) => {
  const { user, router, calls } = open(path, { as: sampleAdmin({ role: 'super_admin' }), handlers });
  expect(await screen.findByRole('button', { name: new RegExp(`^${label}\\s: n’est pas `) })).toBeDefined();
  await waitFor(() => expect(calls(operation).at(-1)?.query).toMatchObject(query));
  await user.click(screen.getByRole('button', { name: `Retirer le filtre ${label}` }));
  await waitFor(() => expect(router.state.location.search).not.toContain('sauf'));
});
