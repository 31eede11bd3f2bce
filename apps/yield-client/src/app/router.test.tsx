import { reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { saveIdentityReturn } from '@repo/client/identity-return';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../testing/open-app.tsx';

const openApp = useYieldApp();
const pending = sampleUser({ is_kyc: false, kyc_status: 'pending' });
afterEach(() => vi.useRealTimers());

const both = sampleUser({ can_access_kaskad: true });
const clientPaths = ['/dashboard', '/produits', '/accompagnement', '/documents', '/profile'];
const guestPaths = ['/login', '/register', '/password', '/link-yield', '/link-kaskad'];

describe('routes', () => {
  it.each([...clientPaths, '/', '/inconnu', '/produits/x/souscrire', '/kyc-en-attente'])(
    'a visitor who opens %s is shown the sign-in screen',
    async (path) => {
      const app = openApp(path);
      await app.heading('Connexion');
      expect(app.path()).toBe('/login');
    },
  );

  it.each([...clientPaths, ...guestPaths, '/', '/inconnu'])(
    'a client whose identity is not validated is redirected from %s to the pending screen',
    async (path) => {
      const app = openApp(path, { as: pending });
      await app.heading('Votre compte est actif');
      expect(app.path()).toBe('/kyc-en-attente');
    },
  );

  it.each(['/profile', '/accompagnement', '/mentions-legales'])(
    'a client opens %s in the client frame',
    async (path) => {
      const app = openApp(path, { as: sampleUser() });
      const links = (await screen.findAllByRole('navigation'))[0]?.textContent;
      expect(links).toBe('PortefeuilleProduitsAccompagnementMes documentsProfil');
      expect(app.path()).toBe(path);
    },
  );

  it('the legal notice is open to a visitor, without the client’s frame', async () => {
    const app = openApp('/mentions-legales');
    await app.heading('Mentions légales');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('1 000 euros')).toBeDefined();
    expect(screen.getByText(/SAS/)).toBeDefined();
  });

  it('an unknown token leads to the sign-in screen without a message', async () => {
    const app = openApp('/profile', {
      as: sampleUser(),
      handlers: { getMe: reply(401, { error: 'Session expirée.', code: 'unauthenticated' }) },
    });
    await app.heading('Connexion');
    expect(screen.queryByText('Session expirée.')).toBeNull();
    expect(app.storage.getItem('token')).toBeNull();
  });
});

describe('the frame of a client', () => {
  it('offers the second service only to users with access, and remembers the choice', async () => {
    const app = openApp('/accompagnement', { as: both });
    await app.heading('Accompagnement');
    const link = screen.getByRole('link', { name: 'Kaskad' });
    expect(link.getAttribute('href')).toBe('/kaskad/dashboard');
    await app.user.click(link);
    expect(app.storage.getItem('intended_service')).toBe('kaskad');
  });

  it('does not show it to other users', async () => {
    const app = openApp('/accompagnement', { as: sampleUser() });
    await app.heading('Accompagnement');
    expect(screen.queryByRole('link', { name: 'Kaskad' })).toBeNull();
  });

  it('signs out even when the server fails, and deletes the session', async () => {
    const app = openApp('/accompagnement', {
      as: sampleUser(),
      handlers: { logout: reply(500, { error: 'Panne.', code: 'internal' }) },
    });
    await app.heading('Accompagnement');
    await app.user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    await app.heading('Connexion');
    expect([app.storage.getItem('token'), app.storage.getItem('user')]).toEqual([null, null]);
    expect(await screen.findByText(/^Vous êtes déconnecté sur cet appareil/)).toBeDefined();
  });

  it('signs out from the menu of a phone, by a button in words', async () => {
    const app = openApp('/accompagnement', { as: sampleUser(), handlers: { logout: { success: true } } });
    await app.heading('Accompagnement');
    await app.user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await app.user.click(menu.getByText('Se déconnecter'));
    await app.heading('Connexion');
    expect(app.calls('logout')).toHaveLength(1);
  });

  it('a client who has an adviser gets the adviser’s link, and the sales team’s contact without one', async () => {
    const calendly_url = 'https://calendly.com/paul-conseil';
    const assigned_sales = { firstname: 'Paul', lastname: 'Conseil', calendly_url };
    openApp('/kyc-en-attente', { as: sampleUser({ ...pending, assigned_sales }) });
    const link = await screen.findByRole('link', { name: 'Contacter l’équipe commerciale' });
    expect(link.getAttribute('href')).toBe(calendly_url);
    cleanup();
    openApp('/kyc-en-attente', { as: sampleUser({ ...pending, assigned_sales: null }) });
    expect(await screen.findByText(/appelez votre interlocuteur habituel/)).toBeDefined();
    expect(screen.getByText(/contactez l’équipe commerciale/)).toBeDefined();
  });

  it('a client without adviser sees the company’s contact, there and in the legal notice', async () => {
    const contactLine = 'Exemple SAS, 01 23 45 67 89';
    openApp('/kyc-en-attente', { as: pending, contactLine });
    expect(await screen.findByText(/^Pour joindre l’équipe commerciale\s: Exemple SAS/)).toBeDefined();
    cleanup();
    openApp('/mentions-legales', { contactLine });
    expect(await screen.findByText(contactLine)).toBeDefined();
  });

  it('a client who left a round of Kaskad to verify their identity goes back to that round', async () => {
    const linked = sampleUser({ ...pending, can_access_kaskad: true });
    openApp('/kyc-en-attente', { as: linked });
    const link = await screen.findByRole('link', { name: /^Aller sur/ });
    expect(link.getAttribute('href')).toBe('/kaskad/dashboard');
    cleanup();
    saveIdentityReturn(linked.id, 'rnd_1');
    openApp('/kyc-en-attente', { as: linked });
    const back = await screen.findByRole('link', { name: 'Revenir à la levée' });
    expect(back.getAttribute('href')).toBe('/kaskad/investments/levees/rnd_1');
  });

  it('a client whose identity has been validated meanwhile is redirected from the pending screen to the dashboard', async () => {
    const app = openApp('/kyc-en-attente', { as: pending });
    await app.heading('Votre compte est actif');
    app.api.use({ getMe: sampleUser() });
    await app.user.click(screen.getByRole('button', { name: 'Vérifier à nouveau' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  it('a client who left the identity step unfinished is redirected to it', async () => {
    const app = openApp('/kyc-en-attente', { as: pending });
    await app.user.click(await screen.findByRole('button', { name: 'Continuer la vérification' }));
    expect(await screen.findByText('Type de document')).toBeDefined();
    expect(app.path()).toBe('/register');
  });

  it('says that what was sent is being examined, and does not press to go on', async () => {
    openApp('/kyc-en-attente', {
      as: pending,
      handlers: {
        getApplicant: {
          id: 'app_1',
          applicant_id: null,
          status: 'pending',
          is_examined: true,
          refusal: null,
        },
      },
    });
    expect(await screen.findByText('En cours d’examen')).toBeDefined();
    const [first] = screen.getAllByRole('button');
    expect(first?.textContent).toBe('Vérifier à nouveau');
    expect(screen.getByRole('button', { name: 'Continuer la vérification' })).toBeDefined();
  });

  it('lets a client whose identity is not validated sign out', async () => {
    const app = openApp('/kyc-en-attente', { as: pending, handlers: { logout: { success: true } } });
    await app.heading('Votre compte est actif');
    await app.user.dblClick(screen.getByRole('button', { name: 'Se déconnecter' }));
    await app.heading('Connexion');
    expect(await screen.findByText('Vous êtes déconnecté.')).toBeDefined();
    expect(app.calls('logout')).toHaveLength(1);
  });

  it('moves the focus to the title of the new screen', async () => {
    const app = openApp('/accompagnement', { as: sampleUser() });
    await app.heading('Accompagnement');
    await app.user.click(screen.getByRole('link', { name: 'Profil' }));
    const title = await app.heading('Profil');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows the published fees, and fallbacks for the missing ones', async () => {
    const exit = { key: 'FOOTER_EXIT_FEE', value: '0.25', unit: '%', category: null, metadata: null };
    openApp('/accompagnement', { as: sampleUser(), handlers: { listParameters: { parameters: [exit] } } });
    expect(await screen.findByText('Frais de sortie 0,25 %')).toBeDefined();
    const shown = within(screen.getByRole('contentinfo')).getAllByText(/^(Frais|Commission) d/);
    expect(shown.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'Frais de souscription 0,1 % du montant souscrit',
      'Frais de sortie 0,25 %',
      'Frais de gestion 0,5 %',
      'Frais de change 0,5 %',
      'Commission de performance 20 %, déjà déduite des rendements',
    ]);
  });

  it('has a logo that leads to the dashboard', async () => {
    const down = reply(500, { error: 'Panne.', code: 'internal' });
    const app = openApp('/accompagnement', {
      as: sampleUser(),
      handlers: { getDashboard: down, listStrategies: down, listYieldFlows: down },
    });
    await app.heading('Accompagnement');
    const logo = within(screen.getByRole('banner')).getAllByRole('link')[0];
    expect(logo?.getAttribute('href')).toBe('/dashboard');
    await app.user.click(logo!);
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
  });

  it('hides a toast after 3 seconds', async () => {
    const app = openApp('/kyc-en-attente', { as: pending, handlers: { logout: { success: true } } });
    const signOut = await screen.findByRole('button', { name: 'Se déconnecter' });
    const since = performance.now();
    await app.user.click(signOut);
    await screen.findByText('Vous êtes déconnecté.');
    await waitFor(() => expect(screen.queryByText('Vous êtes déconnecté.')).toBeNull(), { timeout: 10_000 });
    expect(performance.now() - since).toBeGreaterThan(2900);
  });

  it('fetches the parameters again only once they are more than 300 seconds old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = openApp('/accompagnement', {
      as: sampleUser(),
      handlers: { listStrategies: { strategies: [sampleStrategy()] } },
    });
    const subscribe = async () => {
      await app.heading('Accompagnement');
      await act(() => app.router.navigate('/produits/str_usdfy/souscrire'));
      await screen.findByText('Récapitulatif');
      await act(() => app.router.navigate('/accompagnement'));
    };
    await waitFor(() => expect(app.calls('listParameters')).toHaveLength(1));
    vi.setSystemTime(Date.now() + 299_000);
    await subscribe();
    expect(app.calls('listParameters')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await subscribe();
    await waitFor(() => expect(app.calls('listParameters')).toHaveLength(2));
  });

  it('reports that the parameters could not be loaded, and keeps the fallbacks', async () => {
    openApp('/accompagnement', {
      as: sampleUser(),
      handlers: { listParameters: reply(500, { error: '', code: 'internal' }) },
    });
    expect(await screen.findByText('Impossible de charger les paramètres.')).toBeDefined();
    expect(screen.getByText('Frais de sortie 0,2 %')).toBeDefined();
  });
});
