/** RGAA 10.11 and 10.12: each screen fits 320 pixels, and loses no text with the spacing of WCAG. */
import { expect, type Page } from '@playwright/test';
import { clients, openRoutes, walkOfClient } from '../src/access.ts';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { narrowProblems } from '../src/narrow.ts';
import { test } from '../src/shared-stack.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const isWhole = process.env['LONG_TESTS'] === 'true';
const password = 'Demonstration-2026!';

/** In short, every third screen. */
const some = (urls: readonly string[]) => (isWhole ? urls : urls.filter((_, index) => index % 3 === 0));

/** Screens of a client that their access table does not list. */
const productScreens = [
  '/produits/usdfy',
  '/produits/usdfy/souscrire',
  '/documents?produit=tous',
  '/dashboard?produit=USDFY',
];

test('the screens of a visitor fit 320 pixels and lose no text that is spaced', async ({ page, stack }) => {
  expect(await problemsOf(page, some(openRoutes(stack)))).toEqual([]);
});

for (const key of ['camille.moreau', 'lea.petit']) {
  test(`the screens of ${key} fit 320 pixels and lose no text that is spaced`, async ({ page, stack }) => {
    test.slow();
    const account = clients.find((client) => client.key === key);
    const { opened } = walkOfClient(stack, account?.opens ?? []);
    const more = account?.opens.includes('yieldClient') === true ? productScreens : [];
    await signIn(page, stack.siteUrl, { email: `${key}@exemple.fr`, password });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await problemsOf(page, some([...more.map((path) => stack.siteUrl + path), ...opened]))).toEqual(
      [],
    );
  });
}

async function problemsOf(page: Page, urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    await typeAddress(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    found.push(...(await narrowProblems(page)));
  }
  return found;
}
