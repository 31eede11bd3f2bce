// The rules of 2§5 on a subscription, in their order; the first that fails is returned.
import { checkOriginAddress } from '@repo/domain/crypto-address';
import { minimumFor, offeredCurrencies, paymentMethodFor } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset } from '@repo/domain/money';
import { validateAcceptances, validateAmount } from '@repo/domain/validation';
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { listOwnAddresses } from '../strategies/own-details.repository.ts';
import { minimumsOf, paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import { contractsErrors } from './contracts.errors.ts';

export interface SubscriptionTerms {
  amount: string;
  asset: PaymentAsset;
  method: 'rib' | 'crypto';
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
  const details = paymentDetailsOf(strategy);
  if (!offeredCurrencies(details).includes(terms.asset))
    throw new AppError(contractsErrors.currencyNotOffered);
  if (paymentMethodFor(terms.asset, details) !== terms.method)
    throw new AppError(contractsErrors.methodMismatch);
  const minimum = minimumFor({ currency: strategy.referenceCurrency, ...minimumsOf(strategy) }, terms.asset);
  refuseInvalid(validateAmount({ amount: terms.amount, asset: terms.asset, minimum }));
  const origin = terms.method === 'crypto' ? checkOrigin(terms, await listOwnAddresses(db)) : null;
  refuseInvalid(
    validateAcceptances({
      has_accepted_terms: terms.hasAcceptedTerms,
      has_acknowledged_risks: terms.hasAcknowledgedRisks,
    }),
  );
  return { amount: decimal(terms.amount), origin };
}

/** Returns the origin in its stored form. */
function checkOrigin({ origin, asset }: SubscriptionTerms, ownAddresses: readonly string[]): string | null {
  const decision = checkOriginAddress({
    address: origin ?? '',
    ...(asset === 'EURO' ? {} : { asset }),
    ownAddresses,
  });
  if (decision.isValid) return decision.address;
  const failure = { field: 'contract_payment_origin', message: decision.message };
  refuseInvalid({ failures: [failure], first: failure });
  return null;
}
