import type { components } from '@repo/api-sdk/spec';
import { unitsCost } from '@repo/domain/kaskad';
import { decimal, sumOf, toText } from '@repo/domain/money';
import type { UserRow } from '../../db/schema/identity.ts';
import type { InvestmentRow } from '../../db/schema/kaskad-rounds.ts';
import { toPerson } from '../kaskad-grants/grants.mapper.ts';
import { holdingStates } from '../kaskad-investments/investments.repository.ts';
import { storedUnits, toClass } from '../kaskad-units/classes.mapper.ts';
import type { Holdings, TokenSum } from './people.repository.ts';

type Row = components['schemas']['KaskadUserRow'];

const paidStates: ReadonlySet<InvestmentRow['state']> = new Set([
  'paid',
  'withdrawable',
  'firm',
  'allotted',
  'partly_allotted',
  'issued',
]);
const heldStates: ReadonlySet<InvestmentRow['state']> = new Set(holdingStates);

/** A line of « Utilisateurs »: nothing of Yield but that the person has it. */
export function toPersonRow(user: UserRow, { investments, tokens, wallets }: Holdings): Row {
  const own = investments.filter(({ userId }) => userId === user.id);
  const paid = own.filter(({ state }) => paidStates.has(state));
  const rounds = own.filter(({ state }) => heldStates.has(state)).map(({ roundId }) => roundId);
  const isProven = wallets.get(user.id);
  return {
    person: toPerson(user),
    identity: user.kycStatus,
    invested: toText(sumOf(paid.map(investedOf))),
    rounds: new Set(rounds).size,
    tokens: tokens.filter(({ userId }) => userId === user.id).map(toTokens),
    wallet: isProven === undefined ? 'missing' : isProven ? 'proven' : 'unproven',
    services: [...(user.canAccessYield ? (['yield'] as const) : []), 'kaskad'],
    locked_at: user.kaskadLockedAt?.toISOString() ?? null,
    last_sign_in: user.signedInAt?.toISOString() ?? null,
  };
}

/** Without the fee; of what is allotted, the allotted part. */
const investedOf = ({ units, price, allottedUnits }: Holdings['investments'][number]) =>
  unitsCost(BigInt(allottedUnits ?? units), decimal(price));

const toTokens = ({ class: row, grants, ...sums }: TokenSum): Row['tokens'][number] => ({
  class: toClass(row),
  grants,
  granted: storedUnits(sums.total, row),
  claimable: storedUnits(sums.claimable, row),
  pending: storedUnits(sums.pending, row),
  claimed: storedUnits(sums.claimed, row),
});
