// The writes of Kaskad: an allotment published by its second person, and units claimed and sent.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { nextTxid } from '../../modules/kaskad-claims/claims.fixture.ts';
import { firmInvestments } from './crash-kaskad-world.ts';
import {
  approve,
  type CrashWorld,
  changeSchema,
  get,
  type PrepareWrite,
  post,
  prepare,
} from './crash-world.ts';

const staff = '/proxy/kaskad-admin';
const grantSchema = z.looseObject({
  grant: z.looseObject({ version: z.number() }),
  claims: z.array(z.looseObject({ id: z.string(), state: z.string() })),
});
const readGrant = async (world: CrashWorld) =>
  grantSchema.parse(await get(world, `/proxy/kaskad/grants/${world.kaskad.grantId}`, world.kaskad.holder));

const toClaim = ({ kaskad }: CrashWorld) => ({
  path: `/proxy/kaskad/grants/${kaskad.grantId}/claims`,
  call: {
    by: kaskad.holder,
    body: { units: '100', wallet_id: kaskad.walletId, version: 1 },
    key: randomUUID(),
  },
});

const roundSchema = z.looseObject({
  version: z.number(),
  /** `left`: investments that the job has yet to write it to. */
  allotment: z.looseObject({ left: z.number() }).nullable(),
  pending_change: changeSchema.nullable(),
});

export const kaskadWrites = {
  publishAllotment: async (world) => {
    const { admin, checker, roundId } = world.kaskad;
    const round = `${staff}/rounds/${roundId}`;
    const read = async () => roundSchema.parse(await get(world, round, admin));
    const allotment = { rule: 'pro_rata' };
    const simulated = await prepare(world, `${round}/allotment-simulation`, {
      by: admin,
      body: { rule: allotment },
    });
    const { fingerprint } = z.looseObject({ fingerprint: z.string() }).parse(simulated.body);
    const body = { version: (await read()).version, fingerprint, allotment, reason: 'Allocation' };
    await prepare(world, `${round}/allotment`, { by: admin, body });
    const changeId = (await read()).pending_change?.id ?? '';
    return {
      isKeyed: false,
      send: () => approve(world, changeId, checker),
      isDone: async () => {
        const listed = await get(world, `${staff}/investments?round=${roundId}`, admin);
        const investment = z.looseObject({ allotted_units: z.string().nullable() });
        const { items } = z.looseObject({ items: z.array(z.looseObject({ investment })) }).parse(listed);
        const isWhole = items.every((item) => item.investment.allotted_units !== null);
        const { allotment: published } = await read();
        return items.length === firmInvestments && published !== null && (isWhole || published.left > 0);
      },
    };
  },
  claimUnits: async (world) => {
    const { path, call } = toClaim(world);
    return {
      isKeyed: true,
      send: async () => (await post(world, path, call)).status,
      isDone: async () => (await readGrant(world)).claims.map(({ state }) => state).join() === 'requested',
    };
  },
  executeClaim: async (world) => {
    const { path, call } = toClaim(world);
    await prepare(world, path, call);
    const [claim] = (await readGrant(world)).claims;
    await prepare(world, `${staff}/claims/${claim?.id}/verify`, { by: world.kaskad.admin });
    const body = { txid: nextTxid() };
    const execution = { by: world.kaskad.admin, body, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `${staff}/claims/${claim?.id}/execute`, execution)).status,
      isDone: async () => (await readGrant(world)).claims.map(({ state }) => state).join() === 'executed',
    };
  },
} satisfies Record<string, PrepareWrite>;
