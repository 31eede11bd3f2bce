import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

type Page = OperationOutput<'listClientActivity'>;

const open = usePages();
const path = '/admin/users/usr_camille?onglet=activite';
const items: Page['items'] = [
  {
    id: 'a7',
    occurred_at: '2026-01-05T09:00:00.000Z',
    event: null,
    act: { action: 'account.locked', actor: 'Inès Garnier', detail: 'Téléphone perdu', po_number: null },
  },
  {
    id: 'e1',
    occurred_at: '2026-01-02T09:00:00.000Z',
    event: {
      id: 'e1',
      type: 'payment_status_paid',
      occurred_at: '2026-01-02T09:00:00.000Z',
      metadata: { strategy_title: 'USDFY' },
    },
    act: null,
  },
];

function openTab(answer: Page['items'] | ReturnType<typeof reply> = items, total = 60) {
  const queries: Record<string, string>[] = [];
  const { user } = open(path, {
    as: sampleAdmin(),
    handlers: {
      getClient: sampleClientRecord(),
      listClientActivity: ({ query }: { query: Record<string, string> }) => {
        queries.push(query);
        return Array.isArray(answer)
          ? { items: answer, total, page: Number(query['page']), page_size: 25 }
          : answer;
      },
    },
  });
  return { queries, user };
}

describe('the activity in the record of a client', () => {
  it('holds the events of the client and the acts of staff, by pages', async () => {
    const { queries, user } = openTab();
    const lines = await screen.findAllByRole('listitem');
    const text = lines.map(({ textContent }) => textContent).join(' ');
    expect(text).toContain('Inès Garnier · Téléphone perdu');
    expect(text).toContain('Contrat USDFY validé');
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ page: '2' }));
  });

  it('is filtered by type of event', async () => {
    const { queries, user } = openTab();
    await user.click(await screen.findByRole('button', { name: /Type/ }));
    const list = await screen.findByRole('listbox');
    await user.click(within(list).getByRole('option', { name: 'Paiement validé' }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ type: 'payment_status_paid', page: '1' }));
  });

  it('is filtered by who acted, from the first page', async () => {
    const { queries, user } = openTab();
    await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
    await user.click(screen.getByRole('button', { name: /Type/ }));
    const list = await screen.findByRole('listbox');
    await user.click(within(list).getByRole('option', { name: 'Actes de l’équipe' }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ source: 'staff', page: '1' }));
  });

  it('says that there is none', async () => {
    openTab([], 0);
    expect(await screen.findByText('Aucune activité pour le moment.')).toBeDefined();
  });

  it('says that it could not be loaded', async () => {
    openTab(reply(500, { error: 'Panne.', code: 'internal' }));
    expect(await screen.findByText('L’activité n’a pas pu être chargée')).toBeDefined();
  });
});
