/** An account deletion by its owner: refused while a contract is active; requested, cancelled and requested again. */
import { expect } from '@playwright/test';
import { fillPassword } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';

const password = 'Demonstration-2026!';
const hugo = { email: 'hugo.delmas@exemple.fr', password };
const camille = { email: 'camille.moreau@exemple.fr', password };

test('a deletion is explained, requested with the password, cancelled and requested again; the session stays open', async ({
  page,
  stack,
}) => {
  await signIn(page, `${stack.siteUrl}/kaskad`, hugo);
  await expect(page).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await goTo(page, 'Profil');
  const requestDeletion = async () => {
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('row', { name: /Connexions, codes et e-mails Effacement le/ }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Continuer' }).click();
    await fillPassword(page, 'Votre mot de passe', password);
    await dialog.getByRole('button', { name: 'Demander la suppression' }).click();
  };
  await requestDeletion();
  await expect(page.getByText(/Demande enregistrée le .* effective le/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Retirer ma demande' }).click();
  await expect(page.getByText('Votre compte reste ouvert.', { exact: false }).first()).toBeVisible();
  await requestDeletion();
  const cancel = page.getByRole('button', { name: 'Retirer ma demande' });
  await expect(cancel).toBeFocused();
});

test('an account with active contracts is shown which ones to end first', async ({ page, stack }) => {
  await signIn(page, stack.siteUrl, camille);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  await goTo(page, 'Profil');
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre compte ne peut pas encore être supprimé' });
  await expect(dialog.getByRole('listitem').first()).toHaveText(/ \(PO-\d{4}-\d{4}\), /);
  await expect(page.getByLabel('Votre mot de passe')).toHaveCount(0);
});
