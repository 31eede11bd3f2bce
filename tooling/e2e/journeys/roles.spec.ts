/**
 * Each demonstration account lands where its role requires, from either sign-in page, and its screens are accessible.
 */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { typeMailedCode } from '../src/mailed-code.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

const password = 'Demonstration-2026!';

const clients: readonly (readonly [account: string, lands: string])[] = [
  ['camille.moreau', '/dashboard'],
  ['yanis.roche', '/dashboard'],
  ['gerant.belleval', '/dashboard'],
  ['ines.cgp', '/dashboard'],
  ['lea.petit', '/kyc-en-attente'],
  ['noe.martin', '/kyc-en-attente'],
  ['hugo.delmas', '/kaskad/dashboard'],
];

for (const [account, lands] of clients) {
  test(`${account} lands on ${lands}`, async ({ page, stack }) => {
    await signIn(page, stack.siteUrl, { email: `${account}@exemple.fr`, password });
    await expect(page).toHaveURL(`${stack.siteUrl}${lands}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('an account without any service is signed out', async ({ page, stack }) => {
  await signIn(page, stack.siteUrl, { email: 'sans.acces@exemple.fr', password });
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
});

test('an account with a second factor enters its code, and then lands', async ({ page, stack }) => {
  const person = { email: 'double.facteur@exemple.fr', password };
  await signIn(page, stack.siteUrl, person);
  await expect(page.getByText('Un code vient de vous être envoyé par e-mail.')).toBeVisible();
  await typeMailedCode(page, stack.apiUrl, person.email);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
});

const staff: readonly (readonly [account: string, lands: string])[] = [
  ['ines.garnier', '/admin'],
  ['marc.admin', '/admin'],
  ['paul.conseil', '/admin-commercial'],
  ['equisafe', '/admin-equisafe'],
  ['kaskad.admin', '/kaskad/admin'],
];

for (const [account, lands] of staff) {
  test(`${account} lands on ${lands} of the back office, from its own sign-in and from the site’s`, async ({
    page,
    stack,
  }) => {
    const person = { email: `${account}@exemple.fr`, password };
    await signInStaff(page, stack, person);
    await expect(page).toHaveURL(`${stack.backofficeUrl}${lands}`);
    await expectAccessible(page);
    await signIn(page, stack.siteUrl, person);
    await typeMailedCode(page, stack.apiUrl, person.email);
    await expect(page).toHaveURL(`${stack.backofficeUrl}${lands}`);
  });
}

test('the screens of the investor are accessible', async ({ page, stack }) => {
  test.slow();
  await signIn(page, stack.siteUrl, { email: 'camille.moreau@exemple.fr', password });
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  for (const path of [
    '/dashboard?produit=USDFY',
    '/produits',
    '/documents',
    '/accompagnement',
    '/profile',
    '/mentions-legales',
  ]) {
    await typeAddress(page, `${stack.siteUrl}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

/** No axe violation once the page has settled. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
}
