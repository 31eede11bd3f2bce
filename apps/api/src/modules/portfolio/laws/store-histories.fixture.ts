// Drawn histories as the rows of the database.
import { contracts } from '../../../db/schema/contracts.ts';
import { sessions, users } from '../../../db/schema/identity.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { newToken, sessionTokenPrefix } from '../../../tokens.ts';
import { insertDealt } from '../../books/books.fixture.ts';
import type { GivenOrder } from '../../books/dealt-rows.fixture.ts';
import { type ClientHistory, isPaid, isRenounced } from './client-history.ts';
import { type Entry, entryFees } from './execute-orders.ts';
import { type Fixed, fixed, written } from './fixed-point.ts';
import type { DrawnContract } from './histories.ts';

export const statusOf = {
  pending: 'pending',
  canceled: 'canceled',
  refused: 'refused',
  unpaid: 'signed',
  renounced: 'closed',
  renouncedPaid: 'closed',
  renouncedClosed: 'closed',
  paid: 'signed',
  closed: 'closed',
} as const satisfies Record<DrawnContract['fate'], string>;

export interface StoredClient {
  /** Of their session. */
  token: string;
  /** In the order of the history's contracts. */
  contractIds: readonly string[];
}

/** Writes each history as a client of its own, its rows in the order given. */
export async function storeClients(
  test: TestApp,
  histories: readonly ClientHistory[],
): Promise<StoredClient[]> {
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
  const rows = clients.map(({ id, history, token }) => ({ token, ...toRows(test, id, history) }));
  await db.insert(contracts).values(rows.flatMap((row) => row.contracts));
  await insertDealt(
    test.deps,
    rows.flatMap((row) => row.orders),
  );
  return rows.map(({ token, contracts: own }) => ({ token, contractIds: own.map(({ id }) => id) }));
}

const isPayment = ({ kind }: Entry) => kind === 'payment';

function toRows({ deps: { ids, clock } }: TestApp, userId: string, history: ClientHistory) {
  const now = clock.now();
  const contractIds = history.contracts.map(() => ids.uuid());
  const entries = [...history.entries, ...history.renounced];
  const owned = ({ contract }: Entry) => ({ contractId: contractIds[contract] ?? '', userId });
  return {
    contracts: history.contracts.map((contract, index) => ({
      id: contractIds[index] ?? '',
      userId,
      strategyId: contract.strategy,
      poNumber: `PO-${contractIds[index]}`,
      status: statusOf[contract.fate],
      paymentStatus: isPaid(contract) ? ('paid' as const) : ('waiting' as const),
      paymentRecordedAt: entries.find((entry) => entry.contract === index && isPayment(entry))?.day ?? null,
      currency: contract.asset,
      amount: contract.amount,
      paymentMethod: contract.asset === 'EURO' ? ('rib' as const) : ('crypto' as const),
      closedDate: statusOf[contract.fate] === 'closed' ? '2030-01-01' : null,
      renouncedAt: isRenounced(contract) ? now : null,
      createdAt: now,
      updatedAt: now,
    })),
    orders: [
      ...history.entries.map((entry) => toGiven(entry, owned(entry))),
      ...history.renounced
        .filter(isPayment)
        .map((entry) => ({ ...toGiven(entry, owned(entry)), isRenounced: true })),
    ],
  };
}

function toGiven(entry: Entry, owner: { contractId: string; userId: string }): GivenOrder {
  const { strategy, asset, day, deal, fees, kind } = entry;
  const base = { ...owner, strategyId: strategy, asset, orderDay: day };
  const dealt = deal && { day: deal.day, nav: exact(deal.nav), units: exact(deal.units) };
  if (kind === 'payment') {
    const [subscription, fx] = entryFees(entry);
    return {
      ...base,
      kind,
      amount: entry.amount,
      reference: `VIR-${owner.contractId}`,
      placedBy: owner.userId,
      percents: [fees[0], fees[1]],
      fees: [exact(subscription), exact(fx)],
      deal: deal && dealt && { ...dealt, netReference: exact(deal.netReference) },
    };
  }
  const paid = deal && dealt && { ...dealt, gross: exact(deal.gross), exitFee: exact(deal.fees[0]) };
  const requested = { amount: entry.amount, currency: entry.requested };
  return { ...base, kind, exitPercent: fees[2], deal: paid, ...(kind === 'withdrawal' && { requested }) };
}

const exact = (value: Fixed) => written(value, 18);

/** A payment's fees are known before it is executed. */
export function paymentColumns(entry: Entry) {
  const { amount, deal, fees } = entry;
  const [subscription, fx] = entryFees(entry);
  return {
    amount,
    subscriptionFeePercent: fees[0],
    fxFeePercent: fees[1],
    subscriptionFee: exact(subscription),
    fxFee: exact(fx),
    netAmount: exact(fixed(amount) - subscription - fx),
    netReferenceAmount: deal && exact(deal.netReference),
    units: deal && exact(deal.units),
    nav: deal && exact(deal.nav),
    navDate: deal && deal.day,
  };
}

export function withdrawalColumns({ kind, deal }: Entry) {
  return {
    kind: kind === 'closing' ? ('closing' as const) : ('withdrawal' as const),
    amount: deal && exact(deal.gross),
    units: deal && exact(deal.units),
    exitFee: deal && exact(deal.fees[0]),
    nav: deal && exact(deal.nav),
    navDate: deal && deal.day,
  };
}
