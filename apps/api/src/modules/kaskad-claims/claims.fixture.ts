// What tests of claims start from: a holder of Kaskad with a proven wallet, two administrators, and grants of a class.
import { isoDay } from '@repo/domain/dates';
import { planOf, type Schedule } from '@repo/domain/kaskad';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  type ClassRow,
  type GrantRow,
  kaskadClaims,
  kaskadClasses,
  kaskadGrants,
  kaskadIssuers,
  kaskadWallets,
} from '../../db/schema/kaskad.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { toStoredPlans } from '../kaskad-units/plans.mapper.ts';

type WithDeps = Pick<TestApp, 'deps'>;

export const holderOf = (test: WithDeps) =>
  signIn(test, 'client', {
    canAccessYield: false,
    canAccessKaskad: true,
    firstname: 'Odile',
    lastname: 'Carrel',
  });

let count = 0;
function next(): number {
  count += 1;
  return count;
}

export const nextTxid = (): string => `0x${next().toString(16).padStart(64, '0')}`;

/** A token on Ethereum with 2 decimals. */
export async function givenClass({ deps }: WithDeps, change: Partial<ClassRow> = {}): Promise<ClassRow> {
  const [id, issuerId, createdAt] = [deps.ids.uuid(), deps.ids.uuid(), deps.clock.now()];
  const issuer = { name: 'Kaskad SAS', registrationNumber: '732829320', country: 'FRA' };
  await deps.db.insert(kaskadIssuers).values({ id: issuerId, ...issuer, createdAt });
  const token = { kind: 'token', symbol: `KSK${next()}`, name: 'Kaskad', decimals: 2 } as const;
  const [row] = await deps.db
    .insert(kaskadClasses)
    .values({ id, issuerId, ...token, network: 'ethereum', createdAt, ...change })
    .returning();
  if (!row) throw new Error('no class');
  return row;
}

/** Of units with 2 decimals by their days; those without a day count from the TGE. */
const scheduleOf = (tranches: readonly [day: string, units: number][]): Schedule => ({
  shape: 'tranches',
  start: isoDay('2026-01-01'),
  startMonths: 0,
  tranches: tranches.map(([day, units]) => ({ at: isoDay(day), units: BigInt(units) * 100n })),
});

/** 60 000 units: on 3 March 2026, 30 000 acquired, 20 000 unlocked, 18 000 claimed and 500 pending: 1 500 can be claimed. */
export async function givenGrant(
  { deps }: WithDeps,
  { userId, row, ...change }: { userId: string; row: ClassRow } & Partial<GrantRow>,
): Promise<string> {
  const id = deps.ids.uuid();
  const total = 60_000n * 100n;
  const half = [
    ['2026-02-01', 30_000],
    ['2027-02-01', 30_000],
  ] as const;
  const third = [
    ['2026-02-01', 20_000],
    ['2027-02-01', 40_000],
  ] as const;
  const plans = toStoredPlans({
    acquisition: planOf(scheduleOf(half.map(([day, units]) => [day, units])), total),
    unlock: planOf(scheduleOf(third.map(([day, units]) => [day, units])), total),
    canceledOn: null,
  });
  await deps.db.insert(kaskadGrants).values({
    id,
    reference: `ATT-2025-${String(next()).padStart(4, '0')}`,
    userId,
    classId: row.id,
    origin: 'advisor',
    grantedOn: '2026-01-01',
    total: total.toString(),
    plans,
    claimed: '1800000',
    pending: '50000',
    createdAt: deps.clock.now(),
    ...change,
  });
  return id;
}

/** Proven long ago. */
export async function givenWallet(
  { deps }: WithDeps,
  userId: string,
  change: Partial<typeof kaskadWallets.$inferInsert> = {},
): Promise<string> {
  const id = deps.ids.uuid();
  const address = `0x${next().toString(16).padStart(40, 'a')}`;
  const at = new Date('2026-01-15T09:00:00.000Z');
  await deps.db.insert(kaskadWallets).values({
    id,
    userId,
    label: 'Ledger principal',
    network: 'ethereum',
    address,
    proofText: 'x',
    provenAt: at,
    createdAt: at,
    ...change,
  });
  return id;
}

/** Requested, of 100 units. */
export async function givenClaimOf(test: TestApp, userId: string): Promise<string> {
  const row = await givenClass(test);
  const grantId = await givenGrant(test, { userId, row, pending: '60000' });
  const [id, walletId, now] = [test.deps.ids.uuid(), await givenWallet(test, userId), test.clock.now()];
  const claimed = { units: '10000', requestedOn: '2026-03-03', requestedAt: now };
  await test.deps.db
    .insert(kaskadClaims)
    .values({ id, grantId, userId, classId: row.id, walletId, ...claimed });
  return id;
}

interface World {
  test: TestApp;
  holder: SignedIn;
  admin: SignedIn;
  other: SignedIn;
  row: ClassRow;
  walletId: string;
}

/** Call it at the top of a test file. The day is 3 March 2026, and each test has a holder of its own. */
export function useClaims() {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- filled before the first test
  const world = {} as World;
  beforeAll(async () => {
    world.test = await createTestApp({ hasTwoPersonControl: true });
  });
  afterAll(() => world.test.close());
  beforeEach(() => enterAt('2026-03-03T09:00:00.000Z'));

  /** Everybody signs in, the holder as a new one, and there is another class. */
  async function enterAt(instant: string): Promise<void> {
    const { test } = world;
    test.clock.set(instant);
    world.admin = await signIn(test, 'admin_kaskad', { firstname: 'Inès', lastname: 'Garnier' });
    world.other = await signIn(test, 'admin_kaskad', { firstname: 'Marc', lastname: 'Duval' });
    world.row = await givenClass(test);
    await enterAs(await holderOf(test));
  }

  /** Of a wallet that was proven long ago. */
  async function enterAs(holder: SignedIn): Promise<void> {
    world.holder = holder;
    world.walletId = await givenWallet(world.test, holder.userId);
  }

  const claim = (grantId: string, body: object = {}, headers = {}) =>
    world.test.call('claimUnits', {
      token: world.holder.token,
      params: { id: grantId },
      body: { units: '1500', wallet_id: world.walletId, version: 1, ...body },
      headers,
    });

  /** Of the holder, requested through the API; returns its id. */
  async function givenClaim(body: object = {}, change: Partial<GrantRow> = {}): Promise<string> {
    const grantId = await givenGrant(world.test, { userId: world.holder.userId, row: world.row, ...change });
    const { status, body: detail } = await claim(grantId, body);
    if (status !== 201) throw new Error(JSON.stringify(detail));
    return String(Object(detail).claims[0].id);
  }

  const decide = (operation: 'verifyClaim' | 'executeClaim' | 'refuseClaim', id: string, body?: object) =>
    world.test.call(operation, { token: world.admin.token, params: { id }, ...(body && { body }) });

  async function grantOf(id: string): Promise<GrantRow> {
    const [found] = await world.test.deps.db
      .select({ grant: kaskadGrants })
      .from(kaskadGrants)
      .leftJoin(kaskadClaims, eq(kaskadClaims.grantId, kaskadGrants.id))
      .where(eq(kaskadClaims.id, id));
    if (!found) throw new Error(`no claim ${id}`);
    return found.grant;
  }

  return { world, enterAt, enterAs, claim, givenClaim, decide, grantOf };
}

export const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
