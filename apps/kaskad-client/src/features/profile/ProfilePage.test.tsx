import { sampleSession } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleKaskadClient, usePages } from '../../testing/page-test.tsx';

const open = usePages();

it('a profile shows the devices that are signed in, this one marked', async () => {
  const phone = sampleSession({ id: 'ses_phone', device: 'Safari sur iPhone', is_current: false });
  open('/profile', {
    as: sampleKaskadClient(),
    handlers: { listSessions: { sessions: [phone, sampleSession()] } },
  });
  expect(await screen.findByText('Cet appareil')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Déconnecter Safari sur iPhone' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Déconnecter les autres appareils' })).toBeDefined();
});
