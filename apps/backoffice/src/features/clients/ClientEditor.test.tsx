import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();

async function openEditor(handlers: MockHandlers) {
  const page = open('/admin/users/usr_camille', { as, handlers });
  await page.user.click(await screen.findByRole('button', { name: 'Corriger ces données' }));
  const name = 'Corriger les données de Camille Moreau';
  return { ...page, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('the correction of what a client typed', () => {
  it('sends the fields that changed, of the version that was opened', async () => {
    const { user, calls, dialog } = await openEditor({
      getClient: sampleClientRecord(),
      updateClient: sampleClientRecord(),
    });
    expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true);
    expect(dialog.queryByRole('textbox', { name: 'Raison sociale' })).toBeNull();
    const city = dialog.getByRole('textbox', { name: 'Ville' });
    await user.clear(city);
    await user.type(city, 'Paris');
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Faute de frappe');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('updateClient').map(({ body }) => body)).toEqual([
      { version: 'v1', reason: 'Faute de frappe', client: { city: 'Paris' } },
    ]);
  });

  it('[A44] shows both states when a colleague was first, and loses nothing that was typed', async () => {
    let isChanged = false;
    const { user, calls, dialog } = await openEditor({
      getClient: () =>
        isChanged ? sampleClientRecord({ phone: '06-99-99-99-99' }, { version: 'v2' }) : sampleClientRecord(),
      updateClient: ({ body }) => {
        if (Object(body).version === 'v2') return sampleClientRecord();
        isChanged = true;
        return reply(409, { error: 'Cette fiche a été modifiée.', code: 'clients.changed' });
      },
    });
    const city = dialog.getByRole('textbox', { name: 'Ville' });
    await user.clear(city);
    await user.type(city, 'Paris');
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Faute de frappe');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const conflict = within(
      await screen.findByRole('dialog', { name: 'Cette fiche a été modifiée entre-temps' }),
    );
    expect(conflict.getByRole('row', { name: /Téléphone/ }).textContent).toContain('06-99-99-99-99');
    expect(conflict.getByRole('row', { name: /Ville/ }).textContent).toContain('Paris');
    await user.click(conflict.getByRole('button', { name: 'Reprendre ma saisie' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls('updateClient')).toHaveLength(2));
    // The telephone of the colleague is not undone.
    expect(calls('updateClient')[1]?.body).toEqual({
      version: 'v2',
      reason: 'Faute de frappe',
      client: { city: 'Paris' },
    });
  });

  it('[A56] opens by « e », and the adviser’s form by « a »', async () => {
    const { user } = open('/admin/users/usr_camille', { as, handlers: { getClient: sampleClientRecord() } });
    await screen.findByRole('button', { name: 'Corriger ces données' });
    for (const [key, title] of [
      ['e', /^Corriger/],
      ['a', 'Affecter ce client à un commercial'],
    ] as const) {
      screen.getByRole('heading', { level: 2, name: /Camille|Laurent|Moreau/ }).focus();
      await user.keyboard(key);
      await screen.findByRole('dialog', { name: title });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('is not offered on an account that is closed', async () => {
    const { user } = open('/admin/users/usr_camille', {
      as,
      handlers: { getClient: sampleClientRecord({ state: 'closed', email: null }) },
    });
    await screen.findByText(/Ce compte est fermé/);
    expect(screen.queryByRole('button', { name: 'Corriger ces données' })).toBeNull();
    await user.keyboard('ea');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
