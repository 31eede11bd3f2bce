/** What a screen loses at 320 pixels (a desktop of 1280 at 400 %), and with the text spacing of WCAG 1.4.12. */
import type { Page } from '@playwright/test';
import { settled } from './layout.ts';

/** RGAA 10.11. The height is that of 1024 at 400 %. */
const narrow = { width: 320, height: 256 };
/** RGAA 10.12: at the widths of a desktop and of a phone. */
const spacedWidths = [1280, 390];

/** Leaves the page without the spacing, at the width it had. */
export async function narrowProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const where = new URL(page.url()).pathname;
  const found: string[] = [];
  const check = async (how: string) => {
    await page.evaluate(settled);
    found.push(...(await page.evaluate(lostParts)).map((what) => `${where}, ${how}: ${what}`));
  };
  await page.setViewportSize(narrow);
  await check('320 pixels');
  await page.evaluate(spaceText, true);
  for (const width of spacedWidths) {
    await page.setViewportSize({ width, height: 900 });
    await check(`spaced text, ${width} pixels`);
  }
  await page.evaluate(spaceText, false);
  if (before !== null) await page.setViewportSize(before);
  return found;
}

/**
 * Runs in the page: sets or removes the spacing of WCAG 1.4.12, by a sheet that is made by a script, which the policy of the sites allows. The
 * words of a drawing are a picture; those of a chart are in its table.
 */
function spaceText(isOn: boolean): void {
  if (!isOn) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important } svg { letter-spacing: normal !important; word-spacing: normal !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole
/** Runs in the page: a page that scrolls sideways, parts that do and hold no table or chart, and texts that are cut. */
function lostParts(): string[] {
  const page = document.documentElement;
  const found = new Set<string>();
  const nameOf = (element: Element) => {
    const words = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> « ${words} »`;
  };
  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
    );
    found.add(`the page scrolls sideways, by ${wide.slice(0, 3).map(nameOf).join(', ')}`);
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (!scrolls || element.scrollWidth <= element.clientWidth + 1 || !isSeen(element)) continue;
    // Two dimensions are what a table is read by (RGAA 10.11).
    if (element.querySelector('table, [role="grid"]') === null)
      found.add(`a part scrolls sideways: ${nameOf(element)}`);
  }
  /** Whether a text is cut by one of the elements around it, or can be reached in it. */
  const cutBy = (text: DOMRect, frame: Element): boolean | null => {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const box = frame.getBoundingClientRect();
    // One pixel is for screen readers alone; what scrolls is reached.
    const isReached = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
    if (box.width <= 1 || box.height <= 1 || isReached) return false;
    const isCutAcross = overflowX !== 'visible' && (text.right > box.right + 1 || text.left < box.left - 1);
    const isCutBelow = overflowY !== 'visible' && (text.bottom > box.bottom + 2 || text.top < box.top - 2);
    return isCutAcross || isCutBelow ? true : null;
  };
  const isLost = (text: DOMRect, owner: Element): boolean => {
    for (let frame: Element | null = owner; frame !== null && frame !== page; frame = frame.parentElement) {
      const isCut = cutBy(text, frame);
      if (isCut !== null) return isCut;
    }
    return text.right > page.scrollWidth + 1 || text.left < -1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const owner = texts.currentNode.parentElement;
    if (owner === null || texts.currentNode.nodeValue?.trim() === '' || !isSeen(owner)) continue;
    range.selectNodeContents(texts.currentNode);
    if (isLost(range.getBoundingClientRect(), owner)) found.add(`a text is cut: ${nameOf(owner)}`);
  }
  return [...found];
}
