/**
 * A Chromium of which nothing listens but what is asked. Playwright hears every request, word and error of a page, on the
 * processor of that page: at a quarter of its speed, a quarter of the time until its figures.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { chromium } from 'playwright';

export interface BareBrowser {
  /** One call of the DevTools protocol, to the browser or, with `sessionId`, to a page of it. Throws what it refuses. */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

const startTimeoutMs = 30_000;

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
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  let calls = 0;
  return {
    async send(method, params = {}, sessionId) {
      calls += 1;
      const id = calls;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await promise;
      if (result === undefined) throw new Error(`${method}: ${error?.message ?? 'no answer'}`);
      return result;
    },
    async close() {
      process.removeListener('exit', stopNow);
      socket.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** Chromium says on its error output where it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  // Read to the end of its life: a full pipe would stop the browser.
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address !== undefined) resolve(address);
  });
  setTimeout(() => reject(new Error(`The browser did not start: ${said}`)), startTimeoutMs).unref();
  return promise;
}
