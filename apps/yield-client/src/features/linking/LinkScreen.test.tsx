import { reply, sampleUser } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const linked = sampleUser({ is_kyc: false, kyc_status: 'pending', can_access_kaskad: true });

async function requestLink(app: ReturnType<typeof openApp>, other: string) {
  await app.user.type(
    await screen.findByLabelText(`Adresse e-mail de votre compte ${other}`),
    'hugo@exemple.fr',
  );
  await app.user.type(screen.getByLabelText(`Mot de passe ${other}`), 'Demonstration-2026!');
  await app.user.click(screen.getByRole('button', { name: 'Recevoir le code' }));
}

describe('linking the two services', () => {
  it.each([
    ['/link-yield', 'yield', 'Kaskad'],
    ['/link-kaskad', 'kaskad', 'Yield'],
  ])('%s requires the account of the other service', async (path, service, other) => {
    const app = openApp(path, { handlers: { requestLinkService: { token: 'chl' } } });
    await requestLink(app, other);
    await app.heading('Confirmez la liaison');
    const password = 'Demonstration-2026!';
    expect(app.api.requests[0]?.body).toEqual({ service, email: 'hugo@exemple.fr', password });
  });

  it('shows what will be shared before it links, and signs in with the code and the challenge token', async () => {
    const app = openApp('/link-yield', {
      handlers: {
        requestLinkService: { token: 'chl' },
        linkService: { token: 'tok', user: linked },
        getMe: linked,
      },
    });
    await requestLink(app, 'Kaskad');
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    await app.heading('Ce qui sera partagé');
    expect(screen.getByText(/^Vos montants, vos contrats/)).toBeDefined();
    expect(app.calls('linkService')).toHaveLength(0);
    await app.user.dblClick(screen.getByRole('button', { name: 'Accepter et relier' }));
    await app.heading('Votre compte est actif');
    expect(app.calls('linkService')).toHaveLength(1);
    const { headers } = app.api.requests.find(({ operationId }) => operationId === 'linkService') ?? {};
    expect(headers?.get('authorization')).toBe('Bearer chl');
    expect(app.storage.getItem('intended_service')).toBe('yield');
  });

  it('requires the code again when it is wrong, and links nothing after a refusal', async () => {
    const message = 'Code invalide ou expiré.';
    const app = openApp('/link-yield', {
      handlers: {
        requestLinkService: { token: 'chl' },
        linkService: reply(422, { error: message, code: 'identity.invalid_code' }),
      },
    });
    await requestLink(app, 'Kaskad');
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    await app.heading('Ce qui sera partagé');
    await app.user.click(screen.getByRole('button', { name: 'Accepter et relier' }));
    await app.heading('Confirmez la liaison');
    expect(screen.getByText(/Code invalide|Erreur lors de la liaison du compte/)).toBeDefined();
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '654321');
    await app.user.click(await screen.findByRole('button', { name: 'Ne pas relier' }));
    await app.heading('Activer mon accès Yield');
    expect(app.calls('linkService')).toHaveLength(1);
  });

  it('shows why the request failed', async () => {
    const refusal = reply(401, { error: '', code: 'identity.invalid_credentials' });
    const app = openApp('/link-yield', { handlers: { requestLinkService: refusal } });
    await requestLink(app, 'Kaskad');
    expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de la demande de liaison');
  });
});
