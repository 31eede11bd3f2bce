// Refunds of investments as staff read and prepare them. What Yield knows of an account is not read here.
import type { components } from '@repo/api-sdk/spec';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { formatBookAmount } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import {
  type PayoutRoute,
  parseBic,
  parsePayoutAccount,
  payoutKindTexts,
  validatePayoutPreparation,
} from '@repo/domain/payouts';
import { z } from 'zod';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { clientName } from '../accounts/client-name.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { replaceRequest } from '../change-requests/replace-request.ts';
import { payoutsErrors } from '../payouts/payouts.errors.ts';
import { moneyTexts } from './money.texts.ts';
import { lockRefundFor, saveRefund } from './refund-moves.ts';
import type { RefundView } from './refunds.repository.ts';

type Schemas = components['schemas'];

export function routeOf(asset: string): PayoutRoute {
  const paid = paymentAssetOf(asset);
  return paid === 'EURO'
    ? { method: 'rib', network: null }
    : { method: 'crypto', network: networkOfAsset[paid] };
}

/** Paying the beneficiary that was prepared. */
export const refundApproveKind: ChangeKind<Record<string, never>> = {
  kind: 'refund.approve',
  subjectType: 'payout',
  input: z.strictObject({}),
  isAlwaysHeld: true,
  needsFreshCode: true,
  warnings: {},
  check: async (deps, { actor, subjectId: refundId }) => {
    const { view } = await lockRefundFor(deps, { actor, refundId, action: 'approve' });
    const { payout, owner, investment } = view;
    return {
      subjectLabel: `${clientName(owner)} · ${investment.reference}`,
      userId: owner.id,
      lines: describe(view),
      fingerprint: fingerprintOf([
        payout.state,
        payout.amount,
        payout.beneficiaryName,
        payout.beneficiaryAccount,
        payout.preparedAt?.toISOString(),
      ]),
    };
  },
  apply: async (deps, { actor, subjectId: refundId }) => {
    const move = { actor, refundId, action: 'approve' } as const;
    const { next } = await lockRefundFor(deps, move);
    await saveRefund(deps, move, { state: next, approvedAt: deps.clock.now(), approvedBy: actor.userId });
  },
};

function describe({ payout, round }: RefundView) {
  const texts = moneyTexts.refund;
  const lines: [string, string | null][] = [
    [moneyTexts.payment.round, round.name],
    [texts.amount, formatBookAmount(payout.amount, payout.asset)],
    [texts.holder, payout.beneficiaryName],
    [texts.account, payout.beneficiaryAccount],
    [texts.bic, payout.beneficiaryBic],
  ];
  return lines.flatMap(([label, after]) => (after === null ? [] : [{ label, before: null, after }]));
}

/** Who is paid: a request, which another person approves. Choosing again ends the one before. */
export function prepareRefund(
  deps: Deps,
  actor: Actor,
  { id: refundId, ...body }: Schemas['PrepareRefundBody'] & { id: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const move = { actor, refundId, action: 'prepare' } as const;
    await replaceRequest(inTx, actor, { kind: 'refund.approve', subjectId: refundId });
    const { view, next } = await lockRefundFor(inTx, move);
    const route = routeOf(view.payout.asset);
    // No form is filed for a refund of Kaskad: its reason is read by who approves it.
    refuseInvalid(validatePayoutPreparation(body, route), ['form_id']);
    await saveRefund(inTx, move, {
      ...beneficiaryOf(view, body, route),
      state: next,
      method: route.method,
      beneficiaryNetwork: route.network,
      beneficiarySource: body.source,
      preparedAt: inTx.clock.now(),
      preparedBy: actor.userId,
      approvedAt: null,
      approvedBy: null,
    });
    const reason = body.reason.trim() || payoutKindTexts.kaskad_refund;
    await holdOrApply(inTx, actor, { kind: refundApproveKind, subjectId: refundId, input: {}, reason });
  });
}

function beneficiaryOf(
  { receipt, owner }: RefundView,
  body: Schemas['PrepareRefundBody'],
  route: PayoutRoute,
) {
  if (body.source === 'staff') {
    return {
      beneficiaryName: body.name?.trim() ?? '',
      beneficiaryAccount: parsePayoutAccount(body.account ?? '', route) ?? '',
      beneficiaryBic: body.bic ? parseBic(body.bic) : null,
    };
  }
  if (body.source === 'declared') refuseField('source', moneyTexts.refund.noDeclared);
  const account = parsePayoutAccount(receipt.payerAccount ?? '', route);
  if (account === null) throw new AppError(payoutsErrors.noReceiptAccount);
  const beneficiaryName = receipt.payerName ?? clientName(owner);
  return { beneficiaryName, beneficiaryAccount: account, beneficiaryBic: null };
}
