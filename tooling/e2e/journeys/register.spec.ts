/** The register keeper enters a movement of the demonstration, and the register is whole. */
import { expect } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[A52] the register keeper enters a movement, and the check finds the register whole', async ({
  page,
  stack,
}) => {
  await signInStaff(page, stack, { email: 'equisafe@exemple.fr', password: 'Demonstration-2026!' });
  await page.getByRole('row').getByRole('link').first().click();
  const panel = page.getByRole('heading', { level: 2 });
  await expect(panel).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await problemsOn(page), `${width} pixels`).toEqual([]);
  }
  const quantity = await page
    .locator('dt', { hasText: 'Quantité' })
    .locator('xpath=following-sibling::dd[1]')
    .innerText();
  await page.getByRole('button', { name: 'Enregistrer l’inscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer l’inscription' });
  await dialog.getByLabel('Référence du mouvement chez Equisafe').fill('EQS-PARCOURS-1');
  await dialog.getByLabel('Quantité inscrite').fill(quantity.replace(/[-−]/, ''));
  await dialog.getByRole('button', { name: 'Enregistrer l’inscription' }).click();
  await expect(page.getByText('Mouvement inscrit.').first()).toBeVisible();
  await expect(page.getByText('EQS-PARCOURS-1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Contrôle du registre' }).click();
  await page.getByRole('button', { name: 'Contrôler maintenant' }).click();
  await expect(page.getByText(/Registre intact/)).toBeVisible();
});
