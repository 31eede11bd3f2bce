/** « À faire »: what waits for the client. */
import type { OperationOutput } from '@repo/api-sdk';
import { addressOf } from '@repo/client/kaskad-address';
import type { IsoDay } from '@repo/domain/dates';
import type { ReadGrant, UnitClass } from '../../shared/grants.model.ts';
import { paths } from '../../shared/paths.ts';

type Wallet = OperationOutput<'listWallets'>['items'][number];

interface ClaimItem {
  readonly kind: 'claim';
  readonly id: string;
  readonly href: string;
  readonly units: bigint;
  readonly unitClass: UnitClass;
  readonly reference: string;
}

interface WalletItem {
  readonly kind: 'wallet';
  readonly id: string;
  readonly href: string;
  readonly network: Wallet['network'];
}

export type TodoItem = ClaimItem | WalletItem;

/** A wallet for each network of the grants that has none proven, first; then each grant with claimable units. */
export function todoItems(
  grants: readonly ReadGrant[],
  wallets: readonly Wallet[],
  today: IsoDay,
): TodoItem[] {
  const networks = new Set(
    grants.flatMap(({ unitClass: { network } }) => (network === null ? [] : [network])),
  );
  const isProven = (network: Wallet['network']) =>
    wallets.some((wallet) => wallet.network === network && wallet.state === 'proven');
  const missing = [...networks]
    .filter((network) => !isProven(network))
    .map((network): WalletItem => ({ kind: 'wallet', id: network, href: paths.wallets, network }));
  const claims = grants.flatMap((grant): ClaimItem[] => {
    const { id, reference } = grant.wire;
    const { claimable: units } = grant.positionOn(today);
    if (units === 0n || grant.unitClass.network === null) return [];
    const href = addressOf(paths.vesting, { grantShown: reference });
    return [{ kind: 'claim', id, href, units, unitClass: grant.unitClass, reference }];
  });
  return [...missing, ...claims];
}

const endOf = ({ until }: { readonly until: string | null }) =>
  until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until);

/** The first to end before; what has no deadline comes last. */
export const byDeadline = <Item extends { readonly until: string | null }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => endOf(a) - endOf(b));
