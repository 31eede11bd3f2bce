import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageFailure } from './PageFailure.tsx';

afterEach(cleanup);

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('without a network', () => {
  it('shows the notice for as long as it lasts', () => {
    render(<OfflineNotice />);
    expect(screen.getByRole('status').textContent).toBe('');
    setOnline(false);
    expect(screen.getByRole('status').textContent).toContain('Vous êtes hors connexion.');
    setOnline(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a failed page offers a retry once the network is back, and not before', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = createMemoryRouter([
      { path: '/', loader: () => Promise.reject(new Error('no network')), ErrorBoundary: PageFailure },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’a pas pu s’afficher');
    setOnline(false);
    expect(await screen.findByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    setOnline(true);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});
