// Drawn histories as the code before the books stored them: a database stopped at migration 0008, with decimals that the books
// do not keep.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requiredExtensions } from '@repo/postgres/databases';
import { z } from 'zod';
import { migrationsFolder } from '../../../db/migrate.ts';
import { hashToken, sessionTokenPrefix } from '../../../tokens.ts';
import { type ClientHistory, isPaid, isRenounced, isRenouncedPaid } from './client-history.ts';
import { type Deal, type Entry, entryFees } from './execute-orders.ts';
import { type Fixed, fixed, percent, times, written } from './fixed-point.ts';
import { type Asset, referenceOf, strategies } from './histories.ts';
import { statusOf } from './store-histories.fixture.ts';

const LAST_BEFORE = 8;

export interface ClientBefore {
  id: string;
  /** Of their session. */
  token: string;
  history: ClientHistory;
  contractIds: readonly string[];
}

const journal = z.object({
  entries: z.array(z.object({ idx: z.number(), tag: z.string(), when: z.number() })),
});

const file = (name: string) => readFile(join(migrationsFolder, name), 'utf8');

/** What the migrator leaves behind once it has run the migrations up to 0008. */
export async function schemaBefore(): Promise<string> {
  const { entries } = journal.parse(JSON.parse(await file('meta/_journal.json')));
  const before = entries.filter(({ idx }) => idx <= LAST_BEFORE);
  const scripts = await Promise.all(before.map(({ tag }) => file(`${tag}.sql`)));
  const applied = before.map(({ when }, index) => {
    const hash = createHash('sha256')
      .update(scripts[index] ?? '')
      .digest('hex');
    return `('${hash}', ${when})`;
  });
  const extensions = requiredExtensions.map((name) => `create extension if not exists ${name};`);
  return `${extensions.join('\n')}
    ${scripts.join('\n')}
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ${applied.join(', ')};`;
}

const coinOf = { USD: 'USDC', BTC: 'BTC', ETH: 'ETH', EUR: 'EURO' } as const satisfies Record<string, Asset>;

/** Digits after the twelve that the books keep of units. */
const beyond = (digits: number): Fixed => fixed(`0.${'0'.repeat(12)}${digits}`);

const byDealingDay = (a: Entry, b: Entry) => {
  const [one, other] = [a.deal?.day ?? '', b.deal?.day ?? ''];
  return one === other ? 0 : one < other ? -1 : 1;
};

/**
 * The same history with what was stored then: units of more decimals, closings in the reference currency of their strategy
 * and of every unit that the contract holds. A withdrawal of a part could not wait.
 */
export function asStoredBefore(history: ClientHistory): ClientHistory {
  const held = new Map<number, Fixed>();
  const stored = history.entries
    .filter(({ kind, deal }) => kind !== 'withdrawal' || deal !== null)
    .toSorted(byDealingDay);
  const entries = stored.map((entry, index): Entry => {
    const { deal, contract, kind } = entry;
    if (deal === null) return entry;
    const before = held.get(contract) ?? 0n;
    if (kind === 'payment') {
      const units = deal.units + beyond((index % 9) * 1234);
      held.set(contract, units);
      return { ...entry, deal: { ...deal, units } };
    }
    const wanted = deal.units + beyond((index % 7) * 987);
    const isEverything = kind === 'closing' || deal.isCapped || wanted > before;
    const units = isEverything ? before : wanted;
    held.set(contract, before - units);
    const taken = { ...entry, deal: { ...deal, units } };
    return kind === 'closing' ? inReference(taken) : taken;
  });
  return { ...history, entries };
}

function inReference(entry: Entry & { deal: Deal }): Entry {
  const { deal, strategy, fees } = entry;
  const gross = times(deal.units, deal.nav);
  const exit = percent(gross, fixed(fees[2]));
  return { ...entry, asset: coinOf[referenceOf[strategy]], deal: { ...deal, gross, fees: [exit, 0n] } };
}

const table = (name: string, rows: readonly object[]): string => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  return rows.length === 0
    ? ''
    : `insert into ${name} (${columns}) select ${columns}
        from json_populate_recordset(null::${name}, $rows$${JSON.stringify(rows)}$rows$);`;
};

/** Of clients, contracts, orders: distinct from what the application makes later. */
function createIds() {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`;
  };
}

export interface StoredBefore {
  /** Rows of the tables of then, without a market. */
  script: string;
  clients: readonly ClientBefore[];
  /** Units of each payment and withdrawal, by its id. */
  units: ReadonlyMap<string, string>;
}

export function storeBefore(histories: readonly ClientHistory[], now: string): StoredBefore {
  const nextId = createIds();
  const clients = histories.map((drawn): ClientBefore => {
    const history = asStoredBefore(drawn);
    const id = nextId();
    return {
      id,
      token: `${sessionTokenPrefix}${id}`,
      history,
      contractIds: history.contracts.map(() => nextId()),
    };
  });
  const rows = clients.map((client) => toRowsBefore(client, nextId, now));
  const units = rows.flatMap(({ payments, withdrawals }) =>
    [...payments, ...withdrawals].flatMap((row) =>
      row.units === null ? [] : [[row.id, row.units] as const],
    ),
  );
  const script = [
    table('strategies', products),
    table(
      'users',
      clients.map((client) => toUser(client, now)),
    ),
    table(
      'sessions',
      clients.map((client) => toSession(client, nextId(), now)),
    ),
    ...(['contracts', 'payments', 'withdrawals', 'refunds'] as const).map((name) =>
      table(
        name,
        rows.flatMap((own): readonly object[] => own[name]),
      ),
    ),
  ].join('\n');
  return { script, clients, units: new Map(units) };
}

const products = strategies.map((id, position) => ({
  id,
  title: id.toUpperCase(),
  reference_currency: referenceOf[id],
  status: 'published',
  position,
}));

const toUser = ({ id }: ClientBefore, now: string) => ({
  id,
  external_user_id: id,
  role: 'client',
  email: `${id}@exemple.fr`,
  password_hash: 'none',
  kyc_status: 'verified',
  firstname: 'Camille',
  lastname: 'Moreau',
  can_access_yield: true,
  created_at: now,
  updated_at: now,
});

const toSession = ({ id, token }: ClientBefore, sessionId: string, now: string) => ({
  id: sessionId,
  token_hash: hashToken(token),
  user_id: id,
  ip: '127.0.0.1',
  user_agent: 'test',
  auth_methods: ['password'],
  created_at: now,
  last_seen_at: now,
  idle_expires_at: '2100-01-01',
  absolute_expires_at: '2100-01-01',
});

const exact = (value: Fixed) => written(value, 40);

function toRowsBefore({ id: userId, history, contractIds }: ClientBefore, nextId: () => string, now: string) {
  const owned = (contract: number) => ({ contract_id: contractIds[contract] ?? '', user_id: userId });
  const paid = [...history.entries, ...history.renounced].filter(({ kind }) => kind === 'payment');
  return {
    contracts: history.contracts.map((contract, index) => ({
      id: contractIds[index] ?? '',
      user_id: userId,
      strategy_id: contract.strategy,
      po_number: `PO-${contractIds[index]}`,
      status: statusOf[contract.fate],
      payment_status: isPaid(contract) ? 'paid' : 'waiting',
      payment_recorded_at: paid.find((entry) => entry.contract === index)?.day ?? null,
      currency: contract.asset,
      amount: contract.amount,
      payment_method: contract.asset === 'EURO' ? 'rib' : 'crypto',
      closed_date: statusOf[contract.fate] === 'closed' ? '2030-01-01' : null,
      renounced_at: isRenounced(contract) ? now : null,
      created_at: now,
      updated_at: now,
    })),
    payments: paid.map((entry) => {
      const { amount, deal, asset, day, fees } = entry;
      const [subscription, fx] = entryFees(entry);
      return {
        id: nextId(),
        ...owned(entry.contract),
        amount,
        currency: asset,
        value_date: day,
        reference: 'VIR-1',
        subscription_fee_percent: fees[0],
        fx_fee_percent: fees[1],
        subscription_fee: exact(subscription),
        fx_fee: exact(fx),
        net_amount: exact(fixed(amount) - subscription - fx),
        net_reference_amount: deal && exact(deal.netReference + beyond(77_777_777)),
        units: deal && exact(deal.units),
        nav: deal && exact(deal.nav),
        nav_date: deal && deal.day,
        recorded_at: now,
        recorded_by: userId,
      };
    }),
    withdrawals: history.entries
      .filter(({ kind }) => kind !== 'payment')
      .map(({ contract, kind, deal, asset, strategy, day, fees }) => ({
        id: nextId(),
        ...owned(contract),
        kind,
        amount: deal && exact(deal.gross),
        currency: kind === 'closing' && deal !== null ? referenceOf[strategy] : asset,
        units: deal && exact(deal.units),
        exit_fee_percent: fees[2],
        exit_fee: deal && exact(deal.fees[0]),
        value_date: day,
        nav: deal && exact(deal.nav),
        nav_date: deal && deal.day,
        occurred_at: now,
      })),
    refunds: toRefunds(history, owned, now),
  };
}

function toRefunds(
  { contracts }: ClientHistory,
  owned: (contract: number) => { user_id: string },
  now: string,
) {
  return contracts.flatMap((contract, index) => {
    const isReceived = isRenouncedPaid(contract);
    if (!isReceived && contract.fate !== 'renounced') return [];
    const isReturned = isReceived && index % 2 === 0;
    return [
      {
        ...owned(index),
        amount: contract.amount,
        currency: contract.asset,
        is_received: isReceived,
        requested_at: now,
        returned_on: isReturned ? '2030-01-02' : null,
        reference: isReturned ? 'VIR-2' : null,
        recorded_at: isReturned ? now : null,
        recorded_by: isReturned ? owned(index).user_id : null,
      },
    ];
  });
}
