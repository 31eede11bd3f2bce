// The link that confirms an address, and where another one is sent from.
import { reply, sampleUser } from '@repo/api-sdk/testing';
import { passTime, passTimeUntil, useStoppedClock } from '@repo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const path = '/confirmer-mon-adresse#cnf_token';
const unconfirmed = sampleUser({ email_confirmed: false });
const over = reply(422, { error: 'Ce lien n’est plus valable.', code: 'identity.invalid_link' });
const confirm = async (app: ReturnType<typeof openApp>) =>
  app.user.click(await screen.findByRole('button', { name: 'C’est bien mon adresse' }));
const sent = (app: ReturnType<typeof openApp>, operation: string) =>
  app.api.requests.filter(({ operationId }) => operationId === operation);

describe('the link of the welcome', () => {
  it('confirms the address with the token of the fragment, then leads to the sign-in', async () => {
    const app = openApp(path, { handlers: { confirmEmail: { success: true } } });
    await app.heading('Confirmer mon adresse');
    // What opens the links of a mail by itself confirms nothing.
    expect(sent(app, 'confirmEmail')).toEqual([]);
    await confirm(app);
    expect(await screen.findByText('Votre adresse e-mail est confirmée')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
    expect(sent(app, 'confirmEmail').map(({ body }) => body)).toEqual([{ token: 'cnf_token' }]);
  });

  it('leads on a client who is signed in', async () => {
    const app = openApp(path, { as: unconfirmed, handlers: { confirmEmail: { success: true } } });
    await confirm(app);
    expect((await screen.findByRole('link', { name: 'Continuer' })).getAttribute('href')).toBe('/');
  });

  it('that is over offers another to a client who is signed in', async () => {
    const handlers = { confirmEmail: over, sendConfirmationLink: { success: true } };
    const app = openApp(path, { as: unconfirmed, handlers: { getMe: unconfirmed, ...handlers } });
    await confirm(app);
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
    expect(await screen.findByText(/Le lien vient de vous être renvoyé/)).toBeDefined();
    expect(sent(app, 'sendConfirmationLink')).toHaveLength(1);
  });

  it('that is over has confirmed the address of a client who is signed in: its response was lost', async () => {
    const app = openApp(path, {
      as: sampleUser(),
      handlers: { confirmEmail: over, getMe: sampleUser() },
    });
    await confirm(app);
    expect(await screen.findByText('Votre adresse e-mail est confirmée')).toBeDefined();
  });

  it.each([path, '/confirmer-mon-adresse'])('%s that is over leads a visitor to the sign-in', async (at) => {
    const app = openApp(at, { handlers: { confirmEmail: over } });
    if (at === path) await confirm(app);
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Renvoyer le lien' })).toBeNull();
  });

  it('that could not be sent is tried again', async () => {
    let calls = 0;
    const confirmEmail = () => {
      calls += 1;
      return calls === 1 ? reply(500, { error: 'Erreur', code: 'internal' }) : { success: true };
    };
    const app = openApp(path, { handlers: { confirmEmail } });
    await confirm(app);
    expect(await screen.findByText('Votre adresse n’a pas pu être confirmée')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Votre adresse e-mail est confirmée')).toBeDefined();
  });
});

const todo = () => screen.queryByRole('region', { name: 'À faire' });

describe('an address that is confirmed', () => {
  describe('elsewhere', () => {
    useStoppedClock();

    it('leaves « À faire » by itself, and is not requested again', async () => {
      const app = openApp('/dashboard', { as: unconfirmed, handlers: { getMe: unconfirmed } });
      await passTimeUntil(app, () => todo() !== null);
      app.api.use({ getMe: sampleUser() });
      await passTime(app, 15_000);
      expect(todo()).toBeNull();
      const requests = sent(app, 'getMe').length;
      await passTime(app, 60_000);
      expect(sent(app, 'getMe')).toHaveLength(requests);
    });
  });

  it('in this tab is no longer in « À faire »', async () => {
    const app = openApp(path, { as: unconfirmed, handlers: { getMe: unconfirmed } });
    app.api.use({
      confirmEmail: () => {
        app.api.use({ getMe: sampleUser() });
        return { success: true };
      },
    });
    await confirm(app);
    await app.user.click(await screen.findByRole('link', { name: 'Continuer' }));
    await screen.findByRole('region', { name: 'Votre portefeuille' });
    await waitFor(() => expect(sent(app, 'listContracts').length).toBeGreaterThan(0));
    expect(todo()).toBeNull();
  });
});

describe('the link again', () => {
  it('is sent from « À faire », with what the server says of too many', async () => {
    const sendConfirmationLink = reply(429, { error: 'Trop de demandes.', code: 'rate_limited' });
    const app = openApp('/dashboard', {
      as: unconfirmed,
      handlers: { getMe: unconfirmed, sendConfirmationLink },
    });
    const card = within(await screen.findByRole('region', { name: 'À faire' }));
    expect(card.getByText('Confirmez votre adresse e-mail')).toBeDefined();
    await app.user.click(card.getByRole('button', { name: 'Renvoyer le lien' }));
    expect(await screen.findByText('Trop de demandes.')).toBeDefined();
  });

  it('is sent from the profile, where an address confirmed meanwhile is shown so', async () => {
    let user = unconfirmed;
    const sendConfirmationLink = () => {
      user = sampleUser();
      return reply(409, {
        error: 'Votre adresse e-mail est déjà confirmée.',
        code: 'identity.email_already_confirmed',
      });
    };
    const app = openApp('/profile', {
      as: unconfirmed,
      handlers: { getMe: () => user, sendConfirmationLink },
    });
    expect(await screen.findByText(/camille.moreau@exemple.fr.*72/)).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Renvoyer le lien' }));
    expect(await screen.findByText('Votre adresse e-mail est déjà confirmée.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Renvoyer le lien' })).toBeNull());
  });

  it('is not sent by staff who read the space', async () => {
    const viewEndsAt = new Date(Date.now() + 600_000).toISOString();
    openApp('/profile', { as: unconfirmed, viewEndsAt, handlers: { getMe: unconfirmed } });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Renvoyer le lien' });
    expect(button.disabled).toBe(true);
  });
});
