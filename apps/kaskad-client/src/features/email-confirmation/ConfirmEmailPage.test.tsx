import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';

const open = usePages();

it('confirms the address of the link, then leads to the sign-in of this service', async () => {
  const { api, user } = open('/confirmer-mon-adresse#cnf_token', {
    handlers: { confirmEmail: { success: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'C’est bien mon adresse' }));
  expect(await screen.findByText('Votre adresse e-mail est confirmée')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/kaskad/login');
  expect(api.requests.at(-1)?.body).toEqual({ token: 'cnf_token' });
});
