// « Ce n’est pas moi »: the link of the emails about an account.
import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const path = '/ce-n-est-pas-moi#nme_token';
const over = reply(422, { error: 'Ce lien n’est plus valable.', code: 'identity.dispute_link_over' });
const press = async (app: ReturnType<typeof openApp>) =>
  app.user.click(await screen.findByRole('button', { name: 'Protéger mon compte' }));
const sent = (app: ReturnType<typeof openApp>) =>
  app.api.requests.filter(({ operationId }) => operationId === 'disputeActivity');

describe('« Ce n’est pas moi »', () => {
  it('says what it does and does nothing until its button is pressed, with the token of the fragment', async () => {
    const app = openApp(path, { handlers: { disputeActivity: { success: true } } });
    await app.heading('Ce n’est pas moi');
    expect(screen.getByText(/toutes les sessions de votre compte sont fermées/)).toBeDefined();
    // What opens the links of a mail by itself ends no session.
    expect(sent(app)).toEqual([]);
    await press(app);
    expect(await screen.findByText('Votre compte est protégé')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aller à la connexion' }).getAttribute('href')).toBe('/login');
    expect(sent(app).map(({ body }) => body)).toEqual([{ token: 'nme_token' }]);
  });

  it('opens with any session on the device', async () => {
    const app = openApp(path, { as: sampleUser(), handlers: { disputeActivity: { success: true } } });
    await press(app);
    expect(await screen.findByText('Votre compte est protégé')).toBeDefined();
  });

  it.each([path, '/ce-n-est-pas-moi'])('%s that is over says how to contact the team', async (at) => {
    const app = openApp(at, { handlers: { disputeActivity: over } });
    if (at === path) await press(app);
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
    expect(screen.getByText(/contactez-nous/)).toBeDefined();
    const password = screen.getByRole('link', { name: 'Demander un nouveau mot de passe' });
    expect(password.getAttribute('href')).toBe('/password');
    expect(screen.getAllByRole('link', { name: 'Mentions légales' }).length).toBeGreaterThan(0);
  });

  it('that could not be sent is sent again, with what the server says', async () => {
    let calls = 0;
    const disputeActivity = () => {
      calls += 1;
      return calls === 1
        ? reply(429, { error: 'Trop de demandes.', code: 'rate_limited' })
        : { success: true };
    };
    const app = openApp(path, { handlers: { disputeActivity } });
    await press(app);
    expect(await screen.findByText('Votre signalement n’a pas pu être envoyé')).toBeDefined();
    expect(screen.getByText('Trop de demandes.')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Votre compte est protégé')).toBeDefined();
  });
});
