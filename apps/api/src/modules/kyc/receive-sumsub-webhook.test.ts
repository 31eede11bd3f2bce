import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookInbox } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';

const secret = 'whsec-whsec-whsec';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sumsubWebhookSecret: secret });
});
afterAll(() => test.close());

const sign = (body: string, algorithm = 'sha256') => createHmac(algorithm, secret).update(body).digest('hex');
const send = (body: string, digest: string, algorithm = 'HMAC_SHA256_HEX') =>
  test.call('receiveSumsubWebhook', {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': digest,
      'x-payload-digest-alg': algorithm,
    },
  });

const message = (applicantId: string) =>
  JSON.stringify({
    applicantId,
    type: 'applicantReviewed',
    reviewResult: { reviewAnswer: 'GREEN' },
    reviewStatus: 'completed',
    createdAtMs: '2026-03-02 10:20:30.123',
  });

/** A client whose passport is with the provider. */
async function applicant() {
  const client = await signIn(test, 'client', { kycStatus: 'pending' });
  await test.expectOk('uploadDocument', {
    token: client.token,
    form: { fields: { doc_type: 'PASSPORT', country: 'FRA' }, file: pdf() },
  });
  const params = { user_id: client.userId };
  const { applicant_id } = await test.expectOk('getApplicant', { token: client.token, params });
  const widget = await test.expectOk('createVerificationToken', { token: client.token, body: params });
  return { client, applicantId: applicant_id ?? '', widgetToken: widget.token };
}

describe('receiveSumsubWebhook', () => {
  it('takes the provider’s own verdict, not the message’s', async () => {
    const { client, applicantId, widgetToken } = await applicant();
    const early = message(applicantId).replace('30.123', '29.000');
    await send(early, sign(early));
    expect((await test.expectOk('getMe', { token: client.token })).is_kyc).toBe(false);
    await test.app.inject({
      method: 'POST',
      url: '/websdk/review',
      payload: { token: widgetToken, verdict: 'GREEN' },
    });
    const body = message(applicantId);
    expect((await send(body, sign(body))).body).toEqual({ received: true });
    expect((await test.expectOk('getMe', { token: client.token })).kyc_status).toBe('verified');
  });

  it('takes a message once', async () => {
    const { applicantId } = await applicant();
    const body = message(applicantId);
    await send(body, sign(body));
    expect((await send(body, sign(body, 'sha512'), 'HMAC_SHA512_HEX')).status).toBe(200);
    const kept = await test.deps.db.select().from(webhookInbox);
    expect(kept.filter(({ eventId }) => eventId.startsWith(applicantId))).toHaveLength(1);
  });

  it('refuses another signature, a legacy algorithm and no signature', async () => {
    const body = message('x');
    expect((await send(body, sign(`${body} `))).status).toBe(401);
    expect((await send(body, sign(body, 'sha1'), 'HMAC_SHA1_HEX')).status).toBe(401);
    expect((await test.call('receiveSumsubWebhook', { body: { applicantId: 'x' } })).status).toBe(401);
  });
});
