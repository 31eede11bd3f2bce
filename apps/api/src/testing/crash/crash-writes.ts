// Each kind of write as something that can be prepared, done, checked, and repeated after a crash.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parisDay } from '../../paris-time.ts';
import { pdf, png } from '../sample-files.ts';
import type { TestFile } from '../test-request.ts';
import { bookWrites } from './crash-book-writes.ts';
import { kaskadWrites } from './crash-kaskad-writes.ts';
import { navWrites } from './crash-nav-writes.ts';
import {
  type CrashWorld,
  contractBy,
  get,
  listContracts,
  type PrepareWrite,
  post,
  subscribe,
  subscribeAndSign,
  subscription,
  toForm,
} from './crash-world.ts';

const countContracts = async (world: CrashWorld) => (await listContracts(world)).length;

/** Each kind of write of a client's money or documents. */
export const crashWrites = {
  subscribe: async (world) => {
    const next = await get(world, '/proxy/signatures/next-po-number', world.client);
    const { po_number: number } = z.object({ po_number: z.string() }).parse(next);
    const body = { ...subscription(world), eq_po_number: number };
    return {
      isKeyed: false,
      send: async () => (await post(world, '/proxy/new-signature', { by: world.client, body })).status,
      isDone: async () => (await contractBy(world, { po_number: number })) !== undefined,
    };
  },
  subscribeByKey: async (world) => {
    const call = { by: world.client, body: subscription(world), key: randomUUID() };
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
    const body = { amount: '15000', value_date: parisDay(new Date()), reference: `VIR-${id}` };
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
  ...bookWrites,
  ...navWrites,
  ...kaskadWrites,
} satisfies Record<string, PrepareWrite>;

export type CrashWriteKind = keyof typeof crashWrites;
