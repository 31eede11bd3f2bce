// The data of a person in the rounds of Kaskad: investments, movements of registers, questions, invitations and tests.
import type { components } from '@repo/api-sdk/spec';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadClasses, kaskadIssuers } from '../../db/schema/kaskad.ts';
import {
  kaskadConsents,
  kaskadMovements,
  kaskadSignatures,
  kaskadTests,
} from '../../db/schema/kaskad-registers.ts';
import {
  type InvestmentRow,
  kaskadInvestmentEvents,
  kaskadInvestments,
  kaskadInvitations,
  kaskadQuestions,
  kaskadRounds,
} from '../../db/schema/kaskad-rounds.ts';

type PersonalData = components['schemas']['PersonalData'];
type Parts = Pick<
  PersonalData,
  'kaskad_investments' | 'kaskad_movements' | 'kaskad_questions' | 'kaskad_invitations' | 'kaskad_tests'
>;
type Investment = Parts['kaskad_investments'][number];

const instant = (date: Date | null) => date?.toISOString() ?? null;

export async function readRoundParts(db: Database, userId: string): Promise<Parts> {
  return {
    kaskad_investments: await readInvestments(db, userId),
    kaskad_movements: await readMovements(db, userId),
    kaskad_questions: await readQuestions(db, userId),
    kaskad_invitations: await readInvitations(db, userId),
    kaskad_tests: await readTests(db, userId),
  };
}

async function readInvestments(db: Database, userId: string): Promise<Investment[]> {
  const rows = await db
    .select({ investment: kaskadInvestments, round: kaskadRounds.name, issuer: kaskadIssuers.name })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .innerJoin(kaskadIssuers, eq(kaskadIssuers.id, kaskadRounds.issuerId))
    .where(eq(kaskadInvestments.userId, userId))
    .orderBy(asc(kaskadInvestments.createdAt), asc(kaskadInvestments.id));
  const belongings = await readBelongings(
    db,
    rows.map(({ investment }) => investment.id),
  );
  return rows.map(({ investment, round, issuer }) => ({
    id: investment.id,
    reference: investment.reference,
    round_name: round,
    issuer,
    state: investment.state,
    units: investment.units,
    allotted_units: investment.allottedUnits,
    price: investment.price,
    fee_percent: investment.feePercent,
    due: investment.due,
    fee: investment.fee,
    payment_asset: investment.paymentAsset,
    received: investment.received,
    ...toDates(investment),
    proof_reference: investment.proofReference,
    proof_filed_at: instant(investment.proofFiledAt),
    proof_refused_reason: investment.proofRefusedReason,
    staff_reason: investment.staffReason,
    created_at: investment.createdAt.toISOString(),
    ...belongings(investment.id),
  }));
}

function toDates(row: InvestmentRow) {
  return {
    reserved_at: instant(row.reservedAt),
    submitted_at: instant(row.submittedAt),
    reflection_until: instant(row.reflectionUntil),
    signed_at: instant(row.signedAt),
    withdrawal_until: instant(row.withdrawalUntil),
    paid_at: instant(row.paidAt),
    firm_at: instant(row.firmAt),
    allotted_at: instant(row.allottedAt),
    issued_at: instant(row.issuedAt),
    ended_at: instant(row.endedAt),
  };
}

/** Who of the team did something is not the person's data. */
async function readBelongings(db: Database, ids: readonly string[]) {
  const events = await db
    .select()
    .from(kaskadInvestmentEvents)
    .where(inArray(kaskadInvestmentEvents.investmentId, [...ids]))
    .orderBy(asc(kaskadInvestmentEvents.at), asc(kaskadInvestmentEvents.id));
  const consents = await db
    .select()
    .from(kaskadConsents)
    .where(inArray(kaskadConsents.investmentId, [...ids]))
    .orderBy(asc(kaskadConsents.acceptedAt), asc(kaskadConsents.id));
  const signatures = await db
    .select()
    .from(kaskadSignatures)
    .where(inArray(kaskadSignatures.investmentId, [...ids]))
    .orderBy(asc(kaskadSignatures.createdAt), asc(kaskadSignatures.id));
  return (id: string): Pick<Investment, 'events' | 'acceptances' | 'signatures'> => ({
    events: events
      .filter(({ investmentId }) => investmentId === id)
      .map(({ at, event, detail }) => ({ at: at.toISOString(), event, detail })),
    acceptances: consents
      .filter(({ investmentId }) => investmentId === id)
      .map(({ kind, sha256, words, acceptedAt }) => ({
        kind,
        sha256,
        words,
        accepted_at: acceptedAt.toISOString(),
      })),
    signatures: signatures
      .filter(({ investmentId }) => investmentId === id)
      .map(({ status, createdAt }) => ({ status, created_at: createdAt.toISOString() })),
  });
}

function readMovements(db: Database, userId: string): Promise<Parts['kaskad_movements']> {
  const { number, nature, units, day, reason } = kaskadMovements;
  return db
    .select({ symbol: kaskadClasses.symbol, number, nature, units, day, reason })
    .from(kaskadMovements)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadMovements.classId))
    .where(eq(kaskadMovements.userId, userId))
    .orderBy(asc(day), asc(number));
}

async function readQuestions(db: Database, userId: string): Promise<Parts['kaskad_questions']> {
  const rows = await db
    .select({ question: kaskadQuestions, round: kaskadRounds.name })
    .from(kaskadQuestions)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadQuestions.roundId))
    .where(eq(kaskadQuestions.userId, userId))
    .orderBy(asc(kaskadQuestions.postedAt), asc(kaskadQuestions.id));
  return rows.map(({ question: { question, postedAt, reply, repliedAt }, round }) => ({
    round_name: round,
    question,
    posted_at: postedAt.toISOString(),
    reply,
    replied_at: instant(repliedAt),
  }));
}

async function readInvitations(db: Database, userId: string): Promise<Parts['kaskad_invitations']> {
  const rows = await db
    .select({ at: kaskadInvitations.invitedAt, round: kaskadRounds.name })
    .from(kaskadInvitations)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvitations.roundId))
    .where(eq(kaskadInvitations.userId, userId))
    .orderBy(asc(kaskadInvitations.invitedAt), asc(kaskadInvitations.roundId));
  return rows.map(({ at, round }) => ({ round_name: round, invited_at: at.toISOString() }));
}

async function readTests(db: Database, userId: string): Promise<Parts['kaskad_tests']> {
  const rows = await db
    .select()
    .from(kaskadTests)
    .where(eq(kaskadTests.userId, userId))
    .orderBy(asc(kaskadTests.takenAt), asc(kaskadTests.id));
  return rows.map(({ kind, takenOn, hasPassed, takenAt }) => ({
    kind,
    taken_on: takenOn,
    has_passed: hasPassed,
    taken_at: takenAt.toISOString(),
  }));
}
