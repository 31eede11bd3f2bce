import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();

type Detail = OperationOutput<'getMessageThread'>;
const thread: Detail['thread'] = {
  id: 'thr_1',
  subject: 'Mon retrait',
  state: 'waiting',
  since: '2026-01-04T10:00:00.000Z',
  opened_at: '2026-01-04T10:00:00.000Z',
  version: 3,
  client: { id: 'usr_camille', name: 'Camille Moreau' },
  adviser: { id: 'usr_paul', name: 'Paul Mercadier' },
  contract: null,
};
const detail: Detail = {
  thread,
  account: 'open',
  messages: [
    {
      id: 'msg_1',
      side: 'client',
      author: 'Camille Moreau',
      text: 'Quand est-il versé ?',
      sent_at: '2026-01-04T10:00:00.000Z',
      files: [],
    },
  ],
};
const handlers: MockHandlers = {
  listMessageThreads: { items: [thread], total: 1, is_total_exact: true, page: 1, page_size: 25 },
  countMessageThreads: { waiting: 1, answered: 4, closed: 2, all: 7 },
  getMessageThread: detail,
};
const field = () => screen.findByRole('textbox', { name: 'Message' });

describe('the threads of clients', () => {
  it('say of a file that the antivirus found it infected', async () => {
    const file = { id: 'fil_1', name: 'rib.pdf', size_bytes: 900, scan: 'infected' } as const;
    const messages = detail.messages.map((message) => ({ ...message, files: [file] }));
    open('/admin/messages/thr_1', {
      as,
      handlers: { ...handlers, getMessageThread: { ...detail, messages } },
    });
    expect(await screen.findByText('Infecté, mis à l’écart')).toBeTruthy();
  });

  it('are listed by state, with their counts', async () => {
    const { calls } = open('/admin/messages?etat=en-attente&tri=depuis', { as, handlers });
    expect(await screen.findByRole('link', { name: 'Mon retrait' })).toBeTruthy();
    expect(calls('listMessageThreads').at(-1)?.query).toMatchObject({ state: 'waiting', sort: 'since' });
    expect(screen.getByRole('tab', { name: /En attente de réponse/ }).textContent).toContain('1');
    expect(screen.getByRole('tab', { name: /Tous/ }).textContent).toContain('7');
  });

  it('are searched by client, within the view that is open', async () => {
    const { user, calls } = open('/admin/messages?etat=clos', { as, handlers });
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un client' }), 'moreau');
    await waitFor(() =>
      expect(calls('listMessageThreads').at(-1)?.query).toMatchObject({ q: 'moreau', state: 'closed' }),
    );
    // Counts are of every thread: none is displayed beside a search.
    expect(screen.getByRole('tab', { name: /Tous/ }).textContent).toBe('Tous');
  });

  it('say that there are none', async () => {
    const none = { items: [], total: 0, is_total_exact: true, page: 1, page_size: 25 };
    open('/admin/messages', { as, handlers: { ...handlers, listMessageThreads: none } });
    expect(await screen.findByText('Aucun échange pour le moment.')).toBeTruthy();
  });

  it('say what failed', async () => {
    const failed = reply(500, { error: 'Panne.', code: 'internal' });
    open('/admin/messages/thr_1', { as, handlers: { ...handlers, getMessageThread: failed } });
    expect(await screen.findByText('Cet échange n’a pas pu être chargé')).toBeTruthy();
  });

  it('[A44] get a reply: over another version what was typed stays, and the thread is shown again', async () => {
    let stored = detail;
    const { user, calls } = open('/admin/messages/thr_1', {
      as,
      handlers: {
        ...handlers,
        getMessageThread: () => stored,
        answerMessageThread: ({ body }) => {
          if (Object(body).version === 4) return reply(201, stored);
          const late: Detail['messages'][number] = {
            id: 'msg_2',
            side: 'staff',
            author: 'Marc Vidal',
            text: 'Le 8.',
            sent_at: '2026-01-05T10:00:00.000Z',
            files: [],
          };
          stored = {
            ...detail,
            thread: { ...thread, version: 4, state: 'answered' },
            messages: [...detail.messages, late],
          };
          return reply(409, { error: 'Cet échange a changé.', code: 'messages.changed' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Envoyer la réponse' }));
    expect(screen.getAllByText('Veuillez écrire votre message.').length).toBeGreaterThan(0);
    await user.type(await field(), 'Demain');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('Cet échange a changé.')).toBeTruthy();
    expect(await screen.findByText('Le 8.')).toBeTruthy();
    expect(await field()).toHaveProperty('value', 'Demain');
    await user.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('Réponse envoyée. Le client est prévenu par e-mail.')).toBeTruthy();
    expect(calls('answerMessageThread').map(({ body }) => body)).toEqual([
      { version: 3, text: 'Demain', file_ids: [] },
      { version: 4, text: 'Demain', file_ids: [] },
    ]);
  });

  it.each([
    [{ ...detail, account: 'locked' as const }, /est bloqué/],
    [{ ...detail, thread: { ...thread, state: 'closed' as const } }, /rouvrez-le/],
  ])('say why no reply can be sent', async (shown, words) => {
    open('/admin/messages/thr_1', { as, handlers: { ...handlers, getMessageThread: shown } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('are closed from their panel', async () => {
    const closed = { ...detail, thread: { ...thread, state: 'closed', version: 4 } } as const;
    const { user, calls } = open('/admin/messages/thr_1', {
      as,
      handlers: { ...handlers, updateMessageThread: closed },
    });
    await user.click(await screen.findByRole('button', { name: 'Clore l’échange' }));
    expect(await screen.findByText('Échange clos.')).toBeTruthy();
    expect(calls('updateMessageThread')[0]?.body).toEqual({ version: 3, is_closed: true });
  });

  it('are a part of the record of their client', async () => {
    const { user, calls } = open('/admin/users/usr_camille?onglet=messages', {
      as,
      handlers: { ...handlers, getClient: sampleClientRecord() },
    });
    const section = within(await screen.findByRole('region', { name: 'Messages' }));
    await user.click(await section.findByRole('link', { name: 'Mon retrait' }));
    expect(await screen.findByText('Quand est-il versé ?')).toBeTruthy();
    expect(calls('listMessageThreads')[0]?.query).toEqual({ client: 'usr_camille' });
  });
});
