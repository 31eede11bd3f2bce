// The writes of the books: money received, matched, dealt, paid out and rectified.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { camtFile } from '../../bank-statements/camt.fixture.ts';
import { bankAccount } from '../../modules/receipts/receipts.fixture.ts';
import {
  approve,
  type CrashWorld,
  changeSchema,
  contractBy,
  get,
  nextReference,
  type PrepareWrite,
  post,
  prepare,
  subscribeAndSign,
  today,
  toForm,
  validate,
} from './crash-world.ts';

const payerAccount = 'FR1420041010050500013M02606';

/** Cents that no other amount has. */
let count = 0;

const receiptBody = (world: CrashWorld, amount = '15000') => ({
  account: bankAccount,
  day: today(),
  amount,
  currency: 'EURO',
  payer_name: 'Camille Moreau',
  payer_account: payerAccount,
  reference: nextReference(world),
  reason: 'Relevé reçu sur papier',
});

const receiptSchema = z.looseObject({
  receipt: z.looseObject({ id: z.string(), state: z.string(), amount: z.string() }),
  entries: z.array(z.looseObject({ kind: z.string() })),
});

async function givenReceipt(world: CrashWorld, amount?: string): Promise<string> {
  const call = { by: world.admin, body: receiptBody(world, amount) };
  const { body } = await prepare(world, '/proxy/admin/receipts', call);
  return receiptSchema.parse(body).receipt.id;
}

async function readReceipt(world: CrashWorld, id: string) {
  return receiptSchema.parse(await get(world, `/proxy/admin/receipts/${id}`, world.admin));
}

/** Receives money that pays nothing: it is owed to its sender. */
export async function giveBack(world: CrashWorld, amount = '1.00'): Promise<void> {
  const path = `/proxy/admin/receipts/${await givenReceipt(world, amount)}/leave-unmatched`;
  await prepare(world, path, { by: world.admin, body: { reason: 'Sans contrat' } });
}

/** The pages that staff keep open. */
export async function listBooks(world: CrashWorld): Promise<void> {
  for (const path of ['receipts', 'payouts', 'journal', 'reconciliation'])
    await get(world, `/proxy/admin/${path}`, world.admin);
}

async function givenPayout(world: CrashWorld): Promise<string> {
  count += 1;
  const amount = `${1000 + count}.37`;
  await giveBack(world, amount);
  const query = 'state=to_prepare&kind=unmatched&page_size=200';
  const listed = await get(world, `/proxy/admin/payouts?${query}`, world.admin);
  const { items } = z.looseObject({ items: z.array(payoutSchema) }).parse(listed);
  const payout = items.find((item) => item.amount === amount);
  if (payout === undefined) throw new Error(`nothing of ${amount} is owed`);
  return payout.id;
}

const payoutSchema = z.looseObject({ id: z.string(), state: z.string(), amount: z.string() });

async function readPayout(world: CrashWorld, id: string) {
  const read = await get(world, `/proxy/admin/payouts/${id}`, world.admin);
  return z.looseObject({ payout: payoutSchema }).parse(read).payout;
}

const stateOfPayout = async (world: CrashWorld, id: string) => (await readPayout(world, id)).state;

export const bookWrites = {
  typeReceipt: async (world) => {
    const call = { by: world.admin, body: receiptBody(world), key: randomUUID() };
    let id = '';
    return {
      isKeyed: true,
      send: async () => {
        const { status, body } = await post(world, '/proxy/admin/receipts', call);
        if (status === 200) id = receiptSchema.parse(body).receipt.id;
        return status;
      },
      isDone: async () => (await readReceipt(world, id)).entries.length === 1,
    };
  },
  importStatement: async (world) => {
    const entries = ['10.00', '20.00', '30.00'].map((amount) => ({
      amount,
      more: `<AcctSvcrRef>${nextReference(world)}</AcctSvcrRef>`,
    }));
    const bytes = Buffer.from(camtFile([{ id: `REL-${world.place}`, entries }]));
    const body = () =>
      toForm({ account: bankAccount }, { name: 'releve.xml', mime: 'application/xml', bytes });
    const send = async (path: string) => post(world, path, { by: world.admin, body: body() });
    return {
      isKeyed: false,
      send: async () => (await send('/proxy/admin/statement-imports')).status,
      isDone: async () => {
        const { body: preview } = await send('/proxy/admin/statement-previews');
        return z.looseObject({ is_imported: z.boolean() }).parse(preview).is_imported;
      },
    };
  },
  attachReceipt: async (world) => {
    const contractId = await subscribeAndSign(world);
    const id = await givenReceipt(world);
    const call = { by: world.admin, body: { contract_id: contractId }, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `/proxy/admin/receipts/${id}/attach`, call)).status,
      isDone: async () =>
        (await readReceipt(world, id)).receipt.state === 'attached' &&
        (await contractBy(world, { id: contractId }))?.payment_status === 'paid',
    };
  },
  leaveUnmatched: async (world) => {
    const id = await givenReceipt(world);
    const call = { by: world.admin, body: { reason: 'Sans contrat' }, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `/proxy/admin/receipts/${id}/leave-unmatched`, call)).status,
      isDone: async () => (await readReceipt(world, id)).receipt.state === 'unmatched',
    };
  },
  approvePayout: async (world) => {
    const { id, changeId } = await givenPrepared(world);
    return {
      isKeyed: false,
      send: () => approve(world, changeId),
      isDone: async () => (await stateOfPayout(world, id)) === 'to_execute',
    };
  },
  executePayout: async (world) => {
    const { id, changeId } = await givenPrepared(world);
    await approve(world, changeId);
    const body = { executed_on: today(), reference: nextReference(world) };
    const call = { by: world.admin, body, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `/proxy/admin/payouts/${id}/execute`, call)).status,
      isDone: async () => (await stateOfPayout(world, id)) === 'executed',
    };
  },
  recordPayoutReturn: async (world) => {
    const { id, changeId } = await givenPrepared(world);
    await approve(world, changeId);
    const execution = { executed_on: today(), reference: nextReference(world) };
    await prepare(world, `/proxy/admin/payouts/${id}/execute`, { by: world.admin, body: execution });
    const receipt = await givenReceipt(world, (await readPayout(world, id)).amount);
    const call = { by: world.admin, body: { payout_id: id }, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `/proxy/admin/receipts/${receipt}/payout-return`, call)).status,
      isDone: async () => (await stateOfPayout(world, id)) === 'replaced',
    };
  },
  rectify: async (world) => {
    const id = await subscribeAndSign(world);
    await validate(world, id, today());
    const body = { amount: '14990', value_date: today(), reason: 'Erreur de saisie' };
    const path = `/proxy/admin/contracts/${id}/rectify-payment`;
    const held = await prepare(world, path, { by: world.admin, body });
    const change = changeSchema.parse(held.body['pending_change']);
    const changes = `/proxy/admin/change-requests/${change.id}`;
    return {
      isKeyed: false,
      send: () => approve(world, change.id),
      isDone: async () => {
        const { state } = z.looseObject({ state: z.string() }).parse(await get(world, changes, world.admin));
        return state === 'approved';
      },
    };
  },
} satisfies Record<string, PrepareWrite>;

async function givenPrepared(world: CrashWorld): Promise<{ id: string; changeId: string }> {
  const id = await givenPayout(world);
  const call = { by: world.admin, body: { source: 'receipt' } };
  const { body } = await prepare(world, `/proxy/admin/payouts/${id}/prepare`, call);
  return { id, changeId: changeSchema.parse(body['pending_change']).id };
}
