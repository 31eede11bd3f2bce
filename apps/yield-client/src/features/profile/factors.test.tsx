import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();

const authenticator = {
  id: 'fac_1',
  kind: 'authenticator',
  name: 'Mon téléphone',
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: null,
} as const;
const none = { factors: [], recovery_codes_left: 0, is_required: false };
const one = { factors: [authenticator], recovery_codes_left: 1, is_required: false };
const codes = ['ABCDE-FGHJK', 'LMNPQ-RSTVW'];

describe('« Moyens de vérification »', () => {
  it('adds an application by its key and first code, and shows the recovery codes until they are kept', async () => {
    let list: typeof none | typeof one = none;
    const { user, calls } = openApp('/profile', {
      as: sampleUser(),
      handlers: {
        listFactors: () => list,
        startAuthenticator: { id: 'fac_1', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Yield' },
        confirmAuthenticator: () => {
          list = one;
          return { factor: authenticator, recovery_codes: codes };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une application' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Continuer' }));
    expect(await within(dialog).findByText('JBSWY3DPEHPK3PXP')).toBeDefined();
    await user.type(within(dialog).getByLabelText('Code à 6 chiffres'), '123456');
    const kept = await screen.findByRole('dialog', { name: 'Vos codes de récupération' });
    expect(
      within(kept)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(within(kept).getByRole('button', { name: 'Fermer' })).toHaveProperty('disabled', true);
    await user.click(within(kept).getByRole('button', { name: 'J’ai conservé mes codes' }));
    expect(await screen.findByText('Il vous reste un code de récupération.')).toBeDefined();
    expect(screen.getByText(/Vos moyens de vérification confirment chaque connexion/)).toBeDefined();
    expect(screen.queryByText(/un code vous est envoyé par e-mail en plus/)).toBeNull();
    expect(calls('confirmAuthenticator').map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('proves again who is there before an operation that needs it, then goes on', async () => {
    let isProven = false;
    const { user, calls } = openApp('/profile', {
      as: sampleUser(),
      handlers: {
        listFactors: one,
        startStepUp: { methods: ['password'], options: null },
        stepUp: () => {
          isProven = true;
          return { success: true };
        },
        removeFactor: () =>
          isProven ? none : reply(403, { error: 'Confirmez.', code: 'proof_required', request_id: 'req_1' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retirer Mon téléphone' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await user.type(await within(proof).findByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await user.click(within(proof).getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText(/« Mon téléphone » est retirée/)).toBeDefined();
    expect(calls('stepUp').map(({ body }) => body)).toEqual([
      { method: 'password', password: 'Demonstration-2026!' },
    ]);
    expect(calls('removeFactor')).toHaveLength(2);
  });

  it('proves once for operations that need it at the same time', async () => {
    let isProven = false;
    const { user, calls, services } = openApp('/profile', {
      as: sampleUser(),
      handlers: {
        startStepUp: { methods: ['password'], options: null },
        stepUp: () => {
          isProven = true;
          return { success: true };
        },
        renewRecoveryCodes: () =>
          isProven ? { recovery_codes: codes } : reply(403, { error: 'Confirmez.', code: 'proof_required' }),
      },
    });
    await screen.findByText('Aucun pour le moment.');
    const both = Promise.all([0, 1].map(() => services.api.call('renewRecoveryCodes')));
    const proof = await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await waitFor(() => expect(calls('renewRecoveryCodes')).toHaveLength(2));
    await user.type(await within(proof).findByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await user.click(within(proof).getByRole('button', { name: 'Valider' }));
    expect(await both).toHaveLength(2);
    expect(calls('startStepUp')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes nothing when the proof is canceled', async () => {
    const { user, calls } = openApp('/profile', {
      as: sampleUser(),
      handlers: {
        listFactors: one,
        startStepUp: { methods: ['authenticator', 'recovery'], options: null },
        removeFactor: reply(403, { error: 'Confirmez.', code: 'proof_required', request_id: 'req_1' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retirer Mon téléphone' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    const proof = await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    expect(await within(proof).findByText('Il change toutes les 30 secondes.')).toBeDefined();
    await user.click(within(proof).getByRole('button', { name: 'Utiliser un code de récupération' }));
    expect(within(proof).getByLabelText('Code de récupération')).toBeDefined();
    await user.click(within(proof).getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText(/Rien n’a changé/)).toBeDefined();
    expect(calls('removeFactor')).toHaveLength(1);
  });
});

describe('signing in with a factor of one’s own', () => {
  it('takes the code of an application, or a recovery code, and no email', async () => {
    const { user, calls } = openApp('/login', {
      handlers: {
        login: { token: 'chl_1', two_factor_required: true, factor_methods: ['authenticator', 'recovery'] },
        signInWithFactor: { token: 'usx_1', user: sampleUser() },
        getMe: sampleUser(),
      },
    });
    await user.type(await screen.findByLabelText('Adresse e-mail'), 'camille@exemple.fr');
    await user.type(screen.getByLabelText('Mot de passe'), 'Demonstration-2026!');
    await user.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText('Saisissez le code de votre application')).toBeDefined();
    expect(screen.queryByText(/Renvoyer le code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Utiliser un code de récupération' }));
    await user.type(screen.getByLabelText('Code de récupération'), 'abcde-fghjk');
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    expect(await screen.findByText(/Vous êtes connecté/)).toBeDefined();
    expect(calls('signInWithFactor').map(({ body }) => body)).toEqual([
      { method: 'recovery', code: 'abcde-fghjk' },
    ]);
  });
});
