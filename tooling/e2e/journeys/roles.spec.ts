/** What access.spec.ts leaves out: a second factor, an account without a service, staff from either sign-in page. */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { typeMailedCode } from '../src/mailed-code.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

const password = 'Demonstration-2026!';

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
  test(`${account} lands on ${lands} of the back office, where the site’s sign-in leads too`, async ({
    page,
    stack,
  }) => {
    const person = { email: `${account}@exemple.fr`, password };
    await signInStaff(page, stack, person);
    await expect(page).toHaveURL(`${stack.backofficeUrl}${lands}`);
    await expectAccessible(page);
    await signIn(page, stack.siteUrl, person);
    await expect(page).toHaveURL(`${stack.backofficeUrl}${lands}`);
  });
}

test('the profile of an investor is accessible', async ({ page, stack }) => {
  await signIn(page, stack.siteUrl, { email: 'camille.moreau@exemple.fr', password });
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  await typeAddress(page, `${stack.siteUrl}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

/** No axe violation once the page has settled. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
}
