/** The menu of a contract, on « Mes documents ». */
import { expect, type Page } from '@playwright/test';

const menus = (page: Page) => page.getByRole('button', { name: /^Autres actions/ });

/** Chooses an entry of the first contract whose menu has it. */
export async function chooseInContractMenu(page: Page, name: string): Promise<void> {
  await expect(menus(page).first()).toBeVisible();
  for (const button of await menus(page).all()) {
    await button.click();
    const entry = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    await expect(page.getByRole('menu')).toBeVisible();
    if ((await entry.count()) > 0) return entry.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  throw new Error(`no contract has « ${name} » in its menu`);
}

/** Whether the menu of the only contract has an entry. */
export async function hasInContractMenu(page: Page, name: string): Promise<boolean> {
  await menus(page).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  const count = await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).count();
  await page.keyboard.press('Escape');
  return count > 0;
}
