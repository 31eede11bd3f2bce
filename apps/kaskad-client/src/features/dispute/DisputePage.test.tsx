import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';

const open = usePages();

it('protects the account with the token of the link, then leads to the sign-in of this service', async () => {
  const { api, user } = open('/ce-n-est-pas-moi#nme_token', {
    handlers: { disputeActivity: { success: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Protéger mon compte' }));
  expect(await screen.findByText('Votre compte est protégé')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Aller à la connexion' }).getAttribute('href')).toBe(
    '/kaskad/login',
  );
  expect(api.requests.at(-1)?.body).toEqual({ token: 'nme_token' });
});

it('that is over leads to the pages of the main site', async () => {
  open('/ce-n-est-pas-moi', { handlers: {} });
  expect(await screen.findByText('Ce lien n’est plus valable')).toBeDefined();
  const href = screen.getByRole('link', { name: 'Demander un nouveau mot de passe' }).getAttribute('href');
  expect(href).toMatch(/^http.*\/password$/);
});
