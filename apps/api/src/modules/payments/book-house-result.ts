// What a rectification gains the house or costs it, at the last NAV and quotes: booked with it (docs/books.md, Rectification).
import { type Bought, type HouseResult, houseEntry, houseResult } from '@repo/domain/books';
import { toPaymentAsset } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import type { PaymentRow } from '../../db/schema/dealt-money.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { bookEntries, type NewEntry } from '../books/book-entries.ts';
import { readPricesOn } from '../books/compare-deal.ts';
import { type ContractView, findContractView } from '../contracts/contracts.repository.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';

/**
 * `view`: as it was before. Null where nothing was bought, before or after. No order is the subject of the entry, so that reversing the
 * order again leaves it.
 */
export async function bookHouseResult(
  deps: Deps,
  actor: Actor,
  { view, ...stated }: { view: ContractView } & Pick<NewEntry, 'reason' | 'documentId'>,
): Promise<HouseResult | null> {
  const { contract } = view;
  const strategy = toDomainStrategy(view.strategy);
  const asset = toPaymentAsset(contract.currency);
  const day = parisDay(deps.clock.now());
  if (asset === null) return null;
  const { navs, fx } = await readPricesOn(deps.db, { strategy, asset, day });
  const last = navs.lastUpTo(strategy.key, day);
  if (last === undefined) return null;
  const rectified = await findContractView(deps.db, { id: contract.id });
  const bought = { before: boughtWith(view.payment), after: boughtWith(rectified?.payment ?? null) };
  // Of what waits no unit was bought, and its quotes may not be published.
  if (bought.before === null && bought.after === null) return null;
  const result = houseResult({ strategy, asset }, bought, { day, nav: last.value, fx });
  const postings = houseEntry({ strategy, asset }, result);
  if (postings.length > 0) {
    await bookEntries(deps, actor, [
      { ...stated, kind: 'rectification', orderDay: day, contractId: contract.id, postings },
    ]);
  }
  return result;
}

/** Null for an order that waits. */
function boughtWith(payment: PaymentRow | null): Bought | null {
  if (payment?.units == null || payment.netReferenceAmount === null) return null;
  return {
    units: decimal(payment.units),
    net: decimal(payment.netAmount),
    netReference: decimal(payment.netReferenceAmount),
  };
}
