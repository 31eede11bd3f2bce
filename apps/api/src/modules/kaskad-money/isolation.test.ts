// Money of Kaskad beside staff of Yield alone, and the reverse: none reads what the other has.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import type { OperationId } from '../../http/operation.ts';
import { allOperations } from '../../http/spec-document.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';
import { bookExample } from '../journal/journal.fixture.ts';
import { refundsOf, useMoney } from './money.fixture.ts';

const { world, givenSigned, pay, decide, onRefund, payBack } = useMoney();
beforeAll(() => seedStrategies(world.test));

const ofYield = [
  'listReceipts',
  'listPayouts',
  'listJournalEntries',
  'listAccounts',
  'getTrialBalance',
  'exportBooks',
  'exportPayouts',
  'exportReceipts',
  'searchStaff',
  'listAudit',
  'listAlerts',
  'listWorkItems',
] as const;

const signInYieldAdmin = () => signIn(world.test, 'admin_yield', { firstname: 'Paul', lastname: 'Roux' });

/** Money of each kind; returns what only Kaskad may show: references, names, reasons and sums, as they are sent and as they are written. */
async function givenMoney(): Promise<string[]> {
  const { test } = world;
  const name = `Levée confidentielle ${test.deps.ids.uuid().slice(-12)}`;
  const paid = await givenSigned({}, { name });
  await pay(paid.investment.id, { amount: '5432.17', reference: 'VIR-SECRET-1' });
  const canceled = await givenSigned({}, { name });
  await pay(canceled.investment.id, { amount: '4998.76', reference: 'VIR-SECRET-2' });
  await decide('cancelInvestment', canceled.investment.id, 'Motif confidentiel');
  const [refund, other] = await refundsOf(test, canceled.investment.id);
  await onRefund('prepareRefund', refund?.id ?? '', { source: 'receipt', reason: 'Motif confidentiel' });
  await payBack(other?.id ?? '');
  const held = await givenSigned({ units: '1250' }, { name });
  const large = { amount: '100625.43', reason: 'Motif confidentiel', reference: 'VIR-SECRET-3' };
  await pay(held.investment.id, large);
  return [
    ...[paid, canceled, held].map(({ investment }) => investment.reference),
    name,
    'VIR-SECRET',
    'Motif confidentiel',
    '5432',
    '5 432',
    '441.17',
    '4998',
    '4 998',
    '100625',
    '100 625',
  ];
}

const readable = (raw: Buffer) => raw.toString('utf8').replaceAll(/[\u00a0\u202f]/g, ' ');
/** Times and counts of the server apart: digits of theirs may be those of a sum. */
const reads = allOperations.filter(({ method, tag }) => method.toLowerCase() === 'get' && tag !== 'system');

it('[B48] no read of an administrator of Yield has a sum, a reference or a name of Kaskad', async () => {
  const { test, investor } = world;
  const secrets = await givenMoney();
  await test.deps.db.update(users).set({ canAccessYield: true }).where(eq(users.id, investor.userId));
  const { token } = await signInYieldAdmin();
  const period = { date: '2026-11-10', from: '2026-11-01', to: '2026-11-30' };
  const leaks: string[] = [];
  const succeeded = new Set<string>();
  for (const { operationId, path } of reads) {
    for (const query of [
      {},
      { q: 'KSK' },
      { q: 'Levée confidentielle' },
      { q: 'VIR-SECRET' },
      period,
      { format: 'csv' },
    ]) {
      const response = await test.app.inject({
        method: 'GET',
        url: path.replaceAll(/\{\w+\}/g, investor.userId),
        query: Object.fromEntries(Object.entries(query)),
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.statusCode !== 200) continue;
      succeeded.add(operationId);
      const text = readable(response.rawPayload);
      leaks.push(
        ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${operationId}: ${secret}`),
      );
    }
  }
  expect(leaks).toEqual([]);
  // The trail is a super administrator's, who has both services; exports are no reads, and have the rows of their lists.
  expect(ofYield.filter((operation) => !succeeded.has(operation))).toEqual([
    'exportBooks',
    'exportPayouts',
    'exportReceipts',
    'listAudit',
  ]);
  expect([...succeeded]).toEqual(
    expect.arrayContaining(['getClient', 'listChangeRequests', 'getStaffTiles']),
  );
}, 120_000);

it('[B48] a record of Kaskad is not found in the books of Yield', async () => {
  const { test } = world;
  const { investment } = await givenSigned();
  await pay(investment.id, { amount: '5000' });
  const [refund] = await refundsOf(test, investment.id);
  const prepared = await onRefund('prepareRefund', refund?.id ?? '', { source: 'receipt', reason: '' });
  const pendingId = String(Object(prepared.body).pending_change?.id);
  const read = { token: (await signInYieldAdmin()).token };
  const ids = { getPayout: refund?.id ?? '', getReceipt: refund?.receiptId ?? '' } as const;
  for (const operation of ['getPayout', 'getReceipt'] as const)
    expect((await test.call(operation, { ...read, params: { id: ids[operation] } })).status).toBe(404);
  for (const [kind, id] of [
    ['payout', refund?.id],
    ['receipt', refund?.receiptId],
    ['change_request', pendingId],
  ] as const) {
    const { items } = await test.expectOk('getRecordHistory', { ...read, query: { kind, id: id ?? '' } });
    expect(items).toEqual([]);
  }
  const notes = { ...read, query: { kind: 'payout', id: refund?.id ?? '' } };
  expect((await test.call('getRecordNotes', notes)).status).toBe(404);
  for (const account of [
    `escrow:${investment.roundId}`,
    `investment:${investment.id}`,
    `owed:${refund?.id}`,
  ]) {
    const ledger = await test.call('getAccountLedger', {
      ...read,
      params: { account },
      query: { asset: 'EUR' },
    });
    // No account of Yield has such a name.
    expect(ledger.status).toBe(400);
  }
});

interface YieldMoney {
  poNumber: string;
  secrets: string[];
  client: SignedIn;
}
let ofBoth: Promise<YieldMoney> | undefined;

/** Money of Yield of the same person, who has both services: what is received, owed and in the books; made once. */
function givenYieldMoney(): Promise<YieldMoney> {
  ofBoth ??= bookYieldMoney();
  return ofBoth;
}

async function bookYieldMoney(): Promise<YieldMoney> {
  const { test, investor } = world;
  await test.deps.db.update(users).set({ canAccessYield: true }).where(eq(users.id, investor.userId));
  const poNumber = `PO-SECRET-${test.deps.ids.uuid().slice(-6)}`;
  const paid = { status: 'signed', paymentStatus: 'paid', amount: '10000', currency: 'EURC' } as const;
  const contractId = await givenContract(test, investor, { poNumber, ...paid });
  const admin = await signInYieldAdmin();
  const payoutId = await bookExample(test, { contractId, client: investor, admin });
  return { poNumber, secrets: [poNumber, contractId, payoutId], client: investor };
}

const bookLists = ['entries', 'balance', 'accounts', 'holdings', 'orders', 'fees', 'corrections'] as const;
const yieldExports: readonly (readonly [OperationId, Record<string, string>])[] = [
  ...bookLists.map((list) => ['exportBooks', { list }] as const),
  ...(['open', 'proposed', 'attached'] as const).map((tab) => ['exportReceipts', { tab }] as const),
  ...(['open', 'to_prepare', 'to_approve', 'to_execute', 'executed'] as const).map(
    (state) => ['exportPayouts', { state }] as const,
  ),
  ['exportPayouts', {}],
  ['exportContracts', {}],
  ['exportClients', {}],
  ['exportAdvisers', {}],
  ['exportProducts', {}],
  ['exportNavs', {}],
  ['exportFxRates', {}],
  ['exportRegisterLines', {}],
];

it('[B48] no export, statement or list of movements of Yield has money of Kaskad, and those of Yield stay in them', async () => {
  const { test } = world;
  const secrets = await givenMoney();
  const { poNumber, client } = await givenYieldMoney();
  const { token } = await signInYieldAdmin();
  const texts = new Map<string, string>();
  for (const [operation, query] of yieldExports) {
    const { status, raw } = await test.call(operation, { token, query: { ...query, format: 'csv' } });
    expect([operation, status]).toEqual([operation, 200]);
    texts.set(`${operation} ${Object.values(query).join()}`, readable(raw));
  }
  for (const table of ['contracts', 'flows', 'yields'] as const) {
    const { status, raw } = await test.call('exportPortfolio', {
      token: client.token,
      query: { table, format: 'csv' },
    });
    expect(status).toBe(200);
    texts.set(`exportPortfolio ${table}`, readable(raw));
  }
  for (const operation of ['listStatements', 'getDashboard', 'listYieldFlows'] as const)
    texts.set(operation, readable((await test.call(operation, { token: client.token })).raw));
  const leaks = [...texts].flatMap(([name, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`),
  );
  expect(leaks).toEqual([]);
  for (const name of ['exportBooks entries', 'exportReceipts attached', 'exportPayouts to_prepare'])
    expect([name, texts.get(name)?.includes(poNumber)]).toEqual([name, true]);
}, 120_000);

it('[B48] no list, file or dashboard of Kaskad has money of Yield', async () => {
  const { test } = world;
  await givenMoney();
  const { secrets, client } = await givenYieldMoney();
  const kaskad = allOperations.filter(
    ({ method, path }) => method.toLowerCase() === 'get' && path.includes('/kaskad'),
  );
  const calls = kaskad.flatMap((operation) =>
    [world.admin, client].flatMap(({ token }) =>
      [{}, { q: 'PO-SECRET' }].map((query) => ({ ...operation, token, query })),
    ),
  );
  const succeeded = new Set<string>();
  const leaks: string[] = [];
  for (const { operationId, path, token, query } of calls) {
    const response = await test.app.inject({
      method: 'GET',
      url: path.replaceAll(/\{\w+\}/g, client.userId),
      query: Object.fromEntries(Object.entries(query)),
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.statusCode !== 200) continue;
    succeeded.add(operationId);
    const text = readable(response.rawPayload);
    leaks.push(...secrets.filter((secret) => text.includes(secret)).map((one) => `${operationId}: ${one}`));
  }
  expect(leaks).toEqual([]);
  expect([...succeeded]).toEqual(
    expect.arrayContaining([
      'listIssuedInvestments',
      'listRefunds',
      'getKaskadAdminDashboard',
      'getKaskadDashboard',
    ]),
  );
}, 120_000);

it.each(ofYield)('[B48] an administrator of Kaskad alone is refused %s', async (operation) => {
  const response = await world.test.call(operation, { token: world.admin.token });
  expect(response.status).toBe(403);
});
