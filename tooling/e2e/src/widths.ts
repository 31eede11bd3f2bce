/** The widths at which a screen is looked at: a telephone's and a desk's. */
import { expect, type Page } from '@playwright/test';

const widths = [390, 1440];

/** Checks the page as it is at each width, where nothing is wider than the screen; then returns to its own. */
export async function atBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()}, ${width} pixels wide`).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
