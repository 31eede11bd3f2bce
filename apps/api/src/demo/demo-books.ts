// What became of the money of demo-orders.ts: paid out, corrected, renounced, or not matched yet. Made by the product's own operations.
import { addDays } from '@repo/domain/dates';
import { and, eq } from 'drizzle-orm';
import { orders } from '../db/schema/books.ts';
import { receipts } from '../db/schema/cash.ts';
import { closeContractByStaff } from '../modules/contracts/close-contract-by-staff.ts';
import { renounceContract } from '../modules/contracts/renounce-contract.ts';
import { paymentRectifyKind, requestRectification } from '../modules/payments/payment-rectify-kind.ts';
import { importStatement } from '../modules/receipts/import-statement.ts';
import { leaveUnmatched } from '../modules/receipts/leave-unmatched.ts';
import { saveStatementMapping } from '../modules/receipts/statement-mapping.ts';
import { cancelWithdrawal } from '../modules/withdrawals/cancel-withdrawal.ts';
import { requestWithdrawal } from '../modules/withdrawals/request-withdrawal.ts';
import { demoContractStories } from './contract-stories.ts';
import { actOf, approveRequested, type DemoCall, type DemoPast } from './demo-actor.ts';
import type { DemoAct } from './demo-acts.ts';
import { demoId } from './demo-clock.ts';
import { demoStatement } from './demo-statement.ts';

export function demoBooks(demo: DemoPast): DemoAct[] {
  return [...corrections(demo), ...renunciations(demo), statementAct(demo), ...requests(demo)];
}

function corrections(demo: DemoPast): DemoAct[] {
  return demoContractStories.flatMap(({ name, amount, paidDaysAgo, typedWrongly }) => {
    if (typedWrongly === undefined || paidDaysAgo === undefined) return [];
    const daysAgo = typedWrongly.correctedDaysAgo;
    const id = demoId(`contract ${name}`);
    const correction = {
      amount,
      value_date: addDays(demo.today, -paidDaysAgo),
      reason: 'Un zéro manquait à la saisie',
    };
    return [
      actOf(demo, { daysAgo, by: 'marc.admin' }, async ({ past, actor }) => {
        await requestRectification(past, actor, id, correction);
      }),
      actOf(demo, { daysAgo, by: 'ines.garnier', time: '14:05' }, (checker) =>
        approveRequested(checker, id, { 'payment.rectify': paymentRectifyKind }),
      ),
    ];
  });
}

function renunciations(demo: DemoPast): DemoAct[] {
  return demoContractStories.flatMap(({ name, owner, renouncedDaysAgo }) =>
    renouncedDaysAgo === undefined
      ? []
      : [
          actOf(demo, { daysAgo: renouncedDaysAgo, by: owner }, ({ past, actor }) =>
            renounceContract(past, actor, demoId(`contract ${name}`)),
          ),
        ],
  );
}

/** Of the bank of EURFY: a transfer to match, one that is not expected, and one for a contract that was canceled. */
function statementAct(demo: DemoPast): DemoAct {
  return actOf(demo, { daysAgo: 1, by: 'marc.admin', time: '08:45' }, async ({ past, actor }) => {
    const { account, mapping, file, unmatched } = await demoStatement(past.db, demo.today);
    await saveStatementMapping(past, actor, { account, mapping });
    await importStatement(past, actor, { account, file });
    const [receipt] = await past.db
      .select()
      .from(receipts)
      .where(and(eq(receipts.account, account), eq(receipts.wording, unmatched)));
    if (receipt === undefined) throw new Error('the statement has no transfer to return');
    await leaveUnmatched(past, actor, receipt.id, { reason: 'La souscription a été annulée' });
  });
}

/** What waits for a NAV, one that its client canceled, and what waits for another administrator. */
function requests(demo: DemoPast): DemoAct[] {
  const paid = demoContractStories.find(({ name }) => name === 'camille btcfy');
  return [
    actOf(demo, { daysAgo: 1, by: 'yanis.roche' }, requestTwice),
    actOf(demo, { daysAgo: 1, by: 'marc.admin', time: '11:15' }, async ({ past, actor }) => {
      await closeContractByStaff(past, actor, {
        contractId: demoId('contract belleval eurfy'),
        reason: 'Demande écrite de la gérante, reçue par courrier recommandé',
      });
      await requestRectification(past, actor, demoId('contract camille btcfy'), {
        amount: paid?.amount ?? '',
        value_date: addDays(demo.today, -(paid?.paidDaysAgo ?? 0) - 1),
        reason: 'La date saisie était celle de l’enregistrement',
      });
    }),
  ];
}

async function requestTwice({ past, actor }: DemoCall): Promise<void> {
  const contractId = demoId('contract yanis ethfy');
  const withdrawal = { request: 'amount', amount: '1', currency: 'ETH' } as const;
  await requestWithdrawal(past, actor, contractId, { ...withdrawal, amount: '2' });
  const [mistaken] = await past.db
    .select()
    .from(orders)
    .where(and(eq(orders.contractId, contractId), eq(orders.state, 'waiting')));
  if (mistaken === undefined) throw new Error('no withdrawal to cancel');
  await cancelWithdrawal(past, actor, mistaken.id);
  await requestWithdrawal(past, actor, contractId, withdrawal);
}
