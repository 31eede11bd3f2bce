// What an administrator may do to the books at any moment, on whatever is there: half of it is refused, since another has
// done it, or since it is not the time for it.
import { and, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { camtFile } from '../../bank-statements/camt.fixture.ts';
import { orders } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import type { Random } from '../../demo/random.ts';
import type { OperationId } from '../../http/operation.ts';
import { givenDocument } from '../../modules/contract-documents/contract-documents.fixture.ts';
import { bankAccount } from '../../modules/receipts/receipts.fixture.ts';
import type { TestApp, TestResponse } from '../create-test-app.ts';
import type { SignedIn } from '../people.ts';
import type { CallOptions } from '../test-request.ts';

export interface Turn {
  test: TestApp;
  admin: SignedIn;
  /** The owner of the contracts. */
  client: SignedIn;
  random: Random;
  /** Of the act: no other has it. */
  reference: string;
}

/** The day of the round; its quotes are published, its NAVs by the acts. */
export const dayOf = ({ clock }: TestApp): string => clock.now().toISOString().slice(0, 10);

const payerAccount = 'FR1420041010050500013M02606';
const reason = 'Vérifié au dossier';

type Outcome = TestResponse | null;
type Act = (turn: Turn) => Promise<Outcome>;

function pick<Value>({ random }: Turn, values: readonly Value[]): Value | undefined {
  return values[random.integer(0, Math.max(0, values.length - 1))];
}

/** One of these rows, by its id; null when there is none. */
async function on(
  turn: Turn,
  rows: PromiseLike<readonly { id: string }[]>,
  operation: OperationId,
  body?: object,
): Promise<Outcome> {
  const row = pick(turn, await rows);
  if (row === undefined) return null;
  const options: CallOptions = { token: turn.admin.token, params: { id: row.id } };
  return turn.test.call(operation, { ...options, ...(body && { body }) });
}

const contractsWhere = ({ test }: Turn, where: SQL | undefined) =>
  test.deps.db.select({ id: contracts.id }).from(contracts).where(where).orderBy(contracts.id);
const signed = eq(contracts.status, 'signed');
const unpaid = and(signed, ne(contracts.paymentStatus, 'paid'));
const paid = and(signed, eq(contracts.paymentStatus, 'paid'));

const openReceipts = ({ test }: Turn) =>
  test.deps.db
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.state, 'open'))
    .orderBy(receipts.id);
const receiptsOfUnpaid = ({ test }: Turn) =>
  test.deps.db
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(unpaid)
    .orderBy(receipts.id);
const payoutsIn = ({ test }: Turn, ...states: (typeof payouts.$inferSelect)['state'][]) =>
  test.deps.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(inArray(payouts.state, states))
    .orderBy(payouts.id);
const pendingChanges = ({ test }: Turn) =>
  test.deps.db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(eq(changeRequests.state, 'pending'))
    .orderBy(changeRequests.id);

/** What was signed, more often than not. */
const amounts = ['10000', '10000', '10000', '9990', '6000', '4000', '10350'];

async function importNav(turn: Turn, day: string): Promise<Outcome> {
  const { test, admin, random } = turn;
  const vl = `${random.integer(95, 110)}.${random.integer(10, 99)}`;
  const bytes = new TextEncoder().encode(
    `date;strategie;vl\n${day};${pick(turn, ['USDFY', 'EURFY'])};${vl}\n`,
  );
  const file = { name: 'vl.csv', mime: 'text/csv', bytes };
  const form = { fields: { kind: 'nav' }, file };
  const plan = await test.expectOk('previewImport', { token: admin.token, form });
  return test.call('commitImport', { token: admin.token, params: { id: plan.id }, body: { reason } });
}

export const staffActs = {
  typeReceipt: (turn) =>
    turn.test.call('typeReceipt', {
      token: turn.admin.token,
      body: {
        account: bankAccount,
        day: dayOf(turn.test),
        amount: pick(turn, amounts) ?? '',
        currency: 'EURO',
        payer_name: 'Camille Moreau',
        payer_account: payerAccount,
        reference: turn.reference,
        reason,
      },
    }),
  importStatement: (turn) => {
    const entries = [pick(turn, amounts), pick(turn, amounts)].map((amount = '1', index) => ({
      amount: `${amount}.00`,
      booked: dayOf(turn.test),
      valued: dayOf(turn.test),
      more: `<AcctSvcrRef>${turn.reference}-${index}</AcctSvcrRef>`,
      details: [
        `<RltdPties><Dbtr><Pty><Nm>Camille Moreau</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${payerAccount}</IBAN></Id></DbtrAcct></RltdPties>`,
      ],
    }));
    const bytes = new TextEncoder().encode(camtFile([{ id: turn.reference, entries }]));
    const file = { name: 'releve.xml', mime: 'application/xml', bytes };
    return turn.test.call('importStatement', {
      token: turn.admin.token,
      form: { fields: { account: bankAccount }, file },
    });
  },
  attachReceipt: async (turn) => {
    const contract = pick(turn, await contractsWhere(turn, unpaid));
    const short = pick(turn, ['wait', 'accept'] as const);
    const body = { contract_id: contract?.id ?? '', short, reason };
    return on(turn, openReceipts(turn), 'attachReceipt', body);
  },
  detachReceipt: (turn) => on(turn, receiptsOfUnpaid(turn), 'detachReceipt', { reason }),
  leaveUnmatched: (turn) => on(turn, openReceipts(turn), 'leaveUnmatched', { reason }),
  validatePayment: (turn) =>
    on(turn, contractsWhere(turn, unpaid), 'validatePayment', {
      amount: pick(turn, amounts),
      value_date: dayOf(turn.test),
      reference: turn.reference,
      reason,
    }),
  acceptReceivedAmount: (turn) => on(turn, contractsWhere(turn, unpaid), 'acceptReceivedAmount', { reason }),
  rectifyPayment: (turn) =>
    on(turn, contractsWhere(turn, paid), 'rectifyPayment', {
      amount: pick(turn, ['9000', '10000', '10100']),
      value_date: dayOf(turn.test),
      reason,
    }),
  closeContractByStaff: (turn) => on(turn, contractsWhere(turn, paid), 'closeContractByStaff', { reason }),
  recordRenunciationLetter: async (turn) => {
    const { test, admin, client } = turn;
    const row = pick(turn, await contractsWhere(turn, isNotNull(contracts.renounceUntil)));
    if (row === undefined) return null;
    const of = { contractId: row.id, userId: client.userId, addedBy: admin.userId };
    return on(turn, Promise.resolve([row]), 'recordRenunciationLetter', {
      sent_on: dayOf(test),
      received_on: dayOf(test),
      document_id: await givenDocument(test, of),
      scan: turn.reference,
      reason,
    });
  },
  recordWithdrawal: (turn) =>
    on(turn, contractsWhere(turn, paid), 'recordWithdrawal', {
      ...pick(turn, [
        { request: 'amount', amount: '700', currency: 'EUR' },
        { request: 'amount', amount: '20000', currency: 'USD' },
        { request: 'yield' },
      ]),
      reference: turn.reference,
      reason,
    }),
  /** By the client: also of a contract that is closed, within the period. */
  renounceContract: (turn) => {
    const renounceable = contractsWhere(turn, isNotNull(contracts.renounceUntil));
    return on({ ...turn, admin: turn.client }, renounceable, 'renounceContract');
  },
  approveChangeRequest: (turn) => on(turn, pendingChanges(turn), 'approveChangeRequest', {}),
  refuseChangeRequest: (turn) => on(turn, pendingChanges(turn), 'refuseChangeRequest', { reason }),
  cancelChangeRequest: (turn) => on(turn, pendingChanges(turn), 'cancelChangeRequest'),
  preparePayout: (turn) =>
    on(turn, payoutsIn(turn, 'to_prepare', 'to_approve'), 'preparePayout', { source: 'receipt' }),
  createPayoutFile: async (turn) => {
    const ids = (await payoutsIn(turn, 'to_execute')).map(({ id }) => id).slice(0, 3);
    if (ids.length === 0) return null;
    return turn.test.call('createPayoutFile', { token: turn.admin.token, body: { payout_ids: ids } });
  },
  executePayout: (turn) =>
    on(turn, payoutsIn(turn, 'to_execute'), 'executePayout', {
      executed_on: dayOf(turn.test),
      reference: turn.reference,
    }),
  voidPayout: (turn) => on(turn, payoutsIn(turn, 'to_prepare'), 'voidPayout', { reason }),
  publishNav: (turn) => importNav(turn, dayOf(turn.test)),
  /** A NAV published before is corrected: what was executed stays. */
  correctNav: async (turn) => {
    const [order] = await turn.test.deps.db
      .select({ day: orders.orderDay })
      .from(orders)
      .where(eq(orders.state, 'executed'))
      .limit(1);
    return order === undefined ? null : importNav(turn, order.day);
  },
} satisfies Record<string, Act>;

export type StaffAct = keyof typeof staffActs;
