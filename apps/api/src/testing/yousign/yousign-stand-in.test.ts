// The stand-in refuses what Yousign refuses: without that, what passes against it would prove nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../fakes.ts';
import { signatureInput } from '../signature-worlds.ts';
import { startYousignStandIn, type YousignStandIn } from './yousign-stand-in.ts';

const clock = createFakeClock();
let standIn: YousignStandIn;
beforeAll(async () => {
  standIn = await startYousignStandIn({ clock });
});
afterAll(() => standIn.close());

const authorization = 'Bearer stand-in-api-key';
async function send(
  path: string,
  init: { method?: string; json?: unknown; form?: FormData; headers?: object } = {},
) {
  const { method = 'POST', json, form } = init;
  const response = await fetch(`${standIn.origin}/v3/signature_requests${path}`, {
    method,
    headers: {
      authorization,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...init.headers,
    },
    body: json === undefined ? (form ?? null) : JSON.stringify(json),
  });
  const body: unknown = response.status === 204 ? null : await response.json();
  return { status: response.status, body: Object(body) };
}

const creation = { name: 'Souscription', delivery_mode: 'none', expiration_date: '2026-04-01' };
const signer = {
  info: { first_name: 'Camille', last_name: 'Moreau', email: 'camille@exemple.fr', locale: 'fr' },
  signature_level: 'electronic_signature',
};

async function newDraft(): Promise<string> {
  return String((await send('', { json: creation })).body.id);
}

async function addDocument(id: string): Promise<string> {
  const [document] = (await signatureInput('x')).documents;
  const form = new FormData();
  form.set('nature', 'signable_document');
  form.set('file', new File([Buffer.from(document?.content ?? [])], 'contrat.pdf'));
  return String((await send(`/${id}/documents`, { form })).body.id);
}

const field = (document_id: string) => ({ document_id, type: 'signature', page: 1, x: 10, y: 10 });

describe('the stand-in of Yousign', () => {
  it.each([
    ['another key', { authorization: 'Bearer other' }],
    ['no key', { authorization: '' }],
  ])('does not know %s', async (_who, headers) => {
    const { status, body } = await send('', { json: creation, headers });
    expect([status, Object.keys(body)]).toEqual([401, ['type', 'detail']]);
  });

  it.each([
    ['without a name', { ...creation, name: undefined }],
    ['with a blank before its name', { ...creation, name: ' Souscription' }],
    ['with an address in its name', { ...creation, name: 'Voir https://exemple.fr' }],
    ['without a mode of delivery', { ...creation, delivery_mode: undefined }],
    ['that is over already', { ...creation, expiration_date: '2026-02-01' }],
    ['with an external id of other characters', { ...creation, external_id: 'un/deux' }],
  ])('refuses a request %s', async (_what, json) => {
    expect((await send('', { json })).status).toBe(400);
  });

  it.each([
    ['first_name', 'Jeanne d’Arc'],
    ['first_name', 'J. P.'],
    ['last_name', 'Dupont/Durand'],
    ['last_name', 'Martin, fils'],
    ['last_name', ' Martin'],
    ['last_name', ''],
    ['last_name', 'Μαρία'],
    ['phone_number', '06-12-34-56-78'],
    ['phone_number', '0612345678'],
    ['locale', 'fr-FR'],
  ])('refuses a signer whose %s is « %s »', async (name, value) => {
    const id = await newDraft();
    const json = { ...signer, info: { ...signer.info, [name]: value } };
    expect((await send(`/${id}/signers`, { json })).status).toBe(400);
  });

  it('refuses a text message without a phone number, and a field on a missing page', async () => {
    const id = await newDraft();
    const byText = { ...signer, signature_authentication_mode: 'otp_sms' };
    expect((await send(`/${id}/signers`, { json: byText })).status).toBe(400);
    const document = await addDocument(id);
    const beyond = { ...signer, fields: [{ ...field(document), page: 2 }] };
    expect((await send(`/${id}/signers`, { json: beyond })).status).toBe(400);
  });

  it('refuses a document sent as JSON, or that is not a PDF', async () => {
    const id = await newDraft();
    expect((await send(`/${id}/documents`, { json: {} })).status).toBe(415);
    const form = new FormData();
    form.set('nature', 'signable_document');
    form.set('file', new File(['du texte'], 'contrat.pdf'));
    expect((await send(`/${id}/documents`, { form })).status).toBe(400);
  });

  it('activates no request without a document, without a signer, nor a document without a field', async () => {
    const id = await newDraft();
    expect((await send(`/${id}/activate`)).status).toBe(400);
    const [first] = [await addDocument(id), await addDocument(id)];
    expect((await send(`/${id}/activate`)).status).toBe(400);
    await send(`/${id}/signers`, { json: { ...signer, fields: [field(first)] } });
    const { status, body } = await send(`/${id}/activate`);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('at least one signature field')]);
  });

  it('cancels no draft, deletes nothing that is open, changes nothing that was activated', async () => {
    const id = await newDraft();
    const json = { reason: 'contractualization_aborted' };
    expect((await send(`/${id}/cancel`, { json })).status).toBe(403);
    const document = await addDocument(id);
    await send(`/${id}/signers`, { json: { ...signer, fields: [field(document)] } });
    expect((await send(`/${id}/activate`)).status).toBe(201);
    expect((await send(`/${id}/activate`)).status).toBe(403);
    expect((await send(`/${id}/signers`, { json: signer })).status).toBe(403);
    expect((await send(`/${id}`, { method: 'DELETE' })).status).toBe(403);
    expect((await send(`/${id}/audit_trails/download`, { method: 'GET' })).status).toBe(404);
    expect((await send(`/${id}/cancel`, { json: { reason: 'parce que' } })).status).toBe(400);
    expect((await send(`/${id}/cancel`, { json })).status).toBe(201);
    expect((await send(`/${id}/cancel`, { json })).status).toBe(403);
  });

  it('counts, and refuses too many with a message and the time to wait', async () => {
    const small = await startYousignStandIn({ clock });
    try {
      Object.assign(small.world.limits, { perMinute: 1, perHour: 100 });
      const read = () => fetch(`${small.origin}/v3/signature_requests`, { headers: { authorization } });
      const first = await read();
      expect([first.status, first.headers.get('x-ratelimit-remaining-minute')]).toEqual([200, '0']);
      const second = await read();
      expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await second.json()).toEqual({ message: 'API rate limit exceeded' });
    } finally {
      await small.close();
    }
  });
});
