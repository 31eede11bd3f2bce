// The writes of the books: money received, matched, dealt, paid out and rectified.
import { randomUUID } from 'node:crypto';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { z } from 'zod';
import { camtFile } from '../../bank-statements/camt.fixture.ts';
import { bankAccount } from '../../modules/receipts/receipts.fixture.ts';
import { parisDay } from '../../paris-time.ts';
import {
  type CrashWorld,
  contractBy,
  get,
  type PrepareWrite,
  post,
  subscribeAndSign,
  toForm,
} from './crash-world.ts';

const payerAccount = 'FR1420041010050500013M02606';
const today = (): IsoDay => parisDay(new Date());

let importCount = 0;
/** A reference, and cents that no other amount has. */
let count = 0;
function nextReference({ place }: CrashWorld): string {
  count += 1;
  return `VIR-${place}-${count}`;
}

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

/** What a write is prepared with must succeed. */
const prepare: typeof post = async (world, path, call) => {
  const response = await post(world, path, call);
  if (response.status >= 300) throw new Error(`${path}: ${JSON.stringify(response)}`);
  return response;
};

async function givenReceipt(world: CrashWorld, amount?: string): Promise<string> {
  const call = { by: world.admin, body: receiptBody(world, amount) };
  const { body } = await prepare(world, '/proxy/admin/receipts', call);
  return receiptSchema.parse(body).receipt.id;
}

async function readReceipt(world: CrashWorld, id: string) {
  return receiptSchema.parse(await get(world, `/proxy/admin/receipts/${id}`, world.admin));
}

/** Pays what was signed, on this day. */
async function validate(world: CrashWorld, contractId: string, valueDate: IsoDay): Promise<void> {
  const body = { amount: '15000', value_date: valueDate, reference: nextReference(world) };
  const path = `/proxy/admin/contracts/${contractId}/validate-payment`;
  await prepare(world, path, { by: world.admin, body });
}

const changeSchema = z.looseObject({ id: z.string() });

/** By the other administrator, with the code emailed for it once their sign-in is too old. */
async function approve(world: CrashWorld, changeId: string): Promise<number> {
  const path = `/proxy/admin/change-requests/${changeId}`;
  const by = world.checker;
  const first = await post(world, `${path}/approve`, { by, body: {} });
  if (first.body['code'] !== 'step_up_required') return first.status;
  await post(world, `${path}/code`, { by });
  const response = await fetch(`${world.origin}/local/outbox`, { headers: { accept: 'application/json' } });
  const mails = z
    .array(z.looseObject({ to: z.string(), text: z.string() }))
    .parse(await response.json())
    .filter(({ to }) => to === by.email);
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  return (await post(world, `${path}/approve`, { by, body: { code } })).status;
}

/** Requests the publication of these NAVs; returns the request that the other administrator approves. */
async function requestNavs(world: CrashWorld, lines: readonly string[]): Promise<string> {
  const bytes = Buffer.from(['date;strategie;vl', ...lines].join('\n'));
  const form = toForm({ kind: 'nav' }, { name: 'vl.csv', mime: 'text/csv', bytes });
  const { body: plan } = await prepare(world, '/proxy/admin/imports', { by: world.admin, body: form });
  const path = `/proxy/admin/imports/${z.looseObject({ id: z.string() }).parse(plan).id}/commit`;
  const { body } = await prepare(world, path, { by: world.admin, body: { reason: 'Valeurs du jour' } });
  return changeSchema.parse(body['pending_change']).id;
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
  import: async (world) => {
    importCount += 1;
    const first = isoDay(`${2000 + importCount}-01-01`);
    const changeId = await requestNavs(
      world,
      [0, 1, 2, 3, 4].map((day) => `${addDays(first, day)};USDFY;10${day},5`),
    );
    return {
      isKeyed: false,
      send: () => approve(world, changeId),
      isDone: async () => {
        const query = `strategy=USDFY&from=${first}&to=${addDays(first, 4)}`;
        const listed = await get(world, `/proxy/admin/navs?${query}`, world.admin);
        return z.looseObject({ total: z.number() }).parse(listed).total === 5;
      },
    };
  },
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
  /** A publication that deals a payment and a closing. */
  deal: async (world) => {
    const strategyId = world.product.toLowerCase();
    const closed = await subscribeAndSign(world, strategyId);
    const yesterday = addDays(today(), -1);
    await validate(world, closed, yesterday);
    await approve(world, await requestNavs(world, [`${yesterday};${world.product};100`]));
    await prepare(world, `/proxy/signatures/${closed}/close`, { by: world.client });
    await validate(world, await subscribeAndSign(world, strategyId), today());
    const changeId = await requestNavs(world, [`${today()};${world.product};101`]);
    return {
      isKeyed: false,
      send: () => approve(world, changeId),
      isDone: async () => {
        const contract = await contractBy(world, { id: closed });
        return contract?.payouts.some(({ kind }) => kind === 'closing') === true;
      },
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
