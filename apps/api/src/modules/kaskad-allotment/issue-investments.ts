// The issue of a round by parts: register, vesting plans and books of two hundred investments in one transaction.

import type { IsoDay } from '@repo/domain/dates';
import { scheduleShapes } from '@repo/domain/kaskad';
import { z } from 'zod';
import type { ClassRow, GrantRow } from '../../db/schema/kaskad.ts';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById, findUsersById } from '../accounts/users.repository.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { bookEntries, type NewEntry } from '../books/book-entries.ts';
import { makeGrants } from '../kaskad-grants/create-grant.ts';
import { preparePlans } from '../kaskad-grants/prepare-grant.ts';
import { moveInvestment } from '../kaskad-investments/move-investment.ts';
import { issuedEntry } from '../kaskad-money/kaskad-entries.ts';
import { insertMovements } from '../kaskad-rounds/register.repository.ts';
import { lockRound, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { lockClass } from '../kaskad-units/classes.repository.ts';
import type { TypedSchedule } from '../kaskad-units/plans.mapper.ts';
import { insertIssuedMails, listRoundsToIssue, lockAllotted, readHeldMoney } from './issue.repository.ts';
import { settleAllotments } from './write-allotment.ts';

const part = 200;

/** The job of the queue `kaskad-allotments`: what is not allotted goes back before the issue, so that the rest is the issuer's. */
export async function runAllotments(deps: Deps, stopping?: AbortSignal): Promise<void> {
  await settleAllotments(deps, stopping);
  for (const roundId of await listRoundsToIssue(deps.db)) {
    while (await issuePart(deps, roundId)) stopping?.throwIfAborted();
  }
}

/** False when none is left: the round is issued then. */
export function issuePart(deps: Deps, roundId: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const round = await lockRound(tx, roundId);
    if (round?.state !== 'closed' || round.issueStartedBy === null) return false;
    const actor = await readStarter(inTx, round.issueStartedBy);
    const investments = await lockAllotted(tx, roundId, part);
    if (investments.length === 0) {
      await endIssue(inTx, round, actor);
      return false;
    }
    await issue(inTx, actor, { round, investments });
    return true;
  });
}

/** Who began the issue: the plans and the register are theirs. */
async function readStarter({ db }: Pick<Deps, 'db'>, userId: string): Promise<AuditAuthor> {
  const user = await findUserById(db, userId);
  if (user === null) throw new Error(`the issue of a round was begun by ${userId}, who is no user`);
  return { userId, role: user.role, sessionId: null, ip: '', requestId: '' };
}

async function endIssue(inTx: Deps, round: RoundRow, { userId }: AuditAuthor): Promise<void> {
  await saveRound(inTx.db, round.id, { state: 'issued', endedAt: inTx.clock.now() });
  await recordAudit(inTx, {
    by: null,
    action: 'round.issued',
    object: { type: 'round', id: round.id },
    before: { state: round.state },
    after: { state: 'issued', name: round.name, started_by: userId },
  });
}

interface IssuedPart {
  round: RoundRow;
  investments: readonly InvestmentRow[];
}

async function issue(inTx: Deps, actor: AuditAuthor, { round, investments }: IssuedPart): Promise<void> {
  const { db, clock } = inTx;
  const now = clock.now();
  const day = parisDay(now);
  const row = await lockClass(db, round.classId);
  if (row === undefined) throw new Error(`round ${round.id} has no class`);
  await insertMovements(
    db,
    row.id,
    investments.map(({ id, userId, allottedUnits }) => ({
      nature: 'issue',
      userId,
      holder: null,
      investmentId: id,
      units: allottedUnits ?? '0',
      day,
      reason: null,
      bookedAt: now,
      bookedBy: actor.userId,
    })),
  );
  const grants = await makePlans(inTx, actor, { round, investments, class: row, day });
  for (const [place, investment] of investments.entries()) {
    const moved = await moveInvestment(inTx, {
      investment,
      round,
      action: 'issue',
      actor: 'admin',
      by: null,
      event: 'issued',
      columns: { issuedAt: now, grantId: grants[place]?.id ?? null },
    });
    if (!moved.isMoved) throw new Error(`investment ${investment.id} can't be issued: ${moved.reason}`);
  }
  const ids = investments.map(({ id }) => id);
  if (grants.length === 0) await insertIssuedMails(db, ids, now);
  await bookEntries(inTx, null, await toEntries(inTx, { round, investments }, day));
}

interface PlannedPart extends IssuedPart {
  class: ClassRow;
  day: IsoDay;
}

/** A plan for each: of the round's schedule, or at once for a token without one; none for shares. */
async function makePlans(inTx: Deps, actor: AuditAuthor, planned: PlannedPart): Promise<GrantRow[]> {
  const { round, investments, class: row, day } = planned;
  if (round.grantSchedule === null && row.kind !== 'token') return [];
  const acquisition = typedSchedule(round.grantSchedule, day);
  const owners = await findUsersById(
    inTx.db,
    investments.map(({ userId }) => userId),
  );
  return makeGrants(
    inTx,
    actor,
    investments.map(({ id, userId, allottedUnits }) => {
      const owner = owners.get(userId);
      if (owner === undefined) throw new Error(`investment ${id} has no owner`);
      const plans = preparePlans(row, { total: allottedUnits ?? '0', acquisition, unlock: null });
      return { owner, class: row, origin: 'investment', grantedOn: day, ...plans };
    }),
  );
}

async function toEntries(
  { db }: Pick<Deps, 'db'>,
  { round, investments }: IssuedPart,
  day: IsoDay,
): Promise<NewEntry[]> {
  const heldOf = await readHeldMoney(
    db,
    investments.map(({ id }) => id),
  );
  return investments.flatMap((investment) =>
    issuedEntry({ investment, issuerId: round.issuerId, held: heldOf(investment.id), day }),
  );
}

const stored = z.object({
  shape: z.enum(scheduleShapes),
  start: z.string().nullable(),
  start_months: z.number(),
  months: z.number().optional(),
  step: z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)]).optional(),
  cliff_months: z.number().optional(),
  initial_basis_points: z.number().optional(),
  weights: z.array(z.number()).optional(),
});

/** The schedule of the plans of a round; without one, all on the day of the issue. */
const typedSchedule = (schedule: Record<string, unknown> | null, day: string): TypedSchedule =>
  schedule === null ? { shape: 'single', start: day, start_months: 0, months: 0 } : stored.parse(schedule);
