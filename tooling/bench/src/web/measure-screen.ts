/**
 * The dashboard of a client with ten years of history and fifty contracts in four strategies, on a slow processor: the
 * time until its figures show, the time to draw a switch, and the memory retained after two hundred of them.
 */
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { atMost, type Figure, progress } from '../report.ts';
import { fillDatabase } from '../server/prepare-database.ts';
import { median } from '../statistics.ts';
import { trustFlag } from './audit-page.ts';
import { startBareBrowser } from './bare-browser.ts';
import { goBackAndForth, watchFigures, watchRedraw } from './in-page.ts';
import { figuresShownAfter } from './measure-figures.ts';
import { type Sites, startSites } from './start-sites.ts';

const slowdown = 4;
const loads = 7;
const switches = 200;
/** Ten steps back through the switches just measured cover both kinds. */
const steps = 10;
/** A switch is complete after this long without a change. */
const quietMs = 250;
const targets = { figuresMs: 1000, redrawMs: 100, heapGrowthPercent: 5 } as const;

const figuresName = `dashboard, processor ÷ ${slowdown}: figures shown`;
const listenedTo = `${figuresName} while Playwright listens`;

const periods = [
  '7 derniers jours',
  '10 dernières semaines',
  '30 derniers jours',
  '12 derniers mois',
] as const;
const product = 'USDFY';

export async function measureScreen(): Promise<Figure[]> {
  const sites = await startSites({ data: 'accounts' });
  try {
    progress('filling ten years, fifty contracts');
    const database = await fillDatabase(sites.databaseUrl, 1);
    await database.close();
    const storage = await sites.resume(database.accounts[0]?.token ?? '');
    const figures = await measureFigures(sites, storage);
    const { args, ...launch } = chromiumLaunch();
    const browser = await chromium.launch({
      ...launch,
      args: [...args, trustFlag(sites.certificate)],
    });
    try {
      return [...figures, ...(await measureIn(browser, sites, storage))];
    } finally {
      await browser.close();
    }
  } finally {
    await sites.stop();
  }
}

async function measureFigures(sites: Sites, storage: Record<string, string>): Promise<Figure[]> {
  const browser = await startBareBrowser([trustFlag(sites.certificate)]);
  try {
    const shown: number[] = [];
    for (let load = 0; load < loads; load += 1) {
      const page = { origin: sites.siteUrl, path: '/dashboard', storage, rate: slowdown };
      shown.push(await figuresShownAfter(browser, page));
    }
    progress(`figures shown: ${shown.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return [atMost(figuresName, median(shown), { target: targets.figuresMs, unit: 'ms' })];
  } finally {
    await browser.close();
  }
}

async function measureIn(browser: Browser, sites: Sites, storage: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rate of [1, slowdown]) {
    const { context, page, figuresShownMs } = await openDashboard(browser, { sites, storage, rate });
    if (rate > 1) figures.push({ name: listenedTo, measured: `${figuresShownMs.toFixed(0)} ms` });
    figures.push(...(await measureSwitches(page, rate)));
    if (rate === 1) figures.push(await measureMemory(page));
    await context.close();
  }
  return figures;
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly figuresShownMs: number;
}

/** In a browser context of its own: its cache is empty. */
async function openDashboard(
  browser: Browser,
  { sites, storage, rate }: { sites: Sites; storage: Record<string, string>; rate: number },
): Promise<Opened> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${sites.siteUrl}/nothing.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  await page.addInitScript(watchFigures);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`${sites.siteUrl}/dashboard`);
  await page.waitForFunction(() => window.measuring.figuresShownMs !== undefined, undefined, {
    timeout: 60_000,
  });
  const figuresShownMs = await page.evaluate(() => window.measuring.figuresShownMs ?? Number.NaN);
  return { context, page, figuresShownMs };
}

async function measureSwitches(page: Page, rate: number): Promise<Figure[]> {
  // Every chart is drawn from the first user gesture on.
  await page.mouse.move(5, 5);
  await page.locator('figure svg text').nth(20).waitFor({ state: 'attached', timeout: 60_000 });
  const byPeriod: number[] = [];
  for (const period of [...periods, ...periods, ...periods]) {
    await page.getByRole('button', { name: /Période/ }).click();
    const option = page.getByRole('option', { name: period });
    byPeriod.push(await redrawnIn(page, () => option.click()));
  }
  const byProduct: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const tile = page.getByRole('button', { name: new RegExp(product) }).last();
    byProduct.push(await redrawnIn(page, () => tile.click()));
    const back = page.getByRole('main').getByRole('button', { name: 'Tous les produits' }).last();
    byProduct.push(await redrawnIn(page, () => back.click()));
  }
  return [figureOf('period', byPeriod), figureOf('product', byProduct)];

  function figureOf(what: string, times: readonly number[]): Figure {
    progress(`${what}, processor ÷ ${rate}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    const measured = `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)}`;
    const name = `dashboard, processor ÷ ${rate}: another ${what} drawn`;
    if (rate > 1) return { name, measured };
    return { name, measured, target: `≤ ${targets.redrawMs} ms`, isMet: median(times) <= targets.redrawMs };
  }
}

async function redrawnIn(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchRedraw, quietMs);
  await act();
  return page.evaluate(() => window.measuring.redrawn ?? Number.NaN);
}

/** Through the history of the switches just made, with back and forward. */
async function measureMemory(page: Page): Promise<Figure> {
  const devtools = await page.context().newCDPSession(page);
  // Warm-up: the engine's type feedback grows at first, and is not a leak.
  await page.evaluate(goBackAndForth, { turns: switches / (2 * steps), steps });
  const before = await heapBytes(devtools);
  await page.evaluate(goBackAndForth, { turns: switches / (2 * steps), steps });
  const after = await heapBytes(devtools);
  const growthPercent = (after / before - 1) * 100;
  return {
    name: `dashboard: memory before and after ${switches} switches`,
    measured: `${inMb(before)} MB, ${inMb(after)} MB (${growthPercent.toFixed(1)} % more)`,
    target: `≤ ${targets.heapGrowthPercent} % more`,
    isMet: growthPercent <= targets.heapGrowthPercent,
  };
}

const inMb = (bytes: number) => (bytes / 1e6).toFixed(1);

/** The heap in bytes after garbage collection. */
async function heapBytes(devtools: CDPSession): Promise<number> {
  // Twice: objects released by a finaliser are collected by the next collection.
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
