import { type Account, type ContractStatement, sumOfComputable } from '@repo/domain/portfolio';

/** An account, or what of it can be expressed in the currency of the statement. */
export type ComputableAccount = { readonly [Line in keyof Account]?: Account[Line] | undefined };

/** Each balance has an amount of its own where a movement between them has no quote. */
export const withBalances = (
  account: Account | undefined,
  contracts: readonly ContractStatement[],
): ComputableAccount => ({
  ...account,
  opening: sumOfComputable(contracts.map(({ opening }) => opening.value)),
  closing: sumOfComputable(contracts.map(({ closing }) => closing.value)),
});
