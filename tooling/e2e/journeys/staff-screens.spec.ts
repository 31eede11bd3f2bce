/** Every screen of the back office is built and accessible: axe in both themes, layout at four widths. */
import { expect, type Page } from '@playwright/test';
import { staff, walkOfStaff } from '../src/access.ts';
import { problemsOn } from '../src/accessibility.ts';
import { typeAddress } from '../src/addresses.ts';
import { layoutProblems } from '../src/layout.ts';
import { test } from '../src/shared-stack.ts';
import type { Stack } from '../src/stack.ts';
import { signInStaff } from '../src/staff.ts';

// A trace of so many screens takes longer than the screens.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const isWhole = process.env['LONG_TESTS'] === 'true';
const password = 'Demonstration-2026!';
/** Three accounts open every screen between them. */
const visitors = ['ines.garnier', 'paul.conseil', 'equisafe'];
const widths = [390, 768, 1440];

/** In short, axe runs on every other screen, at one width: all three are seen of some. */
function axeWidths(index: number): readonly number[] {
  if (isWhole) return widths;
  return index % 2 === 0 ? [widths[(index / 2) % widths.length] ?? 390] : [];
}

/** Records that are opened from the first row of a list, then the screens that each leads to. */
const kaskadRecords: readonly { readonly list: string; readonly leadsTo?: readonly RegExp[] }[] = [
  { list: '/kaskad/admin/users' },
  { list: '/kaskad/admin/investments?investissement=sous-delai' },
  { list: '/kaskad/admin/investments/remboursements' },
  { list: '/kaskad/admin/fundraising?levees=en-cloture', leadsTo: [/l’allocation$/] },
  { list: '/kaskad/admin/fundraising', leadsTo: [/^Table de capitalisation$/] },
  { list: '/kaskad/admin/fundraising/emetteurs' },
];

for (const { key, opens } of staff.filter((account) => visitors.includes(account.key))) {
  test(`[A57] axe finds nothing on the screens of ${key}, those of Yield are built, light or dark, and that they fit four widths`, async ({
    page,
    stack,
  }) => {
    test.slow();
    await signInStaff(page, stack, { email: `${key}@exemple.fr`, password });
    const found: string[] = [];
    for (const [index, url] of walkOfStaff(stack, opens.filter(isScreen)).opened.entries()) {
      await openLoaded(page, url);
      found.push(...(await layoutProblems(page)));
      for (const width of axeWidths(index)) found.push(...(await problemsAt(page, width)));
    }
    if (opens.includes('kaskadAdmin')) found.push(...(await problemsOfRecords(page, stack)));
    if (opens.includes('admin')) {
      await openLoaded(page, `${stack.backofficeUrl}/admin/souscriptions`);
      await page.getByRole('row').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      found.push(...(await layoutProblems(page)));
      for (const width of widths) found.push(...(await problemsAt(page, width)));
    }
    expect(found).toEqual([]);
  });
}

/** Records are opened from their lists below, since an unknown one is not their screen. */
const isScreen = (family: (typeof staff)[number]['opens'][number]) => family !== 'kaskadRecords';

async function problemsOfRecords(page: Page, { backofficeUrl }: Stack): Promise<string[]> {
  const found: string[] = [];
  for (const { list, leadsTo = [] } of kaskadRecords) {
    await openLoaded(page, backofficeUrl + list);
    await page.getByRole('row').getByRole('link').first().click();
    await page.waitForURL(({ pathname }) => pathname !== new URL(list, backofficeUrl).pathname);
    found.push(...(await problemsOnceLoaded(page)));
    for (const name of leadsTo) {
      await page.getByRole('link', { name }).first().click();
      found.push(...(await problemsOnceLoaded(page)));
    }
  }
  return found;
}

async function problemsOnceLoaded(page: Page): Promise<string[]> {
  await expectLoaded(page);
  const found = await layoutProblems(page);
  for (const width of isWhole ? widths : [390]) found.push(...(await problemsAt(page, width)));
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

async function openLoaded(page: Page, url: string): Promise<void> {
  await typeAddress(page, url);
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('En cours de construction')).toHaveCount(0);
}

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await problemsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ between themes.
  const inDark = await problemsOn(page, 'color-contrast');
  const where = `${new URL(page.url()).pathname}, ${width} pixels`;
  return [
    ...inLight.map((problem) => `${where}, light: ${problem}`),
    ...inDark.map((problem) => `${where}, dark: ${problem}`),
  ];
}
