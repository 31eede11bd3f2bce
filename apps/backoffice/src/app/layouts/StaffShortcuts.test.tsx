import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const title = 'Raccourcis clavier';

it.each([
  ['gs', '/admin/souscriptions'],
  ['gc', '/admin/users'],
  ['gn', '/admin/navs'],
  ['gv', '/admin/a-valider'],
])('« %s » opens %s from any screen', async (keys, path) => {
  const { user, router } = open('/admin/commerciaux', { as: sampleAdmin() });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(keys);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('[A56] no key acts in a field, nor behind a dialog, nor with Ctrl', async () => {
  const { user, router } = open('/admin/souscriptions', {
    as: sampleAdmin(),
    handlers: {
      listFactors: { factors: [], recovery_codes_left: 0, is_required: true },
      listSessions: { sessions: [] },
    },
  });
  await user.type(await screen.findByRole('searchbox'), 'gn?');
  await user.tab();
  await user.keyboard('{Control>}g{/Control}n');
  await user.click(screen.getByRole('button', { name: 'Sécurité' }));
  await screen.findByRole('dialog', { name: 'Sécurité' });
  await user.keyboard('gn');
  expect(router.state.location.pathname).toBe('/admin/souscriptions');
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
});

it('[A56] « ? » lists the keys of this screen, which can be turned off and on again', async () => {
  const { user, router } = open('/admin/souscriptions', { as: sampleAdmin() });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText('Rechercher dans la liste')).toBeDefined();
  expect(dialog.queryByText('Rechercher partout')).toBeNull();
  expect(dialog.queryByText('Sélectionner la ligne')).toBeNull();
  await user.click(dialog.getByRole('switch'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gn?');
  expect(router.state.location.pathname).toBe('/admin/souscriptions');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('staff_shortcuts')).toBe('false');
  await user.click(screen.getByRole('button', { name: title }));
  await user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('switch'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gn');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/navs'));
});
