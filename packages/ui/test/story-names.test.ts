import { expect, it } from 'vitest';
import { frenchName } from '../.storybook/story-names.ts';

it.each([
  ['Solde Masque', 'Solde masqué'],
  ['Desactive', 'Désactivé'],
  ['Iban Au Clavier', 'IBAN au clavier'],
  ['Écriture', 'Écriture'],
])('shows the story « %s » as « %s »', (name, shown) => {
  expect(frenchName(name)).toBe(shown);
});
