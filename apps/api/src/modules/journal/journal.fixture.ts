// The worked example of docs/books.md as booked: 10 000 EURC received on 2026-01-02 and dealt at 101; 1 000 EUR out on
// 2026-01-04, not paid yet; and a receipt that pays nothing.
import { type Account, dealIn, dealInEntry, dealOut, dealOutEntry, move } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { decimal, fxBook, toText } from '@repo/domain/money';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import { bookEntries, type NewEntry, type NewMovement } from '../books/book-entries.ts';

const strategy = { key: 'usdfy', referenceCurrency: 'USD' } as const;
const asset = 'EURC';
const [paidOn, takenOn] = [isoDay('2026-01-02'), isoDay('2026-01-04')];
const fx = fxBook([{ base: 'EUR', quote: 'USD', days: [paidOn, takenOn], values: ['1.25', '1'] }]);
const house: Account = 'wallet:ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const gross = decimal('10000');
const percents = { subscriptionPercent: decimal('0.1'), fxPercent: decimal('0.5') };
const dealt = dealIn({ strategy, asset, gross, fees: percents }, { day: paidOn, nav: decimal('101'), fx });
const redeemed = dealOut(
  {
    strategy,
    asset,
    held: dealt,
    request: { kind: 'amount', amount: decimal('1000'), currency: 'EUR' },
    exitPercent: decimal('0.2'),
  },
  { day: takenOn, nav: decimal('102'), fx },
);

interface Example {
  contractId: string;
  client: SignedIn;
  admin: SignedIn;
}

type Ids = Readonly<Record<'receipt' | 'order' | 'withdrawal' | 'payout', string>>;

/** Books it for a contract of `client`, decided by `admin`. Returns the payout that is owed. */
export async function bookExample(test: TestApp, { contractId, client, admin }: Example): Promise<string> {
  const { ids } = test.deps;
  const named: Ids = { receipt: ids.uuid(), order: ids.uuid(), withdrawal: ids.uuid(), payout: ids.uuid() };
  await insertRows(test, { contractId, userId: client.userId }, named);
  const by = { userId: admin.userId, role: 'admin_yield', ip: '127.0.0.1', requestId: 'test' } as const;
  await test.deps.db.transaction((tx) =>
    bookEntries({ db: tx, clock: test.deps.clock }, { ...by, sessionId: null }, [
      ...paidEntries(contractId, named),
      takenEntry(contractId, named),
      {
        kind: 'receipt',
        orderDay: takenOn,
        postings: move({ from: 'unmatched', to: house }, asset, decimal('250')),
      },
    ]),
  );
  return named.payout;
}

async function insertRows(
  { deps: { db, ids, clock } }: TestApp,
  owner: { contractId: string; userId: string },
  named: Ids,
): Promise<void> {
  const placed = { ...owner, asset, placedAt: clock.now(), state: 'executed', request: 'amount' } as const;
  await db.insert(orders).values([
    {
      ...placed,
      id: named.order,
      kind: 'subscription',
      amount: '10000',
      orderDay: paidOn,
      subscriptionFeePercent: '0.1',
      fxFeePercent: '0.5',
      subscriptionFee: '10',
      fxFee: '49.95',
    },
    {
      ...placed,
      id: named.withdrawal,
      kind: 'withdrawal',
      amount: '1000',
      requestCurrency: 'EUR',
      orderDay: takenOn,
      exitFeePercent: '0.2',
    },
  ]);
  const received = { account: house, source: 'typed', asset, day: paidOn, recordedAt: clock.now() } as const;
  await db.insert(receipts).values([
    { ...received, ...owner, id: named.receipt, externalId: 'paid', state: 'attached', amount: '10000' },
    { ...received, id: ids.uuid(), externalId: 'unknown', amount: '250' },
  ]);
  await db.insert(payouts).values({
    ...owner,
    id: named.payout,
    kind: 'withdrawal',
    state: 'to_prepare',
    orderId: named.withdrawal,
    amount: toText(redeemed.paid),
    asset,
    requestedAt: clock.now(),
  });
}

function movement(
  values: Pick<NewMovement, 'contractId' | 'orderId' | 'nature' | 'units' | 'cost' | 'fees'>,
  { day, nav }: { day: IsoDay; nav: string },
): NewMovement {
  return {
    ...values,
    strategyId: 'usdfy',
    orderDay: day,
    dealingDay: day,
    nav: decimal(nav),
    navVersion: 1,
    quotes: [],
    asset,
    gross,
    net: gross,
    referenceAmount: gross,
  };
}

function paidEntries(contractId: string, { receipt, order }: Ids): NewEntry[] {
  const subject = { type: 'receipt', id: receipt } as const;
  const waiting: Account = `waiting:${contractId}`;
  const { units, cost } = dealt;
  const moved = { contractId, orderId: order, nature: 'subscription', fees: decimal('59.95') } as const;
  return [
    {
      kind: 'receipt',
      orderDay: paidOn,
      reason: '=1+1',
      subject,
      postings: move({ from: 'unmatched', to: house }, asset, gross),
    },
    {
      kind: 'match',
      orderDay: paidOn,
      contractId,
      subject,
      postings: move({ from: waiting, to: 'unmatched' }, asset, gross),
    },
    {
      kind: 'deal-in',
      orderDay: paidOn,
      contractId,
      subject: { type: 'order', id: order },
      postings: dealInEntry({ strategy, asset, contractId }, dealt),
      movement: movement({ ...moved, units, cost }, { day: paidOn, nav: '101' }),
    },
  ];
}

function takenEntry(contractId: string, { withdrawal, payout }: Ids): NewEntry {
  const { units, cost, exitFee } = redeemed;
  const moved = { contractId, orderId: withdrawal, nature: 'withdrawal', fees: exitFee } as const;
  return {
    kind: 'deal-out',
    orderDay: takenOn,
    contractId,
    subject: { type: 'order', id: withdrawal },
    postings: dealOutEntry({ strategy, asset }, redeemed, payout),
    movement: movement({ ...moved, units: units.neg(), cost: cost.neg() }, { day: takenOn, nav: '102' }),
  };
}
