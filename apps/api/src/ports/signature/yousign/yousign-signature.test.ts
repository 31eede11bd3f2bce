// What only Yousign does: which requests it accepts, what it refuses, and how its failures are handled.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderFault } from '../../../testing/provider-faults.ts';
import { openYousignWorld, signatureInput, yousignOf } from '../../../testing/signature-worlds.ts';

let world: Awaited<ReturnType<typeof openYousignWorld>>;
let count = 0;
beforeAll(async () => {
  world = await openYousignWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.standIn.faults.length = 0;
  world.standIn.calls.length = 0;
});

const newInput = (signer?: Parameters<typeof signatureInput>[1]) => {
  count += 1;
  return signatureInput(`demande-${count}`, signer);
};
async function openRequest(signer?: Parameters<typeof signatureInput>[1]) {
  const input = await newInput(signer);
  const opened = await world.signature.createRequest(input);
  const [held] = world.standIn.requestsOf(input.externalId);
  if (held === undefined) throw new Error('the stand-in holds no such request');
  return { input, id: input.externalId, opened, held };
}
const statusesOf = (id: string) => world.standIn.requestsOf(id).map(({ status }) => status);

describe('a request at Yousign', () => {
  it('is made in six calls, the last of which is the first that lets a signer sign', async () => {
    const { id, held, opened } = await openRequest();
    expect(world.standIn.calls).toEqual([
      `GET /signature_requests?external_id[eq]=${id}&limit=100`,
      'POST /signature_requests',
      `POST /signature_requests/${held.id}/documents`,
      `POST /signature_requests/${held.id}/documents`,
      `POST /signature_requests/${held.id}/signers`,
      `POST /signature_requests/${held.id}/activate`,
    ]);
    expect(opened.link?.iframeUrl).toMatch(
      /^https:\/\/yousign\.app\/signatures\/.*disable_domain_validation=true/,
    );
    expect(opened.link?.expiresAt).toEqual(new Date('2026-03-04T09:00:00.000Z'));
  });

  it('expires thirty days after the day in Paris', async () => {
    const before = world.clock.now().toISOString();
    world.clock.set('2026-03-02T23:30:00.000Z');
    expect((await openRequest()).held.expirationDate).toBe('2026-04-02');
    world.clock.set(before);
  });

  it('has two documents to sign, each with its field, and a signer who may refuse', async () => {
    const { id, held } = await openRequest();
    expect(held).toMatchObject({ externalId: id, canDecline: true, expirationDate: '2026-04-01' });
    expect(held.documents.map(({ filename, nature }) => [filename, nature])).toEqual([
      ['contrat-PO-2026-0001.pdf', 'signable_document'],
      ['declaration-pep-PO-2026-0001.pdf', 'signable_document'],
    ]);
    const [signer] = held.signers;
    expect(signer?.fields.map(({ document_id }) => document_id)).toEqual(held.documents.map((one) => one.id));
    expect(signer).toMatchObject({
      level: 'electronic_signature',
      authentication: 'otp_email',
      info: { first_name: 'Camille', last_name: 'Moreau', phone_number: '+33612345678' },
    });
  });

  it('is signed at the level and with the proof of identity of the settings, and framed where Yousign allows', async () => {
    const signature = yousignOf(world.standIn, world.clock, {
      environment: 'production',
      signatureLevel: 'advanced_electronic_signature',
      authentication: 'otp_sms',
    });
    const input = await newInput();
    const { link } = await signature.createRequest(input);
    expect(link?.iframeUrl).not.toContain('disable_domain_validation');
    expect(world.standIn.requestsOf(input.externalId)[0]?.signers[0]).toMatchObject({
      level: 'advanced_electronic_signature',
      authentication: 'otp_sms',
    });
  });

  it.each([
    ['a typographic apostrophe', ['Jeanne', 'd’Arc'], ['Jeanne', "d'Arc"]],
    ['dots and a slash', ['J.-P.', ' Dupont/Durand '], ['J-P', 'Dupont Durand']],
    ['accents, composed or not', ['Zoe\u0308', 'Łukasz-Ñuñez'], ['Zoë', 'Łukasz-Ñuñez']],
    ['a comma and a no-break hyphen', ['Anne\u2011Marie', 'Martin, Jr.'], ['Anne-Marie', 'Martin Jr']],
  ])('accepts a name with %s', async (_what, [firstName = '', lastName = ''], taken) => {
    const { held } = await openRequest({ firstName, lastName });
    const { first_name, last_name } = held.signers[0]?.info ?? {};
    expect([first_name, last_name]).toEqual(taken);
  });

  it('sends no telephone that is none', async () => {
    const { held } = await openRequest({ phone: 'sur demande' });
    expect(held.signers[0]?.info).not.toHaveProperty('phone_number');
  });

  it('that ended gets no request for a link', async () => {
    const { id } = await openRequest();
    world.standIn.end(id, 'declined');
    world.standIn.calls.length = 0;
    expect(await world.signature.getLink(id)).toBeNull();
    expect(world.standIn.calls).toHaveLength(1);
  });

  it('is not confused with one that an ignored filter would return', async () => {
    const { id } = await openRequest();
    expect(await world.signature.getStatus(`${id}-autre`)).toBeNull();
  });
});

describe('a failure between two calls', () => {
  const faults: ProviderFault[] = [
    { kind: 'status', status: 500, body: { type: 'about:blank', detail: 'Internal Server Error' } },
    { kind: 'not-json' },
    { kind: 'dropped' },
    { kind: 'lost-response' },
  ];
  const steps = ['POST /v3/signature_requests', '/documents', '/signers'];
  const cases = steps.flatMap((on) => faults.map((fault) => ({ on, fault, kind: fault.kind })));

  it.each(cases)(
    '$kind at $on leaves at most a draft, and one request when retried',
    async ({ on, fault }) => {
      const input = await newInput();
      world.standIn.faults.push({ on, fault });
      await expect(world.signature.createRequest(input)).rejects.toThrow(/./);
      const held = statusesOf(input.externalId);
      expect(['', 'draft']).toContain(held.join());
      const isKnown = (await world.signature.getStatus(input.externalId)) !== null;
      expect(isKnown).toBe(held.length > 0);
      const opened = await world.signature.createRequest(input);
      expect(statusesOf(input.externalId)).toEqual(['ongoing']);
      expect(opened.link).not.toBeNull();
    },
  );

  it('is made good by another process, which knows only our id', async () => {
    const input = await newInput();
    world.standIn.faults.push({ on: '/activate', fault: { kind: 'status', status: 400 } });
    await expect(world.signature.createRequest(input)).rejects.toThrow('Yousign responded 400');
    const restarted = yousignOf(world.standIn, world.clock);
    const opened = await restarted.createRequest(input);
    expect(statusesOf(input.externalId)).toEqual(['ongoing']);
    expect((await world.signature.getStatus(input.externalId))?.providerRequestId).toBe(
      opened.providerRequestId,
    );
  });

  it.each(['lost-response', 'not-json'] as const)('%s at the activation is seen through', async (kind) => {
    const input = await newInput();
    world.standIn.faults.push({ on: '/activate', fault: { kind } });
    const opening = world.signature.createRequest(input);
    if (kind === 'lost-response') expect((await opening).link).not.toBeNull();
    else await expect(opening).rejects.toThrow(/./);
    expect(statusesOf(input.externalId)).toEqual([kind === 'lost-response' ? 'ongoing' : 'draft']);
  });

  it('a draft that is given up is deleted, an open request canceled with its reason', async () => {
    const input = await newInput();
    world.standIn.faults.push({ on: '/signers', fault: { kind: 'dropped' } });
    await expect(world.signature.createRequest(input)).rejects.toThrow(/./);
    expect((await world.signature.cancel(input.externalId))?.status).toBe('canceled');
    expect(statusesOf(input.externalId)).toEqual([]);
    const { id, held } = await openRequest();
    await world.signature.cancel(id);
    expect(held).toMatchObject({ status: 'canceled', cancelReason: 'contractualization_aborted' });
  });

  it('a cancellation whose response was lost is one all the same', async () => {
    const { id } = await openRequest();
    world.standIn.faults.push({ on: '/cancel', fault: { kind: 'lost-response' } });
    expect((await world.signature.cancel(id))?.status).toBe('canceled');
  });

  it('a cancellation that fails is no cancellation', async () => {
    const { id } = await openRequest();
    world.standIn.faults.push({ on: '/cancel', fault: { kind: 'status', status: 500 } });
    await expect(world.signature.cancel(id)).rejects.toThrow('Yousign responded 500');
    expect(statusesOf(id)).toEqual(['ongoing']);
  });
});

describe('what Yousign returns', () => {
  it.each([
    ['is not JSON', { kind: 'not-json' }],
    [
      'has an unknown status',
      { kind: 'status', status: 200, body: { data: [{ id: 'x', status: 'signé' }] } },
    ],
    ['is a redirection', { kind: 'redirect', to: 'http://169.254.169.254/' }],
    ['is an error of its own, three times', { kind: 'status', status: 503 }],
  ] as const)('returns no status when it %s', async (_what, fault) => {
    const { id } = await openRequest();
    for (let tries = 0; tries < 3; tries += 1) world.standIn.faults.push({ on: 'external_id', fault });
    await expect(world.signature.getStatus(id)).rejects.toThrow(/./);
    world.standIn.faults.length = 0;
    expect((await world.signature.getStatus(id))?.status).toBe('ongoing');
  });

  it('refuses another key, without revealing the key', async () => {
    const otherKey = yousignOf(world.standIn, world.clock, { apiKey: 'another-key-another-key' });
    await expect(otherKey.getStatus('demande')).rejects.toThrow('Yousign responded 401: Access unauthorized');
    await expect(otherKey.getStatus('demande')).rejects.toThrow(/^(?!.*another-key)/);
  });

  it.each([
    [false, 'application/pdf', 'preuve-signature.pdf'],
    [true, 'application/zip', 'preuve-signature.zip'],
  ])('is an audit trail, archived %s, as %s', async (isZipped, mime, fileName) => {
    const { id } = await openRequest();
    world.standIn.end(id, 'done');
    world.standIn.world.isTrailZipped = isZipped;
    const files = await world.signature.download(id);
    expect(files.map(({ nature }) => nature)).toEqual(['contract', 'pep', 'evidence']);
    expect(files.at(-1)).toMatchObject({ mime, fileName });
  });

  it('is not a signed document when it is an HTML error page', async () => {
    const { id } = await openRequest();
    world.standIn.end(id, 'done');
    world.standIn.faults.push({ on: '/download', fault: { kind: 'not-json' } });
    await expect(world.signature.download(id)).rejects.toThrow('text/html');
  });
});
