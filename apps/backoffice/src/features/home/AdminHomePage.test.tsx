import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const rates = { items: [], latest: [], total: 0, page: 1, page_size: 25 };
const handlers = { listNavs: { items: [], total: 0, page: 1, page_size: 25 }, listFxRates: rates };
const missing = 'Le contact de la société manque';

it('warns an administrator that the legal pages lack the company’s contact, until it is set', async () => {
  open('/admin', { as: sampleAdmin(), handlers });
  expect(await screen.findByText(missing)).toBeDefined();
  expect(screen.getByText(/Renseignez CONTACT_LINE/)).toBeDefined();
});

it('shows no warning once it is set', async () => {
  open('/admin', { as: sampleAdmin(), handlers, contactLine: 'Exemple SAS, 01 23 45 67 89' });
  await screen.findByRole('heading', { name: 'À traiter' });
  expect(screen.queryByText(missing)).toBeNull();
});
