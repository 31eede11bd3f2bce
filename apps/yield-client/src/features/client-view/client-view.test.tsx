import { reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { sessionKeys } from '@repo/auth';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';
import { samplePrepared } from '../../testing/sample-prepared.ts';

const openApp = useYieldApp();
const claire = sampleUser({ id: 'usr_claire', firstname: 'Claire', lastname: 'Martin' });
// 14:32 in Paris.
const endsAt = '2026-01-05T13:32:00.000Z';

/** Opens a page of the space of Claire Martin, as staff read it. */
function openView(path: string, handlers: Parameters<typeof openApp>[1] = {}) {
  return openApp(path, { as: claire, viewEndsAt: endsAt, ...handlers });
}

const isDisabled = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

describe('a client’s space that staff read', () => {
  it('[A46] says whose it is and until when on every screen, and disables what changes something', async () => {
    openView('/profile');
    expect(await screen.findByText('Vous consultez l’espace de Claire Martin')).toBeDefined();
    expect(screen.getByText(/lecture seule.*fin à 14:32/)).toBeDefined();
    await screen.findByRole('button', { name: /Supprimer/ });
    const buttons = screen
      .getAllByRole('button')
      .filter((button) =>
        /modifier|activer|supprimer|lier|télécharger|déconnecter/i.test(button.textContent ?? ''),
      );
    expect(buttons.length).toBeGreaterThan(5);
    expect(buttons.filter((button) => !isDisabled(button)).map((button) => button.textContent)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Se déconnecter' })).toBeNull();
  });

  it('[A46] leads to no subscription, and offers none', async () => {
    const { calls } = openView('/produits/usdfy/souscrire', {
      handlers: { listStrategies: { strategies: [sampleStrategy({ id: 'usdfy' })] } },
    });
    expect(await screen.findByText('La souscription est réservée au client')).toBeDefined();
    expect(calls('getNextPoNumber')).toEqual([]);
  });

  it('[A46] shows what was prepared for the client: nothing is opened, accepted or declined', async () => {
    const prepared = samplePrepared();
    const { calls } = openView('/souscription-preparee/sub_1', {
      handlers: {
        getPreparedSubscription: prepared,
        listStrategies: { strategies: [sampleStrategy({ id: 'usdfy' })] },
        listParameters: { parameters: [] },
      },
    });
    expect(await screen.findByText(/^Consultation en lecture seule/)).toBeDefined();
    expect(screen.getByText('PO-2026-0001')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull();
    expect(calls('openPreparedSubscription')).toEqual([]);
  });

  it('[A46] shows the messages of the client: none is marked as read, written, or opened', async () => {
    const thread = {
      id: 'thr_1',
      subject: 'Mon retrait',
      state: 'answered',
      since: endsAt,
      opened_at: endsAt,
      is_unread: true,
      contract: null,
    } as const;
    const message = { id: 'msg_1', author: null, text: 'Le 8 janvier.', sent_at: endsAt };
    const files = [{ id: 'fil_1', name: 'rib.pdf', size_bytes: 12 }];
    const { calls } = openView('/accompagnement?echange=thr_1', {
      handlers: { getMyThread: { thread, messages: [{ ...message, side: 'staff', files }] } },
    });
    expect(await screen.findByText('Le 8 janvier.')).toBeDefined();
    expect(isDisabled(screen.getByRole('button', { name: 'Envoyer' }))).toBe(true);
    expect(isDisabled(screen.getByRole('button', { name: /rib.pdf/ }))).toBe(true);
    expect(calls('markThreadRead')).toEqual([]);
  });

  it('[A46] is left with « Quitter », and the tab then shows nothing of the client', async () => {
    const { user, calls, storage } = openView('/profile', { handlers: { logout: { success: true } } });
    await user.click(await screen.findByRole('button', { name: 'Quitter' }));
    expect(await screen.findByRole('heading', { name: 'La consultation est terminée' })).toBeDefined();
    expect(calls('logout')).toHaveLength(1);
    expect(storage.getItem(sessionKeys.token)).toBeNull();
    expect(document.body.textContent).not.toContain('Claire');
  });

  it('[A46] is over when the server refuses its token', async () => {
    openView('/profile', { handlers: { getMe: reply(401, { error: 'Non.', code: 'unauthenticated' }) } });
    expect(await screen.findByRole('heading', { name: 'La consultation est terminée' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/Vous consultez/)).toBeNull());
  });
});

describe('« Accès à mon espace »', () => {
  const entry = {
    id: 'view_1',
    opened_at: '2026-01-05T13:00:00.000Z',
    ended_at: '2026-01-05T13:04:00.000Z',
    role: 'admin',
    reason: 'request',
    details: 'Appel sur mon contrat',
  } as const;

  it('[A46] shows the client the date, the role, the reason and how long, by pages', async () => {
    const { user, calls } = openApp('/profile', {
      as: claire,
      handlers: { listAccessLog: { items: [entry], total: 6, page: 1, page_size: 5 } },
    });
    const list = await screen.findByRole('list', { name: 'Accès à mon espace' });
    const text = (list.textContent ?? '').replaceAll(/\s/g, ' ');
    for (const word of [
      '5 janvier 2026',
      '4 minutes',
      'Administrateur · Demande du client',
      'Appel sur mon contrat',
    ])
      expect(text).toContain(word);
    await user.click(screen.getByRole('button', { name: 'Plus anciens' }));
    await waitFor(() => expect(calls('listAccessLog').at(-1)?.query).toEqual({ page: '2', page_size: '5' }));
  });

  it('shows that no member of staff read it', async () => {
    openApp('/profile', { as: claire });
    expect(await screen.findByText('Personne de notre équipe n’a consulté votre espace.')).toBeDefined();
  });
});
