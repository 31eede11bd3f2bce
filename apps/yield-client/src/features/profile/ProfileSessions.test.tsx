import { reply, sampleSession, sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const current = sampleSession({ last_seen_at: minutesAgo(0) });
const phone = sampleSession({
  id: 'ses_phone',
  device: 'Safari sur iPhone',
  device_kind: 'phone',
  ip: '198.51.100.7',
  opened_at: '2026-03-02T08:30:00.000Z',
  last_seen_at: minutesAgo(5),
  is_current: false,
});
const old = sampleSession({
  id: 'ses_old',
  device: 'Appareil inconnu',
  device_kind: 'unknown',
  last_seen_at: '2026-03-01T13:05:00.000Z',
  is_current: false,
});
const refusal = reply(500, { error: 'Une erreur est survenue.', code: 'internal', request_id: 'req_1' });

/** Opens the profile; `remaining` is the list the server returns. */
function openProfile(remaining: { sessions: (typeof current)[] }) {
  return openApp('/profile', {
    as: sampleUser(),
    handlers: {
      listSessions: () => remaining,
      revokeSession: ({ path }) => {
        remaining.sessions = remaining.sessions.filter(({ id }) => id !== path['id']);
        return { success: true };
      },
      revokeOtherSessions: () => {
        const before = remaining.sessions.length;
        remaining.sessions = remaining.sessions.filter((session) => session.is_current);
        return { success: true, revoked_count: before - remaining.sessions.length };
      },
    },
  });
}

const list = () => screen.findByRole('list', { name: 'Appareils connectés' });
const rows = async () => within(await list()).getAllByRole('listitem');
const plain = (element: HTMLElement | undefined) => element?.textContent.replaceAll('\u00A0', ' ');
const othersButton = () => screen.findByRole('button', { name: 'Déconnecter les autres appareils' });

describe('the devices of a profile', () => {
  it('show the current one first, and when and where each was last used', async () => {
    openProfile({ sessions: [phone, current, old] });
    const [first, second, third] = await rows();
    expect(plain(first)).toContain('Firefox sur LinuxCet appareilActif en ce moment Adresse IP 192.0.2.10');
    expect(plain(second)).toContain('Safari sur iPhoneDernière activité il y a 5 minutes');
    expect(plain(second)).toContain('Adresse IP 198.51.100.7Connecté le 2 mars 2026 à 09:30');
    expect(plain(third)).toContain('Appareil inconnuDernière activité le 1er mars 2026 à 14:05');
    expect(within(first!).queryByRole('button')).toBeNull();
  });

  it('offer no sign-out without another device', async () => {
    openProfile({ sessions: [current] });
    expect(await screen.findByText('Aucun autre appareil n’est connecté à votre compte.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Déconnecter/ })).toBeNull();
  });

  it('are signed out one by one, and the list keeps the focus', async () => {
    const app = openProfile({ sessions: [current, phone, old] });
    await app.user.dblClick(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    expect(await screen.findByText('Safari sur iPhone : appareil déconnecté.')).toBeDefined();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(app.calls('revokeSession').map(({ path }) => path)).toEqual([{ id: 'ses_phone' }]);
    expect(document.activeElement).toBe(await list());
  });

  it('stay in the list when the server refuses, with the reason', async () => {
    const app = openProfile({ sessions: [current, phone] });
    app.api.use({ revokeSession: refusal });
    await app.user.click(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }));
    expect(await screen.findByText('Une erreur est survenue.')).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });

  it('show that they could not be loaded, and retry', async () => {
    const app = openApp('/profile', { as: sampleUser(), handlers: { listSessions: refusal } });
    const alert = (await screen.findByText('Vos appareils n’ont pas pu être chargés')).closest(
      '[role=alert]',
    );
    app.api.use({ listSessions: { sessions: [current] } });
    await app.user.click(within(alert instanceof HTMLElement ? alert : document.body).getByRole('button'));
    expect(await rows()).toHaveLength(1);
  });
});

describe('« Déconnecter les autres appareils »', () => {
  it('confirms first, and does nothing when that is cancelled', async () => {
    const app = openProfile({ sessions: [current, phone] });
    await app.user.click(await othersButton());
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Annuler' }));
    expect(app.calls('revokeOtherSessions')).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  it('leaves only this device in the list, which gets the focus', async () => {
    const app = openProfile({ sessions: [current, phone, old] });
    await app.user.click(await othersButton());
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Déconnecter' }));
    expect(await screen.findByText('2 appareils ont été déconnectés.')).toBeDefined();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await waitFor(async () => expect(document.activeElement).toBe(await list()));
  });

  it('keeps its dialog open when the request fails', async () => {
    const app = openProfile({ sessions: [current, phone] });
    app.api.use({ revokeOtherSessions: refusal });
    await app.user.click(await othersButton());
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Déconnecter' }));
    expect(
      await screen.findByText(
        'Une erreur est survenue. Les autres appareils sont peut-être encore connectés.',
      ),
    ).toBeDefined();
    expect(await rows()).toHaveLength(2);
  });
});
