import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';

vi.mock('../features/products/ProductsPage.tsx', () => ({
  ProductsPage: () => {
    throw new Error('A screen that fails.');
  },
}));

const open = usePages();

it('a page that fails keeps the navigation on screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/admin/produits', { as: sampleAdmin() });
  expect(await screen.findByText('Cette page n’a pas pu s’afficher')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Souscriptions' })).toBeDefined();
});
