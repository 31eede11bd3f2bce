import { reply, sampleUser } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
useNodeForms();

const tilleuls = { line: '12 Avenue des Tilleuls', zip_code: '69003', city: 'Lyon' };
const found = { suggestAddresses: { suggestions: [tilleuls] } };
const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const street = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Adresse personnelle' });

describe('an address', () => {
  it('is chosen with the keyboard, and fills in its post code and town', async () => {
    const { user, calls } = openApp('/register', { hasAddressSearch: true, handlers: found });
    const field = await street();
    await user.type(field, '12 av');
    await screen.findByRole('option', { name: /12 Avenue des Tilleuls/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(valueOf('Code postal')).toBe('69003'));
    expect([field.value, valueOf('Ville de résidence')]).toEqual(['12 Avenue des Tilleuls', 'Lyon']);
    expect(screen.queryByRole('option')).toBeNull();
    // Typed fast, it is searched once.
    expect(calls('suggestAddresses').map(({ body }) => body)).toEqual([{ text: '12 av' }]);
  });

  it('is typed freely, and kept, whatever is proposed', async () => {
    const { user } = openApp('/register', { hasAddressSearch: true, handlers: found });
    const field = await street();
    await user.type(field, 'Lieu-dit Kerivoal');
    await screen.findByRole('option', { name: /Tilleuls/ });
    await user.keyboard('{Escape}');
    await user.tab();
    expect([field.value, valueOf('Code postal')]).toEqual(['Lieu-dit Kerivoal', '']);
  });

  it('is typed without a word of a service that fails', async () => {
    const { user, calls } = openApp('/register', {
      hasAddressSearch: true,
      handlers: { suggestAddresses: reply(503, { error: 'Panne.', code: 'unavailable' }) },
    });
    const field = await street();
    await user.type(field, '12 avenue');
    await waitFor(() => expect(calls('suggestAddresses').length).toBeGreaterThan(0));
    expect([field.value, screen.queryByRole('alert')]).toEqual(['12 avenue', null]);
  });

  it('is a plain field where the installation has no such service', async () => {
    const { user, calls } = openApp('/register');
    await user.type(await screen.findByRole('textbox', { name: 'Adresse personnelle' }), '12 avenue');
    expect(screen.queryByRole('combobox', { name: 'Adresse personnelle' })).toBeNull();
    expect(calls('suggestAddresses')).toEqual([]);
  });

  it('is chosen in the profile too, in France alone', async () => {
    const { user } = openApp('/profile', {
      as: sampleUser({ country: 'FRA', country_address: 'FRA' }),
      hasAddressSearch: true,
      handlers: found,
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Adresse/ });
    await user.clear(field);
    await user.type(field, '12 av');
    await user.click(await screen.findByRole('option', { name: /12 Avenue des Tilleuls/ }));
    await waitFor(() => expect(field.value).toBe('12 Avenue des Tilleuls'));
    expect(valueOf('Code postal')).toBe('69003');
  });
});
