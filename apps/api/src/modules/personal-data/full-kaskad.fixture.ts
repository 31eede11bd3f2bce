// What a client with rows in every table holds in Kaskad: see `full-account.fixture.ts`.
import { isoDay } from '@repo/domain/dates';
import { planOf } from '@repo/domain/kaskad';
import {
  kaskadClaims,
  kaskadClasses,
  kaskadGrants,
  kaskadGrantVersions,
  kaskadIssuers,
  kaskadUnlocks,
  kaskadWallets,
} from '../../db/schema/kaskad.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { toStoredPlans } from '../kaskad-units/plans.mapper.ts';

/** A grant of which the first tranche is claimed, and the other to come: nothing is left to claim. */
export async function insertFullKaskad(
  test: TestApp,
  { userId, mark }: { userId: string; mark: string },
): Promise<void> {
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const staff = await signIn(test, 'admin_kaskad', { lastname: `hidden-${mark}` });
  const [issuerId, classId, grantId, walletId] = [ids.uuid(), ids.uuid(), ids.uuid(), ids.uuid()];
  const issuer = { name: 'Kaskad SAS', registrationNumber: issuerId, country: 'LUX' };
  await db.insert(kaskadIssuers).values({ id: issuerId, ...issuer, createdAt: now });
  await db.insert(kaskadClasses).values({
    id: classId,
    issuerId,
    kind: 'token',
    symbol: classId.slice(-10).toUpperCase(),
    name: 'Jeton',
    decimals: 0,
    network: 'ethereum',
    createdAt: now,
  });
  const tranches = [
    { at: isoDay('2026-01-02'), units: 1n },
    { at: isoDay('2060-01-02'), units: 9n },
  ];
  const plan = planOf({ shape: 'tranches', start: isoDay('2026-01-02'), startMonths: 0, tranches }, 10n);
  const plans = toStoredPlans({ acquisition: plan, unlock: null, canceledOn: null });
  await db.insert(kaskadGrants).values({
    id: grantId,
    reference: `attribution ${mark}`,
    userId,
    classId,
    origin: 'advisor',
    grantedOn: '2026-01-02',
    total: '10',
    claimed: '1',
    plans,
    createdAt: now,
  });
  const reason = `version ${mark}`;
  const version = { grantId, number: 1, change: 'created', plans, reason } as const;
  await db.insert(kaskadGrantVersions).values({ ...version, madeAt: now, madeBy: staff.userId });
  await db.insert(kaskadUnlocks).values({ grantId, day: '2060-01-02', classId, units: '9' });
  await db.insert(kaskadWallets).values({
    id: walletId,
    userId,
    label: `portefeuille ${mark}`,
    network: 'ethereum',
    address: `0x${mark}`,
    proofText: `texte de ${mark}`,
    signature: `signature de ${mark}`,
    provenAt: now,
    createdAt: now,
  });
  await db.insert(kaskadClaims).values({
    id: ids.uuid(),
    grantId,
    userId,
    classId,
    units: '1',
    walletId,
    state: 'executed',
    txid: `transaction ${mark}`,
    requestedOn: '2026-01-02',
    requestedAt: now,
    decidedAt: now,
    decidedBy: staff.userId,
  });
}
