// What was prepared, as staff and as its client see it.
import type { components } from '@repo/api-sdk/spec';
import { assistedStateOf, type SubscriptionBlocker, subscriptionBlockers } from '@repo/domain/assisted';
import type { IsoDay } from '@repo/domain/dates';
import { paymentAssetOf, paymentMethodFor } from '@repo/domain/limits';
import { decimal, moneyAsset } from '@repo/domain/money';
import type { Prices } from '@repo/domain/portfolio';
import { amountText } from '../contracts/contracts.mapper.ts';
import { toClientSummary } from '../payments/admin-contracts.mapper.ts';
import { paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import type { AssistedLine } from './assisted.repository.ts';

type Schemas = components['schemas'];

export interface AssistedDisplay {
  prices: Prices;
  today: IsoDay;
  now: Date;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function toAssisted(line: AssistedLine, display: AssistedDisplay): Schemas['AssistedSubscription'] {
  const { row } = line;
  return {
    id: row.id,
    client: toClientSummary(line.client),
    state: assistedStateOf(row, display.now),
    version: row.version,
    step: row.step,
    terms: toTerms(line, display),
    funds_source: row.fundsSource,
    funds_detail: row.fundsDetail,
    situation: row.situation,
    author: line.author,
    saved_by: line.saver,
    created_at: row.createdAt.toISOString(),
    saved_at: row.savedAt.toISOString(),
    sent_at: iso(row.sentAt),
    emailed_at: iso(row.emailedAt),
    opened_at: iso(row.openedAt),
    is_in_presence: row.isInPresence,
    expires_at: row.expiresAt.toISOString(),
    contract: toContract(line),
    blockers: blockersOf(line),
  };
}

export function toPrepared(line: AssistedLine, display: AssistedDisplay): Schemas['PreparedSubscription'] {
  const { row } = line;
  const terms = toTerms(line, display);
  if (terms === null || row.sentAt === null) throw new Error(`${row.id} was sent without its terms`);
  return {
    id: row.id,
    state: assistedStateOf(row, display.now),
    terms,
    funds_source: row.fundsSource,
    funds_detail: row.fundsDetail,
    situation: row.situation,
    author: line.author,
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    contract: toContract(line),
  };
}

function toContract({ contract }: AssistedLine): Schemas['NullableAssistedContract'] {
  return contract && { id: contract.id, status: contract.status, payment_status: contract.paymentStatus };
}

/** Null until a product is chosen. */
function toTerms(
  { row, strategy }: AssistedLine,
  { prices, today }: AssistedDisplay,
): Schemas['NullablePreparedTerms'] {
  if (strategy === null || row.currency === null || row.amount === null) return null;
  const currency = paymentAssetOf(row.currency);
  const inEur = prices.fx.convert(decimal(row.amount), moneyAsset(currency), 'EUR', today);
  return {
    strategy_id: strategy.id,
    product: strategy.title,
    amount: amountText(decimal(row.amount), currency),
    currency,
    amount_eur: inEur === undefined ? null : amountText(inEur.amount, 'EUR'),
    rate_day: currency === 'EURO' ? null : (inEur?.quoteDay ?? null),
    payment_method: paymentMethodFor(currency, paymentDetailsOf(strategy)),
    payment_origin: row.paymentOrigin,
    po_number: row.poNumber,
  };
}

/** What keeps the client from signing, as things stand. */
export function blockersOf({ client, card, pendingContracts }: AssistedLine): SubscriptionBlocker[] {
  return subscriptionBlockers({
    state: card?.state ?? 'closed',
    canAccessYield: client.canAccessYield,
    kycStatus: client.kycStatus,
    documents: card?.documents ?? 'none',
    profile: {
      firstname: client.firstname,
      lastname: client.lastname,
      phone: client.phone,
      address: client.address,
      zip_code: client.zipCode,
      city: client.city,
      country_address: client.countryAddress,
    },
    pendingContracts,
  });
}
