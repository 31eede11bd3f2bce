// How far the payouts of the demonstration have come.
import { addDays } from '@repo/domain/dates';
import { openPayoutStates } from '@repo/domain/payouts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type PayoutRow, payouts, receipts } from '../db/schema/cash.ts';
import { executePayout } from '../modules/payouts/execute-payout.ts';
import { payoutApproveKind } from '../modules/payouts/payout-approve-kind.ts';
import { preparePayout } from '../modules/payouts/prepare-payout.ts';
import { voidPayout } from '../modules/payouts/void-payout.ts';
import { leaveUnmatched } from '../modules/receipts/leave-unmatched.ts';
import { recordPayoutReturn } from '../modules/receipts/record-payout-return.ts';
import { typeReceipt } from '../modules/receipts/type-receipt.ts';
import { demoContractStories } from './contract-stories.ts';
import { actOf, approveRequested, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoId } from './demo-clock.ts';
import { demoIbans } from './demo-receipts.ts';
import { demoBank } from './demo-statement.ts';

type PayoutStep = 'approved' | 'executed' | 'fromBeforeTheBooks' | 'prepared' | 'void';

/** The others are to be prepared. */
const payoutSteps: readonly { contract: string; step: PayoutStep }[] = [
  { contract: 'camille usdfy', step: 'executed' },
  { contract: 'camille eurfy', step: 'prepared' },
  { contract: 'yanis usdfy closed', step: 'fromBeforeTheBooks' },
  { contract: 'yanis usdfy renounced', step: 'void' },
  { contract: 'belleval eurfy', step: 'approved' },
  { contract: 'cgp usdfy renounced', step: 'executed' },
  { contract: 'alix usdfy', step: 'executed' },
];

export function demoPayouts(demo: DemoPast): DemoAct[] {
  return [
    ...payoutSteps.flatMap(({ contract, step }) => {
      const isOfContract = eq(payouts.contractId, demoId(`contract ${contract}`));
      return advance(demo, { of: isOfContract, step, daysAgo: owedDaysAgo(contract) - 1 });
    }),
    ...returnedTransfer(demo),
  ];
}

/** When the last event of a story made its payout. */
function owedDaysAgo(contract: string): number {
  const story = demoContractStories.find(({ name }) => name === contract);
  if (story === undefined) throw new Error(`no contract ${contract}`);
  const { paidDaysAgo, withdrawal, closedDaysAgo, renouncedDaysAgo, createdDaysAgo } = story;
  const events = [paidDaysAgo, withdrawal?.daysAgo, closedDaysAgo, renouncedDaysAgo, createdDaysAgo];
  return Math.min(...events.filter((days) => days !== undefined));
}

/** The payout that is owed at that time; `daysAgo` is the day of the first step. */
interface Advanced {
  of: SQL;
  step: PayoutStep;
  daysAgo: number;
}

async function openPayout({ past }: DemoCall, of: SQL): Promise<PayoutRow> {
  const [payout] = await past.db
    .select()
    .from(payouts)
    .where(and(of, inArray(payouts.state, [...openPayoutStates])));
  if (payout === undefined) throw new Error('nothing is owed');
  return payout;
}

function advance(demo: DemoPast, { of, step, daysAgo }: Advanced): DemoAct[] {
  const first = (act: (call: DemoCall, payout: PayoutRow) => Promise<void>) =>
    // A request that is still pending is a recent one.
    actOf(
      demo,
      { daysAgo: step === 'prepared' ? 1 : daysAgo, by: 'marc.admin', time: '16:30' },
      async (call) => act(call, await openPayout(call, of)),
    );
  if (step === 'fromBeforeTheBooks') return [first(({ past }, { id }) => setFromBeforeTheBooks(past, id))];
  if (step === 'void') {
    const reason = 'La transaction annoncée n’existe sur aucun réseau';
    return [first(({ past, actor }, { id }) => voidPayout(past, actor, id, { reason }))];
  }
  const prepared = first(({ past, actor }, { id }) => preparePayout(past, actor, id, { source: 'receipt' }));
  const approved = actOf(demo, { daysAgo: daysAgo - 1, by: 'ines.garnier' }, async (call) =>
    approveRequested(call, (await openPayout(call, of)).id, { 'payout.approve': payoutApproveKind }),
  );
  const executed = actOf(demo, { daysAgo: daysAgo - 2, by: 'marc.admin' }, async (call) => {
    const { id, asset } = await openPayout(call, of);
    const hash = demoId(`payout ${id}`).replaceAll('-', '');
    await executePayout(call.past, call.actor, id, {
      executed_on: addDays(demo.today, 2 - daysAgo),
      reference: asset === 'EURO' ? `VRS-${hash.slice(0, 8).toUpperCase()}` : `0x${hash}${hash}`,
    });
  });
  const steps = {
    prepared: [prepared],
    approved: [prepared, approved],
    executed: [prepared, approved, executed],
  };
  return steps[step];
}

/** As the move to the books left what was owed: no person recorded whether it was paid. */
async function setFromBeforeTheBooks({ db }: DemoCall['past'], id: string): Promise<void> {
  await db.update(payouts).set({ state: 'to_qualify', dueBy: null }).where(eq(payouts.id, id));
}

/** Money that no client sent, typed by hand and paid back since: twice, as the bank sent the first transfer back. */
function returnedTransfer(demo: DemoPast): DemoAct[] {
  const daysAgo = 20;
  const reference = 'VIR-2291-C';
  const received = eq(receipts.externalId, reference);
  const typed = actOf(demo, { daysAgo, by: 'marc.admin', time: '09:10' }, async ({ past, actor }) => {
    await typeReceipt(past, actor, {
      account: demoBank,
      day: addDays(demo.today, -daysAgo),
      amount: '2600',
      currency: 'EURO',
      payer_name: 'Atelier Lemoine',
      payer_account: demoIbans.unknown,
      reference,
      reason: 'Avis de crédit de la banque, hors relevé',
    });
    const [receipt] = await past.db.select().from(receipts).where(received);
    if (receipt === undefined) throw new Error('the typed transfer is missing');
    await leaveUnmatched(past, actor, receipt.id, { reason: 'Virement destiné à une autre société' });
  });
  const ofTransfer = inArray(
    payouts.receiptId,
    demo.deps.db.select({ id: receipts.id }).from(receipts).where(received),
  );
  return [
    typed,
    ...advance(demo, { of: ofTransfer, step: 'executed', daysAgo: daysAgo - 1 }),
    sentBack(demo, ofTransfer),
    ...advance(demo, { of: ofTransfer, step: 'executed', daysAgo: 12 }),
  ];
}

/** The bank of its sender refused it the first time. */
function sentBack(demo: DemoPast, of: SQL): DemoAct {
  const daysAgo = 14;
  const reference = 'REJ-2291-C';
  return actOf(demo, { daysAgo, by: 'marc.admin', time: '09:30' }, async ({ past, actor }) => {
    const [payout] = await past.db
      .select()
      .from(payouts)
      .where(and(of, eq(payouts.state, 'executed')));
    await typeReceipt(past, actor, {
      account: demoBank,
      day: addDays(demo.today, -daysAgo),
      amount: '2600',
      currency: 'EURO',
      payer_name: 'Atelier Lemoine',
      payer_account: demoIbans.unknown,
      reference,
      reason: 'Avis de rejet de la banque, hors relevé',
    });
    const [receipt] = await past.db.select().from(receipts).where(eq(receipts.externalId, reference));
    if (receipt === undefined || payout === undefined) throw new Error('no transfer is there to come back');
    await recordPayoutReturn(past, actor, receipt.id, { payout_id: payout.id, reason: 'AC06' });
  });
}
