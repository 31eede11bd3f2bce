import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { identityDocuments } from '../../db/schema/kyc.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newcomer = () => signIn(test, 'client', { kycStatus: 'pending' });

const sendSide = (client: SignedIn, side: string, fields: Record<string, string> = {}) =>
  test.call('uploadDocument', {
    token: client.token,
    form: { fields: { doc_type: 'ID_CARD', country: 'FRA', side, ...fields }, file: png(`${side}.png`) },
  });

const report = (client: SignedIn, kyc_status: string) =>
  test.call('updateKyc', { token: client.token, body: { user_id: client.userId, kyc_status } });

/** What the person does in the widget: its page's own call, with the widget's token. */
async function decide(client: SignedIn, verdict: string) {
  const { token } = await test.expectOk('createVerificationToken', {
    token: client.token,
    body: { user_id: client.userId },
  });
  return test.app.inject({ method: 'POST', url: '/websdk/review', payload: { token, verdict } });
}

const imagesOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(identityDocuments).where(eq(identityDocuments.userId, userId))).map(
    ({ fileId }) => fileId,
  );

describe('verifying an identity', () => {
  it('goes from two sides of a card, through the widget, to a verified account', async () => {
    const client = await newcomer();
    for (const side of ['FRONT_SIDE', 'BACK_SIDE']) {
      expect((await sendSide(client, side)).body).toEqual({ success: true, kyc_status: 'pending' });
    }
    expect((await decide(client, 'GREEN')).statusCode).toBe(200);
    expect((await test.expectOk('getMe', { token: client.token })).kyc_status).toBe('started');
    expect((await report(client, 'verified')).body).toEqual({
      success: true,
      kyc_status: 'verified',
      is_kyc: true,
    });
    const events = await test.deps.db
      .select()
      .from(timelineEvents)
      .where(eq(timelineEvents.userId, client.userId));
    expect(events.map(({ type }) => type)).toEqual(['kyc_validated']);
  });

  it('requires the country of the document with its own message (R082)', async () => {
    const { status, body } = await sendSide(await newcomer(), 'FRONT_SIDE', { country: '' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'Merci de renseigner le pays d’émission du document.' });
  });

  it('never trusts a verdict reported by the browser', async () => {
    const client = await newcomer();
    await sendSide(client, 'FRONT_SIDE');
    expect((await report(client, 'verified')).body).toMatchObject({ is_kyc: false });
    expect((await report(client, 'approved')).status).toBe(403);
    expect((await test.expectOk('getMe', { token: client.token })).is_kyc).toBe(false);
  });

  it('says that a whole document is being examined, until a correction or a verdict', async () => {
    const client = await newcomer();
    const isExamined = async () =>
      (await test.expectOk('getApplicant', { token: client.token, params: { user_id: client.userId } }))
        .is_examined;
    await sendSide(client, 'FRONT_SIDE');
    expect(await isExamined()).toBe(false);
    await sendSide(client, 'BACK_SIDE');
    expect(await isExamined()).toBe(true);
    const { token } = await signIn(test, 'admin_yield');
    await test.expectOk('decideKyc', {
      token,
      params: { id: client.userId },
      body: {
        action: 'correct',
        fault: 'unreadable',
        message: 'Merci.',
        state: 'pending',
        file_ids: await imagesOf(client),
      },
    });
    expect(await isExamined()).toBe(false);
    test.clock.advance({ seconds: 1 });
    await sendSide(client, 'FRONT_SIDE');
    expect(await isExamined()).toBe(false);
    await sendSide(client, 'BACK_SIDE');
    expect(await isExamined()).toBe(true);
    await decide(client, 'FINAL');
    await report(client, 'rejected');
    expect(await isExamined()).toBe(false);
  });

  it('does not clear a person who showed half a card', async () => {
    const client = await newcomer();
    await sendSide(client, 'FRONT_SIDE');
    expect((await decide(client, 'GREEN')).statusCode).toBe(409);
    expect((await report(client, 'verified')).body).toMatchObject({ is_kyc: false });
  });

  it.each(['RETRY', 'FINAL'])('rejects on a RED %s', async (verdict) => {
    const client = await newcomer();
    await sendSide(client, 'FRONT_SIDE');
    await decide(client, verdict);
    expect((await report(client, 'rejected')).body).toMatchObject({ kyc_status: 'rejected', is_kyc: false });
    expect((await sendSide(client, 'FRONT_SIDE')).status).toBe(verdict === 'RETRY' ? 200 : 409);
  });

  it('notes that the widget broke, and lets the person start again', async () => {
    const client = await newcomer();
    await test.expectOk('createApplicant', { token: client.token, body: { user_id: client.userId } });
    expect((await report(client, 'failed')).body).toMatchObject({ kyc_status: 'failed' });
    expect((await sendSide(client, 'FRONT_SIDE')).body).toMatchObject({ kyc_status: 'pending' });
  });

  it.each([
    ['pending', 'failed', 'pending'],
    ['failed', 'pending', 'failed'],
    ['verified', 'started', 'verified'],
    ['rejected', 'started', 'rejected'],
  ] as const)(
    'accepts « %s » from the client’s report; verdicts come from the provider',
    async (status, held, kept) => {
      const client = await newcomer();
      for (const side of ['FRONT_SIDE', 'BACK_SIDE']) await sendSide(client, side);
      const verdict = { verified: 'GREEN', rejected: 'FINAL', pending: null, failed: null }[status];
      if (verdict !== null) await decide(client, verdict);
      if (held === 'failed') await report(client, held);
      const update = () =>
        test.expectOk('updateApplicant', {
          token: client.token,
          params: { user_id: client.userId },
          body: { status },
        });
      expect(await update()).toMatchObject({ status: kept });
      expect((await test.expectOk('getMe', { token: client.token })).kyc_status).toBe(kept);
    },
  );

  it.each(['verified', 'rejected'] as const)(
    'sets no verdict when the client reports « %s » and the provider has none',
    async (status) => {
      const client = await newcomer();
      await sendSide(client, 'FRONT_SIDE');
      const response = await test.expectOk('updateApplicant', {
        token: client.token,
        params: { user_id: client.userId },
        body: { status },
      });
      expect(response.status).toBe('started');
    },
  );

  it('keeps a verdict despite a late report', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'approved' });
    expect((await report(client, 'started')).body).toMatchObject({ kyc_status: 'approved', is_kyc: true });
    const token = await test.call('createVerificationToken', {
      token: client.token,
      body: { user_id: client.userId },
    });
    expect(token.status).toBe(409);
  });

  it('renews the widget’s token; the one before, or one that is too old, is refused by the widget', async () => {
    const client = await newcomer();
    const state = (token: string) =>
      test.app.inject({ method: 'POST', url: '/websdk/state', payload: { token } });
    const first = await test.expectOk('createVerificationToken', {
      token: client.token,
      body: { user_id: client.userId },
    });
    expect(first.base_url).toBe('http://localhost:4000');
    expect((await state(first.token)).statusCode).toBe(200);
    const { sumsub_access_token: second } = await test.expectOk('refreshVerificationToken', {
      token: client.token,
    });
    expect((await state(first.token)).json()).toEqual({ code: 'invalid-token' });
    test.clock.advance({ minutes: 11 });
    expect((await state(second)).statusCode).toBe(401);
  });
});

describe('whose identity it is', () => {
  it('is always the caller’s', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await test.expectOk('createApplicant', { token: other.token, body: { user_id: other.userId } });
    const foreign = { user_id: other.userId };
    const responses = [
      await test.call('createApplicant', { token: one.token, body: foreign }),
      await test.call('createVerificationToken', { token: one.token, body: foreign }),
      await test.call('updateKyc', { token: one.token, body: { ...foreign, kyc_status: 'failed' } }),
      await test.call('getApplicant', { token: one.token, params: foreign }),
      await test.call('updateApplicant', { token: one.token, params: foreign, body: { status: 'failed' } }),
      await test.call('deleteApplicant', { token: one.token, params: foreign }),
      await sendSide(one, 'FRONT_SIDE', { applicant_id: 'autre' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404, 404, 403]);
  });

  it('returns the same applicant to two concurrent tabs', async () => {
    const client = await newcomer();
    const create = () =>
      test.expectOk('createApplicant', { token: client.token, body: { user_id: client.userId } });
    const [one, other] = await Promise.all([create(), create()]);
    expect(one).toEqual(other);
  });

  it('can be canceled with its documents while there is no verdict', async () => {
    const client = await newcomer();
    await sendSide(client, 'FRONT_SIDE');
    const kept = test.files.keys().length;
    await test.expectOk('deleteApplicant', { token: client.token, params: { user_id: client.userId } });
    expect(test.files.keys()).toHaveLength(kept - 1);
    expect(await test.deps.db.select().from(files).where(eq(files.userId, client.userId))).toEqual([]);
    const gone = await test.call('getApplicant', { token: client.token, params: { user_id: client.userId } });
    expect(gone.status).toBe(404);
    const verified = await signIn(test, 'client');
    const held = await test.call('deleteApplicant', {
      token: verified.token,
      params: { user_id: verified.userId },
    });
    expect(held.status).toBe(409);
  });

  it('replaces a side that is sent again', async () => {
    const client = await newcomer();
    await sendSide(client, 'FRONT_SIDE');
    await sendSide(client, 'FRONT_SIDE');
    const rows = await test.deps.db.select().from(files).where(eq(files.userId, client.userId));
    expect(rows).toHaveLength(1);
  });

  it('leaves the documents of others as they are, whether sides are sent, replaced or canceled', async () => {
    const [client, other] = [await newcomer(), await newcomer()];
    const filesOf = ({ userId }: SignedIn) => test.deps.db.$count(files, eq(files.userId, userId));
    for (const person of [other, client, client]) {
      expect((await sendSide(person, 'FRONT_SIDE')).status).toBe(200);
      expect((await sendSide(person, 'BACK_SIDE')).status).toBe(200);
    }
    expect([await filesOf(client), await filesOf(other)]).toEqual([2, 2]);
    await test.expectOk('deleteApplicant', { token: client.token, params: { user_id: client.userId } });
    expect([await filesOf(client), await filesOf(other)]).toEqual([0, 2]);
  });

  it('keeps one of two files sent concurrently for the same side', async () => {
    const client = await newcomer();
    const responses = await Promise.all([sendSide(client, 'FRONT_SIDE'), sendSide(client, 'FRONT_SIDE')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await test.deps.db.$count(files, eq(files.userId, client.userId))).toBe(1);
  });
});

const send = (client: SignedIn, docType = 'kbis') =>
  test.call('uploadCompanyDocument', {
    token: client.token,
    form: { fields: { doc_type: docType }, file: pdf() },
  });

describe('the documents of a company', () => {
  it('are filed one by one, to be reviewed, and shown to their owner', async () => {
    const manager = await signIn(test, 'client', { isCompany: true, companyName: 'Belleval' });
    expect((await send(manager)).body).toMatchObject({
      success: true,
      data: { doc_type: 'kbis', status: 'checking' },
    });
    const me = await test.expectOk('getMe', { token: manager.token });
    expect(me).toMatchObject({ kbis_validated: 'checking', rbe_validated: '', rbe_url: null });
    expect(me.kbis_url).toContain('/files/');
    expect((await send(manager)).status).toBe(409);
  });

  it('are kept once when one is sent twice at once', async () => {
    const manager = await signIn(test, 'client', { isCompany: true, companyName: 'Belleval' });
    const responses = await Promise.all([send(manager), send(manager)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await test.deps.db.$count(files, eq(files.userId, manager.userId))).toBe(1);
  });

  it('are refused from a person', async () => {
    expect((await send(await signIn(test, 'client'))).status).toBe(403);
  });
});
