import { sampleUser } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useYieldApp } from '../../../testing/open-app.tsx';

vi.mock('@sumsub/websdk-react', () => {
  throw new Error('404');
});

const openApp = useYieldApp();
useNodeForms();

it('a widget whose chunk cannot be loaded leaves the registration in place, with « Réessayer »', async () => {
  const created = sampleUser({ is_kyc: false, kyc_status: 'pending' });
  const applicant = { id: 'app', applicant_id: 'a1', status: 'pending', access_token: null } as const;
  const app = openApp('/register', {
    as: created,
    isRegistering: true,
    handlers: {
      createApplicant: applicant,
      uploadDocument: { success: true, kyc_status: 'pending' },
      createVerificationToken: { token: 'wdg_1', user_id: created.id },
      getApplicant: { ...applicant, refusal: null },
    },
  });
  await screen.findByText('Type de document');
  for (const name of ['recto.png', 'verso.png']) {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await app.user.upload(input!, new File(['x'], name, { type: 'image/png' }));
  }
  await app.user.click(screen.getByRole('button', { name: 'Envoyer et continuer' }));
  expect(await screen.findByText('Cette partie de la page n’a pas pu être chargée.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(app.path()).toBe('/register');
});
