// What the crash tests write: people and products put in a fresh data folder, and each kind of write as something that
// can be prepared, done, checked, and repeated after a crash.
import { randomUUID } from 'node:crypto';
import { addDays, isoDay } from '@repo/domain/dates';
import { pino } from 'pino';
import { z } from 'zod';
import { compose } from '../../compose.ts';
import { openDatabase } from '../../db/open-database.ts';
import { seedStrategies } from '../../modules/contracts/contracts.fixture.ts';
import { parisDay } from '../../paris-time.ts';
import { readSecret } from '../../secret.ts';
import { readSettings } from '../../settings.ts';
import { type SignedIn, signIn } from '../people.ts';
import { pdf, png } from '../sample-files.ts';
import type { TestFile } from '../test-request.ts';

export interface CrashWorld {
  origin: string;
  client: SignedIn;
  newcomer: SignedIn;
  admin: SignedIn;
}

/** Worlds that share a server; each has a client of its own, since the contracts waiting for a signature are counted. */
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
    const newcomer = await signIn({ deps }, 'client', { kycStatus: 'pending' });
    const admin = await signIn({ deps }, 'admin_yield');
    const worlds: CrashWorld[] = [];
    while (worlds.length < count) {
      worlds.push({ origin, newcomer, admin, client: await signIn({ deps }, 'client') });
    }
    return worlds;
  } finally {
    await database.close();
  }
}

export interface CrashWrite {
  /** Whether it carries a key: then even a repeat of what was made before the crash succeeds. */
  isKeyed: boolean;
  /** Sends the request, the same each time; returns the status. */
  send: () => Promise<number>;
  /** Whether its effect is visible. */
  isDone: () => Promise<boolean>;
}

interface Outgoing {
  by: SignedIn;
  body?: object | FormData;
  key?: string;
}

const contractSchema = z.looseObject({
  id: z.string(),
  po_number: z.string(),
  status: z.string(),
  payment_status: z.string(),
  contract_url: z.string().nullable(),
});

async function post(world: CrashWorld, path: string, { by, body, key }: Outgoing) {
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
  return { status: response.status, body: z.looseObject({}).parse(json) };
}

async function listContracts(world: CrashWorld) {
  const response = await fetch(`${world.origin}/proxy/signatures`, {
    headers: { authorization: `Bearer ${world.client.token}` },
  });
  const { signatures } = z.object({ signatures: z.array(contractSchema) }).parse(await response.json());
  return signatures;
}

const countContracts = async (world: CrashWorld) => (await listContracts(world)).length;

async function contractBy(world: CrashWorld, match: { id?: string; po_number?: string }) {
  const all = await listContracts(world);
  return all.find(({ id, po_number: number }) => id === match.id || number === match.po_number);
}

function toForm(fields: Record<string, string>, file: TestFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.mime }), file.name);
  return form;
}

const subscription = (client: SignedIn) => ({
  user_id: client.userId,
  strategy_id: 'usdfy',
  contract_amount: '15000',
  contract_devise: 'EURO',
  contract_payment_method: 'rib',
  terms_accepted: true,
  risks_accepted: true,
});

async function subscribe(world: CrashWorld): Promise<{ id: string; signPath: string }> {
  const { body } = await post(world, '/proxy/new-signature', {
    by: world.client,
    body: subscription(world.client),
  });
  const created = z.looseObject({ signature_id: z.string(), iframe_url: z.string() }).parse(body);
  return { id: created.signature_id, signPath: `${new URL(created.iframe_url).pathname}/sign` };
}

async function subscribeAndSign(world: CrashWorld): Promise<string> {
  const { id, signPath } = await subscribe(world);
  await post(world, signPath, { by: world.client });
  return id;
}

let importCount = 0;

/** Each kind of write of a client's money or documents. */
export const crashWrites = {
  subscribe: async (world) => {
    const first = await fetch(`${world.origin}/proxy/signatures/next-po-number`, {
      headers: { authorization: `Bearer ${world.client.token}` },
    });
    const { po_number: number } = z.object({ po_number: z.string() }).parse(await first.json());
    const body = { ...subscription(world.client), eq_po_number: number };
    return {
      isKeyed: false,
      send: async () => (await post(world, '/proxy/new-signature', { by: world.client, body })).status,
      isDone: async () => (await contractBy(world, { po_number: number })) !== undefined,
    };
  },
  subscribeByKey: async (world) => {
    const call = { by: world.client, body: subscription(world.client), key: randomUUID() };
    const ids = new Set<unknown>();
    let before: number | undefined;
    return {
      isKeyed: true,
      send: async () => {
        before ??= await countContracts(world);
        const { status, body } = await post(world, '/proxy/new-signature', call);
        if (status === 201) ids.add(body['signature_id']);
        return status;
      },
      isDone: async () => ids.size === 1 && (await countContracts(world)) === (before ?? 0) + 1,
    };
  },
  sign: async (world) => {
    const { id, signPath } = await subscribe(world);
    return {
      isKeyed: false,
      send: async () => (await post(world, signPath, { by: world.client })).status,
      isDone: async () => {
        const contract = await contractBy(world, { id });
        if (contract?.status !== 'signed' || contract.contract_url === null) return false;
        const { pathname, search } = new URL(contract.contract_url);
        const document = await fetch(`${world.origin}${pathname}${search}`);
        return (await document.text()).startsWith('%PDF-');
      },
    };
  },
  prove: async (world) => {
    const id = await subscribeAndSign(world);
    const body = { payment_proof: { executed_on: parisDay(new Date()), reference: 'VIR-1' } };
    return {
      isKeyed: false,
      send: async () =>
        (await post(world, `/proxy/signatures/${id}/payment-proof`, { by: world.client, body })).status,
      isDone: async () => (await contractBy(world, { id }))?.payment_status === 'proved',
    };
  },
  pay: async (world) => {
    const id = await subscribeAndSign(world);
    const body = { amount: '15000', value_date: '2026-01-05', reference: `VIR-${id}`, reason: 'Accepté' };
    const call = { by: world.admin, body, key: randomUUID() };
    return {
      isKeyed: true,
      send: async () => (await post(world, `/proxy/admin/contracts/${id}/validate-payment`, call)).status,
      isDone: async () => (await contractBy(world, { id }))?.payment_status === 'paid',
    };
  },
  upload: async (world) => {
    const fields = { doc_type: 'PASSPORT', country: 'FRA' };
    const send = async (file: TestFile) => {
      const body = toForm(fields, file);
      return (await post(world, '/proxy/upload-document', { by: world.newcomer, body })).status;
    };
    // The one under test takes the place of this one.
    await send(png('passeport.png'));
    return { isKeyed: false, send: () => send(pdf('passeport.pdf')), isDone: async () => true };
  },
  import: async (world) => {
    importCount += 1;
    const first = isoDay(`${2000 + importCount}-01-01`);
    const lines = [0, 1, 2, 3, 4].map((day) => `${addDays(first, day)};USDFY;10${day},5`);
    const bytes = Buffer.from(['date;strategie;vl', ...lines].join('\n'));
    const body = toForm({ kind: 'nav' }, { name: 'vl.csv', mime: 'text/csv', bytes });
    const preview = await post(world, '/proxy/admin/imports', { by: world.admin, body });
    const path = `/proxy/admin/imports/${String(preview.body['id'])}/commit`;
    return {
      isKeyed: false,
      send: async () => (await post(world, path, { by: world.admin })).status,
      isDone: async () => {
        const query = `strategy=USDFY&from=${first}&to=${addDays(first, 4)}`;
        const response = await fetch(`${world.origin}/proxy/admin/navs?${query}`, {
          headers: { authorization: `Bearer ${world.admin.token}` },
        });
        return z.looseObject({ total: z.number() }).parse(await response.json()).total === 5;
      },
    };
  },
} satisfies Record<string, (world: CrashWorld) => Promise<CrashWrite>>;

export type CrashWriteKind = keyof typeof crashWrites;
