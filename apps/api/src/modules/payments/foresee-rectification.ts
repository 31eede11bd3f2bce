// What a rectification changes, found by making it in a savepoint that is rolled back: the same code, with its refusals.
import type { HouseResult } from '@repo/domain/books';
import { formatDecimal, formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { type Decimal, decimal, moneyAsset, toText } from '@repo/domain/money';
import { TransactionRollbackError } from 'drizzle-orm';
import type { payments } from '../../db/schema/dealt-money.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { ChangeLine } from '../change-requests/change-kind.ts';
import { type ContractView, findContractView } from '../contracts/contracts.repository.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { convert, toDomainStrategy } from '../contracts/value-contract.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

type PaymentRow = typeof payments.$inferSelect;

export interface Foreseen {
  lines: ChangeLine[];
  /** Of the payment: others are another change. */
  units: { before: string | null; after: string | null };
}

export async function foreseeRectification(
  deps: Deps,
  view: ContractView,
  rectify: (inTx: Deps) => Promise<HouseResult | null>,
): Promise<Foreseen> {
  const made: { after: PaymentRow | null; house: HouseResult | null } = { after: null, house: null };
  try {
    await deps.db.transaction(async (tx) => {
      made.house = await rectify({ ...deps, db: tx });
      made.after = (await findContractView(tx, { id: view.contract.id }))?.payment ?? null;
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return describe(deps, view, made);
}

async function describe(
  deps: Deps,
  { payment: before, strategy, contract }: ContractView,
  { after, house }: { after: PaymentRow | null; house: HouseResult | null },
): Promise<Foreseen> {
  const prices = await readPrices(deps);
  const today = parisDay(deps.clock.now());
  const nav = prices.navs.lastUpTo(strategy.id, today);
  const asset = moneyAsset(contract.currency);
  /** At the last NAV, in the asset paid; null while it waits, or without a rate. */
  const worthOf = (row: PaymentRow | null): Decimal | null => {
    if (row?.units == null || nav === undefined) return null;
    const amount = decimal(row.units).times(nav.value);
    const from = toDomainStrategy(strategy).referenceCurrency;
    return convert(prices, { amount, from, to: asset, day: today });
  };
  const written = (amount: Decimal | null) =>
    amount === null ? null : formatDocumentAmount(toText(amount), prices.fx.resolve(asset, today));
  const [worthBefore, worthAfter] = [worthOf(before), worthOf(after)];
  return {
    units: { before: before?.units ?? null, after: after?.units ?? null },
    lines: [
      { label: texts.unitsLabel, before: unitsOf(before), after: unitsOf(after) },
      ...(nav === undefined
        ? []
        : [
            {
              label: texts.worthLabel(formatLongDate(nav.day)),
              before: written(worthBefore),
              after: written(worthAfter),
            },
          ]),
      ...(house === null
        ? []
        : [
            {
              label: texts.houseLabel,
              before: null,
              after: texts.houseResult(written(house.cash.abs()) ?? '', house.cash.cmp(0)),
            },
          ]),
    ],
  };
}

function unitsOf(row: PaymentRow | null): string | null {
  if (row === null) return null;
  if (row.units === null || row.nav === null || row.navDate === null) return texts.unitsWait;
  const [units, nav] = [row.units, row.nav].map((text) => formatDecimal(toText(decimal(text))));
  return texts.unitsAt(units ?? '', nav ?? '', formatLongDate(row.navDate));
}
