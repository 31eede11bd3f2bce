/** Every state of the investor's screens is accessible, in both themes, and nothing moves while a screen loads. */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { signIn } from '../src/investor.ts';
import { documents, support } from '../src/screens/documents.ts';
import { legal } from '../src/screens/legal.ts';
import { portfolio } from '../src/screens/portfolio.ts';
import { products } from '../src/screens/products.ts';
import { asksFiguresAlone, openScreen, type ScreenState } from '../src/screens/steps.ts';
import { subscription } from '../src/screens/subscription.ts';
import { test } from '../src/shared-stack.ts';

const investor = { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' };

// A trace of so many screens takes longer than the screens.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const areas = { portfolio, products, subscription, documents, support, legal };

for (const [area, states] of Object.entries(areas)) {
  test(`${area}: axe finds nothing in any state, light or dark`, async ({ page, stack }) => {
    test.slow();
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    const found: string[] = [];
    for (const state of states) found.push(...(await problemsOf(page, stack.siteUrl, state)));
    expect(found).toEqual([]);
  });
}

async function problemsOf(page: Page, siteUrl: string, state: ScreenState): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, siteUrl, state);
  const inLight = await problemsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but colours differs from one theme to the other.
  const inDark = await problemsOn(page, 'color-contrast');
  return [
    ...inLight.map((problem) => `${state.title}, light: ${problem}`),
    ...inDark.map((problem) => `${state.title}, dark: ${problem}`),
  ];
}

for (const width of [390, 1440]) {
  test(`nothing moves while Portefeuille, Produits and Mes documents load, ${width} pixels wide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    await page.addInitScript(recordShifts);
    // Each step is seen: the figures of a portfolio are painted before its series come.
    await page.route(/\/proxy\/dashboard\?/, async (route) => {
      if (!asksFiguresAlone(route)) await expect(page.getByText(/^Cours \(VL\) du/)).toBeVisible();
      await route.fallback();
    });
    for (const path of ['/dashboard', '/dashboard?product=USDFY', '/produits', '/documents']) {
      await page.goto(stack.siteUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const shifts = await page.evaluate(() => window.sessionStorage.getItem('shifts') ?? '');
      expect(`${path}: ${shifts}`).toBe(`${path}: `);
    }
  });
}

test('no screen of an investor asks for the tables of Intl while it loads', async ({ page, stack }) => {
  await signIn(page, stack.siteUrl, investor);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  await page.addInitScript(recordIntl);
  for (const path of ['/dashboard', '/produits', '/documents']) {
    await page.goto(stack.siteUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() => document.documentElement.dataset['intl'] ?? '');
    expect(`${path}: ${asked}`).toBe(`${path}: `);
  }
});

/** Runs in the page: what is asked of Intl is written on its root. */
function recordIntl(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it must travel with the function around it
  const record = (what: string) => {
    document.documentElement.dataset['intl'] = `${document.documentElement.dataset['intl'] ?? ''} ${what}`;
  };
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const) {
    const heard = new Proxy(Intl[name], {
      construct(target, options) {
        record(name);
        return Reflect.construct(target, options);
      },
      get(target, key) {
        if (key === 'supportedLocalesOf') record(`${name}.${key}`);
        return Reflect.get(target, key);
      },
    });
    Object.assign(Intl, { [name]: heard });
  }
}

for (const width of [390, 768]) {
  test(`what explains a figure stands on the line of its words, ${width} pixels wide`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, stack.siteUrl, investor);
    await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
    for (const [query, count] of [
      ['?period=weekly', 3],
      ['?period=weekly&product=USDFY', 5],
    ] as const) {
      await page.goto(`${stack.siteUrl}/dashboard${query}`);
      const buttons = page.getByRole('button', { name: /^Comprendre ce chiffre/ });
      await expect(buttons).toHaveCount(count);
      expect(await buttons.evaluateAll(apartFromWords)).toEqual([]);
    }
  });
}

/** Runs in the page: the buttons that stand on another line than the last word before them. */
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

/** Runs in the page: writes down what moved, and by how much. */
function recordShifts(): void {
  sessionStorage.removeItem('shifts');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      sessionStorage.setItem('shifts', `${sessionStorage.getItem('shifts') ?? ''}${JSON.stringify(entry)};`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
