/** The books as staff read them: each screen, an entry of a contract followed to its account and back, a file. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';
import { journeyWidths } from '../src/widths.ts';

const administrator = { email: 'ines.garnier@exemple.fr', password: 'Demonstration-2026!' };

for (const width of journeyWidths) {
  test(`staff follow a contract’s entry to its account and back, and export it, ${width} pixels wide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInStaff(page, stack, administrator);
    await expect(page.getByRole('heading', { name: 'Frais perçus' })).toBeVisible();
    await goTo(page, 'Souscriptions');
    const screens = page.getByRole('main').getByRole('navigation', { name: 'Souscriptions' });
    for (const name of ['Balance', 'Comptes', 'Journal']) {
      await screens.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(screens.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('searchbox', { name: 'N° de PO' }).fill('PO-2024-0001');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/recherche=PO-2024-0001/);
    await page.getByRole('main').getByRole('link', { name: 'Frais de change' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frais de change' })).toBeVisible();
    await expect(page.getByText('Solde à la fin')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(';fees:fx;EURC;');
    await page.getByRole('link', { name: 'PO-2024-0001' }).first().click();
    await expect(page.getByRole('heading', { name: 'Frais prélevés' })).toBeVisible();
    await page.getByRole('link', { name: 'Frais de change' }).first().click();
    await expect(page).toHaveURL(/compte=fees%3Afx/);
  });
}

test('the orders that wait for a NAV are one press from the NAVs', async ({ page, stack }) => {
  await signInStaff(page, stack, administrator);
  await expect(page.getByRole('heading', { name: 'Frais perçus' })).toBeVisible();
  await goTo(page, 'NAVs');
  await page.getByRole('main').getByRole('link', { name: 'Ordres en attente de VL' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ordres en attente de VL' })).toBeVisible();
});
