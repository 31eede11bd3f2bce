/** The time until a client's figures show, in a browser with an empty cache and without instrumentation. */
import type { BareBrowser } from './bare-browser.ts';
import { watchFigures } from './in-page.ts';

export interface OpenedPage {
  readonly origin: string;
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
  /** The CPU slowdown factor. */
  readonly rate: number;
}

/** In milliseconds, longer than any load takes: a script evaluated earlier would be part of the measurement. */
const graceMs = 4000;
const deadlineMs = 60_000;

/** From the start of the navigation to the frame that shows the figures, in milliseconds. */
export async function figuresShownAfter(
  browser: BareBrowser,
  { origin, path, storage, rate }: OpenedPage,
): Promise<number> {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, params: object = {}) => browser.send(method, params, String(sessionId));
  const evaluate = async (expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression });
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
  };
  await send('Page.enable');
  // Through a URL that responds 404: no code of the application runs, and nothing enters the cache.
  await send('Page.navigate', { url: `${origin}/nothing.txt` });
  await until(async () => (await evaluate('location.origin + document.readyState')) === `${origin}complete`);
  await evaluate(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  await send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchFigures.toString()})()` });
  await send('Emulation.setCPUThrottlingRate', { rate });
  await send('Page.navigate', { url: origin + path });
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  const shownMs = await until(() => evaluate('window.measuring.figuresShownMs'));
  await browser.send('Target.disposeBrowserContext', { browserContextId });
  return Number(shownMs);
}

/** Polls `poll` until its result is defined. */
async function until(poll: () => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const value = await poll();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error('The figures did not show in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
