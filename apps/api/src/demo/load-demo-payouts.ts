// How far the payouts of the demonstration have come.
import { addDays } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import { type PayoutRow, payouts, receipts } from '../db/schema/cash.ts';
import { executePayout } from '../modules/payouts/execute-payout.ts';
import { payoutApproveKind } from '../modules/payouts/payout-approve-kind.ts';
import { preparePayout } from '../modules/payouts/prepare-payout.ts';
import { voidPayout } from '../modules/payouts/void-payout.ts';
import { leaveUnmatched } from '../modules/receipts/leave-unmatched.ts';
import { typeReceipt } from '../modules/receipts/type-receipt.ts';
import { approveRequested, type DemoPast, daysAgo } from './demo-actor.ts';
import { demoId } from './demo-clock.ts';
import { demoIbans } from './demo-receipts.ts';
import { demoBank } from './demo-statement.ts';

type PayoutStep = 'approved' | 'executed' | 'prepared' | 'void';

/** The others are to be prepared. */
const payoutSteps: readonly { contract: string; step: PayoutStep }[] = [
  { contract: 'camille usdfy', step: 'executed' },
  { contract: 'camille eurfy', step: 'prepared' },
  { contract: 'yanis usdfy closed', step: 'executed' },
  { contract: 'yanis usdfy renounced', step: 'void' },
  { contract: 'belleval eurfy', step: 'approved' },
  { contract: 'cgp usdfy renounced', step: 'executed' },
  { contract: 'alix usdfy', step: 'executed' },
];

export async function loadDemoPayouts(demo: DemoPast): Promise<void> {
  for (const { contract, step } of payoutSteps) await movePayout(demo, contract, step);
  await returnTransfer(demo);
}

async function movePayout(demo: DemoPast, contract: string, step: PayoutStep): Promise<void> {
  const [payout] = await demo.deps.db
    .select()
    .from(payouts)
    .where(eq(payouts.contractId, demoId(`contract ${contract}`)));
  if (payout === undefined) throw new Error(`contract ${contract} has no payout`);
  await advancePayout(demo, payout, step);
}

async function advancePayout(
  demo: DemoPast,
  { id, asset, requestedAt }: PayoutRow,
  step: PayoutStep,
): Promise<void> {
  const age = Math.floor((demo.deps.clock.now().getTime() - requestedAt.getTime()) / 86_400_000);
  // A request that is still pending is a recent one.
  const maker = await daysAgo(demo, step === 'prepared' ? 1 : age, 'marc.admin', '17:00');
  if (step === 'void') {
    const reason = 'La transaction annoncée n’existe sur aucun réseau';
    return voidPayout(maker.past, maker.actor, id, { reason });
  }
  await preparePayout(maker.past, maker.actor, id, { source: 'receipt' });
  if (step === 'prepared') return;
  const checker = await daysAgo(demo, age - 1, 'ines.garnier');
  await approveRequested(checker, id, { 'payout.approve': payoutApproveKind });
  if (step === 'approved') return;
  const executed = await daysAgo(demo, age - 2, 'marc.admin');
  const hash = demoId(`payout ${id}`).replaceAll('-', '');
  await executePayout(executed.past, executed.actor, id, {
    executed_on: addDays(demo.today, 2 - age),
    reference: asset === 'EURO' ? `VRS-${hash.slice(0, 8).toUpperCase()}` : `0x${hash}${hash}`,
  });
}

/** Money that no client sent, typed by hand and paid back since. */
async function returnTransfer(demo: DemoPast): Promise<void> {
  const days = 20;
  const { past, actor } = await daysAgo(demo, days, 'marc.admin', '09:10');
  const reference = 'VIR-2291-C';
  await typeReceipt(past, actor, {
    account: demoBank,
    day: addDays(demo.today, -days),
    amount: '2600',
    currency: 'EURO',
    payer_name: 'Atelier Lemoine',
    payer_account: demoIbans.unknown,
    reference,
    reason: 'Avis de crédit de la banque, hors relevé',
  });
  const [receipt] = await past.db.select().from(receipts).where(eq(receipts.externalId, reference));
  if (receipt === undefined) throw new Error('the typed transfer is missing');
  await leaveUnmatched(past, actor, receipt.id, { reason: 'Virement destiné à une autre société' });
  const [payout] = await past.db.select().from(payouts).where(eq(payouts.receiptId, receipt.id));
  if (payout === undefined) throw new Error('nothing is owed of the typed transfer');
  await advancePayout(demo, payout, 'executed');
}
