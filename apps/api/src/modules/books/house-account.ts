import type { Account } from '@repo/domain/books';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { CryptoInput, StrategyRow } from '../../db/schema/strategies.ts';

/** The network of a deposit address, without the kind of its tokens: `Ethereum (ERC-20)` is `ethereum`. */
export function networkOf({ blockchain }: Pick<CryptoInput, 'blockchain'>): string {
  return blockchain.toLowerCase().split(' ', 1)[0] ?? '';
}

/** Where a contract is paid: `bank:<IBAN>` or `wallet:<network>:<address>`; by the product's name while it has neither. */
export function houseAccount(
  strategy: Pick<StrategyRow, 'id' | 'ribIban' | 'cryptoInputs'>,
  contract: Pick<ContractRow, 'paymentMethod' | 'currency'>,
): Account {
  if (contract.paymentMethod === 'rib') return `bank:${strategy.ribIban ?? strategy.id}`;
  const input = strategy.cryptoInputs.find(({ symbol }) => symbol === contract.currency);
  return input === undefined ? `wallet:${strategy.id}` : `wallet:${networkOf(input)}:${input.address}`;
}
