/** What clients and administrators of Kaskad do on their screens, in several journeys. */
import { expect, type Page } from '@playwright/test';
import { openSite } from './addresses.ts';
import { fill } from './fields.ts';
import { type Person, signIn } from './investor.ts';
import type { Round } from './kaskad-api.ts';
import { goTo } from './navigation.ts';
import type { Stack } from './stack.ts';
import { signInStaff } from './staff.ts';
import { button } from './wizard.ts';

export const kaskadAdmin = { email: 'kaskad.admin@exemple.fr', password: 'Demonstration-2026!' };

export const shows = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

/** The day in Paris, however far ahead the clock of the product is. */
export const parisDay = (stack: Stack, daysLater = 0): string =>
  new Date(Date.now() + stack.clockAheadMs() + daysLater * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Paris',
  });

/** A page of the back office, signed in, whose clock is the product's. */
export async function openStaff(
  openPage: OpenPage,
  stack: Stack,
  person: Pick<Person, 'email' | 'password'>,
): Promise<Page> {
  const page = await openPage(stack, 1440);
  await signInStaff(page, stack, person);
  return page;
}

export type OpenPage = (stack: Stack, width: number) => Promise<Page>;

/** Signs in at Kaskad's site; a client of both services lands on the other one. */
export async function signInToKaskad(
  page: Page,
  { siteUrl }: Stack,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const dashboard = `${siteUrl}/kaskad/dashboard`;
  await signIn(page, `${siteUrl}/kaskad`, person);
  await page.waitForURL((url) => url.pathname.endsWith('/dashboard'));
  if (!page.url().startsWith(dashboard)) await openSite(page, `${siteUrl}/kaskad`);
  await expect(page).toHaveURL(dashboard);
}

/** An investment of the client in a round, from « Mes investissements ». */
export async function openInvestment(page: Page, round: Round, tab?: 'Terminés'): Promise<void> {
  await goTo(page, 'Mes investissements');
  if (tab !== undefined) await page.getByRole('link', { name: tab, exact: true }).click();
  await page.getByRole('row', { name: round.name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^KSK-/ })).toBeVisible();
}

/** A round in the back office, from « Levée de fonds ». */
export async function openStaffRound(page: Page, round: Round, tab?: 'Terminées'): Promise<void> {
  await goTo(page, 'Levée de fonds');
  if (tab !== undefined) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  await page.getByRole('row', { name: round.name }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(round.name) })).toBeVisible();
}

/** « Clôturer maintenant », on the record of a round; its periods end, then it is settled. */
export async function closeRound(page: Page): Promise<void> {
  await button(page, 'Clôturer maintenant').click();
  const dialog = page.getByRole('dialog', { name: 'Clôturer maintenant' });
  await fill(dialog, 'Motif', 'Fin de la campagne');
  await dialog.getByRole('button', { name: 'Clôturer maintenant' }).click();
  await shows(page, 'C’est fait.');
}
