/**
 * Kaskad at volume (`pnpm bench kaskad`): its lists, searches, counts and pages with 1 000 000 investments of 100 000 users and 200 000
 * grants, as `bench lists` measures those of Yield, and an allotment of 100 000 investments, simulated and published.
 * `KASKAD_INVESTMENTS` sets the volume, `KASKAD_ONLY` a part of the names of what is measured.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { withClient } from '@repo/postgres/databases';
import { atMost, type Figure, orFailure, progress } from '../report.ts';
import { type Product, startProduct } from '../server/start-product.ts';
import { bulkFill } from './bulk-fill.ts';
import { fillKaskad, roundToAllot } from './fill-kaskad.ts';
import { type KaskadCase, kaskadCases, largestGrant } from './kaskad-cases.ts';
import { countsAreFolded, measure, openSession } from './measure-lists.ts';
import { PlanLog } from './plans.ts';

const investments = Number(process.env['KASKAD_INVESTMENTS'] ?? 1_000_000);
const volume = {
  investments,
  users: Math.ceil(investments / 10),
  grants: Math.ceil(investments / 5),
  toAllot: Math.min(100_000, Math.ceil(investments / 2)),
};
/** design/acceptance.md, B52. */
const allotmentSeconds = 5;
const writtenEveryMs = 200;

const newToken = () => `usx_${randomBytes(32).toString('base64url')}`;

export async function measureKaskad(): Promise<Figure[]> {
  const seed = randomInt(2 ** 31);
  progress(`${investments} investments of ${volume.users} users, ${volume.grants} grants, seed ${seed}`);
  const [maker, checker, holder] = [newToken(), newToken(), newToken()];
  const product = await startProduct({
    data: 'accounts',
    env: { TRUST_PROXY: 'true', RATE_LIMIT_READS_PER_MINUTE: '1000000' },
    onLog: (text) => (text.includes('"level":50') ? progress(text) : undefined),
    prepare: async (url) => {
      await new PlanLog(url).prepare();
      await bulkFill(url, seed, (client) => fillKaskad(client, volume));
      await openSession(url, maker, 'kaskad.admin@exemple.fr');
      await openSession(url, checker);
      await openSession(url, holder, await emailOfHolder(url));
    },
  });
  try {
    await countsAreFolded(product.databaseUrl);
    const cases = await kaskadCases(product.databaseUrl, roundToAllot);
    const only = process.env['KASKAD_ONLY'] ?? '';
    const plans = new PlanLog(product.databaseUrl);
    const figures: Figure[] = [];
    for (const { by, ...one } of cases.filter(({ name }: KaskadCase) => name.includes(only))) {
      const measured = { ...one, token: by === 'staff' ? maker : holder };
      figures.push(
        ...(await orFailure(one.name, async () => [
          await measure({ url: product.server.url, plans }, measured),
        ])),
      );
    }
    if (only === '')
      figures.push(...(await orFailure('allotment', () => measureAllotment(product, { maker, checker }))));
    return figures;
  } finally {
    await product.stop();
  }
}

/** The owner of the grant of two hundred tranches. */
async function emailOfHolder(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ email: string }>(
      `select email from users where id = (select user_id from (${largestGrant}) as g)`,
    ),
  );
  return rows[0]?.email ?? '';
}

/** The job of a publication has ended. */
async function isWritten(url: string): Promise<void> {
  for (;;) {
    const { rows } = await withClient(url, (client) =>
      client.query<{ left: string }>('select count(*) as left from kaskad_allotted_units'),
    );
    if (rows[0]?.left === '0') return;
    await new Promise((resolve) => setTimeout(resolve, writtenEveryMs));
  }
}

/** Simulated, then published by two people; a job then writes it to every investment by parts. */
async function measureAllotment(
  { server, databaseUrl }: Product,
  { maker, checker }: { maker: string; checker: string },
): Promise<Figure[]> {
  // The sign-in of who approves is recent.
  await withClient(databaseUrl, (client) =>
    client.query('update sessions set created_at = now(), last_seen_at = now()'),
  );
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string; version: number }>('select id, version from kaskad_rounds where name = $1', [
      roundToAllot,
    ]),
  );
  const round = `/proxy/kaskad-admin/rounds/${rows[0]?.id}`;
  const allotment = { rule: 'pro_rata' };
  const call = async (path: string, token: string, body: object) => {
    const start = performance.now();
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const json: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
    return { seconds: (performance.now() - start) / 1000, body: new Map(Object.entries(Object(json))) };
  };
  const simulated = await call(`${round}/allotment-simulation`, maker, { rule: allotment });
  const compared = await call(`${round}/allotment-simulation`, maker, {
    rule: allotment,
    compare_with: { rule: 'first_come' },
  });
  const requested = await call(`${round}/allotment`, maker, {
    version: rows[0]?.version,
    fingerprint: simulated.body.get('fingerprint'),
    allotment,
    reason: 'Mesure',
  });
  const pending = Object(requested.body.get('pending_change'));
  const approved = await call(`/proxy/admin/change-requests/${pending.id}/approve`, checker, {});
  const start = performance.now();
  await isWritten(databaseUrl);
  const written = (performance.now() - start) / 1000;
  const target = { target: allotmentSeconds, unit: 's' };
  const of = `allotment of ${volume.toAllot} investments`;
  return [
    atMost(`${of}, simulated`, simulated.seconds, target),
    atMost(`${of}, two rules compared`, compared.seconds, target),
    atMost(`${of}, its publication requested`, requested.seconds, target),
    atMost(`${of}, published by the second person`, approved.seconds, target),
    { name: `${of}, then written by parts of 2 000`, measured: `${written.toFixed(1)} s` },
  ];
}
