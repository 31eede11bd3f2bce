/** The widths at which a screen is checked: a phone's and a desktop's. */
import { expect, type Page } from '@playwright/test';

const widths = [390, 1440];

/** Those at which a whole journey is repeated: in short, the phone's, where less fits. */
export const journeyWidths = process.env['LONG_TESTS'] === 'true' ? widths : widths.slice(0, 1);

/**
 * Checks the page as it is at each width, where nothing is wider than the screen and no cell covers the next one; then
 * returns to its own.
 */
export async function atBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check();
    expect(await page.evaluate(tooWide), `${page.url()}, ${width} pixels wide`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Runs in the page: what is wider than the screen, and the texts that are wider than their cell; one pixel is for screen readers alone. */
function tooWide(): string[] {
  const parts = [document.documentElement, ...document.querySelectorAll('td')];
  return parts
    .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
    .map((part) => (part instanceof HTMLTableCellElement ? part.innerText.trim() : document.title))
    .filter((text) => text !== '');
}
