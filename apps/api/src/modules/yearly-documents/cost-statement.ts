import { isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { type CostStatement, costStatement } from '@repo/domain/yearly';
import type { Deps } from '../../deps.ts';
import type { YearBooks } from './read-year.ts';
import { readAccruals } from './yearly-documents.repository.ts';

/** What a client's money cost over a year. */
export async function readCosts(deps: Pick<Deps, 'db'>, books: YearBooks): Promise<CostStatement> {
  const { booked, market, euros, from, to } = books;
  const strategyOf = new Map(booked.movements.map(({ contractId, strategy }) => [contractId, strategy]));
  const accruals = await readAccruals(deps.db, [...new Set(strategyOf.values())], { from, to });
  return costStatement({
    from,
    to,
    euros,
    contracts: [...strategyOf].map(([contractId, strategy]) => ({
      contractId,
      referenceCurrency: market.strategies.get(strategy)?.strategy.referenceCurrency ?? 'EUR',
      navs: accruals
        .filter(({ strategyId }) => strategyId === strategy)
        .map((nav) => ({
          day: isoDay(nav.day),
          accruals: nav.accruals === null ? null : decimal(nav.accruals),
        })),
      movements: booked.movements
        .filter((movement) => movement.contractId === contractId)
        .map(({ day, kind, units, fee, asset }) => {
          const rate = euros(asset, day);
          return { day, kind, units, feeEuros: rate && fee.times(rate) };
        }),
    })),
  });
}
