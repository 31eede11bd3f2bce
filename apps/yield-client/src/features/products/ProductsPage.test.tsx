import { type MockHandlers, reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const open = (path: string, handlers: MockHandlers = {}) => openApp(path, { as: sampleUser(), handlers });
const user = userEvent.setup({ delay: null });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const video = { video_url: 'https://exemple.fr/usdfy.mp4' };

const paul = { firstname: 'Paul', lastname: 'Conseil', calendly_url: 'https://calendly.com/paul' };

const frame = () => screen.findByTitle<HTMLIFrameElement>('Agenda de rendez-vous');

/** Opens Paul's calendar once its chunk is loaded, so that the clock may be stopped. */
const openCalendar = async (handlers: MockHandlers = {}) => {
  const page = open('/produits/str_usdfy', { getMe: sampleUser({ assigned_sales: paul }), ...handlers });
  await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
  const { contentWindow: source } = await frame();
  const post = (data: unknown, from: MessageEventInit = {}) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { source, origin: 'https://calendly.com', data, ...from }),
        ),
    );
  return { ...page, post };
};

describe('Produits', () => {
  it('shows each strategy with its estimate, its documentation and its link', async () => {
    const { router } = open('/produits');
    expect(await screen.findByRole('heading', { level: 2, name: 'USDFY' })).toBeTruthy();
    expect(screen.getByText('Rendement en dollar')).toBeTruthy();
    expect(plain(screen.getByText(/^8,5/).textContent)).toBe('8,5 %');
    expect(screen.getByText('Estimation non garantie')).toBeTruthy();
    expect(screen.getByText('Dollar numérique (USDC)')).toBeTruthy();
    const documentation = screen.getByRole('link', { name: /Télécharger la documentation USDFY/ });
    expect(documentation.getAttribute('href')).toBe('https://exemple.fr/usdfy.pdf');
    await user.click(screen.getByRole('link', { name: 'Investir dans USDFY' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/produits/str_usdfy'));
  });

  it('opens the presentation video over the page, and shows none without one', async () => {
    const strategies = [sampleStrategy(video), sampleStrategy({ id: 'other', title: 'EURFY' })];
    open('/produits', { listStrategies: { strategies } });
    const [film, ...others] = await screen.findAllByRole('button', { name: /Présentation de/ });
    expect(others).toEqual([]);
    await user.click(film ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Présentation de USDFY' })).toBeTruthy();
  });

  it('marks a suspended product, and lists none that is closed', async () => {
    const strategies = [
      sampleStrategy({ offer: 'suspended' }),
      sampleStrategy({ id: 'old', title: 'EURFY', offer: 'closed' }),
    ];
    open('/produits', { listStrategies: { strategies } });
    expect(await screen.findByText('Souscriptions suspendues')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voir le produit USDFY' })).toBeTruthy();
    expect(screen.queryByText('EURFY')).toBeNull();
  });

  it('shows a message without products, or when they fail to load', async () => {
    const { api } = open('/produits', { listStrategies: reply(500, { error: '', code: 'internal' }) });
    expect(await screen.findByText('Erreur chargement des stratégies')).toBeTruthy();
    api.use({ listStrategies: { strategies: [] } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun produit disponible.')).toBeTruthy();
  });
});

describe('one product', () => {
  it('leads to the subscription and back to the list', async () => {
    const { router } = open('/produits/str_usdfy', {
      listStrategies: { strategies: [sampleStrategy(video)] },
    });
    const subscribe = await screen.findByRole('link', { name: 'Souscrire' });
    expect(subscribe.getAttribute('href')).toBe('/produits/str_usdfy/souscrire');
    expect(screen.getByText('Comprendre les risques')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Être accompagné' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Retour à la liste' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/produits'));
  });

  it('shows its yield, its video, its documentation, and « Souscrire » before the calendar', async () => {
    open('/produits/str_usdfy', { listStrategies: { strategies: [sampleStrategy(video)] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'USDFY' })).toBeTruthy();
    expect(plain(screen.getByText(/^8,5/).textContent)).toBe('8,5 %');
    const documentation = screen.getByRole('link', { name: /Télécharger la documentation USDFY/ });
    expect(documentation.getAttribute('href')).toBe('https://exemple.fr/usdfy.pdf');
    // The order of the page on a phone.
    const subscribe = screen.getByRole('link', { name: 'Souscrire' });
    const guidance = screen.getByRole('heading', { name: 'Être accompagné' });
    expect(subscribe.compareDocumentPosition(guidance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: /Présentation de USDFY/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Présentation de USDFY' });
    expect(dialog.querySelector('video')?.getAttribute('src')).toBe(video.video_url);
  });

  it('books with the default calendar while no adviser is assigned, filled in with who books', async () => {
    openApp('/produits/str_usdfy', {
      as: sampleUser({ assigned_sales: null, email: 'camille+a@exemple.fr' }),
      defaultCalendlyUrl: 'https://calendly.com/equipe?month=2026-12',
    });
    await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
    const { origin, pathname, searchParams } = new URL((await frame()).src);
    expect(`${origin}${pathname}`).toBe('https://calendly.com/equipe');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      month: '2026-12',
      embed_type: 'Inline',
      name: 'Camille Moreau',
      email: 'camille+a@exemple.fr',
    });
  });

  it('loads the booking calendar only on demand', async () => {
    open('/produits/str_usdfy', { getMe: sampleUser({ assigned_sales: paul }) });
    await screen.findByRole('heading', { name: 'Être accompagné' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
    expect((await frame()).src).toMatch(/^https:\/\/calendly\.com\/paul\?/);
  });

  it('says within 8 seconds that the calendar does not respond, although an error page loads, and keeps its link', async () => {
    const calendar = open('/produits/str_usdfy', { getMe: sampleUser({ assigned_sales: paul }) });
    const show = await screen.findByRole('button', { name: 'Afficher les créneaux' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await calendar.user.click(show);
    act(() => void screen.getByTitle('Agenda de rendez-vous').dispatchEvent(new Event('load')));
    act(() => void vi.advanceTimersByTime(8000));
    vi.useRealTimers();
    expect(screen.getByRole('alert').textContent).toContain('L’agenda ne répond pas');
    const link = screen.getByRole('link', { name: 'Ouvrir l’agenda dans un nouvel onglet' });
    expect(link.getAttribute('href')).toBe('https://calendly.com/paul');
  });

  it('keeps the calendar that posts a message, as it does once it runs', async () => {
    const { post } = await openCalendar();
    vi.useFakeTimers();
    post({ event: 'calendly.event_type_viewed', payload: {} });
    act(() => void vi.advanceTimersByTime(9000));
    vi.useRealTimers();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const eventUri = 'https://api.calendly.com/scheduled_events/AAAA';
  const scheduled = {
    event: 'calendly.event_scheduled',
    payload: { event: { uri: eventUri }, invitee: { uri: `${eventUri}/invitees/BBBB` } },
  };

  it('shows that the calendar booked, without the date of the click, and records it on the activity', async () => {
    const { post, calls } = await openCalendar({
      recordAppointment: { booked_at: '2026-11-28T20:05:00.000Z' },
    });
    post(scheduled);
    await waitFor(() =>
      expect(calls('recordAppointment').map(({ body }) => body)).toEqual([{ event_uri: eventUri }]),
    );
    // The response of the record has come.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('Rendez-vous pris. Calendly vous envoie sa date par e-mail.')).toBeTruthy();
  });

  it('refuses a booking that another page posts', async () => {
    const { post, calls } = await openCalendar();
    post(scheduled, { origin: 'https://calendly.com.exemple.fr' });
    post(scheduled, { origin: window.location.origin, source: window });
    expect(screen.queryByText(/^Rendez-vous pris/)).toBeNull();
    expect(calls('recordAppointment')).toEqual([]);
  });

  it('never denies a booking whose line could not be recorded', async () => {
    const { post, calls } = await openCalendar({
      recordAppointment: reply(500, { error: 'Panne.', code: 'internal' }),
    });
    post(scheduled);
    expect(await screen.findByText(/^Rendez-vous pris\./)).toBeTruthy();
    // Tried again twice: else these would reach the server of the next test.
    await waitFor(() => expect(calls('recordAppointment')).toHaveLength(3), { timeout: 10_000 });
  });

  it.each([
    ['suspended', 'Souscriptions suspendues'],
    ['closed', 'Produit fermé aux souscriptions'],
  ] as const)('that is %s shows it in place of « Souscrire »', async (offer, message) => {
    open('/produits/str_usdfy', { listStrategies: { strategies: [sampleStrategy({ offer })] } });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Souscrire' })).toBeNull();
  });

  it('that does not exist shows a message', async () => {
    open('/produits/inconnu');
    expect(await screen.findByText('Ce produit est introuvable.')).toBeTruthy();
  });
});
