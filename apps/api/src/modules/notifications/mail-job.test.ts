import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { startMailJob } from './mail-job.ts';
import { queueMail } from './queue-mail.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const queue = (email: string) =>
  queueMail(test.deps, { email }, { kind: 'paymentChecking', data: { strategy: 'USDFY' } });

describe('the mail job', () => {
  it('empties the outbox by itself, and stops on demand', async () => {
    const stop = startMailJob(test.deps);
    await queue('a@exemple.fr');
    vi.advanceTimersByTime(2000);
    await expect.poll(() => test.mail.sent.length).toBe(1);
    await stop();
    await queue('b@exemple.fr');
    vi.advanceTimersByTime(10_000);
    expect(test.mail.sent.map(({ to }) => to)).toEqual(['a@exemple.fr']);
  });

  it('lets the message in hand leave before it stops, and begins no second round meanwhile', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const mail = {
      isLocal: false,
      send: async ({ to }: { to: string }) => {
        begun.push(to);
        await held;
      },
    };
    const stop = startMailJob({ ...test.deps, mail });
    await queue('a@exemple.fr');
    vi.advanceTimersByTime(2000);
    await expect.poll(() => begun.length).toBe(1);
    await queue('b@exemple.fr');
    vi.advanceTimersByTime(10_000);
    let hasStopped = false;
    const stopped = stop().then(() => {
      hasStopped = true;
    });
    await test.deps.db.execute('select 1');
    expect(hasStopped).toBe(false);
    letGo();
    await stopped;
    expect(begun).toEqual(['a@exemple.fr']);
  });
});
