// What the crash tests start from: people and products put in a fresh data folder, and the calls that they make.
import type { IsoDay } from '@repo/domain/dates';
import { secondPersonParameter } from '@repo/domain/two-persons';
import { pino } from 'pino';
import { z } from 'zod';
import { compose } from '../../compose.ts';
import { openDatabase } from '../../db/open-database.ts';
import { parameters } from '../../db/schema/platform.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { seedStrategies } from '../../modules/contracts/contracts.fixture.ts';
import { bankAccount } from '../../modules/receipts/receipts.fixture.ts';
import { parisDay } from '../../paris-time.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { type SignedIn, signIn, testPassword } from '../people.ts';
import type { TestFile } from '../test-request.ts';
import { createKaskadWorld, type KaskadWorld } from './crash-kaskad-world.ts';

export interface CrashWorld {
  origin: string;
  client: SignedIn;
  newcomer: SignedIn;
  admin: SignedIn;
  /** Another administrator, who approves. */
  checker: SignedIn;
  /** Its number, which keeps its references apart from those of the other worlds. */
  place: number;
  /** The title of a product that is its own: publishing a NAV executes the orders of no other world. */
  product: string;
  kaskad: KaskadWorld;
}

/** Worlds that share a server; each has people of its own, since what they do is counted and limited. */
export async function createCrashWorlds(
  env: Record<string, string>,
  origin: string,
  count: number,
): Promise<CrashWorld[]> {
  const settings = readSettings({ NODE_ENV: 'test', ...env });
  const database = await openDatabase(settings, { holder: 'crash-world', whenOwned: 'refuse' });
  try {
    const { deps } = await compose({
      settings,
      secret: await readSecret(settings),
      database,
      log: pino({ level: 'silent' }),
    });
    await seedStrategies({ deps });
    // At any hour an order of today is dealt today, and one person validates as many payments as there are worlds.
    const values = { DEALING_CUT_OFF_HOUR: '24', [secondPersonParameter]: '1000000000' };
    for (const [key, value] of Object.entries(values)) {
      const update = { target: parameters.key, set: { value } };
      await deps.db.insert(parameters).values({ key, value, unit: '' }).onConflictDoUpdate(update);
    }
    const worlds: CrashWorld[] = [];
    while (worlds.length < count) {
      const place = worlds.length + 1;
      worlds.push({
        origin,
        place,
        product: await insertProduct(deps, place),
        newcomer: await signIn({ deps }, 'client', { kycStatus: 'pending' }),
        admin: await signIn({ deps }, 'admin_yield'),
        checker: await signIn({ deps }, 'admin_yield'),
        client: await signIn({ deps }, 'client'),
        kaskad: await createKaskadWorld(deps),
      });
    }
    return worlds;
  } finally {
    await database.close();
  }
}

/** Paid in euros and worth euros: its orders wait for its NAV alone. */
async function insertProduct({ db }: Deps, place: number): Promise<string> {
  const title = `CRASH${place}`;
  await db.insert(strategies).values({
    id: title.toLowerCase(),
    title,
    referenceCurrency: 'EUR',
    status: 'published',
    position: 100 + place,
    ribBank: 'Banque de test',
    ribIban: bankAccount.slice('bank:'.length),
    ribBic: 'AGRIFRPP',
  });
  return title;
}

export interface CrashWrite {
  /** Whether it carries a key: then even a repeat of what was made before the crash succeeds. */
  isKeyed: boolean;
  /** Sends the request, the same each time; returns the status. */
  send: () => Promise<number>;
  /** Whether its effect is visible. */
  isDone: () => Promise<boolean>;
}

export type PrepareWrite = (world: CrashWorld) => Promise<CrashWrite>;

interface Outgoing {
  by: SignedIn;
  body?: object | FormData;
  key?: string;
}

const anyBody = z.looseObject({});

const contractSchema = z.looseObject({
  id: z.string(),
  po_number: z.string(),
  status: z.string(),
  payment_status: z.string(),
  contract_url: z.string().nullable(),
  payouts: z.array(z.looseObject({ kind: z.string() })),
});

/** Proves again who is there where that is needed: a run lasts more than five minutes. */
export async function post(world: CrashWorld, path: string, call: Outgoing) {
  const response = await postOnce(world, path, call);
  if (response.body['code'] !== 'proof_required') return response;
  await stepUp(world, call.by);
  return postOnce(world, path, call);
}

/** By the code emailed to staff; the password of a client. */
async function stepUp(world: CrashWorld, by: SignedIn): Promise<void> {
  const start = await postOnce(world, '/proxy/me/step-up-options', { by });
  const { methods } = z.looseObject({ methods: z.array(z.string()) }).parse(start.body);
  const proof = methods.includes('email')
    ? { method: 'email', code: await lastCode(world, by) }
    : { method: 'password', password: testPassword };
  await postOnce(world, '/proxy/me/step-up', { by, body: proof });
}

async function lastCode(world: CrashWorld, { email }: SignedIn): Promise<string | undefined> {
  const response = await fetch(`${world.origin}/local/outbox`, { headers: { accept: 'application/json' } });
  const mails = z
    .array(z.looseObject({ to: z.string(), text: z.string() }))
    .parse(await response.json())
    .filter(({ to }) => to === email);
  return mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
}

async function postOnce(world: CrashWorld, path: string, { by, body, key }: Outgoing) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${world.origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by.token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(!isForm && body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, body: anyBody.parse(json) };
}

export async function get(world: CrashWorld, path: string, by: SignedIn): Promise<unknown> {
  const headers = { authorization: `Bearer ${by.token}` };
  return (await fetch(`${world.origin}${path}`, { headers })).json();
}

export async function listContracts(world: CrashWorld) {
  const listed = await get(world, '/proxy/signatures', world.client);
  return z.object({ signatures: z.array(contractSchema) }).parse(listed).signatures;
}

export async function contractBy(world: CrashWorld, match: { id?: string; po_number?: string }) {
  const all = await listContracts(world);
  return all.find(({ id, po_number: number }) => id === match.id || number === match.po_number);
}

export function toForm(fields: Record<string, string>, file: TestFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.mime }), file.name);
  return form;
}

export const subscription = ({ client }: CrashWorld, strategyId = 'usdfy') => ({
  user_id: client.userId,
  strategy_id: strategyId,
  contract_amount: '15000',
  contract_devise: 'EURO',
  contract_payment_method: 'rib',
  terms_accepted: true,
  risks_accepted: true,
});

export async function subscribe(
  world: CrashWorld,
  strategyId?: string,
): Promise<{ id: string; signPath: string }> {
  const { body } = await post(world, '/proxy/new-signature', {
    by: world.client,
    body: subscription(world, strategyId),
  });
  const created = z.looseObject({ signature_id: z.string(), iframe_url: z.string() }).parse(body);
  return { id: created.signature_id, signPath: `${new URL(created.iframe_url).pathname}/sign` };
}

export async function subscribeAndSign(world: CrashWorld, strategyId?: string): Promise<string> {
  const { id, signPath } = await subscribe(world, strategyId);
  await prepare(world, signPath, { by: world.client });
  return id;
}

/** What a write is prepared with must succeed. */
export const prepare: typeof post = async (world, path, call) => {
  const response = await post(world, path, call);
  if (response.status >= 300) throw new Error(`${path}: ${JSON.stringify(response)}`);
  return response;
};

export const today = (): IsoDay => parisDay(new Date());

/** A reference that no other write has. */
let count = 0;
export function nextReference({ place }: CrashWorld): string {
  count += 1;
  return `VIR-${place}-${count}`;
}

/** Pays what was signed, on this day. */
export async function validate(world: CrashWorld, contractId: string, valueDate: IsoDay): Promise<void> {
  const body = { amount: '15000', value_date: valueDate, reference: nextReference(world) };
  const path = `/proxy/admin/contracts/${contractId}/validate-payment`;
  await prepare(world, path, { by: world.admin, body });
}

export const changeSchema = z.looseObject({ id: z.string() });

/** By the other administrator. */
export async function approve(world: CrashWorld, changeId: string, by = world.checker): Promise<number> {
  return (await post(world, `/proxy/admin/change-requests/${changeId}/approve`, { by, body: {} })).status;
}
