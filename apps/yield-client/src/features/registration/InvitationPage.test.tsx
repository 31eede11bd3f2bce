import { sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const invitation = {
  is_company: false,
  firstname: 'Zoé',
  lastname: 'Bellec',
  email: 'zoe@exemple.fr',
  phone: '06-12-34-56-78',
  service: 'yield' as const,
};

it('opens the account of an invited client by the ordinary registration: their password, their acceptance', async () => {
  const created = sampleUser({ is_kyc: false, kyc_status: 'pending' });
  const app = openApp('/invitation/inv_abc', {
    handlers: {
      checkInvitation: { invitation },
      register: { token: 'new', user: created },
      getMe: created,
      getApplicant: { id: 'app', applicant_id: 'a1', status: 'pending', refusal: null },
    },
  });
  const email = await screen.findByLabelText<HTMLInputElement>('Adresse e-mail');
  expect([email.value, email.readOnly]).toEqual(['zoe@exemple.fr', true]);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  for (const [label, text] of [
    ['Adresse personnelle', '1 rue Verte'],
    ['Code postal', '75001'],
    ['Ville de résidence', 'Paris'],
    ['Mot de passe', 'Demonstration-2026!'],
    ['Confirmez le mot de passe', 'Demonstration-2026!'],
  ] as const) {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
  }
  await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Vous devez accepter les CGV pour continuer.');
  await app.user.click(screen.getByRole('checkbox'));
  await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(app.calls('register')).toHaveLength(1));
  expect(app.calls('checkInvitation')[0]?.body).toEqual({ token: 'inv_abc' });
  expect(app.calls('register')[0]?.body).toMatchObject({
    invitation: 'inv_abc',
    user: { firstname: 'Zoé', email: 'zoe@exemple.fr', terms_accepted: true, is_company: false },
  });
  expect(await screen.findByText('Type de document')).toBeDefined();
});

it('says that an invitation is over, and shows no form', async () => {
  openApp('/invitation/inv_abc', { handlers: { checkInvitation: { invitation: null } } });
  expect(await screen.findByText('Cette invitation n’est plus valable')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
});
