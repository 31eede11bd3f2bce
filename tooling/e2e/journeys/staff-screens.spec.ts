/** Every screen of the back office is built and accessible: axe in both themes, layout at four widths. */
import { expect, type Page } from '@playwright/test';
import { staff, walkOfStaff } from '../src/access.ts';
import { problemsOn } from '../src/accessibility.ts';
import { typeAddress } from '../src/addresses.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

// A trace of so many screens takes longer than the screens.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const isWhole = process.env['LONG_TESTS'] === 'true';
const password = 'Demonstration-2026!';
/** Three accounts open every screen between them. */
const visitors = ['ines.garnier', 'paul.conseil', 'equisafe'];
const widths = [390, 768, 1440];
/** The layout of every screen is checked at each of these; 720 is a screen of 1440 at 200 %. */
const layoutWidths = [1440, 768, 720, 390];

for (const { key, opens } of staff.filter((account) => visitors.includes(account.key))) {
  test(`[A57] axe finds nothing on the screens of ${key}, those of Yield are built, light or dark, and that they fit four widths`, async ({
    page,
    stack,
  }) => {
    test.slow();
    await signInStaff(page, stack, { email: `${key}@exemple.fr`, password });
    const found: string[] = [];
    for (const [index, url] of walkOfStaff(stack, opens).opened.entries()) {
      await openLoaded(page, url);
      found.push(...(await layoutProblems(page)));
      // In short, axe runs at one width each: all three are seen of some screens.
      const seen = isWhole ? widths : [widths[index % widths.length] ?? 390];
      for (const width of seen) found.push(...(await problemsAt(page, width)));
    }
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

async function openLoaded(page: Page, url: string): Promise<void> {
  await typeAddress(page, url);
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

/** Resizes the open page from one width to the next: no screen is loaded again. Only colours differ between themes. */
async function layoutProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of layoutWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(settled);
    const problems = await page.evaluate(unreachable);
    found.push(...problems.map((what) => `${new URL(page.url()).pathname}, ${width} pixels: ${what}`));
  }
  return found;
}

/** Runs in the page: resolves once its fonts are there and no frame of the last five has changed what is laid out. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const { body } = document;
  const layout = () => [body.scrollWidth, body.scrollHeight, body.getElementsByTagName('*').length].join();
  let last = '';
  for (let same = 0; same < 5; ) {
    await new Promise(requestAnimationFrame);
    const now = layout();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** Runs in the page: what is wider than the screen, contract numbers on two lines, fields that are cut, tables that neither fit nor scroll by keyboard. */
function unreachable(): string[] {
  const page = document.documentElement;
  const found = page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : [];
  for (const table of document.querySelectorAll('table')) {
    const frame = table.parentElement;
    const fits = frame === null || frame.scrollWidth <= frame.clientWidth;
    // A grid is walked cell by cell, with the arrows and « Fin ».
    if (!fits && frame.tabIndex !== 0 && table.role !== 'grid')
      found.push(`${table.ariaLabel}: its last column cannot be reached`);
  }
  // Scrolled to its last day, the grid of NAVs shows whole cells beside the name that stays at its left.
  for (const field of document.querySelectorAll('td input')) {
    field.closest('table')?.parentElement?.scrollTo({ left: 9999, behavior: 'instant' });
    const edge = field.closest('tr')?.querySelector('th')?.getBoundingClientRect().right;
    const { left, right } = field.getBoundingClientRect();
    if (edge !== undefined && left < edge && edge < right)
      found.push(`${field.ariaLabel} is cut by its name`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(/PO-\d{4}-\d+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + number.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${number} is on ${lines.size} lines`);
    }
  }
  return found;
}
