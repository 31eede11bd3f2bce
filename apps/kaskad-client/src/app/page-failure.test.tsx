import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleKaskadClient, usePages } from '../testing/page-test.tsx';

vi.mock('../features/vesting/VestingPage.tsx', () => ({
  VestingPage: () => {
    throw new Error('A screen that fails.');
  },
}));

const open = usePages();

it('a page that fails keeps the frame on screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/vesting', { as: sampleKaskadClient() });
  expect(await screen.findByText('Cette page n’a pas pu s’afficher')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Mes investissements' }).length).toBeGreaterThan(0);
});
