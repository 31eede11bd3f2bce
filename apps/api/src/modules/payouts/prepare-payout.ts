import type { components } from '@repo/api-sdk/spec';
import {
  parseBic,
  parsePayoutAccount,
  payoutKindTexts,
  validatePayoutPreparation,
} from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { replaceRequest } from '../change-requests/replace-request.ts';
import { findFile } from '../files/files.repository.ts';
import { isOurAccount } from './is-our-account.ts';
import { listKnownBeneficiaries, type PayoutBeneficiary } from './known-beneficiaries.ts';
import { type MoveEffect, movePayoutInTx } from './move-payout.ts';
import { payoutApproveKind } from './payout-approve-kind.ts';
import { routeOf } from './payout-route.ts';
import { payoutsErrors } from './payouts.errors.ts';
import { isFormOfAnother, type PayoutView } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

type PreparePayoutBody = components['schemas']['PreparePayoutBody'];

/** Who is paid, and how that is known: a change request, which another person approves. Choosing again ends the one before. */
export function preparePayout(
  deps: Deps,
  actor: Actor,
  payoutId: string,
  body: PreparePayoutBody,
): Promise<void> {
  const move = { actor, payoutId, action: 'prepare', auditAction: 'payout.prepared' } as const;
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // Before the payout: an approval locks them in this order.
    await replaceRequest(inTx, actor, { kind: 'payout.approve', subjectId: payoutId });
    const kind = await movePayoutInTx(inTx, move, (_inTx, view) =>
      chooseBeneficiary(inTx, actor, view, body),
    );
    await holdOrApply(inTx, actor, {
      kind: payoutApproveKind,
      subjectId: payoutId,
      input: {},
      reason: body.reason?.trim() || payoutKindTexts[kind],
    });
  });
}

async function chooseBeneficiary(
  deps: Deps,
  actor: Actor,
  view: PayoutView,
  body: PreparePayoutBody,
): Promise<MoveEffect> {
  const route = routeOf(view);
  refuseInvalid(validatePayoutPreparation({ ...body, source: body.source ?? null }, route));
  const beneficiary = await findBeneficiary(deps, view, body);
  if (await isOurAccount(deps.db, beneficiary.account)) throw new AppError(payoutsErrors.houseAccount);
  return {
    columns: {
      method: route.method,
      beneficiaryName: beneficiary.name,
      beneficiaryAccount: beneficiary.account,
      beneficiaryBic: beneficiary.bic,
      beneficiaryNetwork: route.network,
      beneficiarySource: beneficiary.source,
      formId: beneficiary.source === 'staff' ? (body.form_id ?? null) : null,
      preparedAt: deps.clock.now(),
      preparedBy: actor.userId,
      approvedAt: null,
      approvedBy: null,
    },
    detail: texts.preparedDetail(beneficiary.name, beneficiary.account),
    after: {
      source: beneficiary.source,
      ...(beneficiary.source === 'staff' && { reason: body.reason?.trim(), form_id: body.form_id }),
    },
  };
}

async function findBeneficiary(
  deps: Deps,
  view: PayoutView,
  body: PreparePayoutBody,
): Promise<PayoutBeneficiary> {
  if (body.source === 'staff') return readTyped(deps, view, body);
  const known = await listKnownBeneficiaries(deps, view);
  const chosen = known.find(({ beneficiary, isUsable }) => isUsable && beneficiary.source === body.source);
  if (chosen === undefined) {
    throw new AppError(
      body.source === 'receipt' ? payoutsErrors.noReceiptAccount : payoutsErrors.noDeclaredAccount,
    );
  }
  return chosen.beneficiary;
}

/** Typed by staff from a signed form that is stored for this client, and is of no other payout. */
async function readTyped(
  deps: Deps,
  view: PayoutView,
  { name, account, bic, form_id }: PreparePayoutBody,
): Promise<PayoutBeneficiary> {
  const form = await findFile(deps.db, form_id ?? '');
  const isOfClient = form?.userId === view.payout.userId;
  if (
    form?.purpose !== 'payout_form' ||
    !isOfClient ||
    (await isFormOfAnother(deps.db, view.payout.id, form.id))
  )
    throw new AppError(payoutsErrors.unknownForm);
  return {
    source: 'staff',
    name: name?.trim() ?? '',
    account: parsePayoutAccount(account ?? '', routeOf(view)) ?? '',
    bic: bic ? parseBic(bic) : null,
  };
}
