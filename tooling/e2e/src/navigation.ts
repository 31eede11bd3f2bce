/** The navigation of a site, at the side, in the header or in the menu of a phone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a screen by its link in the frame of the site, and waits until it is shown; `name` starts the link and is in the title. */
export async function goTo(page: Page, name: string): Promise<void> {
  const start = new RegExp(`^${name}`);
  const link = page.getByRole('link', { name: start });
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  await expect(menu.or(link).filter({ visible: true }).first()).toBeVisible();
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  // Behind the open menu the page is inert.
  await follow(isNarrow ? page.getByRole('dialog').getByRole('link', { name: start }) : link);
  // The router changes the address before it renders: until then the rows and links are those of the screen before.
  await expect(page).toHaveTitle(new RegExp(name));
}

/** Opens the list of contracts, then the newest one of a client, or the one of a number. */
export async function openContract(page: Page, named: string): Promise<void> {
  await goTo(page, 'Souscriptions');
  await follow(page.getByRole('row', { name: named }).first().getByRole('link'));
}

/** Searches the list of clients, then opens the record of the one of this name. */
export async function openClient(page: Page, name: string): Promise<void> {
  await goTo(page, 'Clients');
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(name);
  // Applied a moment after the last key, the search would close a record opened before.
  await page.waitForURL((url) => url.searchParams.get('recherche') === name);
  await page.getByRole('link', { name }).click();
}

/** Returns at the address of the link; a service opens on its dashboard. */
async function follow(links: Locator): Promise<void> {
  const link = links.first();
  const page = link.page();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  const opened = [pathname, `${pathname}/dashboard`];
  await page.waitForURL((url) => opened.includes(url.pathname), { waitUntil: 'commit', timeout: 30_000 });
}
