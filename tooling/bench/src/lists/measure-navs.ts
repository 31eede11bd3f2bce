/**
 * The month calendar of NAVs with ten years of four strategies published, one in fifty of them corrected (`pnpm bench navs`,
 * one minute): p50 and p95 over HTTP, one call for each month of the ten years.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { withClient } from '@repo/postgres/databases';
import { type Figure, progress } from '../report.ts';
import { startProduct } from '../server/start-product.ts';
import { quantile } from '../statistics.ts';
import { openSession } from './measure-lists.ts';

/** design/acceptance.md, A20. */
const mostMs = 50;
const years = 10;
const warmUp = 3;

export async function measureNavs(): Promise<Figure[]> {
  const token = `usx_${randomBytes(32).toString('base64url')}`;
  const product = await startProduct({
    data: 'accounts',
    env: { TRUST_PROXY: 'true' },
    prepare: async (url) => {
      await fillNavs(url);
      await openSession(url, token);
    },
  });
  try {
    const months = Array.from({ length: 12 * years }, (_unused, index) => monthBefore(new Date(), index));
    const call = async (month: string) => {
      const start = performance.now();
      const response = await fetch(`${product.server.url}/proxy/admin/navs/calendar?month=${month}`, {
        headers: {
          authorization: `Bearer ${token}`,
          // Each call from another address, within the limits of traffic.
          'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        },
      });
      const body = await response.text();
      if (response.status !== 200) throw new Error(`${month}: ${response.status}`);
      // A month of which nothing is published would be no measure.
      if (!body.includes('"published"')) throw new Error(`${month}: no NAV`);
      return performance.now() - start;
    };
    for (const month of months.slice(0, warmUp)) await call(month);
    const times: number[] = [];
    for (const month of months) times.push(await call(month));
    const p95 = quantile(times, 0.95);
    return [
      {
        name: `month calendar, ${years} years of four strategies, ${months.length} months`,
        measured: `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
        target: `p95 ≤ ${mostMs} ms`,
        isMet: p95 <= mostMs,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** « 2026-11 », `count` months before the one of a day. */
const monthBefore = (day: Date, count: number): string =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count, 1)).toISOString().slice(0, 7);

function fillNavs(url: string): Promise<void> {
  progress(`${years} years of NAVs`);
  return withClient(url, async (client) => {
    await client.query(
      `insert into navs (strategy_id, day, vl, source, version, published_at)
       select id, day, round((100 * exp(0.0001 * n) + 0.01 * (n % 7))::numeric, 8), 'import', 1 + (n % 50 = 0)::int, now()
       from strategies, generate_series(0, $1::int) as n, lateral (select current_date - $1::int + n as day) as days
       where id in ('usdfy', 'btcfy', 'ethfy', 'eurfy')`,
      [366 * years],
    );
    await client.query(
      `insert into nav_revisions (strategy_id, day, version, vl, source, published_at, replaced_at)
       select strategy_id, day, 1, vl * 1.001, source, published_at, now() from navs where version = 2`,
    );
    await client.query('vacuum analyze');
  });
}
