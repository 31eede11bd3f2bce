import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startApp } from './start-app.tsx';

afterEach(() => document.body.replaceChildren());

it('shows a failure page when the page has no settings', async () => {
  document.body.innerHTML = '<script id="settings" type="application/json"></script><div id="root"></div>';
  await startApp({ app: 'yield', routes: () => [] });
  expect(await screen.findByRole('heading', { name: 'Le site n’a pas pu démarrer' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});
