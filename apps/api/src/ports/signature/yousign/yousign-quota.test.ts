import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../testing/fakes.ts';
import { openYousignWorld } from '../../../testing/signature-worlds.ts';
import { createYousignQuota, YousignBusy } from './yousign-quota.ts';

const start = '2026-03-02T09:00:00.000Z';
const response = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers(headers),
});

function newQuota(limits = { perMinute: 3, perHour: 5 }) {
  const clock = createFakeClock(start);
  const quota = createYousignQuota(clock, limits);
  const call = () => {
    quota.requireRoom();
    quota.count();
  };
  return { clock, quota, call };
}

describe('the quota of Yousign', () => {
  it('is kept by the minute and by the hour', () => {
    const { clock, call } = newQuota();
    for (let i = 0; i < 3; i += 1) call();
    expect(call).toThrow(YousignBusy);
    clock.advance({ seconds: 60 });
    for (let i = 0; i < 2; i += 1) call();
    clock.advance({ minutes: 2 });
    expect(call).toThrow('2026-03-02T10:00:00.000Z');
    clock.set('2026-03-02T10:00:00.001Z');
    call();
  });

  it.each([
    ['as long as a 429 asks', response(429, { 'retry-after': '120' }), 120],
    ['a minute when it does not say', response(429), 60],
    [
      'to the end of the window when nothing remains',
      response(200, { 'ratelimit-remaining': '0', 'ratelimit-reset': '17' }),
      17,
    ],
    ['not when something remains', response(200, { 'ratelimit-remaining': '1', 'ratelimit-reset': '17' }), 0],
    [
      'not for what is no number',
      response(200, { 'ratelimit-remaining': 'zéro', 'ratelimit-reset': '17' }),
      0,
    ],
  ])('waits %s', (_what, seen, seconds) => {
    const { clock, quota, call } = newQuota();
    quota.learn(seen);
    if (seconds > 0) expect(call).toThrow(YousignBusy);
    clock.advance({ seconds });
    call();
  });

  it('is the one that the responses give, when it was raised', () => {
    const { quota, call } = newQuota();
    quota.learn(response(200, { 'x-ratelimit-limit-minute': '300', 'x-ratelimit-limit-hour': '6000' }));
    for (let i = 0; i < 300; i += 1) call();
    expect(call).toThrow(YousignBusy);
  });

  it('spent elsewhere, is found by one call and no other is made until it is over', async () => {
    const world = await openYousignWorld();
    try {
      Object.assign(world.standIn.world.limits, { perMinute: 2, perHour: 100 });
      // Another server of ours took the first.
      await fetch(`${world.standIn.origin}/v3/signature_requests`, {
        headers: { authorization: 'Bearer stand-in-api-key' },
      });
      await world.signature.getStatus('a');
      await expect(world.signature.getStatus('a')).rejects.toThrow(YousignBusy);
      expect(world.standIn.calls).toHaveLength(2);
      world.clock.advance({ minutes: 61 });
      expect(await world.signature.getStatus('a')).toBeNull();
    } finally {
      await world.close();
    }
  });

  it('reports the message of a 429 with another body', async () => {
    const world = await openYousignWorld();
    try {
      const fault = {
        kind: 'status',
        status: 429,
        headers: { 'retry-after': '90' },
        body: { message: 'API rate limit exceeded' },
      } as const;
      world.standIn.faults.push({ on: 'external_id', fault });
      await expect(world.signature.getStatus('a')).rejects.toThrow(
        'Yousign responded 429: API rate limit exceeded',
      );
      await expect(world.signature.getStatus('a')).rejects.toThrow('2026-03-02T09:01:30.000Z');
      expect(world.standIn.calls).toHaveLength(1);
    } finally {
      await world.close();
    }
  });
});
