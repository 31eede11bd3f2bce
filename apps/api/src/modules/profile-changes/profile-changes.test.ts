import { kycStatuses } from '@repo/domain/kyc';
import { profileTexts } from '@repo/domain/validation';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { users } from '../../db/schema/identity.ts';
import { openApiDocument } from '../../http/spec-document.ts';
import { expireChangeRequests } from '../../jobs/expire-change-requests.ts';
import { sampleOf } from '../../testing/bad-input.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { givenContract, openMarket, subscribe, subscription } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let staff: SignedIn;
const reason = 'Le justificatif ne correspond pas';

beforeAll(async () => {
  // Where two-person control is off: a client's change is decided by one member of staff all the same.
  ({ test } = await openMarket());
});
afterAll(() => test.close());
beforeEach(async () => {
  client = await signIn(test, 'client');
  staff = await signIn(test, 'admin_yield');
});

const ask = (user: object, who = client) => test.call('updateMe', { token: who.token, body: { user } });
const me = (who = client) => test.expectOk('getMe', { token: who.token });
const kinds = async (who = client) => (await mailsTo(test, who.email)).map(({ kind }) => kind);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const storedOf = async ({ userId }: SignedIn) => {
  const [row] = await test.deps.db.select().from(users).where(eq(users.id, userId));
  const { firstname, lastname, phone, address, zipCode, city, country, countryAddress } = Object(row);
  return { firstname, lastname, phone, address, zipCode, city, country, countryAddress };
};
const requestsOf = ({ userId }: SignedIn) =>
  test.deps.db.select().from(changeRequests).where(eq(changeRequests.subjectId, userId));
const idOf = async (who = client) => String((await requestsOf(who)).at(-1)?.id);
const request = async () =>
  test.expectOk('getChangeRequest', { token: staff.token, params: { id: await idOf() } });
const decide = async (verb: 'approve' | 'refuse', by = staff) =>
  verb === 'approve'
    ? test.call('approveChangeRequest', { token: by.token, params: { id: await idOf() }, body: {} })
    : test.call('refuseChangeRequest', { token: by.token, params: { id: await idOf() }, body: { reason } });
const cancel = () => test.call('cancelProfileChange', { token: client.token });

const every = {
  firstname: 'Autre',
  lastname: 'Personne',
  phone: '+33699999999',
  address: '1 rue Neuve',
  zip_code: '75002',
  city: 'Paris',
  country_address: 'IRN',
  country: 'IRN',
} as const;

describe('what a contract is made of', () => {
  it.each(kycStatuses)(
    'of an identity %s, changes at once before a verdict and never after one',
    async (status) => {
      const hasVerdict = ['verified', 'approved', 'rejected'].includes(status);
      for (const [field, value] of Object.entries(every)) {
        const who = await signIn(test, 'client', { kycStatus: status });
        const before = await storedOf(who);
        const response = await ask({ [field]: value }, who);
        expect(response.status).toBe(200);
        const after = await storedOf(who);
        if (hasVerdict) expect(after, field).toEqual(before);
        else expect(Object.values(after), field).toContain(value);
        expect((await me(who)).profile_change === null, field).toBe(!hasVerdict);
        expect((await requestsOf(who)).length, field).toBe(hasVerdict ? 1 : 0);
      }
    },
  );

  it('is typed in no other call that an account has once it is open', () => {
    const fields = new Set([...Object.keys(every), 'company_name', 'registration_number', 'company_type']);
    const namesIn = (value: unknown): string[] =>
      Object.entries(typeof value === 'object' ? Object(value) : {}).flatMap(([key, inner]) => [
        key,
        ...namesIn(inner),
      ]);
    const staffOnly = new Set(['admin', 'super_admin', 'commercial', 'equisafe', 'kaskad_admin', 'provider']);
    const typing = Object.values(openApiDocument.paths).flatMap((path) =>
      Object.values(Object(path)).flatMap((operation) => {
        const { operationId, requestBody, 'x-roles': roles = [] } = Object(operation);
        const schema = requestBody?.content?.['application/json']?.schema;
        const isForClients = [...roles].some((role) => !staffOnly.has(role));
        const names = schema === undefined ? [] : namesIn(sampleOf(schema));
        return isForClients
          ? names.flatMap((name) => (fields.has(name) ? `${operationId} ${name}` : []))
          : [];
      }),
    );
    expect(typing).toEqual(expect.arrayContaining(['register firstname', 'updateMe city']));
    // The address of a wallet is one of its network: no contract has it.
    expect(typing.filter((typed) => !/^(register|updateMe) /.test(typed))).toEqual(['addWallet address']);
  });

  it('is announced to staff as the client’s own request', async () => {
    const who = await signIn(test, 'client');
    await ask({ city: 'Paris' }, who);
    const mails = await mailsTo(test, staff.email);
    const body = mails.findLast(({ kind }) => kind === 'changeRequested')?.body;
    expect(body).toContain('depuis son espace client');
    expect(body).not.toContain('une seule personne');
  });

  it('waits too when the verdict comes while the change is on its way', async () => {
    const who = await signIn(test, 'client', { kycStatus: 'started' });
    const responses: Promise<unknown>[] = [];
    await test.deps.db.transaction(async (tx) => {
      await lockUser(tx, who.userId);
      responses.push(ask({ city: 'Paris' }, who));
      await expect.poll(() => countWaiting(test.deps.db)).toBe(1);
      await tx.update(users).set({ kycStatus: 'verified' }).where(eq(users.id, who.userId));
    });
    await Promise.all(responses);
    expect((await storedOf(who)).city).toBe('Lyon');
    expect((await me(who)).profile_change?.lines).toHaveLength(1);
  });
});

describe('a change of profile after a verdict', () => {
  it('is shown before and after to its owner and to staff, one of whom approves it', async () => {
    const response = await ask({ lastname: ' Martin ', country_address: 'BEL' });
    const lines = [
      { label: 'Nom', before: 'Moreau', after: 'Martin' },
      { label: 'Pays de résidence', before: 'France', after: 'Belgique' },
    ];
    expect(response.body).toMatchObject({ lastname: 'Moreau', profile_change: { lines } });
    const params = { id: client.userId };
    const record = await test.expectOk('getClient', { token: staff.token, params });
    expect(record.pending_change).toMatchObject({ kind: 'user.profile', maker: 'Camille Moreau' });
    expect(await request()).toMatchObject({ lines, can_decide: true });

    expect((await decide('approve')).status).toBe(200);
    expect(await me()).toMatchObject({ lastname: 'Martin', country: 'BEL', profile_change: null });
    expect(await kinds()).toEqual(['profileChangeRequested', 'profileChangeDecided']);
    const trail = await test.deps.db
      .select({ by: auditLog.actorId, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'account.updated'), eq(auditLog.objectId, client.userId)));
    expect(trail).toMatchObject([
      {
        by: staff.userId,
        before: { lastname: 'Moreau' },
        after: { lastname: 'Martin', entered_by: client.userId },
      },
    ]);
  });

  it('changes nothing once it is refused: the client reads why', async () => {
    await ask({ phone: '07-00-00-00-00' });
    expect((await decide('refuse')).status).toBe(200);
    expect(await me()).toMatchObject({ phone: '06-12-34-56-78', profile_change: null });
    const [, decided] = await mailsTo(test, client.email);
    expect(decided?.body).toContain(reason);
  });

  it('is not decided by the client that it is about', async () => {
    client = await signIn(test, 'client', { canAccessYieldAdmin: true });
    await ask({ city: 'Paris' });
    expect(codeOf(await decide('approve', client))).toEqual([403, 'change_requests.own_request']);
  });

  it('sent again is the same request; another one is refused until it is withdrawn', async () => {
    await ask({ city: 'Paris' });
    expect((await ask({ city: 'Paris ' })).status).toBe(200);
    expect(codeOf(await ask({ city: 'Nantes' }))).toEqual([409, 'profile.change_waiting']);
    expect((await cancel()).body).toMatchObject({ city: 'Lyon', profile_change: null });
    expect(codeOf(await cancel())).toEqual([409, 'profile.no_change_waiting']);
    expect((await ask({ city: 'Nantes' })).status).toBe(200);
    const states = (await requestsOf(client)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['canceled', 'pending']);
  });

  it('that changes nothing is no request', async () => {
    expect((await ask({ city: 'Lyon' })).body).toMatchObject({ profile_change: null });
    expect(await requestsOf(client)).toEqual([]);
  });

  it('is stale once staff corrected the profile', async () => {
    await ask({ city: 'Paris' });
    const params = { id: client.userId };
    const { version } = await test.expectOk('getClient', { token: staff.token, params });
    const body = { version, reason, client: { phone: '07-00-00-00-00' } };
    await test.expectOk('updateClient', { token: staff.token, params, body });
    expect(codeOf(await decide('approve'))).toEqual([409, 'change_requests.stale']);
    expect(await me()).toMatchObject({ city: 'Lyon', phone: '07-00-00-00-00', profile_change: null });
    expect((await kinds()).at(-1)).toBe('profileChangeDecided');
  });

  it('that was not decided ends after seven days, and its owner receives an email', async () => {
    await ask({ city: 'Paris' });
    test.clock.advance({ days: 7, minutes: 1 });
    await expireChangeRequests(test.deps);
    const [, decided] = await mailsTo(test, client.email);
    expect(decided?.body).toContain('n’a pas vérifié à temps');
  });
});

describe('while it waits', () => {
  const refusal = { status: 409, body: { code: 'contracts.profile_waiting', error: profileTexts.waiting } };

  it('no contract is made or signed, and both are again once it is decided', async () => {
    const contractId = await givenContract(test, client, { status: 'pending' });
    await ask({ lastname: 'Martin' });
    const resume = () => test.call('resumeSignature', { token: client.token, params: { id: contractId } });
    const { token } = client;
    expect(await test.call('createContract', { token, body: subscription(client) })).toMatchObject(refusal);
    expect(await test.call('getNextPoNumber', { token })).toMatchObject(refusal);
    expect(await resume()).toMatchObject(refusal);
    expect((await request()).warnings).toHaveLength(1);
    await decide('refuse');
    expect(Object(await subscribe(test, client)).signature_id).toEqual(expect.any(String));
  });
});
