// Refunds of investments as staff prepare them.
import type { components } from '@repo/api-sdk/spec';
import { formatBookAmount } from '@repo/domain/format';
import {
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
import { listKnown, routeOf } from './known-beneficiaries.ts';
import { moneyTexts } from './money.texts.ts';
import { lockRefundFor, saveRefund } from './refund-moves.ts';
import type { RefundView } from './refunds.repository.ts';

type Schemas = components['schemas'];

/** Paying the beneficiary that was prepared. */
export const refundApproveKind: ChangeKind<Record<string, never>> = {
  kind: 'refund.approve',
  subjectType: 'payout',
  input: z.strictObject({}),
  isAlwaysHeld: true,
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
      ...(await findBeneficiary(inTx, view, body)),
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

async function findBeneficiary(deps: Deps, view: RefundView, body: Schemas['PrepareRefundBody']) {
  if (body.source === 'staff') {
    return {
      beneficiaryName: body.name?.trim() ?? '',
      beneficiaryAccount: parsePayoutAccount(body.account ?? '', routeOf(view.payout.asset)) ?? '',
      beneficiaryBic: body.bic ? parseBic(body.bic) : null,
    };
  }
  const known = await listKnown(deps, view);
  const chosen = known.find(({ beneficiary, isUsable }) => isUsable && beneficiary.source === body.source);
  if (chosen !== undefined) {
    const { name, account, bic } = chosen.beneficiary;
    return { beneficiaryName: name, beneficiaryAccount: account, beneficiaryBic: bic };
  }
  if (body.source === 'receipt') throw new AppError(payoutsErrors.noReceiptAccount);
  const isSenderKnown = known.some(({ beneficiary }) => beneficiary.source === 'receipt');
  return refuseField('source', isSenderKnown ? moneyTexts.refund.toSender : moneyTexts.refund.noDeclared);
}
