import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

export interface PageScripts {
  readonly count: number;
  /** The size of each file compressed by gzip at its default level (6). */
  readonly gzipBytes: number;
  /** Bodies and headers as transferred, in the encoding negotiated between the site server and Chromium. */
  readonly wireBytes: number;
  readonly hasCharts: boolean;
}

/** Strings of echarts and of its drawing library that a minifier cannot remove. */
const chartsMark = /\[ECharts\]|_zr_|zr_0|data-zr-dom-id|ec-extension/;

/**
 * Opens a page with an empty cache, waits for its password field and an idle network, and weighs every script loaded.
 */
export async function readScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    const loaded: { text: Promise<string>; wire: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      if (!/\.m?js$/.test(new URL(request.url()).pathname)) return;
      loaded.push({
        text: request.response().then((response) => response?.text() ?? ''),
        wire: request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize),
      });
    });
    await page.goto(url);
    await page.locator('input[type=password]').waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(loaded.map(({ text }) => text));
    const wires = await Promise.all(loaded.map(({ wire }) => wire));
    if (texts.length === 0 || texts.includes('')) throw new Error(`${url}: a script could not be read.`);
    return {
      count: texts.length,
      gzipBytes: sum(texts.map((text) => gzipSync(text, { level: 6 }).length)),
      wireBytes: sum(wires),
      hasCharts: texts.some((text) => chartsMark.test(text)),
    };
  } finally {
    await context.close();
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
