import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import type { RegisterFault } from '../../db/schema/register.ts';
import type { Actor, Deps } from '../../deps.ts';
import {
  findLastCheck,
  findPoNumbers,
  insertCheck,
  listStrategyFaults,
  listSums,
  readSeries,
} from './checks.repository.ts';

type Check = components['schemas']['RegisterCheck'];

/** Verifies the chain of every strategy and compares it with the books; `actor` null: each night. */
export async function checkRegister(deps: Deps, actor: Actor | null): Promise<void> {
  const series = await readSeries(deps.db);
  const found: RegisterFault[] = [];
  for (const { strategyId, last, counter } of series) {
    const faults = await listStrategyFaults(deps.db, strategyId, last);
    found.push(...faults.map((fault) => ({ strategy_id: strategyId, ...fault })));
    if (counter !== last) found.push({ strategy_id: strategyId, number: counter, problem: 'missing' });
  }
  const strategies = (await listSums(deps.db)).map(({ contracts, ...sums }) => ({
    ...sums,
    difference: toText(decimal(sums.ledger).minus(decimal(sums.entered)).minus(decimal(sums.to_enter))),
    contracts,
  }));
  const isReconciled = strategies.every(
    ({ difference, contracts }) => decimal(difference).eq(0) && contracts.length === 0,
  );
  const isWhole = found.length === 0 && isReconciled;
  if (!isWhole)
    deps.log.error({ faults: found.slice(0, 5), isReconciled }, 'the register of holders is not whole');
  await insertCheck(deps.db, {
    id: deps.ids.uuid(),
    at: deps.clock.now(),
    by: actor?.userId ?? null,
    isWhole,
    entries: series.reduce((sum, { last }) => sum + last, 0),
    faults: found,
    strategies,
  });
}

/** The last verification; null before the first. */
export async function getRegisterCheck({ db }: Pick<Deps, 'db'>): Promise<{ check: Check | null }> {
  const row = await findLastCheck(db);
  if (row === null) return { check: null };
  const differing = row.strategies.flatMap(({ contracts }) => contracts.map(({ contract_id: id }) => id));
  const numbers = await findPoNumbers(db, differing);
  return {
    check: {
      at: row.at.toISOString(),
      is_nightly: row.by === null,
      is_whole: row.isWhole,
      entries: row.entries,
      faults: row.faults,
      strategies: row.strategies.map(({ contracts, ...sums }) => ({
        ...sums,
        contracts: contracts.map(({ contract_id: id, ...units }) => ({
          po_number: numbers.get(id) ?? null,
          ...units,
        })),
      })),
    },
  };
}
