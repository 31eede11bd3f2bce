/** Every state of the investor's screens is accessible, in both themes, and has no layout shift while it loads. */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { layoutProblems } from '../src/layout.ts';
import { documents, support } from '../src/screens/documents.ts';
import { kaskad } from '../src/screens/kaskad.ts';
import { legal } from '../src/screens/legal.ts';
import { portfolio } from '../src/screens/portfolio.ts';
import { products } from '../src/screens/products.ts';
import { fetchesFiguresOnly, openScreen, type ScreenState } from '../src/screens/steps.ts';
import { subscription } from '../src/screens/subscription.ts';
import { test } from '../src/shared-stack.ts';

const investor = { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' };

// A trace of so many screens takes longer than the screens.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** In short, every third state of an area: each screen has several. */
const isWhole = process.env['LONG_TESTS'] === 'true';
const isOpened = (_state: ScreenState, index: number): boolean => isWhole || index % 3 === 0;

const areas = { portfolio, products, subscription, documents, support, legal };

for (const [area, states] of Object.entries(areas)) {
  test(`${area}: axe finds nothing in any state, light or dark`, async ({ page, stack }) => {
    test.slow();
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    const found: string[] = [];
    for (const state of states.filter(isOpened))
      found.push(...(await problemsOf(page, stack.siteUrl, state)));
    expect(found).toEqual([]);
  });
}

async function problemsOf(page: Page, siteUrl: string, state: ScreenState): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, siteUrl, state);
  const inLight = await problemsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ between themes.
  const inDark = await problemsOn(page, 'color-contrast');
  return [
    ...inLight.map((problem) => `${state.title}, light: ${problem}`),
    ...inDark.map((problem) => `${state.title}, dark: ${problem}`),
  ];
}

test('[B44] kaskad: axe finds nothing in any state, light or dark, and each fits four widths', async ({
  page,
  stack,
}) => {
  test.slow();
  await signIn(page, stack.siteUrl, investor);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  const found: string[] = [];
  for (const state of kaskad.filter(isOpened)) {
    found.push(...(await problemsOf(page, stack.siteUrl, state)));
    found.push(...(await layoutProblems(page)).map((problem) => `${state.title}, ${problem}`));
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(found).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`Portefeuille, Produits and Mes documents load without a layout shift, ${width} pixels wide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    await page.addInitScript(recordShifts);
    // Each step is visible: the figures of a portfolio are painted before its series arrive.
    await page.route(/\/proxy\/dashboard\?/, async (route) => {
      if (!fetchesFiguresOnly(route)) await expect(page.getByText(/^Cours \(VL\) du/)).toBeVisible();
      await route.fallback();
    });
    for (const path of ['/dashboard', '/dashboard?produit=USDFY', '/produits', '/documents']) {
      await typeAddress(page, stack.siteUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const shifts = await page.evaluate(() => window.sessionStorage.getItem('shifts') ?? '');
      expect(`${path}: ${shifts}`).toBe(`${path}: `);
    }
  });
}

for (const width of [390, 768]) {
  test(`the help button of a figure is on the line of its label, ${width} pixels wide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    for (const [query, count] of [
      ['?periode=10-semaines', 3],
      ['?periode=10-semaines&produit=USDFY', 5],
    ] as const) {
      await typeAddress(page, `${stack.siteUrl}/dashboard${query}`);
      const buttons = page.getByRole('button', { name: /^Comprendre ce chiffre/ });
      await expect(buttons).toHaveCount(count);
      expect(await buttons.evaluateAll(apartFromWords)).toEqual([]);
    }
  });
}

/** Runs in the page: the buttons on another line than the last word before them. */
function apartFromWords(buttons: readonly Element[]): string[] {
  return buttons.flatMap((button) => {
    const words = document.createRange();
    words.selectNodeContents(button.previousElementSibling ?? button);
    const line = [...words.getClientRects()].at(-1);
    const { top, height } = button.getBoundingClientRect();
    const middle = top + height / 2;
    const isBeside = line !== undefined && middle > line.top && middle < line.bottom;
    return isBeside ? [] : [button.getAttribute('aria-label') ?? ''];
  });
}

/** Runs in the page: records each layout shift with its score. */
function recordShifts(): void {
  sessionStorage.removeItem('shifts');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      sessionStorage.setItem('shifts', `${sessionStorage.getItem('shifts') ?? ''}${JSON.stringify(entry)};`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
