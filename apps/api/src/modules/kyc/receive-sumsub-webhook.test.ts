import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookInbox } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { openSumsubIdentity } from '../../testing/identity-worlds.ts';
import { staffOnly, sumsubVerdicts } from '../../testing/kyc-worlds.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';

/** The secret of the published vector. */
const secret = 'whsec';
let world: Awaited<ReturnType<typeof openSumsubIdentity>>;
beforeAll(async () => {
  world = await openSumsubIdentity({ webhookSecret: secret });
});
afterAll(() => world.close());
beforeEach(() => {
  world.standIn.faults.length = 0;
  world.standIn.calls.length = 0;
});

const sign = (body: string, algorithm = 'sha256') => createHmac(algorithm, secret).update(body).digest('hex');
const send = (
  body: string,
  digest = sign(body),
  algorithm = 'HMAC_SHA256_HEX',
  remoteAddress = '127.0.0.1',
) =>
  world.test.call('receiveSumsubWebhook', {
    body,
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': digest,
      'x-payload-digest-alg': algorithm,
    },
  });

const message = (applicantId: string, changes: object = {}) =>
  JSON.stringify({
    applicantId,
    inspectionId: '5cb56e8e0a975a35f333cb84',
    correlationId: 'req-1',
    externalUserId: 'u-42',
    levelName: 'basic-kyc-level',
    type: 'applicantReviewed',
    reviewResult: sumsubVerdicts.GREEN,
    reviewStatus: 'completed',
    createdAtMs: '2026-03-02 10:20:30.123',
    ...changes,
  });

/** A client whose passport is with the provider. */
async function applicant() {
  const client = await signIn(world.test, 'client', { kycStatus: 'pending' });
  await world.test.expectOk('uploadDocument', {
    token: client.token,
    form: { fields: { doc_type: 'PASSPORT', country: 'FRA' }, file: pdf() },
  });
  const params = { user_id: client.userId };
  const { applicant_id } = await world.test.expectOk('getApplicant', { token: client.token, params });
  return { client, applicantId: applicant_id ?? '' };
}

const statusOf = async ({ token }: SignedIn) => (await world.test.expectOk('getMe', { token })).kyc_status;
const readings = () => world.standIn.calls.filter((call) => call.endsWith('/status'));

describe('a message of Sumsub', () => {
  it('makes us fetch the review: the verdict is its own, not the message’s', async () => {
    const { client, applicantId } = await applicant();
    await send(message(applicantId, { createdAtMs: '2026-03-02 10:20:29.000' }));
    expect(await statusOf(client)).toBe('started');
    await world.decideUnseen(client, 'GREEN');
    expect((await send(message(applicantId))).body).toEqual({ received: true });
    expect(await statusOf(client)).toBe('verified');
  });

  it('is counted with the time from the event to its effect', async () => {
    const { applicantId } = await applicant();
    const sentAt = new Date(world.test.clock.now().getTime() - 90_000);
    const createdAtMs = sentAt.toISOString().replace('T', ' ').replace('Z', '');
    const line = 'webhook_lag_seconds_sum{provider="sumsub"} ';
    const sum = async () => {
      const text = await world.test.deps.metrics.metrics();
      return Number(
        text
          .split('\n')
          .find((one) => one.startsWith(line))
          ?.slice(line.length) ?? 0,
      );
    };
    const before = await sum();
    await send(message(applicantId, { createdAtMs }));
    expect((await sum()) - before).toBe(90);
  });

  it('reports a verdict that no browser reports', async () => {
    const { client, applicantId } = await applicant();
    await world.decideUnseen(client, 'RETRY');
    await send(message(applicantId, { reviewResult: sumsubVerdicts.RETRY }));
    expect(await statusOf(client)).toBe('rejected');
    const params = { user_id: client.userId };
    const { refusal } = await world.test.expectOk('getApplicant', { token: client.token, params });
    expect(refusal).toEqual({ can_retry: true, comment: 'La photo est floue.' });
  });

  it('has one effect, sent again or ten times at once', async () => {
    const { client, applicantId } = await applicant();
    await world.decideUnseen(client, 'GREEN');
    const body = message(applicantId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const requested = readings().length;
    expect((await send(body, sign(body, 'sha512'), 'HMAC_SHA512_HEX')).status).toBe(200);
    expect(readings()).toHaveLength(requested);
    const { db } = world.test.deps;
    const kept = await db.select().from(webhookInbox);
    expect(kept.filter(({ eventId }) => eventId.startsWith(applicantId))).toHaveLength(1);
    const events = await db.select().from(timelineEvents).where(eq(timelineEvents.userId, client.userId));
    expect(events.map(({ type }) => type)).toEqual(['kyc_validated']);
  });

  it('may arrive in any order: the final state is the provider’s', async () => {
    const types = ['applicantPending', 'applicantOnHold', 'applicantReviewed'];
    const orders = types.flatMap((first) => {
      const [one = '', other = ''] = types.filter((type) => type !== first);
      return [
        [first, one, other],
        [first, other, one],
      ];
    });
    for (const order of orders) {
      const { client, applicantId } = await applicant();
      await world.decideUnseen(client, 'FINAL');
      for (const type of order) await send(message(applicantId, { type, reviewStatus: 'pending' }));
      expect(await statusOf(client), order.join()).toBe('rejected');
    }
  });

  it('read late never undoes what was read after it', async () => {
    const { client, applicantId } = await applicant();
    expect(world.standIn.submit(applicantId)).toBe(true);
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    world.standIn.faults.push({ on: 'status', fault: { kind: 'late-response', until } });
    const late = send(message(applicantId, { type: 'applicantPending' }));
    await expect.poll(readings).toHaveLength(1);
    world.standIn.decide(applicantId, sumsubVerdicts.FINAL);
    await send(message(applicantId));
    expect(await statusOf(client)).toBe('rejected');
    release();
    expect((await late).status).toBe(200);
    expect(await statusOf(client)).toBe('rejected');
    expect(readings()).toHaveLength(3);
  });

  it('stores no data meant for the provider’s staff', async () => {
    const { client, applicantId } = await applicant();
    await world.decideUnseen(client, 'FINAL');
    await send(message(applicantId, { reviewResult: sumsubVerdicts.FINAL }));
    const kept = JSON.stringify(await world.test.deps.db.select().from(webhookInbox));
    expect(kept).toContain(applicantId);
    expect(kept).not.toContain(staffOnly);
  });

  it.each(['applicantCreated', 'applicantDeactivated', 'applicantDeleted'])(
    'of the type %s makes no call',
    async (type) => {
      const { client, applicantId } = await applicant();
      expect((await send(message(applicantId, { type }))).status).toBe(200);
      expect(readings()).toEqual([]);
      expect(await statusOf(client)).toBe('pending');
    },
  );

  it('that cannot be acted on is not taken, and works when it is sent again', async () => {
    const { client, applicantId } = await applicant();
    await world.decideUnseen(client, 'GREEN');
    world.standIn.faults.push({ on: 'status', fault: { kind: 'status', status: 401 } });
    expect((await send(message(applicantId))).status).toBe(503);
    expect(await statusOf(client)).toBe('pending');
    expect((await send(message(applicantId))).status).toBe(200);
    expect(await statusOf(client)).toBe('verified');
  });
});

describe('the signature of a message', () => {
  /** Published with the documentation of webhooks. */
  const vector =
    '{"applicantId":"5cb56e8e0a975a35f333cb83","inspectionId":"5cb56e8e0a975a35f333cb84","correlationId":"req-1","externalUserId":"u-42","levelName":"basic-kyc-level","type":"applicantReviewed","reviewResult":{"reviewAnswer":"GREEN"},"reviewStatus":"completed","createdAtMs":"2026-01-15 10:20:30.123"}';

  it('is that of the published vector, for an unknown applicant', async () => {
    const digest = '92272fb18473e26387d5190ee63d1cade766f8b2f63f4c8842805fdb244f1c10';
    expect((await send(vector, digest)).body).toEqual({ received: true });
    expect(world.standIn.calls).toEqual([]);
  });

  it('is refused when it is the published one of SHA-1', async () => {
    const digest = '692f4a4d6e73405a847a1a038d4f003612c1f535';
    expect(sign(vector, 'sha1')).toBe(digest);
    expect((await send(vector, digest, 'HMAC_SHA1_HEX')).status).toBe(401);
  });

  it.each([
    ['of other bytes, if only one space', sign(`${vector} `), 'HMAC_SHA256_HEX'],
    ['under another algorithm than it says', sign(vector, 'sha512'), 'HMAC_SHA256_HEX'],
    ['of an unknown algorithm', sign(vector, 'md5'), 'HMAC_MD5_HEX'],
    ['named after what every object has', sign(vector), 'constructor'],
    ['cut short', sign(vector).slice(0, 32), 'HMAC_SHA256_HEX'],
  ])('is refused %s', async (_what, digest, algorithm) => {
    expect((await send(vector, digest, algorithm)).status).toBe(401);
  });

  it('is refused when there is none', async () => {
    expect((await world.test.call('receiveSumsubWebhook', { body: { applicantId: 'x' } })).status).toBe(401);
  });
});

async function statusesOf(count: number, sendOne: () => ReturnType<typeof send>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await sendOne()).status);
  return statuses;
}

describe('the rate limit of webhooks', () => {
  const providerAddress = '192.0.2.1';
  const body = message('rate-limited-applicant');
  const sendSigned = (address: string) => send(body, sign(body), 'HMAC_SHA256_HEX', address);
  const sendUnsigned = (address: string) => send(body, 'wrong', 'HMAC_SHA256_HEX', address);

  beforeEach(() => world.test.clock.advance({ minutes: 1 }));

  it('counts messages with a wrong signature by address, apart from verified ones', async () => {
    const statuses = await statusesOf(700, () => sendUnsigned(providerAddress));
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
    expect(statuses.slice(60)).toEqual(Array.from({ length: 640 }, () => 429));
    expect((await sendUnsigned('192.0.2.2')).status).toBe(401);
    expect((await sendSigned(providerAddress)).status).toBe(200);
  });

  it('counts verified messages together for all addresses, apart from refused ones', async () => {
    const statuses = await statusesOf(600, () => sendSigned(providerAddress));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const above = await sendSigned('192.0.2.3');
    expect([above.status, above.headers['retry-after']]).toEqual([429, '60']);
    expect((await sendUnsigned(providerAddress)).status).toBe(401);
    world.test.clock.advance({ minutes: 1 });
    expect((await sendSigned(providerAddress)).status).toBe(200);
  });
});
