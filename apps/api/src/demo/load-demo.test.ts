import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDay } from '@repo/domain/dates';
import { grantPosition } from '@repo/domain/kaskad';
import { payoutStates } from '@repo/domain/payouts';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalEntries, orderStates, orders, unitMovements } from '../db/schema/books.ts';
import { payouts, receiptStates, receipts } from '../db/schema/cash.ts';
import { changeRequests } from '../db/schema/change-requests.ts';
import { contracts } from '../db/schema/contracts.ts';
import { adviserDelegations } from '../db/schema/delegations.ts';
import { kaskadGrants } from '../db/schema/kaskad.ts';
import { navs } from '../db/schema/market-data.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import { registerChecks } from '../db/schema/register.ts';
import { timelineEvents } from '../db/schema/timeline.ts';
import { fromStoredPlans } from '../modules/kaskad-units/plans.mapper.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signIn } from '../testing/people.ts';
import { type DemoAccountKey, demoEmail, demoPassword } from './accounts.ts';
import { demoTransfers } from './demo-chain.ts';
import { loadDemo } from './load-demo.ts';

const today = isoDay('2026-11-21');
let keyFolder: string;

beforeAll(async () => {
  keyFolder = await mkdtemp(join(tmpdir(), 'demo-test-'));
});

afterAll(() => rm(keyFolder, { recursive: true, force: true }));

const statesIn = (rows: readonly { state: string }[]) =>
  [...new Set(rows.map(({ state }) => state))].toSorted();

describe('demonstration data', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ hasTwoPersonControl: true });
    test.clock.set('2026-11-21T12:00:00.000Z');
    await loadDemo(test.deps, { today, withMarket: true, keyFolder });
  });

  afterAll(() => test.close());

  async function signInAs(key: DemoAccountKey): Promise<string> {
    const response = await test.expectOk('login', {
      body: { user: { email: demoEmail(key), password: demoPassword } },
    });
    return response.token;
  }

  it('[B1] has five grants of different shapes: one with 20 000 unlocked on 22/11, one suspended, one of a TGE, one canceled', async () => {
    test.clock.set('2026-11-22T09:00:00.000Z');
    const { items, counts } = await test.expectOk('listIssuedGrants', {
      token: (await signIn(test, 'admin_kaskad')).token,
    });
    expect(items).toHaveLength(5);
    const claimed = items.map(({ grant }) => [grant.claimed, grant.pending]);
    expect(claimed).toContainEqual(['18000', '0']);
    expect(claimed).toContainEqual(['0', '750']);
    expect(counts).toEqual({ active: 3, suspended: 1, canceled: 1, completed: 0 });
    const rows = await test.deps.db.select().from(kaskadGrants).orderBy(kaskadGrants.reference);
    const on = { day: isoDay('2026-11-22'), tgeDay: null };
    const positions = rows.map(({ plans }) =>
      grantPosition(fromStoredPlans(plans), { claimed: 0n, pending: 0n }, on),
    );
    expect(positions[0]).toMatchObject({
      unlocked: 20_000_000_000n,
      next: { day: '2026-12-12', units: 2_000_000_000n },
    });
    expect(positions.map(({ status }) => status)).toEqual([
      'running',
      'running',
      'suspended',
      'running',
      'canceled',
    ]);
  });

  it('[B30] [B35] has a round with its three marks, one to allot, one failed with its refunds, and a whitelist', async () => {
    const { token } = await signIn(test, 'admin_kaskad');
    const { items } = await test.expectOk('listKaskadRounds', { token });
    const shown = new Map(items.map(({ round }) => [round.status, round]));
    const marked = items.find(({ round }) => round.cap === '1490');
    expect(marked?.round.marks).toEqual({ firm: '745', under_period: '310', waiting: '186' });
    expect(shown.get('closed')?.marks.firm).toBe('3000');
    expect(shown.get('failed')?.marks.firm).toBe('300');
    const refunds = await test.deps.db.select().from(payouts).where(eq(payouts.kind, 'kaskad_refund'));
    expect(statesIn(refunds)).toEqual(['executed', 'to_execute', 'to_prepare']);
  });

  it('shows every contract and payment status', async () => {
    const rows = await test.deps.db.select().from(contracts);
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(['pending', 'signed', 'refused', 'canceled', 'closed']),
    );
    expect(new Set(rows.map((row) => row.paymentStatus))).toEqual(
      new Set(['waiting', 'proved', 'checking', 'paid', 'canceled']),
    );
  });

  it('has sixty clients, two advisers and one delegation to come', async () => {
    const { token } = await signIn(test, 'super_admin');
    const { total } = await test.expectOk('listClients', { token });
    const { advisers } = await test.expectOk('listAdvisers', { token });
    expect(total).toBeGreaterThanOrEqual(55);
    expect(advisers).toHaveLength(2);
    expect(await test.deps.db.select().from(adviserDelegations)).toHaveLength(1);
  });

  it('has changes that one administrator requested, and the other may approve', async () => {
    const requests = await test.deps.db.select().from(changeRequests);
    const pending = requests.filter(({ state }) => state === 'pending');
    expect(pending.map(({ kind }) => kind).toSorted()).toEqual([
      'contract.close',
      'payment.rectify',
      'payout.approve',
      'user.profile',
    ]);
    const closing = pending.find(({ kind }) => kind === 'contract.close');
    expect(closing?.subjectLabel).toMatch(/^Belleval Patrimoine · PO-/);
    const { token } = await signIn(test, 'super_admin');
    const params = { id: closing?.id ?? '' };
    const read = await test.expectOk('getChangeRequest', { token, params });
    expect(read).toMatchObject({ maker: 'Marc Vidal', can_decide: true });
    expect(read.lines.map(({ label }) => label)).toContain('Parts');
  });

  it('has a threshold of two-person control that was another one before', async () => {
    const { token } = await signIn(test, 'super_admin');
    const { parameters } = await test.expectOk('listParameterVersions', { token });
    const threshold = parameters.find(({ key }) => key === 'TWO_PERSON_THRESHOLD_EUR');
    expect(threshold).toMatchObject({
      value: '100000',
      versions: [
        { value: '100000', state: 'in_force', entered_by: 'Marc Vidal', published_by: 'Inès Garnier' },
        { value: '150000', state: 'past', entered_by: 'Marc Vidal', published_by: 'Inès Garnier' },
      ],
    });
  });

  it('has receipts, orders and payouts in each state that they pass through', async () => {
    const { db } = test.deps;
    expect(statesIn(await db.select().from(receipts))).toEqual([...receiptStates].toSorted());
    expect(statesIn(await db.select().from(payouts))).toEqual([...payoutStates].toSorted());
    const allOrders = await db.select().from(orders);
    expect(statesIn(allOrders)).toEqual([...orderStates].toSorted());
    const waiting = allOrders.filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['subscription', 'withdrawal']);
  });

  it('has a bank statement that agrees with the books but for a fee that is not booked', async () => {
    const { token } = await signIn(test, 'super_admin');
    const { accounts } = await test.expectOk('getReconciliation', { token });
    const differences = accounts.flatMap(({ difference }) => difference ?? []);
    expect(differences).toEqual(['-12.5']);
  });

  it('has each receipt in coins on the chain, for the same amount', async () => {
    const read = await test.deps.db.select().from(receipts).where(eq(receipts.source, 'chain'));
    const onChain = new Map(demoTransfers(today).map(({ txid, amount }) => [txid, amount]));
    expect(read.length).toBeGreaterThan(5);
    expect(read.map(({ txid }) => onChain.get(txid ?? ''))).toEqual(read.map(({ amount }) => amount));
  });

  it('numbers its journal in the order of its instants', async () => {
    const entries = await test.deps.db.select().from(journalEntries).orderBy(journalEntries.number);
    const booked = entries.map(({ bookedAt }) => bookedAt.toISOString());
    expect(booked.length).toBeGreaterThan(50);
    expect(booked).toEqual(booked.toSorted());
  });

  it('publishes each NAV in the evening of its day, and executes nothing before', async () => {
    const rows = await test.deps.db
      .select({ day: navs.day, publishedAt: navs.publishedAt, bookedAt: journalEntries.bookedAt })
      .from(unitMovements)
      .innerJoin(journalEntries, eq(journalEntries.number, unitMovements.entry))
      .innerJoin(
        navs,
        and(eq(navs.strategyId, unitMovements.strategyId), eq(navs.day, unitMovements.dealingDay)),
      );
    expect(rows.length).toBeGreaterThan(15);
    for (const { day, publishedAt, bookedAt } of rows) {
      expect(publishedAt.toISOString()).toBe(`${day}T17:00:00.000Z`);
      expect(bookedAt.getTime()).toBeGreaterThanOrEqual(publishedAt.getTime());
    }
  });

  it('has the nightly check of the register, which found it whole', async () => {
    const checks = await test.deps.db.select().from(registerChecks);
    expect(checks).toEqual([
      expect.objectContaining({ at: new Date('2026-11-20T23:30:00Z'), by: null, isWhole: true, faults: [] }),
    ]);
    expect(checks[0]?.entries).toBeGreaterThan(0);
  });

  it('sends no email about its past', async () => {
    expect(await test.deps.db.select().from(mailOutbox)).toEqual([]);
  });

  it('holds three years of VLs, every day of the week; those of ETHFY are two days late', async () => {
    const [counted] = await test.deps.db.select({ total: count() }).from(navs);
    expect(counted?.total).toBe(4 * (1096 + 1) - 2);
  });

  it('gives a client with contracts in three products a dashboard and signed documents', async () => {
    const token = await signInAs('camille.moreau');
    const response = await test.expectOk('getDashboard', { token });
    expect(response.portfolio.allocations.map(({ label }) => label)).toEqual(['USDFY', 'BTCFY', 'EURFY']);
    expect(Number(response.headline.total_out)).toBeGreaterThan(0);
    const { signatures } = await test.expectOk('listContracts', { token });
    const signed = signatures.filter(({ status }) => status === 'signed');
    expect(signed.every(({ contract_url, pep_url }) => contract_url !== null && pep_url !== null)).toBe(true);
  });

  it('gives each event without a label of its own a description', async () => {
    const others = await test.deps.db
      .select({ metadata: timelineEvents.metadata })
      .from(timelineEvents)
      .where(eq(timelineEvents.type, 'other'));
    const notes = others.map(({ metadata }) => metadata.note);
    expect(notes).toContain('Signature du contrat ETHFY refusée');
    expect(notes).not.toContain(undefined);
  });

  it('leaves no units in a closed contract', async () => {
    const token = await signInAs('yanis.roche');
    const { headlines } = await test.expectOk('getDashboard', { token });
    expect(headlines['USDFY']).toMatchObject({ current_amount: '0.00', units: '0.000000000000000000' });
  });

  it('is refused where accounts exist, and in production', async () => {
    const options = { today, withMarket: false, keyFolder };
    await expect(loadDemo(test.deps, options)).rejects.toThrow('already holds accounts');
    const settings = { ...test.deps.settings, mode: 'production' as const };
    await expect(loadDemo({ ...test.deps, settings }, options)).rejects.toThrow('refused in production');
  });
});

describe('demonstration data without a market', () => {
  it('has accounts and products only', async () => {
    const test = await createTestApp({ hasTwoPersonControl: true });
    await loadDemo(test.deps, { today, withMarket: false, keyFolder });
    const [published] = await test.deps.db.select({ total: count() }).from(navs);
    const [signed] = await test.deps.db.select({ total: count() }).from(contracts);
    expect([published?.total, signed?.total]).toEqual([0, 0]);
    await test.close();
  });
});
