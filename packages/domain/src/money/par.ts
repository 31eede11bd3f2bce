import type { IsoDay } from '../dates/index.ts';
import {
  isParCoin,
  type MoneyAsset,
  PAR_COINS,
  type ParCoin,
  parOf,
  type QuotedAsset,
} from './currencies.ts';

/** From `from` on, a coin is at par or no longer is. */
export interface ParChange {
  readonly coin: ParCoin;
  readonly from: IsoDay;
  readonly isAtPar: boolean;
}

/** On which days each coin is at par (docs/money.md, Par). */
export interface ParRule {
  /** What the money of an asset is quoted as on a day: its par currency, or the coin itself once it has left its par. */
  readonly resolve: (asset: MoneyAsset, day: IsoDay) => QuotedAsset;
  /** The first of the days on which a coin has been off its par up to `day`, without a break; null at par, and of what is no coin. */
  readonly offSince: (asset: MoneyAsset, day: IsoDay) => IsoDay | null;
}

/** Changes in the order in which they were decided: of two for one day the last counts. Before the first a coin is at par. */
export function parRule(changes: readonly ParChange[] = []): ParRule {
  const byCoin = new Map<string, ParChange[]>();
  for (const [coin, own] of Map.groupBy(changes, (change) => change.coin)) {
    const lastOfDay = new Map(own.map((change) => [change.from, change]));
    byCoin.set(
      coin,
      [...lastOfDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    );
  }
  const upTo = (asset: string, day: IsoDay) => byCoin.get(asset)?.filter(({ from }) => from <= day) ?? [];
  return {
    resolve: (asset, day) =>
      isParCoin(asset) && upTo(asset, day).at(-1)?.isAtPar === false ? asset : parOf(asset),
    offSince: (asset, day) => {
      let since: IsoDay | null = null;
      for (const { from, isAtPar } of upTo(asset, day)) since = isAtPar ? null : (since ?? from);
      return since;
    },
  };
}

/** A coin that is not at par, and since when. */
export interface CoinOffPar {
  readonly coin: ParCoin;
  readonly since: IsoDay;
}

/** The coins that are not at par on a day. */
export function coinsOffPar({ offSince }: Pick<ParRule, 'offSince'>, day: IsoDay): CoinOffPar[] {
  return PAR_COINS.flatMap((coin) => {
    const since = offSince(coin, day);
    return since === null ? [] : [{ coin, since }];
  });
}
