/** The landing page of each account of 1§4, after a sign-in, a deep link and a reload; and the redirects to it. */
import { expect, type Page } from '@playwright/test';
import { clients, closedRoutes, openRoutes, staff, walkOfClient, walkOfStaff } from '../src/access.ts';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

const isWhole = process.env['LONG_TESTS'] === 'true';
const password = 'Demonstration-2026!';

/** In short, a quarter of the routes and the last one; each account has another quarter. */
function some<Route>(routes: readonly Route[], account: number): readonly Route[] {
  if (isWhole) return routes;
  return routes.filter((_, index) => index % 4 === account % 4 || index === routes.length - 1);
}

for (const [account, { key, who, home, opens }] of clients.entries()) {
  test(`${who} lands on ${home}, opens its screens by URL, and is redirected home from every other`, async ({
    page,
    stack,
  }) => {
    await signIn(page, stack.siteUrl, { email: `${key}@exemple.fr`, password });
    await expectShown(page, stack.siteUrl + home);
    const { opened, foreign } = walkOfClient(stack, opens);
    for (const url of some(opened, account)) await expectLeadsTo(page, url, url);
    await page.reload();
    await expectShown(page, opened.at(-1) ?? '');
    for (const url of some(foreign, account)) await expectSentTo(page, url, stack.siteUrl + home);
    await expectShown(page, stack.siteUrl + home);
    await expectSentTo(page, `${stack.backofficeUrl}/admin`, `${stack.backofficeUrl}/login`);
  });
}

for (const [account, { key, who, home, opens }] of staff.entries()) {
  test(`${who} lands on ${home} of the back office, opens its screens by URL, and is redirected home from every other`, async ({
    page,
    stack,
  }) => {
    await signInStaff(page, stack, { email: `${key}@exemple.fr`, password });
    await expectShown(page, stack.backofficeUrl + home);
    const { opened, foreign } = walkOfStaff(stack, opens);
    for (const url of some(opened, account)) await expectLeadsTo(page, url, url);
    await page.reload();
    await expectShown(page, opened.at(-1) ?? '');
    for (const url of some(foreign, account)) await expectSentTo(page, url, stack.backofficeUrl + home);
    await expectShown(page, stack.backofficeUrl + home);
  });
}

test('a visitor is redirected from every closed screen to the sign-in page of its application', async ({
  page,
  stack,
}) => {
  for (const [url, signInUrl] of some(closedRoutes(stack), 0)) await expectSentTo(page, url, signInUrl);
});

test('a visitor opens the public screens by URL, and again after a reload', async ({ page, stack }) => {
  for (const url of some(openRoutes(stack), 1)) {
    await expectLeadsTo(page, url, url);
    await page.reload();
    await expectShown(page, url);
  }
});

test('a product opens by URL for a client of the main service only', async ({ browser, page, stack }) => {
  await signIn(page, stack.siteUrl, { email: 'yanis.roche@exemple.fr', password });
  await expectShown(page, `${stack.siteUrl}/dashboard`);
  await expectLeadsTo(page, `${stack.siteUrl}/produits`, `${stack.siteUrl}/produits`);
  const link = page.getByRole('link', { name: 'Investir dans USDFY' });
  const product = stack.siteUrl + (await link.getAttribute('href'));
  await expectLeadsTo(page, product, product);
  await page.reload();
  await expectShown(page, product);
  await expect(page.getByRole('link', { name: 'Souscrire' })).toBeVisible();
  for (const [email, home] of [
    [null, '/login'],
    ['hugo.delmas@exemple.fr', '/kaskad/dashboard'],
    ['lea.petit@exemple.fr', '/kyc-en-attente'],
  ] as const) {
    const other = await browser.newPage();
    if (email !== null) {
      await signIn(other, stack.siteUrl, { email, password });
      await expectShown(other, stack.siteUrl + home);
    }
    await expectSentTo(other, product, stack.siteUrl + home);
    await other.context().close();
  }
});

test('a client of both services lands on the last one chosen', async ({ page, stack }) => {
  await signIn(page, stack.siteUrl, { email: 'camille.moreau@exemple.fr', password });
  await expectShown(page, `${stack.siteUrl}/dashboard`);
  await page.getByRole('link', { name: 'Kaskad' }).first().click();
  await expectShown(page, `${stack.siteUrl}/kaskad/dashboard`);
  await expectLeadsTo(page, `${stack.siteUrl}/`, `${stack.siteUrl}/kaskad/dashboard`);
  await expectLeadsTo(page, `${stack.siteUrl}/login`, `${stack.siteUrl}/kaskad/dashboard`);
  await page.getByRole('link', { name: 'Yield' }).first().click();
  await expectShown(page, `${stack.siteUrl}/dashboard`);
  await expectLeadsTo(page, `${stack.siteUrl}/`, `${stack.siteUrl}/dashboard`);
});

/** Many URLs in a row: the resulting screen is inspected once, after the last. */
async function expectSentTo(page: Page, url: string, home: string): Promise<void> {
  await typeAddress(page, url, { waitUntil: 'commit' });
  await expect(page).toHaveURL(home);
}

async function expectLeadsTo(page: Page, url: string, shown: string): Promise<void> {
  await typeAddress(page, url, { waitUntil: 'commit' });
  await expectShown(page, shown);
}

/** The URL is checked again once the screen is shown: before, a guard may still be waiting for the server. */
async function expectShown(page: Page, url: string): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(url);
}
