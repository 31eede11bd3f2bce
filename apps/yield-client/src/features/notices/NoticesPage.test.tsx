import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();

const newest: OperationOutput<'listMyNotices'>['items'][number] = {
  id: 'mail_2',
  title: 'Votre paiement USDFY est validé',
  written_at: '2026-11-20T10:00:00.000Z',
  path: '/documents',
  is_unread: true,
  is_emailed: true,
};
const older = {
  ...newest,
  id: 'mail_1',
  title: 'Preuve de paiement reçue pour USDFY',
  written_at: '2026-11-18T10:00:00.000Z',
  path: null,
  is_unread: false,
  is_emailed: false,
};
const list = { items: [newest, older], next: null };

describe('the notices of a client', () => {
  it('are listed with what is not read, and are then read', async () => {
    let notices = 1;
    const { calls } = open('/notifications', {
      listMyNotices: list,
      countUnreadMessages: () => reply(200, { threads: 0, notices }),
      markNoticesRead: () => {
        notices = 0;
        return reply(200, { success: true });
      },
    });
    const items = within(await screen.findByRole('list', { name: 'Vos notifications' }));
    const [first, second] = items.getAllByRole('listitem');
    expect(first?.textContent).toContain('Non lue');
    const link = items.getByRole('link', { name: newest.title });
    expect(link.getAttribute('href')).toBe('/documents');
    expect(second?.textContent).toMatch(/18\/11\/2026.*· sans e-mail/);
    expect(second?.textContent).not.toContain('Non lue');
    expect((await screen.findAllByRole('link', { name: 'Notifications' })).length).toBeGreaterThan(0);
    expect(calls('markNoticesRead').map(({ body }) => body)).toEqual([{ until: newest.written_at }]);
  });

  it('have their number in the header of each screen', async () => {
    open('/accompagnement', { countUnreadMessages: { threads: 0, notices: 3 } });
    const [bell] = await screen.findAllByRole('link', { name: 'Notifications, 3 non lues' });
    expect(bell?.getAttribute('href')).toBe('/notifications');
  });

  it('are listed by pages; the keyboard goes on from the first line that comes', async () => {
    const { user, calls } = open('/notifications', {
      listMyNotices: ({ query }) =>
        reply(
          200,
          query?.['after'] === 'mail_1'
            ? { items: [{ ...older, id: 'mail_0', title: 'Bienvenue' }], next: null }
            : { ...list, next: 'mail_1' },
        ),
      markNoticesRead: { success: true },
    });
    (await screen.findByRole('button', { name: 'Notifications plus anciennes' })).focus();
    await user.keyboard('{Enter}');
    const title = await screen.findByText('Bienvenue');
    expect(calls('listMyNotices')).toHaveLength(2);
    expect(document.activeElement).toBe(title.closest('li'));
  });

  it('say that there are none, or that they failed to load', async () => {
    const { api, user } = open('/notifications', {
      listMyNotices: reply(500, { error: '', code: 'internal' }),
    });
    expect(await screen.findByText('Vos notifications n’ont pas pu être chargées')).toBeTruthy();
    api.use({ listMyNotices: { items: [], next: null } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucune notification pour le moment.')).toBeTruthy();
  });
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the emails of a client', () => {
  it('are switched off by kind; those about security, contracts and money always leave', async () => {
    let stored = { payment_steps: true, answers: true, statements: true };
    const { user, calls } = open('/notifications', {
      getNoticePreferences: () => reply(200, stored),
      saveNoticePreferences: ({ body }) => {
        stored = { ...stored, ...Object(body) };
        return reply(200, stored);
      },
    });
    for (const name of [/^Sécurité du compte/, /^Contrats/, /^Argent/]) {
      const { checked, disabled } = await box(name);
      expect([checked, disabled]).toEqual([true, true]);
    }
    await user.click(await box(/^Réponse de l’équipe/));
    expect(await screen.findByText('Préférences enregistrées.')).toBeTruthy();
    await user.click(await box(/^Relevé du mois/));
    expect(calls('saveNoticePreferences').map(({ body }) => body)).toEqual([
      { payment_steps: true, answers: false, statements: true },
      { payment_steps: true, answers: false, statements: false },
    ]);
    expect((await box(/^Réponse de l’équipe/)).checked).toBe(false);
  });

  it('keep the keyboard where it is while they are saved, and change no more meanwhile', async () => {
    const { promise: held, resolve: save } = Promise.withResolvers<void>();
    const { user, calls } = open('/notifications', {
      saveNoticePreferences: async ({ body }) => {
        await held;
        return reply(200, { ...Object(body) });
      },
    });
    const answers = await box(/^Réponse de l’équipe/);
    await user.click(answers);
    await user.keyboard(' ');
    expect([answers.disabled, document.activeElement]).toEqual([false, answers]);
    save();
    expect(await screen.findByText('Préférences enregistrées.')).toBeTruthy();
    expect(calls('saveNoticePreferences')).toHaveLength(1);
  });

  it('stay as they were when they could not be saved', async () => {
    const { user } = open('/notifications', {
      saveNoticePreferences: reply(500, { error: '', code: 'internal' }),
    });
    await user.click(await box(/^Étapes d’un paiement/));
    expect(await screen.findByText(/n’ont pas pu être enregistrées/)).toBeTruthy();
    expect((await box(/^Étapes d’un paiement/)).checked).toBe(true);
  });
});
