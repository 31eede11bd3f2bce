// The publications of NAVs, as an administrator approves them: of a file, of typed ones, and one that deals.
import { randomUUID } from 'node:crypto';
import { addDays, isoDay } from '@repo/domain/dates';
import { z } from 'zod';
import {
  approve,
  type CrashWorld,
  changeSchema,
  contractBy,
  get,
  type PrepareWrite,
  post,
  prepare,
  subscribeAndSign,
  today,
  toForm,
  validate,
} from './crash-world.ts';

let importCount = 0;

/** Requests the publication of these NAVs; returns the request that the other administrator approves. */
async function requestNavs(world: CrashWorld, lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(['date;strategie;vl', ...lines].join('\n'));
  const form = toForm({ kind: 'nav' }, { name: 'vl.csv', mime: 'text/csv', bytes });
  const { body: plan } = await prepare(world, '/proxy/admin/imports', { by: world.admin, body: form });
  const path = `/proxy/admin/imports/${z.looseObject({ id: z.string() }).parse(plan).id}/commit`;
  const { body } = await prepare(world, path, { by: world.admin, body: { reason: 'Valeurs du jour' } });
  return changeSchema.parse(body['pending_change']).id;
}

export const navWrites = {
  import: async (world) => {
    importCount += 1;
    const first = isoDay(`${2000 + importCount}-01-01`);
    const changeId = await requestNavs(
      world,
      [0, 1, 2, 3, 4].map((day) => `${addDays(first, day)};USDFY;10${day},5`),
    );
    return {
      isKeyed: false,
      send: () => approve(world, changeId),
      isDone: async () => {
        const query = `strategy=USDFY&from=${first}&to=${addDays(first, 4)}`;
        const listed = await get(world, `/proxy/admin/navs?${query}`, world.admin);
        return z.looseObject({ total: z.number() }).parse(listed).total === 5;
      },
    };
  },
  /** A publication that deals a payment and a closing. */
  deal: async (world) => {
    const strategyId = world.product.toLowerCase();
    const closed = await subscribeAndSign(world, strategyId);
    const yesterday = addDays(today(), -1);
    await validate(world, closed, yesterday);
    await approve(world, await requestNavs(world, [`${yesterday};${world.product};100`]));
    await prepare(world, `/proxy/signatures/${closed}/close`, { by: world.client });
    await validate(world, await subscribeAndSign(world, strategyId), today());
    const changeId = await requestNavs(world, [`${today()};${world.product};101`]);
    return {
      isKeyed: false,
      send: () => approve(world, changeId),
      isDone: async () => {
        const contract = await contractBy(world, { id: closed });
        return contract?.payouts.some(({ kind }) => kind === 'closing') === true;
      },
    };
  },
  /** A typed NAV, approved with a key: whenever the server is killed, each response is that of the one publication. */
  publishNav: async (world) => {
    const strategyId = world.product.toLowerCase();
    const cells = [{ strategy_id: strategyId, date: today(), text: '100,5', unit: 'nav' }];
    const body = { cells, reason: 'Valeur du dépositaire' };
    const held = await prepare(world, '/proxy/admin/navs/submit', { by: world.admin, body });
    const changeId = changeSchema.parse(held.body['pending_change']).id;
    const path = `/proxy/admin/change-requests/${changeId}/approve`;
    const call = { by: world.checker, body: {}, key: randomUUID() };
    const responses = new Set<string>();
    return {
      isKeyed: true,
      send: async () => {
        const response = await post(world, path, call);
        if (response.status === 200) responses.add(JSON.stringify(response.body));
        return response.status;
      },
      isDone: async () => {
        const calendar = await get(world, '/proxy/admin/navs/calendar', world.admin);
        const { strategies } = calendarSchema.parse(calendar);
        const day = strategies.find(({ id }) => id === strategyId)?.days.find(({ date }) => date === today());
        return day?.value === '100.5' && day.version === 1 && responses.size <= 1;
      },
    };
  },
} satisfies Record<string, PrepareWrite>;

const calendarSchema = z.object({
  strategies: z.array(
    z.looseObject({
      id: z.string(),
      days: z.array(
        z.looseObject({ date: z.string(), value: z.string().nullable(), version: z.number().nullable() }),
      ),
    }),
  ),
});
