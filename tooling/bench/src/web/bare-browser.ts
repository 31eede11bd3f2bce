/**
 * A Chromium with only the requested DevTools domains enabled. Playwright enables them for every request, log and error
 * of a page, in the page's own process: at a quarter of its speed, that takes a quarter of the time until its figures.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { chromium } from 'playwright';

export interface BareBrowser {
  /**
   * One call of the DevTools protocol, to the browser or, with `sessionId`, to one of its pages. @throws on a protocol
   * error, and when there is no response: a page whose script never ends gives none.
   */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Ends the browser with its pages, whatever they do. */
  close(): Promise<void>;
}

const startTimeoutMs = 30_000;
const responseTimeoutMs = 30_000;
const closeTimeoutMs = 10_000;

export async function startBareBrowser(flags: readonly string[]): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-bare-'));
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch();
  const child = spawn(
    executablePath,
    [...args, ...flags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stopNow = () => child.kill('SIGKILL');
  process.once('exit', stopNow);
  const socket = new WebSocket(await addressOf(child));
  await once(socket, 'open');
  const waiting = new Map<number, (response: ProtocolResponse) => void>();
  socket.addEventListener('message', ({ data }) => {
    const response: ProtocolResponse = JSON.parse(String(data));
    waiting.get(response.id ?? 0)?.(response);
    waiting.delete(response.id ?? 0);
  });
  let calls = 0;
  const send: BareBrowser['send'] = async (method, params = {}, sessionId) => {
    calls += 1;
    const id = calls;
    const { promise, resolve, reject } = Promise.withResolvers<ProtocolResponse>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => reject(new Error(`${method}: no response`)), responseTimeoutMs).unref();
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await promise.finally(() => clearTimeout(timer));
    if (result === undefined) throw new Error(`${method}: ${error?.message ?? 'no response'}`);
    return result;
  };
  return {
    send,
    async close() {
      // The program may be a script that starts the browser: a signal would end the script alone.
      const ended = once(child, 'exit');
      const timer = setTimeout(stopNow, closeTimeoutMs);
      // It may end before it responds.
      send('Browser.close').catch(() => undefined);
      await ended;
      clearTimeout(timer);
      process.removeListener('exit', stopNow);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface ProtocolResponse {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Chromium writes its DevTools URL on standard error. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  // Read until the process exits: a full pipe would block the browser.
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  setTimeout(() => reject(new Error(`The browser did not start: ${said}`)), startTimeoutMs).unref();
  return promise;
}
