import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleDashboard } from '../../shared/rounds.fixture.ts';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const client = sampleKaskadClient();

async function fillIn(user: ReturnType<typeof open>['user']) {
  const fields = {
    Nom: 'Delmas',
    Prénom: 'Hugo',
    'Adresse personnelle': '3 rue des Arts',
    'Code postal': '31000',
    'Ville de résidence': 'Toulouse',
    'Adresse e-mail': 'Hugo.Delmas@exemple.fr',
    'Mot de passe': 'Demonstration-2026!',
    'Confirmez le mot de passe': 'Demonstration-2026!',
    Téléphone: '0612345678',
  };
  await screen.findByRole('heading', { level: 1, name: 'Créer un compte' });
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await user.click(field);
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox'));
}

describe('registering to the second service', () => {
  it('shows the first rule that fails and sends no request (R059, R060)', async () => {
    const { api, user } = open('/register');
    await user.click(await screen.findByRole('button', { name: 'Créer mon compte' }));
    expect((await screen.findAllByText('Vous devez renseigner votre nom.')).length).toBeGreaterThan(0);
    expect(api.requests).toEqual([]);
  });

  it('links the terms, on the main site, beside their checkbox (R074)', async () => {
    open('/register');
    const link = await screen.findByRole('link', { name: 'conditions générales de vente (CGV)' });
    expect(link.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/cgv\/2026-11$/);
    expect(link.getAttribute('target')).toBe('_blank');
    const foot = within(screen.getByRole('contentinfo'));
    const terms = foot.getByRole('link', { name: 'Conditions générales (CGV)' });
    expect(terms.getAttribute('href')).toMatch(/\/cgv$/);
  });

  it('creates an account of this service only, and opens its dashboard (R010, R027)', async () => {
    const { api, user } = open('/register', {
      handlers: {
        register: { token: 'new', user: client },
        getMe: client,
        getKaskadDashboard: sampleDashboard(),
      },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Hugo' })).toBeDefined();
    const sent = api.requests.find(({ operationId }) => operationId === 'register');
    expect(sent?.body).toMatchObject({
      service: 'kaskad',
      user: { email: 'hugo.delmas@exemple.fr', phone: '06-12-34-56-78', country_address: 'FRA' },
    });
  });

  it('reports that the e-mail is taken (R078)', async () => {
    const { user } = open('/register', {
      handlers: {
        register: reply(422, {
          error: 'Cet email est déjà utilisé.',
          code: 'identity.email_taken',
          errors: { email: ['Cet email est déjà utilisé.'] },
        }),
      },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    expect(await screen.findByText('Échec de l’enregistrement')).toBeDefined();
    expect(screen.getAllByText('Cet email est déjà utilisé.').length).toBeGreaterThan(0);
  });
});
