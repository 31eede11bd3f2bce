import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();

it('a filter keeps the focus when its choice selects another view', async () => {
  const { user } = open('/admin/souscriptions', { as: sampleAdmin() });
  const status = await screen.findByRole('button', { name: 'Tous Statut' });
  await user.click(status);
  const choices = within(await screen.findByRole('listbox'));
  await user.click(choices.getByRole('option', { name: 'En attente' }));
  await screen.findByRole('tab', { name: /En attente de signature/, selected: true });
  await waitFor(() => expect(document.activeElement).toBe(status));
});
