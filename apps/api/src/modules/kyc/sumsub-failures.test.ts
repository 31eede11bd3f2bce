// What the person is shown when Sumsub refuses or fails, and that no status moves for it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { openSumsubIdentity } from '../../testing/identity-worlds.ts';
import { sumsubVerdicts } from '../../testing/kyc-worlds.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import type { ProviderFault } from '../../testing/provider-faults.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import { deleteApplicantRow } from './applicants.repository.ts';

let world: Awaited<ReturnType<typeof openSumsubIdentity>>;
beforeAll(async () => {
  world = await openSumsubIdentity();
});
afterAll(() => world.close());
beforeEach(() => {
  world.standIn.faults.length = 0;
});

const newcomer = () => signIn(world.test, 'client', { kycStatus: 'started' });
const send = (client: SignedIn, file = pdf('passeport.pdf')) =>
  world.test.call('uploadDocument', {
    token: client.token,
    form: { fields: { doc_type: 'PASSPORT', country: 'FRA' }, file },
  });
const applicantOf = ({ token, userId }: SignedIn) =>
  world.test.expectOk('getApplicant', { token, params: { user_id: userId } });
const statusOf = async ({ token }: SignedIn) => (await world.test.expectOk('getMe', { token })).kyc_status;
const filesOf = ({ userId }: SignedIn) => world.test.deps.db.$count(files, eq(files.userId, userId));

const failures: [what: string, on: string, fault: ProviderFault][] = [
  ['does not know us any more', 'idDoc', { kind: 'status', status: 401 }],
  ['is down', 'idDoc', { kind: 'status', status: 503 }],
  ['hangs up', 'idDoc', { kind: 'dropped' }],
  ['responds with invalid JSON', 'levelName', { kind: 'not-json' }],
  ['sends us to another host', 'levelName', { kind: 'redirect', to: 'http://169.254.169.254/' }],
];

describe('a document', () => {
  it.each(failures)(
    'is not taken when Sumsub %s, and is when the person tries again',
    async (_what, on, fault) => {
      const client = await newcomer();
      world.standIn.faults.push({ on, fault });
      const { status, body } = await send(client);
      expect([status, Object(body).code]).toEqual([503, 'kyc.provider_unavailable']);
      expect([await statusOf(client), await filesOf(client)]).toEqual(['started', 0]);
      expect((await send(client)).status).toBe(200);
      expect([await statusOf(client), await filesOf(client)]).toEqual(['pending', 1]);
    },
  );

  it('whose response was lost is there once, on both sides, when it is sent again', async () => {
    const client = await newcomer();
    world.standIn.faults.push({ on: 'idDoc', fault: { kind: 'lost-response' } });
    expect((await send(client)).status).toBe(503);
    expect((await send(client)).status).toBe(200);
    const { applicant_id } = await applicantOf(client);
    expect(world.standIn.world.applicants.get(applicant_id ?? '')?.images).toHaveLength(1);
    expect(await filesOf(client)).toBe(1);
  });

  it('that Sumsub cannot read is refused with instructions', async () => {
    const client = await newcomer();
    world.standIn.world.isNextImageUnreadable = true;
    const { status, body } = await send(client, png());
    expect([status, Object(body).code]).toEqual([422, 'kyc.unreadable']);
    expect(Object(body).error).toMatch(/^Ce document n’a pas pu être lu\. Envoyez une image nette/);
    expect([await statusOf(client), await filesOf(client)]).toEqual(['started', 0]);
  });
});

describe('a new try', () => {
  it('that was on its way when the refusal became final opens nothing', async () => {
    const client = await newcomer();
    await send(client);
    const { applicant_id } = await applicantOf(client);
    const report = (kyc_status: string) =>
      world.test.expectOk('updateKyc', { token: client.token, body: { user_id: client.userId, kyc_status } });
    await world.decideUnseen(client, 'RETRY');
    expect(await report('rejected')).toMatchObject({ kyc_status: 'rejected' });
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    world.standIn.faults.push({ on: 'idDoc', fault: { kind: 'late-response', until } });
    const sent = send(client, png());
    await expect.poll(() => world.standIn.calls.at(-1)).toContain('idDoc');
    world.standIn.decide(applicant_id ?? '', sumsubVerdicts.FINAL);
    expect(await report('verified')).toMatchObject({ kyc_status: 'rejected' });
    release();
    expect((await sent).body).toEqual({ success: true, kyc_status: 'rejected' });
    expect((await applicantOf(client)).refusal?.can_retry).toBe(false);
  });
});

describe('a file with Sumsub', () => {
  it('is found again when we were cut short after it was opened', async () => {
    const client = await newcomer();
    const create = () =>
      world.test.expectOk('createApplicant', { token: client.token, body: { user_id: client.userId } });
    const opened = await create();
    await deleteApplicantRow(world.test.deps.db, client.userId);
    expect((await create()).applicant_id).toBe(opened.applicant_id);
  });

  it('is not canceled while it is looked at', async () => {
    const client = await newcomer();
    await send(client);
    const { applicant_id } = await applicantOf(client);
    expect(world.standIn.submit(applicant_id ?? '')).toBe(true);
    const params = { user_id: client.userId };
    const { status, body } = await world.test.call('deleteApplicant', { token: client.token, params });
    expect([status, Object(body).code]).toEqual([409, 'kyc.being_checked']);
    expect(await filesOf(client)).toBe(1);
  });

  it('canceled and created again has no data of the previous one', async () => {
    const client = await newcomer();
    await send(client);
    const params = { user_id: client.userId };
    await world.test.expectOk('deleteApplicant', { token: client.token, params });
    expect(await filesOf(client)).toBe(0);
    await world.test.expectOk('createApplicant', { token: client.token, body: params });
    const { applicant_id } = await applicantOf(client);
    const held = world.standIn.world.applicants.get(applicant_id ?? '');
    expect([held?.isDeleted, held?.images.some(({ isActive }) => isActive)]).toEqual([false, false]);
  });

  it('has only its own page: there is no demonstration widget beside it', async () => {
    const response = await world.test.app.inject({ url: '/websdk/websdk.html' });
    expect(response.statusCode).toBe(404);
  });
});

describe('a provider that does not respond', () => {
  it('is not called for 30 s after three tries: 503 at once, with Retry-After', async () => {
    const silent = await openSumsubIdentity();
    try {
      const { token } = await signIn(silent.test, 'client', { kycStatus: 'started' });
      const form = { fields: { doc_type: 'PASSPORT', country: 'FRA' }, file: pdf('passeport.pdf') };
      const upload = () => silent.test.call('uploadDocument', { token, form });
      silent.standIn.faults.push(
        ...Array.from({ length: 9 }, () => ({ on: '/', fault: { kind: 'dropped' } as const })),
      );
      for (let sent = 0; sent < 3; sent += 1) expect((await upload()).status).toBe(503);
      const faultsLeft = silent.standIn.faults.length;
      const { status, headers } = await upload();
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(10);
      expect(silent.standIn.faults).toHaveLength(faultsLeft);
    } finally {
      await silent.close();
    }
  });
});
