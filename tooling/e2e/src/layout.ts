/** What of a screen cannot be reached at the widths of phones, tablets and desktops. */
import type { Page } from '@playwright/test';

/** 720 is a screen of 1440 at 200 %. */
const layoutWidths = [1440, 768, 720, 390];

/** Resizes the open page from one width to the next: no screen is loaded again. */
export async function layoutProblems(page: Page): Promise<string[]> {
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
export async function settled(): Promise<void> {
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
