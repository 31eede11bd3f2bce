// Drawn histories as the rows of the database, and the rows a second time as the recomputation reads them.
import { contracts, payments, withdrawals } from '../../../db/schema/contracts.ts';
import { sessions, users } from '../../../db/schema/identity.ts';
import { fxRates, navRevisions, navs, type PlannedValue } from '../../../db/schema/market-data.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { newToken, sessionTokenPrefix } from '../../identity/tokens.ts';
import { publishValues } from '../../market-data/market-values.repository.ts';
import { added, fixed, over, percent, times, written } from './fixed-point.ts';
import {
  type Asset,
  type Currency,
  type DrawnContract,
  type DrawnMarket,
  type Published,
  referenceOf,
  type StrategyId,
  strategies,
} from './histories.ts';
import { lastUpTo, type Row, rateOf, replay, worth } from './recompute.ts';

/** What was paid with is worth one of: EURO and EURC a euro, USDC a dollar, WBTC a bitcoin. */
const parOf = {
  EURO: 'EUR',
  EURC: 'EUR',
  USDC: 'USD',
  BTC: 'BTC',
  WBTC: 'BTC',
  ETH: 'ETH',
} as const satisfies Record<Asset, Currency>;

const statusOf = {
  pending: 'pending',
  canceled: 'canceled',
  refused: 'refused',
  unpaid: 'signed',
  renounced: 'closed',
  renouncedPaid: 'closed',
  paid: 'signed',
  closed: 'closed',
} as const satisfies Record<DrawnContract['fate'], string>;

const isPaid = ({ fate }: DrawnContract) => fate === 'paid' || fate === 'closed' || fate === 'renouncedPaid';
const isRenounced = ({ fate }: DrawnContract) => fate === 'renounced' || fate === 'renouncedPaid';

/** A client's rows. `rows` are those of the contracts that count: one that was renounced never existed. */
export interface ClientHistory {
  contracts: readonly DrawnContract[];
  rows: readonly Row[];
  renounced: readonly Row[];
}

/** An amount that is a part of what is left on that day, in the requested currency; null where nothing can be taken. */
function drawOut(
  market: DrawnMarket,
  rows: readonly Row[],
  out: { day: string; percent: number; requested: Currency },
) {
  const [payment] = rows;
  if (payment === undefined) return null;
  const isQuoted = [payment.currency, referenceOf[payment.strategy]].every(
    (currency) => worth(market, currency, payment.day) !== null,
  );
  const vl = lastUpTo(market.navs[payment.strategy], out.day);
  if (!isQuoted || vl === null) return null;
  const reference = referenceOf[payment.strategy];
  const currency = worth(market, out.requested, out.day) === null ? reference : out.requested;
  const moves = replay(market, rows);
  // More than was ever bought is more than is left, whatever comes first on that day.
  const held = added((out.percent > 100 ? moves.slice(0, 1) : moves).map(({ units }) => units));
  const value = over(times(held, fixed(vl)), rateOf(market, [currency, reference], out.day));
  const amount = written(percent(value, fixed(String(out.percent))), 9);
  return fixed(amount) === 0n ? null : { amount: `${amount}0`, currency };
}

export function toHistory(market: DrawnMarket, drawn: readonly DrawnContract[]): ClientHistory {
  const dayOf = (position: number) => market.days[Math.min(position, market.days.length - 1)] ?? '';
  const all = drawn.flatMap((contract, index): Row[][] => {
    if (!isPaid(contract)) return [[]];
    const { strategy, fees, amount } = contract;
    const base = { contract: index, strategy, fees };
    const own: Row[] = [
      { ...base, kind: 'payment', day: dayOf(contract.paidOn), currency: parOf[contract.asset], amount },
    ];
    // In the order of the days, so that each is a part of what the ones before have left.
    for (const out of contract.outs.toSorted((a, b) => a.after - b.after)) {
      const day = dayOf(contract.paidOn + out.after);
      const taken = drawOut(market, own, { ...out, day });
      if (taken !== null) own.push({ ...base, kind: 'withdrawal', day, ...taken });
    }
    if (contract.fate === 'closed') {
      const lastOut = own.at(-1)?.day ?? '';
      const closing = dayOf(contract.paidOn + contract.closedAfter);
      const day = closing < lastOut ? lastOut : closing;
      own.push({ ...base, kind: 'closing', day, currency: referenceOf[strategy], amount: '0' });
    }
    return [own];
  });
  const of = (isWanted: (contract: DrawnContract) => boolean) =>
    drawn.flatMap((contract, index) => (isWanted(contract) ? (all[index] ?? []) : []));
  return {
    contracts: drawn,
    rows: of((contract) => !isRenounced(contract)),
    renounced: of(isRenounced),
  };
}

/** Each contract as two of half the amounts, on the same days. */
export function splitInTwo({ contracts: drawn, rows, renounced }: ClientHistory): ClientHistory {
  const halves = (whole: readonly Row[]) =>
    whole.flatMap((row) =>
      [row.contract, row.contract + drawn.length].map((contract) => ({
        ...row,
        contract,
        amount: half(row.amount),
      })),
    );
  const halved = drawn.map((contract) => ({ ...contract, amount: half(contract.amount) }));
  return { contracts: [...halved, ...halved], rows: halves(rows), renounced: halves(renounced) };
}

const half = (amount: string) => written(fixed(amount) / 2n, 12);

const planned = (series: string, published: Published) =>
  [...published].map(([day, value]): PlannedValue => [series, day, value]).toReversed();

/** Everything published is replaced; in no order. */
export async function storeMarket(test: TestApp, market: DrawnMarket): Promise<void> {
  await test.deps.db.delete(navRevisions);
  await test.deps.db.delete(navs);
  await test.deps.db.delete(fxRates);
  const publication = { source: 'import', publishedBy: null, publishedAt: test.clock.now() };
  const ofNavs = strategies.flatMap((strategy) => planned(strategy, market.navs[strategy]));
  const { USD, CHF, BTC, ETH } = market.quotes;
  const ofRates = [
    ...planned('EUR/USD', USD),
    ...planned('BTC/EUR', BTC),
    ...planned('EUR/CHF', CHF),
    ...planned('ETH/EUR', ETH),
  ];
  if (ofNavs.length > 0) await publishValues(test.deps.db, 'nav', { ...publication, values: ofNavs });
  if (ofRates.length > 0) await publishValues(test.deps.db, 'fx_ecb', { ...publication, values: ofRates });
}

/** One NAV published again, half as much more: `null` where the strategy has none. */
export async function amendNav(
  test: TestApp,
  market: DrawnMarket,
  amended: { strategy: StrategyId; pick: number },
): Promise<{ market: DrawnMarket; day: string } | null> {
  const published = market.navs[amended.strategy];
  const [day, value] = [...published][amended.pick % Math.max(1, published.size)] ?? [];
  if (day === undefined || value === undefined) return null;
  const vl = written((fixed(value) * 3n) / 2n, 5);
  const publication = { source: 'import', publishedBy: null, publishedAt: test.clock.now() };
  await publishValues(test.deps.db, 'nav', { ...publication, values: [[amended.strategy, day, vl]] });
  const again = new Map(published).set(day, vl);
  return { market: { ...market, navs: { ...market.navs, [amended.strategy]: again } }, day };
}

/** Writes each history as a client of its own, its rows in the order given; returns the tokens of their sessions. */
export async function storeClients(test: TestApp, histories: readonly ClientHistory[]): Promise<string[]> {
  const { db, ids, clock } = test.deps;
  const now = clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  const clients = histories.map((history) => ({
    history,
    id: ids.uuid(),
    ...newToken(test.deps, sessionTokenPrefix),
  }));
  await db.insert(users).values(
    clients.map(({ id }) => ({
      id,
      externalUserId: id,
      role: 'client' as const,
      email: `${id}@exemple.fr`,
      passwordHash: 'none',
      kycStatus: 'verified' as const,
      firstname: 'Camille',
      lastname: 'Moreau',
      canAccessYield: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db.insert(sessions).values(
    clients.map(({ id, tokenHash }) => ({
      id: ids.uuid(),
      tokenHash,
      userId: id,
      ip: '127.0.0.1',
      userAgent: 'test',
      authMethods: ['password'],
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: later,
      absoluteExpiresAt: later,
    })),
  );
  const rows = clients.map(({ id, history }) => toRows(test, id, history));
  await db.insert(contracts).values(rows.flatMap((row) => row.contracts));
  const paid = rows.flatMap((row) => row.payments);
  if (paid.length > 0) await db.insert(payments).values(paid);
  const taken = rows.flatMap((row) => row.withdrawals);
  if (taken.length > 0) await db.insert(withdrawals).values(taken);
  return clients.map(({ token }) => token);
}

function toRows({ deps: { ids, clock } }: TestApp, userId: string, history: ClientHistory) {
  const contractIds = history.contracts.map(() => ids.uuid());
  const everyRow = [...history.rows, ...history.renounced];
  const owned = (row: Row) => ({ id: ids.uuid(), contractId: contractIds[row.contract] ?? '', userId });
  const at = { createdAt: clock.now(), updatedAt: clock.now() };
  return {
    contracts: history.contracts.map((contract, index) => ({
      id: contractIds[index] ?? '',
      userId,
      strategyId: contract.strategy,
      poNumber: `PO-${contractIds[index]}`,
      status: statusOf[contract.fate],
      paymentStatus: isPaid(contract) ? ('paid' as const) : ('waiting' as const),
      paymentRecordedAt:
        everyRow.find((row) => row.contract === index && row.kind === 'payment')?.day ?? null,
      currency: contract.asset,
      amount: contract.amount,
      paymentMethod: contract.asset === 'EURO' ? ('rib' as const) : ('crypto' as const),
      closedDate: statusOf[contract.fate] === 'closed' ? '2030-01-01' : null,
      renouncedAt: isRenounced(contract) ? clock.now() : null,
      ...at,
    })),
    payments: everyRow
      .filter(({ kind }) => kind === 'payment')
      .map((row) => ({
        ...owned(row),
        amount: row.amount,
        currency: history.contracts[row.contract]?.asset ?? '',
        valueDate: row.day,
        reference: 'VIR-1',
        subscriptionFeePercent: row.fees[0],
        fxFeePercent: row.fees[1],
        subscriptionFee: '0',
        fxFee: '0',
        netAmount: row.amount,
        recordedAt: clock.now(),
        recordedBy: userId,
      })),
    withdrawals: everyRow
      .filter(({ kind }) => kind !== 'payment')
      .map((row) => ({
        ...owned(row),
        kind: row.kind === 'closing' ? ('closing' as const) : ('withdrawal' as const),
        amount: row.amount,
        currency: row.currency,
        units: '0',
        exitFeePercent: row.fees[2],
        exitFee: '0',
        valueDate: row.day,
        occurredAt: clock.now(),
      })),
  };
}
