// A subscription form signed at Yousign: messages twice or late, a refusal, and a document that changes meanwhile.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { kaskadSignatures } from '../../db/schema/kaskad-registers.ts';
import { reconcileSignatures } from '../../jobs/reconcile-signatures.ts';
import { openYousignApp, type YousignApp } from '../../testing/yousign/yousign-app.ts';
import { openRound } from '../kaskad-rounds/rounds.fixture.ts';
import { codeOf, givenRoundDocument, useInvesting } from './investing.fixture.ts';
import { keepInvestments } from './keep-investments.ts';

let yousign: YousignApp;
const { world, at, call, givenSubmitted, read, rowsOf, subjects } = useInvesting(async () => {
  yousign = await openYousignApp();
  return yousign.test;
});
afterAll(() => yousign.standIn.close());
beforeEach(() => {
  yousign.standIn.faults.length = 0;
  yousign.standIn.world.requests.clear();
});

/** The last signature of an investment, by its id at the provider. */
async function signatureOf(id: string) {
  const [row] = await world.test.deps.db
    .select()
    .from(kaskadSignatures)
    .where(eq(kaskadSignatures.investmentId, id))
    .orderBy(desc(kaskadSignatures.createdAt))
    .limit(1);
  return row ?? expect.fail();
}

async function givenOpened(documents: readonly string[] = [], roundId?: string) {
  const round = roundId ?? (await openRound(world.test)).round.id;
  const id = await givenSubmitted(round, { accepted_documents: documents });
  const opened = await call('openInvestmentSignature', id);
  expect(opened.status).toBe(200);
  expect(yousign.standIn.isLinkGood(String(Object(opened.body).url))).toBe(true);
  return { id, roundId: round, externalId: (await signatureOf(id)).id };
}

const stateOf = async (id: string) => (await read(id)).investment.state;
const eventsOf = async (id: string) => (await read(id)).events.map(({ event }) => event);
const unreachable = () => Promise.reject(new Error('unreachable'));
const signed = async (externalId: string) => {
  yousign.standIn.end(externalId, 'done');
  await yousign.sendState(externalId);
};

it('is signed once, however often its message is sent, with its form and the evidence', async () => {
  const { id, externalId } = await givenOpened();
  expect((await call('openInvestmentSignature', id)).status).toBe(200);
  expect(yousign.standIn.requestsOf(externalId)).toHaveLength(1);
  yousign.standIn.end(externalId, 'done');
  const sent = await Promise.all(Array.from({ length: 10 }, () => yousign.sendState(externalId)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => stateOf(id)).toBe('signed');
  await yousign.sendState(externalId);
  await reconcileSignatures(world.test.deps);
  expect((await eventsOf(id)).filter((event) => event === 'signed')).toHaveLength(1);
  expect((await subjects()).filter((subject) => subject.includes('est signé'))).toHaveLength(1);
  expect((await read(id)).documents.map(({ kind, is_ready }) => [kind, is_ready])).toEqual([
    ['subscription', true],
    ['evidence', true],
  ]);
  for (const kind of ['subscription', 'evidence'] as const) {
    const { token } = world.investor;
    const file = await world.test.call('downloadInvestmentDocument', { token, params: { id, kind } });
    expect([file.status, file.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  // What comes after it, out of order, changes nothing.
  Object.assign(yousign.standIn.requestsOf(externalId)[0] ?? {}, { status: 'canceled' });
  await yousign.sendState(externalId);
  expect([await stateOf(id), (await signatureOf(id)).status]).toEqual(['signed', 'done']);
});

it.each([
  ['declined', 'declined'],
  ['rejected', 'declined'],
  ['expired', 'canceled'],
  ['canceled', 'canceled'],
] as const)('that is %s leaves it submitted, and another form may be signed', async (status, kept) => {
  const { id, externalId } = await givenOpened();
  Object.assign(yousign.standIn.requestsOf(externalId)[0] ?? {}, { status });
  await yousign.sendState(externalId);
  await expect.poll(async () => (await signatureOf(id)).status).toBe(kept);
  expect(await stateOf(id)).toBe('submitted');
  world.test.clock.advance({ seconds: 1 });
  expect((await call('openInvestmentSignature', id)).status).toBe(200);
  const next = (await signatureOf(id)).id;
  expect(next).not.toBe(externalId);
  await signed(next);
  await expect.poll(() => stateOf(id)).toBe('signed');
});

const isOfStopped = (subject: string) => /^Le bulletin que vous avez signé .* est sans effet$/.test(subject);

it.each(['declined', 'canceled'] as const)(
  'that was %s and is reported signed later has no effect, and its owner reads it once',
  async (status) => {
    const { id, externalId } = await givenOpened();
    const [request = {}] = yousign.standIn.requestsOf(externalId);
    Object.assign(request, { status });
    await yousign.sendState(externalId);
    await expect.poll(async () => (await signatureOf(id)).status).toBe(status);
    Object.assign(request, { status: 'ongoing' });
    await signed(externalId);
    await expect.poll(async () => (await signatureOf(id)).status).toBe('void');
    await yousign.sendState(externalId);
    expect((await subjects()).filter(isOfStopped)).toHaveLength(1);
    expect([await stateOf(id), (await read(id)).documents]).toEqual(['submitted', []]);
    world.test.clock.advance({ seconds: 1 });
    expect((await call('openInvestmentSignature', id)).status).toBe(200);
    await signed((await signatureOf(id)).id);
    await expect.poll(() => stateOf(id)).toBe('signed');
  },
);

it('whose message was lost is found by the next round', async () => {
  const { id, externalId } = await givenOpened();
  yousign.standIn.end(externalId, 'done');
  const { everyMs } = world.test.deps.signature.refresh;
  world.test.clock.advance({ seconds: everyMs / 1000 + 1 });
  await reconcileSignatures(world.test.deps);
  expect((await signatureOf(id)).status).toBe('done');
});

it('that ends after the round has closed is refused, and its owner reads that it came too late', async () => {
  const { round } = await openRound(world.test, { closesAt: new Date('2026-11-12T09:00:00.000Z') });
  const { id, externalId } = await givenOpened([], round.id);
  world.test.clock.set(round.closesAt.toISOString());
  const { deps } = world.test;
  await keepInvestments({ ...deps, signature: { ...deps.signature, cancel: unreachable } });
  await signed(externalId);
  await expect.poll(async () => (await signatureOf(id)).status).toBe('void');
  expect((await rowsOf(round.id))[0]).toMatchObject({
    state: 'expired',
    subscriptionFileId: null,
    evidenceFileId: null,
  });
  expect(await subjects()).toContainEqual(expect.stringContaining('est arrivée trop tard'));
});

it('[B26] of a form whose document has changed is refused in words of its own, and the new form is signed', async () => {
  const { round } = await openRound(world.test);
  const by = round.createdBy;
  const first = await givenRoundDocument(world.test, round.id, { by });
  const { id, externalId } = await givenOpened([first], round.id);
  const second = await givenRoundDocument(world.test, round.id, { version: 2, by });
  await signed(externalId);
  await expect.poll(async () => (await signatureOf(id)).status).toBe('void');
  expect(await subjects()).toContainEqual(expect.stringContaining('n’est pas retenue'));
  const { investment, documents } = await read(id);
  expect([investment.state, investment.next_step, documents]).toEqual(['submitted', 'accept_documents', []]);
  world.test.clock.advance({ seconds: 1 });
  const body = { version: investment.version, accepted_documents: [second] };
  expect((await call('acceptRoundDocuments', id, body)).status).toBe(200);
  world.test.clock.advance({ seconds: 1 });
  expect((await call('openInvestmentSignature', id)).status).toBe(200);
  await signed((await signatureOf(id)).id);
  await expect.poll(() => stateOf(id)).toBe('signed');
});

it('[B26] never takes the form of the version before, though Yousign was down when the new one was accepted', async () => {
  const { round } = await openRound(world.test);
  const by = round.createdBy;
  const first = await givenRoundDocument(world.test, round.id, { by });
  const { id, externalId } = await givenOpened([first], round.id);
  const second = await givenRoundDocument(world.test, round.id, { version: 2, by });
  await at('2026-11-10T09:00:01.000Z');
  const down = () => {
    for (let i = 0; i < 30; i += 1)
      yousign.standIn.faults.push({ on: '/v3/', fault: { kind: 'status', status: 503 } });
  };
  down();
  const body = { version: (await read(id)).investment.version, accepted_documents: [second] };
  expect((await call('acceptRoundDocuments', id, body)).status).toBe(200);
  expect((await signatureOf(id)).status).toBe('ongoing');
  // Nor is its link given again.
  down();
  expect(codeOf(await call('openInvestmentSignature', id))[0]).toBe(503);
  yousign.standIn.faults.length = 0;
  // Calls are spared for a while after such failures.
  world.test.clock.advance({ minutes: 5 });
  await signed(externalId);
  await expect.poll(async () => (await signatureOf(id)).status).toBe('void');
  expect(await stateOf(id)).toBe('submitted');
  expect(await subjects()).toContainEqual(expect.stringContaining('n’est pas retenue'));
  world.test.clock.advance({ seconds: 1 });
  expect((await call('openInvestmentSignature', id)).status).toBe(200);
  const next = (await signatureOf(id)).id;
  expect(next).not.toBe(externalId);
  await signed(next);
  await expect.poll(() => stateOf(id)).toBe('signed');
});
