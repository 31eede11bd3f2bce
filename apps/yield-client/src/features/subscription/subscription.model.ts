/** The pure rules of the wizard: its steps, their preconditions, the offer of a strategy and the request. */
import type { components, OperationInput } from '@repo/api-sdk';
import type { Offer } from '@repo/client/offer';
import { parseDecimalInput } from '@repo/domain/format';
import { currentVersion } from '@repo/domain/legal';
import type { PaymentMethod } from '@repo/domain/limits';
import { validateAmount } from '@repo/domain/validation';
import type { SubscriptionDraft } from './subscription.schema.ts';

export type Strategy = components['schemas']['Strategy'];
export type Contract = components['schemas']['Contract'];

/** The four screens in order, counted from 0 (D14); the result follows the last. */
export const steps = ['amount', 'payment', 'confirmation', 'signing'] as const;
export type Step = (typeof steps)[number];
export type Screen = Step | 'result';

const screens: readonly Screen[] = [...steps, 'result'];

/** The screen that the URL names; the first when it names no known one. */
export function requestedScreen(named: string | null): Screen {
  return screens.find((screen) => screen === named) ?? 'amount';
}

/** The error message of the amount, or null (R213, R214). */
export function amountError(draft: SubscriptionDraft, offer: Offer): string | null {
  const { asset } = draft;
  const amount = parseDecimalInput(draft.amount);
  return validateAmount({ amount, asset, minimum: offer.minimum(asset) }).first?.message ?? null;
}

/** The furthest screen that the draft allows. A contract being signed, or its result, fixes the screen. */
export function furthestScreen(draft: SubscriptionDraft, offer: Offer): Screen {
  if (draft.signing.kind === 'signed' || draft.signing.kind === 'failed') return 'result';
  if (draft.signing.kind === 'open' || draft.signing.kind === 'resumed') return 'signing';
  if (draft.poNumber === null || amountError(draft, offer) !== null) return 'amount';
  const isPaid = offer.method(draft.asset) === 'rib' || draft.verifiedOrigin === draft.origin.trim();
  return isPaid && draft.hasSeenPayment ? 'confirmation' : 'payment';
}

/** The screen shown: the requested one if the draft allows it, else the furthest allowed one. */
export function shownScreen(requested: Screen, draft: SubscriptionDraft, offer: Offer): Screen {
  const furthest = furthestScreen(draft, offer);
  if (furthest === 'result' || furthest === 'signing') return furthest;
  return screens.indexOf(requested) <= screens.indexOf(furthest) ? requested : furthest;
}

export type NewContractBody = OperationInput<'createContract'>['body'];

/** The body as the documents write it (R324), for a host that has nothing of ours: the boxes are ticked on screen alone. */
export function documentedPayload(body: NewContractBody): NewContractBody {
  const { terms_accepted: _terms, risks_accepted: _risks, ...rest } = body;
  const { terms_version: _termsVersion, risks_version: _risksVersion, ...documented } = rest;
  return documented;
}

/** The body of `createContract`. Built from the draft alone, so that a reload sends the same again. */
export function toPayload(
  draft: SubscriptionDraft,
  subscription: { readonly userId: string; readonly strategyId: string; readonly method: PaymentMethod },
): NewContractBody {
  const reference = draft.poNumber === null || draft.poNumber === '' ? null : draft.poNumber;
  return {
    user_id: subscription.userId,
    strategy_id: subscription.strategyId,
    contract_amount: draft.amount,
    contract_devise: draft.asset,
    contract_payment_method: subscription.method,
    contract_payment_reference: reference,
    contract_payment_origin: subscription.method === 'crypto' ? draft.origin.trim() : null,
    ...(reference === null ? {} : { eq_po_number: reference }),
    terms_accepted: true,
    risks_accepted: true,
    terms_version: currentVersion('terms').version,
    risks_version: currentVersion('risks').version,
  };
}
