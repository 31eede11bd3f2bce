// How far the payouts of the demonstration have come.
import { addDays } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import { payouts } from '../db/schema/cash.ts';
import { executePayout } from '../modules/payouts/execute-payout.ts';
import { payoutApproveKind } from '../modules/payouts/payout-approve-kind.ts';
import { preparePayout } from '../modules/payouts/prepare-payout.ts';
import { voidPayout } from '../modules/payouts/void-payout.ts';
import { approveRequested, type DemoPast, daysAgo } from './demo-actor.ts';
import { demoId } from './demo-clock.ts';

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
}

async function movePayout(demo: DemoPast, contract: string, step: PayoutStep): Promise<void> {
  const [payout] = await demo.deps.db
    .select()
    .from(payouts)
    .where(eq(payouts.contractId, demoId(`contract ${contract}`)));
  if (payout === undefined) throw new Error(`contract ${contract} has no payout`);
  const { id, requestedAt } = payout;
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
    reference: `0x${hash}${hash}`,
  });
}
