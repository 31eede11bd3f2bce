import type { components } from '@repo/api-sdk/spec';
import type { OrderRow } from '../../db/schema/books.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { enforceGuardedLimit } from '../../http/rate-limit.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listYieldFlows } from '../portfolio/list-yield-flows.ts';
import {
  toAccess,
  toAccount,
  toActivity,
  toAssisted,
  toDisputes,
  toIdentity,
  toMessages,
} from './account.mapper.ts';
import { toMovements, toPapers, toSubscriptions } from './contracts.mapper.ts';
import { readKaskadParts } from './kaskad-parts.ts';
import { leftOutTexts } from './left-out.texts.ts';
import {
  type ContractRows,
  readAccountRows,
  readContractRows,
  readTrail,
} from './personal-data.repository.ts';
import { readRoundParts } from './round-parts.ts';

type PersonalData = components['schemas']['PersonalData'];

/** A session left open must not carry off a whole life: few a day, and each on the trail. */
const exportLimit = { calls: 5, windowSeconds: 24 * 60 * 60 } as const;

/** Everything held on the caller (RGPD, articles 15 and 20). */
export async function exportPersonalData(
  deps: Deps,
  actor: Actor,
  { format }: components['schemas']['PersonalDataRequest'],
): Promise<PersonalData> {
  await enforceGuardedLimit(deps, `personal-data:${actor.userId}`, exportLimit);
  await recordAudit(deps, {
    by: actor,
    action: 'personal_data.exported',
    object: { type: 'user', id: actor.userId },
    after: { format },
  });
  return readPersonalData(deps, actor);
}

async function readPersonalData(deps: Deps, actor: Actor): Promise<PersonalData> {
  const { account: user } = actor;
  const [account, contracts] = await Promise.all([
    readAccountRows(deps.db, user),
    readContractRows(deps.db, user.id),
  ]);
  const contractIds = contracts.contracts.map(({ contract }) => contract.id);
  const trail = await readTrail(deps.db, { userId: user.id, contractIds });
  return {
    exported_at: deps.clock.now().toISOString(),
    account: toAccount(user),
    ...toIdentity(account, trail),
    ...toSubscriptions(contracts),
    ...toMovements(contracts),
    ...toPapers(contracts),
    ...(await readKaskadParts(deps.db, user.id)),
    ...(await readRoundParts(deps.db, user.id)),
    ...toAssisted(account, deps.clock.now()),
    ...toMessages(account, user.id),
    yield_flows: await listOwnYields(deps, actor, contracts),
    ...toAccess(account),
    ...toDisputes(account),
    activity: toActivity(trail, { userId: user.id, ownIds: idsOf(user, account.sessions, contractIds) }),
    left_out: leftOutTexts.map((entry) => ({ ...entry })),
  };
}

/** Of what the person paid for, from the first value date on: the rates themselves are public. */
async function listOwnYields(
  deps: Deps,
  actor: Actor,
  { contracts, orders }: ContractRows,
): Promise<PersonalData['yield_flows']> {
  const firstDays = new Map<string, string>();
  const paid = orders.filter(({ order: { kind, state } }) => kind === 'subscription' && isLive(state));
  for (const { order } of paid) {
    const product = contracts.find(({ contract }) => contract.id === order.contractId)?.product;
    if (product !== undefined && !firstDays.has(product)) firstDays.set(product, order.orderDay);
  }
  if (firstDays.size === 0) return [];
  const today = parisDay(deps.clock.now());
  const yields = await listYieldFlows(deps, actor);
  return yields.flatMap(({ title, points }) => {
    const from = firstDays.get(title);
    if (from === undefined) return [];
    return [{ product: title, points: points.filter(({ date }) => date >= from && date <= today) }];
  });
}

function isLive(state: OrderRow['state']): boolean {
  return state === 'waiting' || state === 'executed';
}

function idsOf(
  user: UserRow,
  sessions: readonly { id: string }[],
  contractIds: readonly string[],
): ReadonlySet<string> {
  return new Set([user.id, ...sessions.map(({ id }) => id), ...contractIds]);
}
