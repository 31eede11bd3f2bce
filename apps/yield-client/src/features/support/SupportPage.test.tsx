import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });

it('describes the coaching and its content before the questions', async () => {
  open('/accompagnement');
  expect(await screen.findByText(/Un interlocuteur vous aide à comprendre vos stratégies/)).toBeTruthy();
  const titles = ['Un premier échange', 'La lecture des stratégies', 'La souscription pas à pas', 'Le suivi'];
  for (const name of titles) expect(screen.getByRole('heading', { name })).toBeTruthy();
});

it.each([
  [/^Qui est mon conseiller/, /désigné à l’ouverture de votre compte/],
  [/^Puis-je modifier un rendez-vous/, /un lien pour le déplacer ou l’annuler/],
  [/^Est-ce adapté aux débutants en crypto/, /Aucune connaissance n’est nécessaire/],
])('opens the text under %s', async (question, response) => {
  open('/accompagnement');
  const button = await screen.findByRole('button', { name: question });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(response)).toBeTruthy();
});
