// What tests of the money of investments start from: staff of Kaskad, investors, payments, and what the books hold.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { payouts } from '../../db/schema/cash.ts';
import {
  type InvestmentRow,
  kaskadInvestmentEvents,
  kaskadInvestments,
} from '../../db/schema/kaskad-rounds.ts';
import { fxRates } from '../../db/schema/market-data.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import {
  givenInvestment,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

export interface MoneyWorld {
  test: TestApp;
  admin: SignedIn;
  other: SignedIn;
  investor: SignedIn;
}

let hashes = 0;
/** A transaction of its own. */
export function nextHash(): string {
  hashes += 1;
  return `0x${hashes.toString(16).padStart(64, '0')}`;
}

export const refusal = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
export const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys(Object(Object(body).errors)),
];

const balanceRows = z.object({
  rows: z.array(z.object({ account: z.string(), asset: z.string(), sum: z.string() })),
});

/** The accounts that are not at zero, by account and asset. */
export async function balances({ deps }: TestApp, prefix = ''): Promise<Record<string, string>> {
  const result: unknown = await deps.db.execute(sql`
    select account, asset, trim_scale(sum(amount))::text as sum from postings where account like ${`${prefix}%`}
    group by account, asset having sum(amount) <> 0 order by account, asset`);
  const { rows } = balanceRows.parse(result);
  return Object.fromEntries(rows.map(({ account, asset, sum }) => [`${account} ${asset}`, sum]));
}

/** What breaks a rule of the books; nothing, whatever was done. */
export const brokenBooks = ({ deps }: TestApp) => brokenRules(deps.db, bookRules);

/** Of a person, in the order they were made. */
export const refundsOf = ({ deps }: TestApp, investmentId: string) =>
  deps.db
    .select()
    .from(payouts)
    .where(eq(payouts.investmentId, investmentId))
    .orderBy(payouts.requestedAt, payouts.id);

/** The dollar at 0,92 €, on 10 November 2026 at 10:00 in Paris. */
function useWorld(): MoneyWorld {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- filled before the first test
  const world = {} as MoneyWorld;
  beforeAll(async () => {
    world.test = await createTestApp({ hasTwoPersonControl: true });
    const { deps, clock } = world.test;
    clock.set('2026-11-10T09:00:00.000Z');
    const of = { source: 'test', publishedAt: clock.now() };
    await deps.db
      .insert(fxRates)
      .values({ base: 'USD', quote: 'EUR', day: '2026-11-02', rate: '0.92', ...of });
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    const { test } = world;
    test.clock.set('2026-11-10T09:00:00.000Z');
    world.admin = await signInKaskadAdmin(test, { firstname: 'Inès', lastname: 'Garnier' });
    world.other = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
    world.investor = await signInInvestor(test);
  });
  return world;
}

async function readRow(world: MoneyWorld, id: string): Promise<InvestmentRow> {
  const [found] = await world.test.deps.db
    .select()
    .from(kaskadInvestments)
    .where(eq(kaskadInvestments.id, id));
  if (found === undefined) throw new Error('no investment');
  return found;
}

/** What is signed, and money that is received for it. */
function receiving(world: MoneyWorld) {
  /** 62 signed units at 80,50 €: 4 991,00 € are due. */
  async function givenSigned(
    change: Partial<InvestmentRow> = {},
    round: Parameters<typeof openRound>[1] = {},
  ) {
    const opened = await openRound(world.test, round);
    const signedAt = world.test.clock.now();
    const of = { round: opened.round, userId: world.investor.userId, state: 'signed', signedAt } as const;
    return { ...opened, investment: await givenInvestment(world.test, { ...of, ...change }) };
  }

  const row = (id: string) => readRow(world, id);

  async function pay(id: string, body: object = {}, by = world.admin) {
    const typed = {
      amount: '4991',
      asset: 'EURO',
      value_date: '2026-11-09',
      reference: world.test.deps.ids.uuid(),
    };
    const payer = { payer_name: 'Camille Moreau', payer_account: 'FR7630006000011234567890189' };
    return world.test.call('validateInvestment', {
      token: by.token,
      params: { id },
      body: { version: (await row(id)).version, ...typed, ...payer, ...body },
    });
  }
  const payCoins = (id: string, amount: string) =>
    pay(id, {
      amount,
      asset: 'USDC',
      reference: nextHash(),
      payer_account: '0x52908400098527886E0F7030069857D2E4169EE7',
    });
  return { givenSigned, row, pay, payCoins };
}

/** What staff and the owner decide. */
function deciding(world: MoneyWorld) {
  const decide = async (
    operation: 'refuseInvestmentProof' | 'cancelInvestment',
    id: string,
    reason: string,
    by = world.admin,
  ) =>
    world.test.call(operation, {
      token: by.token,
      params: { id },
      body: { version: (await readRow(world, id)).version, reason },
    });

  const asOwner = async (
    operation: 'fileInvestmentProof' | 'chooseFewerUnits' | 'withdrawInvestment',
    id: string,
    body: object = {},
  ) =>
    world.test.call(operation, {
      token: world.investor.token,
      params: { id },
      body: {
        ...(operation !== 'fileInvestmentProof' && { version: (await readRow(world, id)).version }),
        ...body,
      },
    });
  return { decide, asOwner };
}

/** What is paid back. */
function refunding(world: MoneyWorld) {
  const onRefund = (
    operation: 'prepareRefund' | 'executeRefund',
    id: string,
    body: object,
    by = world.admin,
  ) => world.test.call(operation, { token: by.token, params: { id }, body });

  const approve = (requestId: string | undefined, by = world.other) =>
    world.test.call('approveChangeRequest', { token: by.token, params: { id: requestId ?? '' }, body: {} });

  /** To its sender, from its preparation to its execution. */
  async function payBack(id: string): Promise<void> {
    const prepared = await onRefund('prepareRefund', id, { source: 'receipt', reason: '' });
    if (prepared.status !== 200) throw new Error(JSON.stringify(prepared.body));
    const approved = await approve(Object(prepared.body).pending_change?.id);
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
    const executed_on = world.test.clock.now().toISOString().slice(0, 10);
    const executed = await onRefund('executeRefund', id, {
      executed_on,
      reference: world.test.deps.ids.uuid(),
    });
    if (executed.status !== 200) throw new Error(JSON.stringify(executed.body));
  }
  return { onRefund, approve, payBack };
}

/** What was kept of it. */
function reading(world: MoneyWorld) {
  const eventsOf = async (investmentId: string) =>
    (
      await world.test.deps.db
        .select()
        .from(kaskadInvestmentEvents)
        .where(eq(kaskadInvestmentEvents.investmentId, investmentId))
        .orderBy(kaskadInvestmentEvents.at, kaskadInvestmentEvents.id)
    ).map(({ event }) => event);

  const mails = () =>
    world.test.deps.db.$count(
      mailOutbox,
      and(eq(mailOutbox.recipient, world.investor.email), eq(mailOutbox.kind, 'investmentMoved')),
    );
  return { eventsOf, mails };
}

/** Call it at the top of a test file: the dollar at 0,92 €, on 10 November 2026 at 10:00 in Paris. */
export function useMoney() {
  const world = useWorld();
  return { world, ...receiving(world), ...deciding(world), ...refunding(world), ...reading(world) };
}
