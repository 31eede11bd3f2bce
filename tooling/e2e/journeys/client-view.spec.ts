/** « Voir comme le client »: an administrator reads a client’s space in a tab of its own, and the client reads that they did. */
import { expect } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { fill } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { goTo, openClient } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { marc, signInStaff } from '../src/staff.ts';

const camille = { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' };

function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('[A46] a client’s space is read from their record, read-only, and they see when and why', async ({
  openPage,
  stack,
}) => {
  const client = await openPage(stack, 390);
  await signIn(client, stack.siteUrl, camille);
  await expect(client).toHaveURL(`${stack.siteUrl}/dashboard`);

  const office = await openPage(stack, 1440);
  await signInStaff(office, stack, marc);
  await openClient(office, 'Camille Moreau');
  await office.getByRole('button', { name: 'Voir comme le client' }).click();
  await office.getByText('Demande du client').click();
  await fill(office, 'Précisions', 'Appel sur le rendement affiché');
  const opening = office.waitForEvent('popup');
  await office.getByRole('button', { name: 'Ouvrir son espace' }).click();
  const view = await opening;
  await expect(view.getByText('Vous consultez l’espace de Camille Moreau')).toBeVisible();
  await expect(view).toHaveURL(`${stack.siteUrl}/dashboard`);
  expect(await problemsOn(view)).toEqual([]);

  // The tab keeps it after a reload; the client’s and the administrator’s own sessions are as they were.
  await view.reload();
  await goTo(view, 'Profil');
  await expect(view.getByText('Vous consultez l’espace de Camille Moreau')).toBeVisible();
  const deletion = view.getByRole('button', { name: 'Supprimer mon compte' });
  await deletion.scrollIntoViewIfNeeded();
  await expect(deletion).toBeDisabled();
  // However far the page is scrolled, nothing covers the banner.
  expect(await view.getByRole('button', { name: 'Quitter' }).evaluate(isOnTop)).toBe(true);
  await view.getByRole('button', { name: 'Quitter' }).click();
  await expect(view.getByRole('heading', { name: 'La consultation est terminée' })).toBeVisible();
  expect(await problemsOn(view)).toEqual([]);
  await view.reload();
  await expect(view.getByRole('heading', { name: 'La consultation est terminée' })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Voir comme le client' })).toBeVisible();

  await goTo(client, 'Profil');
  const log = client.getByRole('list', { name: 'Accès à mon espace' });
  await expect(log).toContainText('Administrateur · Demande du client');
  await expect(log).toContainText('Appel sur le rendement affiché');
  await expect(log).not.toContainText('Marc');
  expect(await problemsOn(client)).toEqual([]);
});
