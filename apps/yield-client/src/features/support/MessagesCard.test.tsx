import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
useNodeForms();

const thread: OperationOutput<'getMyThread'>['thread'] = {
  id: 'thr_1',
  subject: 'Mon retrait',
  state: 'answered',
  since: '2026-01-05T10:00:00.000Z',
  opened_at: '2026-01-04T10:00:00.000Z',
  is_unread: true,
  contract: { id: 'sig_1', po_number: 'PO-2026-0001', product: 'USDFY' },
};
const message: OperationOutput<'getMyThread'>['messages'][number] = {
  id: 'msg_1',
  side: 'client',
  author: 'Camille Moreau',
  text: 'Quand est-il versé ?',
  sent_at: '2026-01-04T10:00:00.000Z',
  files: [],
};
const answer = { ...message, id: 'msg_2', side: 'staff' as const, author: null, text: 'Le 8 janvier.' };
const detail = { thread, messages: [message, answer] };
const file = { id: 'fil_1', name: 'rib.pdf', size_bytes: 12 };
const pdf = () => new File(['x'], 'rib.pdf', { type: 'application/pdf' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body;

const typed = async () => ({
  subject: (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Objet' })).value,
  text: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value,
});

describe('the messages of a client', () => {
  it('are listed with their state and a mark of what is not read, in the page and its entry', async () => {
    open('/accompagnement', {
      listMyThreads: { items: [thread], next: null },
      countUnreadMessages: { threads: 1, notices: 0 },
    });
    const list = await screen.findByRole('list', { name: 'Vos échanges' });
    expect(within(list).getByRole('link', { name: 'Mon retrait' })).toBeTruthy();
    for (const words of ['Nouvelle réponse', 'Avec réponse', /Contrat USDFY · PO-2026-0001/])
      expect(within(list).getByText(words)).toBeTruthy();
    const [entry] = await screen.findAllByRole('link', { name: /^Accompagnement.*1/ });
    expect(entry).toBeTruthy();
  });

  it('say what to do when there are none', async () => {
    open('/accompagnement');
    expect(await screen.findByText('Aucun message pour le moment.')).toBeTruthy();
  });

  it('say what failed', async () => {
    open('/accompagnement', { listMyThreads: reply(500, { error: 'Panne.', code: 'internal' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être chargés');
  });

  it('are read: who wrote, and they are marked as read', async () => {
    const { calls } = open('/accompagnement?echange=thr_1', {
      getMyThread: detail,
      markThreadRead: { success: true },
    });
    const list = await screen.findByRole('list', { name: 'Messages' });
    const [mine, theirs] = within(list).getAllByRole('listitem');
    expect(mine?.textContent).toContain('Camille Moreau');
    expect(theirs?.textContent).toContain('L’équipe');
    expect(calls('markThreadRead')).toHaveLength(1);
  });

  it('are written with files, and kept when they are refused', async () => {
    let isRefused = true;
    const { user, calls } = open('/accompagnement?echange=nouveau&contrat=sig_1', {
      uploadMessageFile: reply(201, file),
      openThread: () => {
        if (!isRefused) return reply(201, detail);
        isRefused = false;
        return reply(409, {
          error: 'Vous avez déjà 10 échanges ouverts.',
          code: 'messages.too_many_threads',
        });
      },
      getMyThread: detail,
      markThreadRead: { success: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Envoyer' }));
    expect(screen.getByText('Veuillez indiquer l’objet de votre message.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Objet' }), 'Mon RIB');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Le voici');
    await user.upload(chooser(), pdf());
    expect(await screen.findByText('rib.pdf')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Vous avez déjà 10 échanges ouverts.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Le voici');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('region', { name: 'Mon retrait' })).toBeTruthy();
    expect(calls('openThread')[1]?.body).toEqual({
      subject: 'Mon RIB',
      text: 'Le voici',
      file_ids: ['fil_1'],
      contract_id: 'sig_1',
    });
  });

  it('keep their text over a reload until they are sent, each in its place', async () => {
    const handlers = {
      openThread: reply(201, detail),
      getMyThread: detail,
      markThreadRead: { success: true },
    };
    const { user } = open('/accompagnement?echange=nouveau', handlers);
    await user.type(await screen.findByRole('textbox', { name: 'Objet' }), 'Mon RIB');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Le voici');
    cleanup();
    open('/accompagnement?echange=nouveau&contrat=sig_1', handlers);
    expect(await typed()).toEqual({ subject: '', text: '' });
    cleanup();
    open('/accompagnement?echange=nouveau', handlers);
    expect(await typed()).toEqual({ subject: 'Mon RIB', text: 'Le voici' });
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await screen.findByRole('region', { name: 'Mon retrait' });
    cleanup();
    open('/accompagnement?echange=nouveau', handlers);
    expect(await typed()).toEqual({ subject: '', text: '' });
  });

  it('keep their text over a reload while a slow send is under way', async () => {
    const { promise: held, resolve: send } = Promise.withResolvers<void>();
    const { user, calls } = open('/accompagnement?echange=nouveau', {
      openThread: async () => {
        await held;
        return reply(201, detail);
      },
      getMyThread: detail,
      markThreadRead: { success: true },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Objet' }), 'Mon RIB');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Le voici');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await expect.poll(() => calls('openThread')).toHaveLength(1);
    expect(sessionStorage.getItem('form_drafts')).toContain('Le voici');
    send();
    await expect.poll(() => sessionStorage.getItem('form_drafts')).not.toContain('Le voici');
  });

  it('leave nothing in the tab once their author signs out', async () => {
    const { user } = open('/accompagnement?echange=nouveau', { logout: { success: true } });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Le voici');
    expect(sessionStorage.getItem('form_drafts')).toContain('Le voici');
    const [leave] = screen.getAllByRole('button', { name: 'Se déconnecter' });
    await user.click(leave ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Connexion' });
    expect(sessionStorage.getItem('form_drafts')).toBeNull();
  });

  it('confirm before their files are left, which a reload loses', async () => {
    const { user } = open('/accompagnement?echange=nouveau', { uploadMessageFile: reply(201, file) });
    await screen.findByRole('button', { name: 'Envoyer' });
    await user.upload(chooser(), pdf());
    await screen.findByText('rib.pdf');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await user.click(await screen.findByRole('button', { name: 'Continuer la modification' }));
    expect(screen.getByText('rib.pdf')).toBeTruthy();
  });

  it('delete a file that is taken off before they leave', async () => {
    const { user, calls } = open('/accompagnement?echange=nouveau', {
      uploadMessageFile: reply(201, file),
      deleteMessageFile: { success: true },
    });
    await screen.findByRole('button', { name: 'Envoyer' });
    await user.upload(chooser(), pdf());
    await user.click(await screen.findByRole('button', { name: 'Supprimer rib.pdf' }));
    await expect.poll(() => calls('deleteMessageFile').map(({ path }) => path)).toEqual([{ id: 'fil_1' }]);
    expect(screen.queryByText('rib.pdf')).toBeNull();
  });

  it('say of a file why it is refused, before the message leaves', async () => {
    const { user } = open('/accompagnement?echange=nouveau', {
      uploadMessageFile: reply(415, { error: 'Le fichier est vide.', code: 'documents.empty_file' }),
    });
    await screen.findByRole('button', { name: 'Envoyer' });
    await user.upload(chooser(), pdf());
    expect(await screen.findByText('Le fichier est vide.')).toBeTruthy();
  });

  it('can’t be written in a thread that is closed', async () => {
    open('/accompagnement?echange=thr_1', {
      getMyThread: { ...detail, thread: { ...thread, state: 'closed', is_unread: false } },
    });
    expect(await screen.findByText(/^Cet échange est clos/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});
