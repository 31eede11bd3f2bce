import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceFilter } from './ChoiceFilter.tsx';

afterEach(cleanup);

it.each([
  ['without choices', []],
  ['among other choices', ['USDFY']],
  ['among the choices', ['USDFY', 'EURFY']],
])('shows the current value %s', (_, choices) => {
  render(
    <ChoiceFilter
      anyLabel="Tous"
      choices={choices}
      label="Produit"
      onChange={() => undefined}
      value="EURFY"
    />,
  );
  expect(screen.getByRole('button', { name: 'EURFY Produit' })).toBeDefined();
});
