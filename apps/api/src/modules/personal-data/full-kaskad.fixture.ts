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
import {
  kaskadConsents,
  kaskadMovements,
  kaskadSignatures,
  kaskadTests,
} from '../../db/schema/kaskad-registers.ts';
import {
  kaskadInvestmentEvents,
  kaskadInvestments,
  kaskadInvitations,
  kaskadQuestions,
  kaskadRounds,
} from '../../db/schema/kaskad-rounds.ts';
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
  await db.insert(kaskadUnlocks).values({ grantId, day: '2060-01-02', classId, userId, units: '9' });
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
  await insertFullRound(test, { userId, mark, classId, issuerId, staffId: staff.userId });
}

/** A round in which they invested: the units are issued. */
async function insertFullRound(
  test: TestApp,
  owner: { userId: string; mark: string; classId: string; issuerId: string; staffId: string },
): Promise<void> {
  const { userId, mark, classId, issuerId, staffId } = owner;
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const [roundId, investmentId] = [ids.uuid(), ids.uuid()];
  await db.insert(kaskadRounds).values({
    id: roundId,
    issuerId,
    classId,
    name: 'Levée',
    regime: 'restricted',
    instrument: 'shares',
    state: 'issued',
    price: '80.5',
    minimum: '1',
    target: '1',
    cap: '10',
    least: '1',
    opensAt: now,
    closesAt: now,
    rule: 'pro_rata',
    audience: 'whitelist',
    paymentAssets: ['EURO'],
    feePercent: '0',
    text: {
      presentation: '',
      use_of_funds: '',
      risks: '',
      terms: [],
      white_paper_url: null,
      white_paper_sha256: null,
      exemption: null,
    },
    createdAt: now,
    createdBy: staffId,
  });
  await db.insert(kaskadInvestments).values({
    id: investmentId,
    reference: `investissement ${mark}`,
    userId,
    roundId,
    state: 'issued',
    units: '2',
    allottedUnits: '2',
    price: '80.5',
    due: '161',
    paymentAsset: 'EURO',
    proofReference: `virement ${mark}`,
    signedAt: now,
    issuedAt: now,
    received: '161',
    createdAt: now,
  });
  await db.insert(kaskadInvestmentEvents).values({
    id: ids.uuid(),
    investmentId,
    at: now,
    event: 'issued',
    detail: `émission ${mark}`,
    by: staffId,
  });
  await insertBelongings(test, owner, { roundId, investmentId });
}

/** What hangs from the investment and the round. */
async function insertBelongings(
  test: TestApp,
  owner: { userId: string; mark: string; classId: string; staffId: string },
  { roundId, investmentId }: { roundId: string; investmentId: string },
): Promise<void> {
  const { userId, mark, classId, staffId } = owner;
  const { db, ids } = test.deps;
  const now = test.clock.now();
  const words = `acceptation ${mark}`;
  await db
    .insert(kaskadConsents)
    .values({ id: ids.uuid(), investmentId, kind: 'risks', words, acceptedAt: now });
  await db.insert(kaskadSignatures).values({
    id: ids.uuid(),
    investmentId,
    status: 'done',
    iframeUrl: `https://hidden-${mark}`,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(kaskadInvitations).values({ roundId, userId, invitedAt: now, invitedBy: staffId });
  const question = `question ${mark}`;
  await db.insert(kaskadQuestions).values({ id: ids.uuid(), roundId, userId, question, postedAt: now });
  const taken = { kind: 'knowledge', takenOn: '2026-01-02', hasPassed: true, takenAt: now } as const;
  await db.insert(kaskadTests).values({ id: ids.uuid(), userId, ...taken });
  await db.insert(kaskadMovements).values({
    classId,
    number: 1,
    nature: 'issue',
    userId,
    investmentId,
    units: '2',
    day: '2026-01-02',
    reason: `inscription ${mark}`,
    bookedAt: now,
    bookedBy: staffId,
  });
}
