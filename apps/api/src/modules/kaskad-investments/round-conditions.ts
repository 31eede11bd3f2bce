// What a round is to a person, under the legal parameters in force.
import type { components } from '@repo/api-sdk/spec';
import {
  isTaking,
  needsWarning,
  noWithdrawalReason,
  reflectionUntil,
  stepsFor,
  withdrawalUntil,
} from '@repo/domain/kaskad';
import { companyDocumentTypes, isKyc } from '@repo/domain/kyc';
import { decimal } from '@repo/domain/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { kaskadInvestments, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { findTest, readProfile } from '../kaskad-rounds/regime-profile.ts';
import { listCompanyDocumentRows } from '../kyc/company-documents.repository.ts';
import { holdingStates, sumHeldUnits } from './investments.repository.ts';

type RoundConditions = components['schemas']['RoundConditions'];
type ConditionDeps = Pick<Deps, 'db' | 'clock'>;
interface Visit {
  round: RoundRow;
  user: UserRow;
}

const WARNING_FLOOR = '1000';

export async function readConditions(deps: ConditionDeps, { round, user }: Visit): Promise<RoundConditions> {
  const { db, clock } = deps;
  const now = clock.now();
  const profile = await readProfile(deps, { round, user });
  const hasReflection = reflectionUntil(profile, now) !== null;
  const isWarned = needsWarning(profile, decimal(Number.MAX_SAFE_INTEGER), null);
  return {
    steps: [...stepsFor(profile)],
    missing: await missingFor(deps, { round, user }),
    held: (await sumHeldUnits(db, round.id, user.id)).toString(),
    remaining: (await readRemaining(db, round))?.toString() ?? null,
    reservation_id: await findReservationId(db, round.id, user.id),
    has_reflection: hasReflection,
    has_withdrawal: withdrawalUntil(profile, now, round.closesAt) !== null,
    no_withdrawal_reason: noWithdrawalReason(profile),
    warning_floor: isWarned ? WARNING_FLOOR : null,
  };
}

/** What keeps a person from investing now; null when nothing does. A test that failed warns, and keeps from nothing. */
export async function missingFor(
  deps: ConditionDeps,
  { round, user }: Visit,
): Promise<RoundConditions['missing']> {
  if (!isTaking(round, deps.clock.now())) return 'not_taking';
  if (!isKyc(user.kycStatus)) return 'identity';
  if (user.isCompany && !(await areDocumentsApproved(deps.db, user.id))) return 'documents';
  const { regime } = round;
  const { isOn } = await readProfile(deps, { round, user });
  if (regime !== 'psfp' || !isOn) return null;
  const test = await findTest(deps, user.id, 'knowledge');
  return test?.isValid === true ? null : 'knowledge_test';
}

async function areDocumentsApproved(db: Database, userId: string): Promise<boolean> {
  const rows = await listCompanyDocumentRows(db, userId);
  return companyDocumentTypes.every((type) =>
    rows.some(({ docType, status }) => docType === type && status === 'approved'),
  );
}

const sumSchema = z.object({ rows: z.tuple([z.object({ sum: z.string() })]) });

/** Units left of a round that serves in order of arrival; null where its rule allots later. */
export async function readRemaining(
  db: Database,
  { id, rule, cap }: Pick<RoundRow, 'id' | 'rule' | 'cap'>,
): Promise<bigint | null> {
  if (rule !== 'first_come') return null;
  const isHeld = inArray(kaskadInvestments.state, [...holdingStates]);
  const result = await db.execute(sql`
    select coalesce(sum(coalesce(allotted_units, units)), 0)::text as sum from ${kaskadInvestments}
    where ${and(eq(kaskadInvestments.roundId, id), isHeld)}`);
  const left = BigInt(cap) - BigInt(sumSchema.parse(result).rows[0].sum);
  return left > 0n ? left : 0n;
}

/** The open reservation of a person in a round. */
async function findReservationId(db: Database, roundId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .where(
      and(
        eq(kaskadInvestments.roundId, roundId),
        eq(kaskadInvestments.userId, userId),
        eq(kaskadInvestments.state, 'reserved'),
      ),
    );
  return row?.id ?? null;
}
