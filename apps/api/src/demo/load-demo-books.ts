// What became of the money of demo-orders.ts: paid out, corrected, renounced, or not matched yet. Made by the product's own operations.
import { addDays, type IsoDay } from '@repo/domain/dates';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema/books.ts';
import { receipts } from '../db/schema/cash.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { closeContractByStaff } from '../modules/contracts/close-contract-by-staff.ts';
import { renounceContract } from '../modules/contracts/renounce-contract.ts';
import { paymentRectifyKind, requestRectification } from '../modules/payments/payment-rectify-kind.ts';
import { importStatement } from '../modules/receipts/import-statement.ts';
import { leaveUnmatched } from '../modules/receipts/leave-unmatched.ts';
import { saveStatementMapping } from '../modules/receipts/statement-mapping.ts';
import { cancelWithdrawal } from '../modules/withdrawals/cancel-withdrawal.ts';
import { requestWithdrawal } from '../modules/withdrawals/request-withdrawal.ts';
import { demoContractStories } from './contract-stories.ts';
import { approveRequested, type DemoPast, daysAgo } from './demo-actor.ts';
import { demoId } from './demo-clock.ts';
import { demoStatement } from './demo-statement.ts';
import { loadDemoPayouts } from './load-demo-payouts.ts';

export async function loadDemoBooks(deps: Deps, today: IsoDay): Promise<void> {
  const demo = { deps, today };
  await correctPayments(demo);
  await renounceContracts(demo);
  await receiveStatement(demo);
  await loadDemoPayouts(demo);
  await requestChanges(demo);
  // The demonstration sends no email about its past.
  await deps.db.delete(mailOutbox);
}

async function correctPayments(demo: DemoPast): Promise<void> {
  for (const { name, amount, paidDaysAgo, typedWrongly } of demoContractStories) {
    if (typedWrongly === undefined || paidDaysAgo === undefined) continue;
    const { correctedDaysAgo } = typedWrongly;
    const maker = await daysAgo(demo, correctedDaysAgo, 'marc.admin', '10:30');
    const checker = await daysAgo(demo, correctedDaysAgo, 'ines.garnier', '14:05');
    const id = demoId(`contract ${name}`);
    const correction = {
      amount,
      value_date: addDays(demo.today, -paidDaysAgo),
      reason: 'Un zéro manquait à la saisie',
    };
    await requestRectification(maker.past, maker.actor, id, correction);
    await approveRequested(checker, id, { 'payment.rectify': paymentRectifyKind });
  }
}

async function renounceContracts(demo: DemoPast): Promise<void> {
  for (const { name, owner, renouncedDaysAgo } of demoContractStories) {
    if (renouncedDaysAgo === undefined) continue;
    const { past, actor } = await daysAgo(demo, renouncedDaysAgo, owner);
    await renounceContract(past, actor, demoId(`contract ${name}`));
  }
}

/** Of the bank of EURFY: a transfer to match, one that is not expected, and one for a contract that was canceled. */
async function receiveStatement(demo: DemoPast): Promise<void> {
  const { past, actor } = await daysAgo(demo, 1, 'marc.admin', '08:45');
  const { account, mapping, file, unmatched } = await demoStatement(past.db, demo.today);
  await saveStatementMapping(past, actor, { account, mapping });
  await importStatement(past, actor, { account, file });
  const [receipt] = await past.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.account, account), eq(receipts.wording, unmatched)));
  if (receipt === undefined) throw new Error('the statement has no transfer to return');
  await leaveUnmatched(past, actor, receipt.id, { reason: 'La souscription a été annulée' });
}

/** What waits for a NAV, one that its client canceled, and what waits for another administrator. */
async function requestChanges(demo: DemoPast): Promise<void> {
  const client = await daysAgo(demo, 1, 'yanis.roche');
  const contractId = demoId('contract yanis ethfy');
  const withdrawal = { request: 'amount', amount: '1', currency: 'ETH' } as const;
  await requestWithdrawal(client.past, client.actor, contractId, { ...withdrawal, amount: '2' });
  const [mistaken] = await client.past.db
    .select()
    .from(orders)
    .where(and(eq(orders.contractId, contractId), eq(orders.state, 'waiting')));
  if (mistaken === undefined) throw new Error('no withdrawal to cancel');
  await cancelWithdrawal(client.past, client.actor, mistaken.id);
  await requestWithdrawal(client.past, client.actor, contractId, withdrawal);
  const maker = await daysAgo(demo, 1, 'marc.admin');
  await closeContractByStaff(maker.past, maker.actor, {
    contractId: demoId('contract belleval eurfy'),
    reason: 'Demande écrite de la gérante, reçue par courrier recommandé',
  });
  const paid = demoContractStories.find(({ name }) => name === 'camille btcfy');
  await requestRectification(maker.past, maker.actor, demoId('contract camille btcfy'), {
    amount: paid?.amount ?? '',
    value_date: addDays(demo.today, -(paid?.paidDaysAgo ?? 0) - 1),
    reason: 'La date saisie était celle de l’enregistrement',
  });
}
