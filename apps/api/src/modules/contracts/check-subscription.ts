// The rules of 2§5 on a subscription, in their order; the first that fails is returned.
import { checkOriginAddress } from '@repo/domain/crypto-address';
import { minimumFor, offeredCurrencies, paymentMethodFor } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset } from '@repo/domain/money';
import { validateAcceptances, validateAmount } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { listOwnAddresses } from '../strategies/own-details.repository.ts';
import { minimumsOf, paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import { contractsErrors } from './contracts.errors.ts';

export interface OfferTerms {
  amount: string;
  asset: PaymentAsset;
  method: 'rib' | 'crypto';
}

export interface SubscriptionTerms extends OfferTerms {
  /** The wallet the funds come from; crypto only. */
  origin: string | null;
  hasAcceptedTerms: boolean;
  hasAcknowledgedRisks: boolean;
}

export interface CheckedSubscription {
  amount: Decimal;
  /** In the form addresses are stored and compared in; null for a transfer. */
  origin: string | null;
}

export async function checkSubscription(
  db: Database,
  strategy: StrategyRow,
  terms: SubscriptionTerms,
): Promise<CheckedSubscription> {
  const amount = checkOffer(strategy, terms);
  const origin = await checkOrigin(db, terms);
  refuseInvalid(
    validateAcceptances({
      has_accepted_terms: terms.hasAcceptedTerms,
      has_acknowledged_risks: terms.hasAcknowledgedRisks,
    }),
  );
  return { amount, origin };
}

/** Its currency, its means of payment and its amount: what the first screen of a subscription chooses. */
export function checkOffer(strategy: StrategyRow, { amount, asset, method }: OfferTerms): Decimal {
  const details = paymentDetailsOf(strategy);
  if (!offeredCurrencies(details).includes(asset)) throw new AppError(contractsErrors.currencyNotOffered);
  if (paymentMethodFor(asset, details) !== method) throw new AppError(contractsErrors.methodMismatch);
  const minimum = minimumFor({ currency: strategy.referenceCurrency, ...minimumsOf(strategy) }, asset);
  refuseInvalid(validateAmount({ amount, asset, minimum }));
  return decimal(amount);
}

/** Returns the origin in its stored form; null for a transfer, which has none. */
export async function checkOrigin(
  db: Database,
  { origin, asset, method }: Pick<SubscriptionTerms, 'origin' | 'asset' | 'method'>,
): Promise<string | null> {
  if (method !== 'crypto') return null;
  const decision = checkOriginAddress({
    address: origin ?? '',
    ...(asset === 'EURO' ? {} : { asset }),
    ownAddresses: await listOwnAddresses(db),
  });
  return decision.isValid ? decision.address : refuseField('contract_payment_origin', decision.message);
}
