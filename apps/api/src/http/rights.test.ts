// Every operation of the spec × every kind of caller, and × whose object it is: generated from `x-roles`.
import { roles as accountRoles, computeFlags, decideOperation } from '@repo/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../db/schema/books.ts';
import { clientInvitations } from '../db/schema/client-invitations.ts';
import { adviserDelegations } from '../db/schema/delegations.ts';
import { kaskadInvitations } from '../db/schema/kaskad-rounds.ts';
import { recordNotes, workItems } from '../db/schema/records.ts';
import { staffJobs } from '../db/schema/staff-jobs.ts';
import { handlers } from '../handlers.ts';
import { givenDraft, givenPrepared } from '../modules/assisted/assisted.fixture.ts';
import { givenDocument } from '../modules/contract-documents/contract-documents.fixture.ts';
import { givenContract, seedStrategies, subscription } from '../modules/contracts/contracts.fixture.ts';
import { storeFile } from '../modules/documents/store-file.ts';
import { givenClaimOf, givenWallet } from '../modules/kaskad-claims/claims.fixture.ts';
import { givenClass, givenGrant, grantBody } from '../modules/kaskad-grants/grants.fixture.ts';
import { givenInvestment, givenRoundDocument, openRound } from '../modules/kaskad-rounds/rounds.fixture.ts';
import { givenThread } from '../modules/messages/messages.fixture.ts';
import { jsonBodySchema, sampleOf } from '../testing/bad-input.ts';
import { type CallerRole, callerRoles, challengeToken, openTo } from '../testing/callers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { png } from '../testing/sample-files.ts';
import type { OperationId } from './operation.ts';
import { allOperations, type OperationFacts } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());

const isProviders = ({ xRoles }: OperationFacts) => xRoles.includes('provider');
const operations = allOperations
  .filter((facts) => !isProviders(facts))
  .map((facts) => [facts.operationId, facts] as const);
const webhooks = allOperations.filter(isProviders).map(({ operationId }) => operationId);
const unknownId = '00000000-0000-4000-8000-00000000ffff';
const params = { id: unknownId, user_id: unknownId, document_id: unknownId, kind: 'subscription' };
const roles = Object.keys(callerRoles).filter((role): role is CallerRole => role in callerRoles);

/** Refused calls leave nothing behind: one account of each kind makes them all. */
const refusedCallers = new Map<CallerRole, SignedIn>();
async function refusedCaller(role: CallerRole): Promise<SignedIn> {
  const caller = refusedCallers.get(role) ?? (await callerRoles[role](test));
  refusedCallers.set(role, caller);
  return caller;
}

const codeOf = (body: unknown): unknown => Object(body).code;
const isOpen = ({ xRoles }: OperationFacts, role: CallerRole) =>
  xRoles.some((name) => openTo[name].includes(role));

/** Whether the response is the guard's own. */
const isTurnedAway = ({ status, body }: { status: number; body: unknown }) =>
  (status === 401 && codeOf(body) === 'unauthenticated') || (status === 403 && codeOf(body) === 'forbidden');

describe('the spec, the routes and the handlers', () => {
  it('hold the same operations', () => {
    const named = allOperations.map(({ operationId }) => operationId).toSorted();
    expect(Object.keys(handlers).toSorted()).toEqual(named);
    for (const { method, path } of allOperations) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(test.app.findRoute({ method: method.toUpperCase(), url }), `${method} ${path}`).not.toBeNull();
    }
  });
});

describe.each(operations)('%s', (operationId, facts) => {
  it('[A54] is open to the roles and flags of x-roles, and to no other', async () => {
    for (const role of roles) {
      const { token } = isOpen(facts, role) ? await callerRoles[role](test) : await refusedCaller(role);
      const response = await test.call(operationId, { token, params, remoteAddress: '10.2.0.1' });
      expect(isTurnedAway(response), `${role}: ${response.status}`).toBe(!isOpen(facts, role));
      if (!isOpen(facts, role)) expect(response.status, role).toBe(403);
    }
  });

  it('accepts no missing token, no ended token and no unfinished sign-in, unless it is meant for them', async () => {
    const isPublic = facts.xRoles.includes('public');
    const wornOut = await signIn(test, 'super_admin');
    await test.expectOk('logout', { token: wornOut.token });
    const tokens = { 'no token': undefined, invented: 'x'.repeat(43), 'signed out': wornOut.token };
    for (const [who, token] of Object.entries(tokens)) {
      const bearer = token === undefined ? {} : { token };
      const response = await test.call(operationId, { ...bearer, params, remoteAddress: '10.2.0.2' });
      expect(isTurnedAway(response), `${who}: ${response.status}`).toBe(!isPublic);
    }
    const token = await challengeToken(test);
    const response = await test.call(operationId, { token, params, remoteAddress: '10.2.0.3' });
    expect(isTurnedAway(response), 'half signed in').toBe(!isPublic && !facts.xRoles.includes('challenge'));
  });
});

describe('a provider’s message', () => {
  it.each(webhooks)('to %s is believed for its signature, never for a session', async (operationId) => {
    for (const role of roles) {
      const { token } = await callerRoles[role](test);
      expect((await test.call(operationId, { token, body: {} })).status, role).toBe(401);
    }
  });
});

/** Every account there may be: each role with each combination of flags, its identity verified or not. */
const booleans = [false, true] as const;
const accounts = accountRoles.flatMap((role) =>
  booleans.flatMap((can_access_yield) =>
    booleans.flatMap((can_access_kaskad) =>
      booleans.flatMap((can_access_yield_admin) =>
        booleans.flatMap((can_access_kaskad_admin) =>
          booleans.map((is_kyc) => ({
            id: unknownId,
            role,
            is_kyc,
            can_access_yield,
            can_access_kaskad,
            can_access_yield_admin,
            can_access_kaskad_admin,
          })),
        ),
      ),
    ),
  ),
);
type Account = (typeof accounts)[number];

/** Who each value of `x-roles` admits, written a second time as rules: 1§6, D5, R012. */
const isClient = ({ role }: Account) => role === 'client' || role === 'cgp';
const admits: Record<OperationFacts['xRoles'][number], (account: Account) => boolean> = {
  public: () => true,
  any: () => true,
  client: isClient,
  yield_client: (account) => isClient(account) && account.can_access_yield && account.is_kyc,
  kaskad_client: (account) => isClient(account) && account.can_access_kaskad,
  admin: ({ role, ...flags }) =>
    flags.can_access_yield_admin || role === 'admin_yield' || role === 'super_admin',
  kaskad_admin: ({ role, ...flags }) =>
    flags.can_access_kaskad_admin || role === 'admin_kaskad' || role === 'super_admin',
  super_admin: ({ role }) => role === 'super_admin',
  commercial: ({ role }) => role === 'commercial',
  equisafe: ({ role }) => role === 'equisafe',
  challenge: () => false,
  provider: () => false,
};

describe('each role with each combination of flags', () => {
  it.each(operations)('[A54] may call %s as x-roles admits it', (_operationId, { xRoles }) => {
    const wrong = accounts.filter((account) => {
      const user = { ...account, ...computeFlags(account) };
      const isAllowed = decideOperation({ kind: 'session', user }, xRoles) === 'allow';
      return isAllowed !== xRoles.some((name) => admits[name](account));
    });
    expect(wrong).toEqual([]);
  });
});

/** The objects that a path names and that belong to one person: made for their owner, by what comes before their id. */
const ownedObjects: Record<string, (owner: SignedIn) => Promise<string>> = {
  '/proxy/signatures/': (owner) => givenContract(test, owner, { status: 'signed' }),
  '/proxy/yousign/webhook/': (owner) => givenContract(test, owner, { status: 'signed' }),
  '/proxy/withdrawals/': async (owner) => {
    const contractId = await givenContract(test, owner, { status: 'signed', paymentStatus: 'paid' });
    const id = test.deps.ids.uuid();
    const request = { kind: 'withdrawal', asset: 'EURO', request: 'amount', amount: '10' } as const;
    const at = { orderDay: '2026-01-05', placedAt: test.clock.now() };
    const placed = { requestCurrency: 'EUR', exitFeePercent: '0.2', placedBy: owner.userId, ...at };
    await test.deps.db.insert(orders).values({ id, contractId, userId: owner.userId, ...request, ...placed });
    return id;
  },
  '/proxy/kaskad/grants/': async (owner) => {
    const staff = await signIn(test, 'admin_kaskad');
    const row = await givenClass(test, staff);
    return (await givenGrant(test, staff, grantBody(row.class.id, owner))).grant.id;
  },
  '/proxy/prepared-subscriptions/': ({ userId }) => givenPrepared(test, userId),
  // An adviser’s: what was prepared for the client that they were given.
  '/proxy/admin/assisted-subscriptions/': async ({ userId }) =>
    givenDraft(test, (await signIn(test, 'client', { assignedSalesId: userId })).userId),
  // An adviser’s: a contract of the client that they were given.
  '/proxy/admin/contracts/': async ({ userId }) =>
    givenContract(test, await signIn(test, 'client', { assignedSalesId: userId }), { status: 'signed' }),
  // An adviser’s: a document of a contract of the client that they were given.
  '/proxy/admin/contract-documents/': async ({ userId: adviser }) => {
    const client = await signIn(test, 'client', { assignedSalesId: adviser });
    const contractId = await givenContract(test, client, { status: 'signed' });
    return givenDocument(test, { contractId, userId: client.userId, addedBy: adviser });
  },
  '/proxy/kaskad/rounds/': async ({ userId }) => {
    const { round } = await openRound(test, { audience: 'whitelist' });
    await test.deps.db
      .insert(kaskadInvitations)
      .values({ roundId: round.id, userId, invitedAt: test.clock.now() });
    // Its document has its id, so that one name leads to both.
    return givenRoundDocument(test, round, round.id);
  },
  '/proxy/kaskad/claims/': ({ userId }) => givenClaimOf(test, userId),
  '/proxy/kaskad/investments/': async ({ userId }) => {
    const { round } = await openRound(test);
    const investment = await givenInvestment(test, { round, userId, signedAt: test.clock.now() });
    return investment.id;
  },
  '/proxy/kaskad/wallets/': ({ userId }) => givenWallet(test, userId),
  '/proxy/messages/': ({ userId }) => givenThread(test, userId),
  // One that no message holds yet: only its sender has it.
  '/proxy/message-files/': async ({ token }) =>
    (await test.expectOk('uploadMessageFile', { token, form: { file: png() } })).id,
  // An adviser’s: a thread of the client that they were given.
  '/proxy/admin/message-threads/': async ({ userId }) =>
    givenThread(test, (await signIn(test, 'client', { assignedSalesId: userId })).userId),
  '/proxy/applicants/': ({ userId }) => Promise.resolve(userId),
  '/proxy/me/factors/': async ({ token }) =>
    (await test.expectOk('startAuthenticator', { token, body: { name: 'Aegis' } })).id,
  '/proxy/sessions/': async ({ token }) => {
    const { sessions } = await test.expectOk('listSessions', { token });
    return sessions[0]?.id ?? '';
  },
  // An adviser's: the client that they were given.
  '/proxy/admin/clients/': async ({ userId }) =>
    (await signIn(test, 'client', { assignedSalesId: userId })).userId,
  // Of a client to be of this adviser.
  '/proxy/admin/client-invitations/': async ({ userId }) => {
    const [id, now] = [test.deps.ids.uuid(), test.clock.now()];
    const person = { email: `${id}@exemple.fr`, firstname: 'Zoé', lastname: 'Bellec', phone: '' };
    const at = { createdAt: now, sentAt: now, expiresAt: now };
    const kind = { isCompany: false, service: 'yield', salesId: userId, invitedBy: userId } as const;
    await test.deps.db.insert(clientInvitations).values({ id, tokenHash: id, ...person, ...kind, ...at });
    return id;
  },
  '/proxy/admin/client-files/': async (owner) => {
    const { userId } = await signIn(test, 'client', { assignedSalesId: owner.userId });
    return storeFile(test.deps, { userId, purpose: 'identity_document', ...png() });
  },
  // On a client that an adviser was given: their own note, and a task of theirs.
  '/proxy/staff/notes/': async ({ userId }) => {
    const id = test.deps.ids.uuid();
    const [client, now] = [await givenClientOf(userId), test.clock.now()];
    const subject = { subjectKind: 'user', subjectId: client, userId: client } as const;
    const at = { createdAt: now, updatedAt: now };
    await test.deps.db
      .insert(recordNotes)
      .values({ id, ...subject, authorId: userId, text: 'Rappelle', ...at });
    return id;
  },
  '/proxy/staff/tasks/': async ({ userId }) => {
    const id = test.deps.ids.uuid();
    const client = await givenClientOf(userId);
    const subject = { subjectKind: 'user', subjectId: client, userId: client } as const;
    const task = { kind: 'task', title: 'Rappeler', assigneeId: userId, openedAt: test.clock.now() } as const;
    await test.deps.db.insert(workItems).values({ id, ...subject, ...task });
    return id;
  },
  // What an adviser gave to another one.
  '/proxy/staff/delegations/': async ({ userId }) => {
    const id = test.deps.ids.uuid();
    const { userId: toId } = await signIn(test, 'commercial');
    const days = { firstDay: '2030-01-01', lastDay: '2030-01-02' };
    const by = { createdBy: userId, createdAt: test.clock.now() };
    await test.deps.db
      .insert(adviserDelegations)
      .values({ id, fromId: userId, toId, ...days, reason: 'Congés', ...by });
    return id;
  },
  '/proxy/staff/views/': async ({ token }) => {
    const body = { screen: 'contracts', name: 'À moi', query: 'statut=signe', is_shared: false } as const;
    return (await test.expectOk('createStaffView', { token, body })).id;
  },
  '/proxy/staff/jobs/': async ({ userId }) => {
    const id = test.deps.ids.uuid();
    await test.deps.db.insert(staffJobs).values({
      id,
      kind: 'export',
      ownerId: userId,
      request: { role: 'admin_yield', sessionId: id, ip: '10.0.0.1', requestId: id },
      operation: 'exportContracts',
      params: {},
      format: 'csv',
      list: 'contracts',
      filters: [],
      fileName: 'souscriptions.csv',
      status: 'waiting',
      createdAt: test.clock.now(),
    });
    return id;
  },
};
const givenClientOf = async (adviserId: string) =>
  (await signIn(test, 'client', { assignedSalesId: adviserId })).userId;
const placeOf = (path: string) => path.slice(0, path.indexOf('{'));

/** Every client of the service sees each product. */
const shownToClients = ['/proxy/strategies/'];

/** Of a path with an id, open to more than administrators, of whichever service, and the register keeper, to whom all are open. */
const ofOnePerson = allOperations
  .filter(({ path, xRoles }) => path.includes('{') && !xRoles.includes('public'))
  .filter(({ path }) => !shownToClients.includes(placeOf(path)))
  .filter(({ xRoles }) =>
    xRoles.some((name) => !['admin', 'super_admin', 'kaskad_admin', 'equisafe', 'provider'].includes(name)),
  )
  .map((facts) => [facts.operationId, facts] as const);

/** Paths of what every administrator sees, of any client. */
const shownToAdmins = [
  '/proxy/signatures/',
  '/proxy/admin/clients/',
  '/proxy/admin/contracts/',
  '/proxy/admin/contract-documents/',
  '/proxy/admin/client-files/',
  '/proxy/admin/client-invitations/',
  '/proxy/admin/message-threads/',
  '/proxy/staff/notes/',
  '/proxy/staff/tasks/',
  '/proxy/staff/delegations/',
  '/proxy/admin/assisted-subscriptions/',
];
/** To an adviser a file of identity does not exist, of their own client neither. */
const shownToAdminsAlone = ['/proxy/admin/client-files/'];

/** Everybody whom it is open to, but for the administrators to whom clients and their contracts are open: they see all. */
function openKinds({ path, xRoles }: OperationFacts): CallerRole[] {
  const seesAll = shownToAdmins.includes(placeOf(path)) && xRoles.includes('admin') ? openTo.admin : [];
  const kinds = xRoles.flatMap((name) => openTo[name]);
  return [...new Set(kinds)].filter((role) => !seesAll.includes(role));
}

describe('what belongs to another person', () => {
  it('is made here for each path that has the id of something personal', () => {
    const places = ofOnePerson.map(([, { path }]) => placeOf(path));
    expect([...new Set(places)].toSorted()).toEqual(Object.keys(ownedObjects).toSorted());
  });

  it.each(ofOnePerson)('[A54] is to %s what does not exist, for each caller', async (operationId, facts) => {
    const [first = 'client'] = openKinds(facts);
    for (const role of openKinds(facts)) {
      const [owner, other] = [await callerRoles[first](test), await callerRoles[role](test)];
      const id = await ownedObjects[placeOf(facts.path)]?.(owner);
      const ids = { ...params, id: id ?? '', user_id: owner.userId, document_id: id ?? '' };
      const foreign = await attempt(operationId, facts, { by: other, ids });
      const missing = await attempt(operationId, facts, { by: other, ids: params });
      expect(foreign, role).toEqual(missing);
      expect(foreign.status, role).toBe(404);
      // Still there, for its owner: the refusal was of the person. The provider of identities has no applicant here, and
      // nothing was paid of this contract.
      const isEmpty = facts.path.startsWith('/proxy/applicants/') || operationId === 'downloadReceipt';
      if (role === first && !isEmpty) {
        const own = await attempt(operationId, facts, { by: owner, ids });
        const isHidden = shownToAdminsAlone.includes(placeOf(facts.path));
        expect([403, 404].includes(own.status), operationId).toBe(isHidden);
      }
    }
  });

  it('[A54] is no subject of a body either: no client subscribes for another', async () => {
    const [owner, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    const response = await test.call('createContract', { token: other.token, body: subscription(owner) });
    expect(response.status).toBe(403);
    expect(await test.expectOk('listContracts', { token: owner.token })).toEqual({ signatures: [] });
  });
});

/** What each upload of a path with an id has beside its file. */
const uploadFields: { readonly [Id in OperationId]?: Record<string, string> } = {
  addContractDocument: { title: 'Courrier' },
  replaceContractDocument: { version: '1', reason: 'Illisible' },
};

async function attempt(
  operationId: OperationId,
  facts: OperationFacts,
  { by, ids }: { by: SignedIn; ids: Record<string, string> },
) {
  const schema = jsonBodySchema(facts);
  const body = schema === null ? {} : { body: Object(sampleOf(schema)) };
  const fields = uploadFields[operationId];
  const form = fields === undefined ? {} : { form: { fields, file: png() } };
  const response = await test.call(operationId, { token: by.token, params: ids, ...body, ...form });
  return { status: response.status, body: { ...Object(response.body), request_id: '' } };
}
