// What the application requires of a signature provider, tested on both: nothing here knows which one is called.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openLocalWorld,
  openYousignWorld,
  type SignatureWorld,
  signatureInput,
} from '../../testing/signature-worlds.ts';

const worlds: [name: string, open: () => Promise<SignatureWorld>][] = [
  ['local', openLocalWorld],
  ['yousign', openYousignWorld],
];

describe.each(worlds)('the %s signature provider', (name, open) => {
  let world: SignatureWorld;
  let count = 0;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const openRequest = async () => {
    count += 1;
    const input = await signatureInput(`00000000-0000-4000-8000-${String(count).padStart(12, '0')}`);
    return { input, id: input.externalId, opened: await world.signature.createRequest(input) };
  };
  const statusOf = async (id: string) => (await world.signature.getStatus(id))?.status;

  it('has a name', () => {
    expect(world.signature.provider).toBe(name);
  });

  it('opens a request with a link where it is signed', async () => {
    const { id, opened } = await openRequest();
    expect(opened.status).toBe('ongoing');
    expect(await world.isLinkGood(opened.link?.iframeUrl ?? '')).toBe(true);
    expect(await world.signature.getStatus(id)).toMatchObject({
      providerRequestId: opened.providerRequestId,
      status: 'ongoing',
    });
  });

  it('opens one request for an id, repeated or sent twice at once', async () => {
    const { input, opened } = await openRequest();
    const again = await Promise.all([
      world.signature.createRequest(input),
      world.signature.createRequest(input),
    ]);
    expect(again.map((one) => one.providerRequestId)).toEqual([
      opened.providerRequestId,
      opened.providerRequestId,
    ]);
    const another = await signatureInput('demande-unique');
    const both = await Promise.all([
      world.signature.createRequest(another),
      world.signature.createRequest(another),
    ]);
    expect(both[0].providerRequestId).toBe(both[1].providerRequestId);
    expect(both[0].providerRequestId).not.toBe(opened.providerRequestId);
  });

  it('returns both signed documents, each with its kind', async () => {
    const { id, input } = await openRequest();
    expect(await world.end(id, 'done')).toBe(true);
    expect(await statusOf(id)).toBe('done');
    const files = await world.signature.download(id);
    for (const { nature, fileName, content } of input.documents) {
      const signed = files.find((file) => file.nature === nature);
      expect(signed).toMatchObject({ fileName, mime: 'application/pdf' });
      expect(Buffer.from(signed?.content ?? []).equals(Buffer.from(content))).toBe(false);
      expect(signed?.content.byteLength).toBeGreaterThan(content.byteLength);
    }
  });

  it.each([
    ['done', 'done'],
    ['declined', 'declined'],
    ['canceled', 'canceled'],
  ] as const)('never leaves %s', async (end, status) => {
    const { id, input, opened } = await openRequest();
    if (end === 'canceled') await world.signature.cancel(id);
    else await world.end(id, end);
    expect(await statusOf(id)).toBe(status);
    expect((await world.signature.cancel(id))?.status).toBe(status);
    expect(await world.end(id, 'done')).toBe(false);
    expect(await world.signature.createRequest(input)).toEqual({
      providerRequestId: opened.providerRequestId,
      status,
      link: null,
    });
    expect(await world.signature.getLink(id)).toBeNull();
  });

  it('lets a cancellation and a signature race, and ends in one state for both', async () => {
    const { id } = await openRequest();
    const [canceled, isSigned] = await Promise.all([world.signature.cancel(id), world.end(id, 'done')]);
    expect(canceled?.status).toBe(isSigned ? 'done' : 'canceled');
    expect(await statusOf(id)).toBe(canceled?.status);
  });

  it('returns a valid link, also days later', async () => {
    const { id } = await openRequest();
    world.clock.advance({ hours: 49 });
    const link = await world.signature.getLink(id);
    expect(await world.isLinkGood(link?.iframeUrl ?? '')).toBe(true);
    const isTimely = link?.expiresAt === null || (link?.expiresAt ?? new Date(0)) > world.clock.now();
    expect(isTimely).toBe(true);
  });

  it.each(['open', 'done', 'canceled'] as const)('has no data of an erased request: %s', async (end) => {
    const { id, opened } = await openRequest();
    if (end === 'done') await world.end(id, 'done');
    if (end === 'canceled') await world.signature.cancel(id);
    await world.signature.erase(id);
    await world.signature.erase(id);
    expect(await world.signature.getStatus(id)).toBeNull();
    expect(await world.isLinkGood(opened.link?.iframeUrl ?? '')).toBe(false);
  });

  it('knows nothing of an id it was never given', async () => {
    expect(await world.signature.getStatus('unknown')).toBeNull();
    expect(await world.signature.getLink('unknown')).toBeNull();
    expect(await world.signature.cancel('unknown')).toBeNull();
  });
});
