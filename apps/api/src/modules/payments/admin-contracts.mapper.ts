import type { components } from '@repo/api-sdk/spec';
import type { IsoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import type { Prices } from '@repo/domain/portfolio';
import type { UserRow } from '../../db/schema/identity.ts';
import { isClosedAddress } from '../account-deletion/closed-address.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { convert } from '../contracts/value-contract.ts';
import type { AdminContractLine } from './admin-contracts.repository.ts';

type Schemas = components['schemas'];

export function toClientSummary(client: UserRow): Schemas['ClientSummary'] {
  return {
    id: client.id,
    firstname: client.firstname,
    lastname: client.lastname,
    email: isClosedAddress(client.email) ? null : client.email,
    is_company: client.isCompany,
    company_name: client.isCompany ? client.companyName : null,
  };
}

/** `amount_eur` is the amount promised at the last rates published. */
export function toAdminContractRow(
  { contract, client, product, hasProof }: AdminContractLine,
  market: { prices: Prices; today: IsoDay },
): Schemas['AdminContractRow'] {
  const currency = paymentAssetOf(contract.currency);
  const amount = decimal(contract.amount);
  const inEur = convert(market.prices, { amount, from: currency, to: 'EUR', day: market.today });
  return {
    id: contract.id,
    po_number: contract.poNumber,
    client: toClientSummary(client),
    product,
    strategy_id: contract.strategyId,
    status: contract.status,
    payment_status: contract.paymentStatus,
    payment_method: contract.paymentMethod,
    currency,
    amount: amountText(amount, currency),
    amount_eur: inEur === null ? null : amountText(inEur, 'EUR'),
    has_proof: hasProof,
    created_at: contract.createdAt.toISOString(),
    signed_at: contract.signedAt?.toISOString() ?? null,
    payment_recorded_at: contract.paymentRecordedAt,
    closed_date: contract.closedDate,
  };
}
