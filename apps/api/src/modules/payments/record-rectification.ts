import type { IsoDay } from '@repo/domain/dates';
import { type Decimal, type PaymentAsset, toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { recordEvent } from '../timeline/record-event.ts';
import type { Rectifiable } from './lock-rectifiable.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

interface Rectification {
  view: Rectifiable['view'];
  asset: PaymentAsset;
  /** In words. */
  before: string;
  after: string;
  gross: Decimal;
  orderDay: IsoDay;
  reason: string;
}

/** The timeline, the trail and the mail: what it was, what it is, and the reason. */
export async function recordRectification(deps: Deps, actor: Actor, made: Rectification): Promise<void> {
  const { contract, strategy } = made.view;
  const { before, after } = made;
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'other',
    metadata: {
      strategy_title: strategy.title,
      topic: 'correction',
      note: texts.rectifiedNote(before, after, made.reason),
    },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'payment.rectified',
    object: { type: 'contract', id: contract.id },
    before: { detail: before },
    after: {
      detail: `${texts.rectified(before, after)}. ${made.reason}`,
      payment: { amount: toText(made.gross), currency: made.asset, value_date: made.orderDay },
    },
  });
  await mailClient(deps, contract, {
    kind: 'paymentRectified',
    data: { strategy: strategy.title, poNumber: contract.poNumber, before, after, reason: made.reason },
  });
}
