import { type MockHandlers, reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const open = (path: string, handlers: MockHandlers = {}) => openApp(path, { as: sampleUser(), handlers });
const user = userEvent.setup({ delay: null });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const video = { video_url: 'https://exemple.fr/usdfy.mp4' };

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

  it('books with the default calendar while no adviser is assigned', async () => {
    openApp('/produits/str_usdfy', {
      as: sampleUser({ assigned_sales: null }),
      defaultCalendlyUrl: 'https://calendly.com/equipe',
    });
    await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
    expect(screen.getByTitle('Agenda de rendez-vous').getAttribute('src')).toBe(
      'https://calendly.com/equipe',
    );
  });

  it('loads the booking calendar only on demand', async () => {
    const adviser = { firstname: 'Paul', lastname: 'Conseil', calendly_url: 'https://calendly.com/paul' };
    open('/produits/str_usdfy', { getMe: sampleUser({ assigned_sales: adviser }) });
    await screen.findByRole('heading', { name: 'Être accompagné' });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://calendly.com/paul');
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
