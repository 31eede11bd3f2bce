// From documents to a verdict through HTTP, with either provider: the same suite for both.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicants } from '../../db/schema/kyc.ts';
import { type IdentityWorld, openLocalIdentity, openSumsubIdentity } from '../../testing/identity-worlds.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf, png } from '../../testing/sample-files.ts';

const worlds: [name: string, open: () => Promise<IdentityWorld>][] = [
  ['local', openLocalIdentity],
  ['sumsub', () => openSumsubIdentity()],
];

describe.each(worlds)('an identity verified by the %s provider', (_name, open) => {
  let world: IdentityWorld;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const newcomer = () => signIn(world.test, 'client', { kycStatus: 'pending' });
  const send = (client: SignedIn, fields: Record<string, string>, file = png()) =>
    world.test.call('uploadDocument', {
      token: client.token,
      form: { fields: { country: 'FRA', ...fields }, file },
    });
  const sendPassport = (client: SignedIn) => send(client, { doc_type: 'PASSPORT' }, pdf('passeport.pdf'));
  const report = async (client: SignedIn, kyc_status: string) => {
    const body = { user_id: client.userId, kyc_status };
    return (await world.test.expectOk('updateKyc', { token: client.token, body })).kyc_status;
  };
  const statusOf = async ({ token }: SignedIn) => (await world.test.expectOk('getMe', { token })).kyc_status;
  const applicantOf = ({ token, userId }: SignedIn) =>
    world.test.expectOk('getApplicant', { token, params: { user_id: userId } });
  const openWidget = ({ token, userId }: SignedIn) =>
    world.test.call('createVerificationToken', { token, body: { user_id: userId } });

  const refuseByStaff = async (client: SignedIn) => {
    const { token } = await signIn(world.test, 'admin_yield');
    const refusal = { action: 'reject', fault: 'unreadable', reject_type: 'FINAL' } as const;
    const body = { ...refusal, state: await statusOf(client) };
    await world.test.expectOk('decideKyc', { token, params: { id: client.userId }, body });
  };

  it('is verified once the provider has accepted both sides of a card', async () => {
    const client = await newcomer();
    for (const side of ['FRONT_SIDE', 'BACK_SIDE']) {
      const { body } = await send(client, { doc_type: 'ID_CARD', side });
      expect(body).toEqual({ success: true, kyc_status: 'pending' });
      expect(await world.decide(client, 'GREEN')).toBe(side === 'BACK_SIDE');
    }
    expect(await statusOf(client)).toBe('started');
    expect(await report(client, 'verified')).toBe('verified');
    expect((await applicantOf(client)).refusal).toBeNull();
  });

  it('is not verified by a report of the browser alone', async () => {
    const client = await newcomer();
    await sendPassport(client);
    expect(await report(client, 'verified')).toBe('started');
  });

  it('is refused for good on FINAL: with the reason, and without further uploads', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'FINAL');
    expect(await report(client, 'rejected')).toBe('rejected');
    const { status, refusal } = await applicantOf(client);
    expect([status, refusal]).toEqual([
      'rejected',
      { can_retry: false, comment: expect.stringMatching(/accepté/) },
    ]);
    expect((await sendPassport(client)).status).toBe(409);
    expect((await openWidget(client)).status).toBe(409);
    expect((await world.test.call('refreshVerificationToken', { token: client.token })).status).toBe(409);
    expect(await statusOf(client)).toBe('rejected');
  });

  it('stays refused by staff, whatever the provider says afterwards', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await refuseByStaff(client);
    expect(await report(client, 'verified')).toBe('rejected');
    await world.test.deps.db
      .update(applicants)
      .set({ refusedByStaff: false })
      .where(eq(applicants.userId, client.userId));
    // The same report of a refusal that is the provider’s own: its review goes on.
    expect(await report(client, 'verified')).toBe('started');
  });

  it('keeps the words of staff, and takes nothing more, after their refusal', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await refuseByStaff(client);
    await report(client, 'verified');
    expect((await applicantOf(client)).refusal).toMatchObject({ can_retry: false });
    expect((await sendPassport(client)).status).toBe(409);
  });

  it('may be shown again after RETRY, and the old refusal does not come back', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'RETRY');
    expect(await report(client, 'rejected')).toBe('rejected');
    expect((await applicantOf(client)).refusal).toEqual({
      can_retry: true,
      comment: expect.stringMatching(/photo/),
    });
    expect((await sendPassport(client)).body).toMatchObject({ kyc_status: 'pending' });
    expect((await applicantOf(client)).refusal).toBeNull();
    expect(await report(client, 'rejected')).not.toBe('rejected');
    await world.decide(client, 'GREEN');
    expect(await report(client, 'verified')).toBe('verified');
  });

  it('may be shown again in the widget alone, and refused again', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'RETRY');
    await report(client, 'rejected');
    expect((await openWidget(client)).status).toBe(200);
    expect(await statusOf(client)).toBe('started');
    await world.decide(client, 'FINAL');
    expect(await report(client, 'rejected')).toBe('rejected');
    expect((await applicantOf(client)).refusal?.can_retry).toBe(false);
  });

  it('is not begun again by a mere report of the browser', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'RETRY');
    await report(client, 'rejected');
    expect(await report(client, 'started')).toBe('rejected');
    expect(await report(client, 'failed')).toBe('rejected');
  });

  it('is emailed once a verdict, in the words for the person', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'RETRY');
    await report(client, 'rejected');
    await report(client, 'rejected');
    const comment = (await applicantOf(client)).refusal?.comment ?? '';
    const [row] = await world.test.deps.db
      .select()
      .from(applicants)
      .where(eq(applicants.userId, client.userId));
    await openWidget(client);
    await world.decide(client, 'GREEN');
    await report(client, 'verified');
    const [refused, accepted, ...others] = await mailsTo(world.test, client.email);
    expect([refused?.kind, accepted?.kind, others]).toEqual(['identityRefused', 'identityAccepted', []]);
    expect(comment).not.toBe('');
    expect(refused?.body).toContain(comment);
    expect(refused?.body).toContain('Connectez-vous pour présenter de nouveaux documents.');
    expect(row?.staffNote).toMatch(/./);
    expect(refused?.body).not.toContain(row?.staffNote);
  });

  it('refused for good is emailed without the offer of a new try', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'FINAL');
    await report(client, 'rejected');
    const [{ body } = { body: '' }] = await mailsTo(world.test, client.email);
    expect(body).toContain('Cette décision est définitive.');
    expect(body).not.toContain('FORGERY');
  });

  it('shows internal reasons to staff only', async () => {
    const client = await newcomer();
    await sendPassport(client);
    await world.decide(client, 'FINAL');
    const { token, userId } = client;
    const responses = [
      await world.test.call('updateKyc', { token, body: { user_id: userId, kyc_status: 'rejected' } }),
      await world.test.call('getApplicant', { token, params: { user_id: userId } }),
      await world.test.call('getMe', { token }),
    ];
    const [row] = await world.test.deps.db.select().from(applicants).where(eq(applicants.userId, userId));
    expect(row).toMatchObject({ staffNote: expect.stringMatching(/./), rejectLabels: ['FORGERY'] });
    for (const { raw } of responses) {
      expect(raw.toString()).not.toContain(row?.staffNote);
      expect(raw.toString()).not.toContain('FORGERY');
    }
  });
});
