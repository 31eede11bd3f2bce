// Money under way: sent, received in part, or received and not executed yet. It is in no figure.
import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, decimalsOf, type MoneyAsset, moneyAsset, toText } from '@repo/domain/money';
import type { Market, Portfolio } from '@repo/domain/portfolio';
import { missingAmount } from '../books/missing-amount.ts';
import type { NamedStrategy } from '../market-data/load-market.ts';
import type { ClientContract } from './portfolio.repository.ts';

type UnderWay = components['schemas']['Dashboard']['waiting'][number];

interface UnderWayParts {
  portfolio: Portfolio;
  strategies: readonly NamedStrategy[];
  contracts: readonly ClientContract[];
  market: Market;
}

export function toWireUnderWay({ portfolio, strategies, contracts, market }: UnderWayParts): UnderWay[] {
  const quotedAs = (asset: MoneyAsset) => market.prices.fx.resolve(asset, market.until);
  const titleOf = (id: string) => strategies.find(({ key }) => key === id)?.title ?? id;
  const toExecute = portfolio.waiting.map(
    ({ contractId, strategy, orderDay, amount, asset }): UnderWay => ({
      contract_id: contractId,
      product: titleOf(strategy),
      state: 'to_execute',
      payment_method: contracts.find(({ id }) => id === contractId)?.paymentMethod ?? 'rib',
      order_date: orderDay,
      amount: toText(amount, decimalsOf(asset)),
      missing: null,
      currency: quotedAs(asset),
    }),
  );
  return [
    ...contracts.flatMap((contract) =>
      toCheck(contract, {
        product: titleOf(contract.strategyId),
        currency: quotedAs(moneyAsset(contract.currency)),
      }),
    ),
    ...toExecute,
  ];
}

/** Of a contract that is signed and not paid: what its client proved, or the part that was received. */
function toCheck(
  contract: ClientContract,
  { product, currency }: Pick<UnderWay, 'product' | 'currency'>,
): UnderWay[] {
  const received = decimal(contract.received);
  const missing = missingAmount(contract, received);
  const isProved = contract.paymentStatus === 'proved' || contract.paymentStatus === 'checking';
  if (contract.status !== 'signed' || (missing === null && !isProved)) return [];
  const written = (amount: Decimal) => toText(amount, decimalsOf(currency));
  return [
    {
      contract_id: contract.id,
      product,
      state: missing === null ? 'to_check' : 'short',
      payment_method: contract.paymentMethod,
      order_date: null,
      amount: written(missing === null ? decimal(contract.amount) : received),
      missing: missing && written(missing),
      currency,
    },
  ];
}
