// Investments of the demonstration's rounds in every state, with the money that was received and what is paid back.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { asc, eq } from 'drizzle-orm';
import { payouts, receipts } from '../db/schema/cash.ts';
import { type InvestmentRow, kaskadInvestments, type RoundRow } from '../db/schema/kaskad-rounds.ts';
import { bookEntries } from '../modules/books/book-entries.ts';
import {
  insertEvents,
  insertInvestment,
  saveInvestment,
  takeInvestmentReference,
} from '../modules/kaskad-investments/investments.repository.ts';
import { investedEntry, paidBackEntry } from '../modules/kaskad-money/kaskad-entries.ts';
import { refundInvestment } from '../modules/kaskad-money/refund-investment.ts';
import { dueColumns } from '../modules/kaskad-rounds/due-of.ts';
import { lockRound } from '../modules/kaskad-rounds/rounds.repository.ts';
import { parisDay } from '../paris-time.ts';
import type { DemoAccountKey } from './accounts.ts';
import type { DemoCall } from './demo-actor.ts';
import { demoId, instantOf } from './demo-clock.ts';
import { demoUserId } from './load-demo-accounts.ts';

export interface DemoInvestment {
  owner: DemoAccountKey;
  units: number;
  state: 'reserved' | 'reflection' | 'submitted' | 'signed' | 'firm';
  /** Days ago; what is firm was paid when it was signed. */
  reserved?: number;
  submitted?: number;
  signed?: number;
}

const REFLECTION_DAYS = 4;
const iban = 'FR1420041010050500013M02606';

async function holdRound({ past }: DemoCall, id: string): Promise<RoundRow> {
  const round = await lockRound(past.db, id);
  if (round === undefined) throw new Error(`the demonstration has no round ${id}`);
  return round;
}

export async function investAll(
  call: DemoCall,
  { roundId, today, investments }: { roundId: string; today: IsoDay; investments: readonly DemoInvestment[] },
): Promise<void> {
  const round = await holdRound(call, roundId);
  for (const investment of investments) await invest(call, { round, today, investment });
}

async function invest(
  call: DemoCall,
  { round, today, investment }: { round: RoundRow; today: IsoDay; investment: DemoInvestment },
): Promise<void> {
  const { db, ids } = call.past;
  const { owner, units, state, reserved, submitted, signed } = investment;
  const on = (daysAgo: number | undefined) =>
    daysAgo === undefined ? null : instantOf(addDays(today, -daysAgo), '10:00');
  const [reservedAt, submittedAt, signedAt] = [on(reserved), on(submitted), on(signed)];
  const createdAt = reservedAt ?? submittedAt ?? call.past.clock.now();
  const id = demoId(`investment ${round.id} ${owner}`);
  const columns = dueColumns(String(units), round);
  const { due } = columns;
  const isPaid = state === 'firm';
  await insertInvestment(db, {
    id,
    reference: await takeInvestmentReference(db, createdAt.getUTCFullYear()),
    userId: demoUserId(owner),
    roundId: round.id,
    state,
    ...columns,
    paymentAsset: submittedAt === null ? null : 'EURO',
    reservedAt,
    submittedAt,
    reflectionUntil: submitted === undefined ? null : on(submitted - REFLECTION_DAYS),
    signedAt,
    ...(isPaid && { paidAt: signedAt, firmAt: signedAt, received: due }),
    createdAt,
  });
  const happened = [
    ['reserved', reservedAt],
    ['submitted', submittedAt],
    ['signed', signedAt],
    ['paid', isPaid ? signedAt : null],
    ['firm', isPaid ? signedAt : null],
  ] as const;
  await insertEvents(
    db,
    happened.flatMap(([event, at]) =>
      at === null ? [] : [{ id: ids.uuid(), investmentId: id, at, event, by: null }],
    ),
  );
  if (isPaid) await receive(call, { round, id, owner, due });
}

/** A transfer of the whole sum, on the account of the round. */
async function receive(
  { past, actor }: DemoCall,
  { round, id, owner, due }: { round: RoundRow; id: string; owner: DemoAccountKey; due: string },
): Promise<void> {
  const now = past.clock.now();
  const day = parisDay(now);
  const receipt = { id: past.ids.uuid(), asset: 'EURO', amount: due, day } as const;
  await past.db.insert(receipts).values({
    ...receipt,
    account: `escrow:${round.id}`,
    externalId: `VIR ${id.slice(0, 8)}`,
    source: 'typed',
    state: 'invested',
    payerName: owner,
    payerAccount: iban,
    investmentId: id,
    worth: due,
    userId: demoUserId(owner),
    attachedAt: now,
    attachedBy: actor.userId,
    recordedAt: now,
    recordedBy: actor.userId,
  });
  await bookEntries(past, actor, [investedEntry(receipt, { investmentId: id, roundId: round.id })]);
}

/** Everything is owed back: one is paid, one is approved and one is to be prepared. */
export async function refundFailed(call: DemoCall, roundId: string): Promise<void> {
  const { past, actor } = call;
  const round = await holdRound(call, roundId);
  const investments = await past.db
    .select()
    .from(kaskadInvestments)
    .where(eq(kaskadInvestments.roundId, roundId))
    .orderBy(asc(kaskadInvestments.reference));
  for (const investment of investments)
    await refundInvestment(past, { investment, round, cause: 'failed', by: actor });
  const [paid, approved] = investments;
  if (approved !== undefined) await approve(call, approved);
  if (paid === undefined) return;
  await approve(call, paid);
  await execute(call, { investment: paid, roundId });
}

async function approve({ past, actor }: DemoCall, { id }: InvestmentRow): Promise<void> {
  const now = past.clock.now();
  await past.db
    .update(payouts)
    .set({
      state: 'to_execute',
      method: 'rib',
      beneficiaryName: 'Titulaire du compte',
      beneficiaryAccount: iban,
      beneficiarySource: 'receipt',
      preparedAt: now,
      preparedBy: actor.userId,
      approvedAt: now,
      approvedBy: demoUserId('ines.garnier'),
    })
    .where(eq(payouts.investmentId, id));
}

async function execute(
  { past, actor }: DemoCall,
  { investment, roundId }: { investment: InvestmentRow; roundId: string },
): Promise<void> {
  const now = past.clock.now();
  const day = parisDay(now);
  const reference = `RBT-${investment.reference}`;
  const executed = await past.db
    .update(payouts)
    .set({
      state: 'executed',
      executedOn: day,
      reference,
      executedAt: now,
      executedBy: demoUserId('ines.garnier'),
    })
    .where(eq(payouts.investmentId, investment.id))
    .returning();
  await saveInvestment(past.db, investment.id, { state: 'refunded', endedAt: now });
  await insertEvents(past.db, [
    { id: past.ids.uuid(), investmentId: investment.id, at: now, event: 'refunded', by: actor.userId },
  ]);
  await bookEntries(
    past,
    actor,
    executed.map((payout) => paidBackEntry(payout, { roundId, day, reference })),
  );
}
