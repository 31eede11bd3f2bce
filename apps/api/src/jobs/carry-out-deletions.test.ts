// The day of the closing and those that follow, on accounts of which every table holds something.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { journalEntries, orders, unitMovements } from '../db/schema/books.ts';
import { changeRequests } from '../db/schema/change-requests.ts';
import { contracts, signatureRequests } from '../db/schema/contracts.ts';
import { deletionRequests, retainedData } from '../db/schema/deletion.ts';
import { users } from '../db/schema/identity.ts';
import { kaskadMovements } from '../db/schema/kaskad-registers.ts';
import { kaskadInvestments } from '../db/schema/kaskad-rounds.ts';
import { applicants } from '../db/schema/kyc.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import { registerLines } from '../db/schema/register.ts';
import { staffViews } from '../db/schema/staff-views.ts';
import type { Deps } from '../deps.ts';
import { httpErrors } from '../http/http.errors.ts';
import { examine } from '../modules/audit/examine.ts';
import { recordAudit } from '../modules/audit/record-audit.ts';
import { verifyAuditChain } from '../modules/audit/verify-audit-chain.ts';
import { givenContract, seedStrategies, subscription } from '../modules/contracts/contracts.fixture.ts';
import { createContract } from '../modules/contracts/create-contract.ts';
import { openSession } from '../modules/identity/open-session.ts';
import { createFullAccount, type FullAccount } from '../modules/personal-data/full-account.fixture.ts';
import { updateMe } from '../modules/profile-changes/update-me.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { mailsTo } from '../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../testing/people.ts';
import { mayHold, tracesOf } from '../testing/traces.ts';
import { carryOutDeletions } from './carry-out-deletions.ts';
import { quarantineUnknown } from './quarantine-files.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-01-04T09:00:00.000Z');
  await seedStrategies(test);
});
afterEach(() => test.close());

const requestDeletion = ({ token }: SignedIn) =>
  test.expectOk('requestAccountDeletion', { token, body: { password: testPassword } });
/** The job, on a given day. */
async function roundOn(day: string, change: Partial<Deps> = {}): Promise<void> {
  test.clock.set(`${day}T09:00:00.000Z`);
  await carryOutDeletions({ ...test.deps, ...change });
}
const login = (email: string) => test.call('login', { body: { user: { email, password: testPassword } } });
const requestOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId))).at(-1);
const accountOf = async ({ userId }: SignedIn) =>
  (await test.deps.db.select().from(users).where(eq(users.id, userId)))[0];

/** A whole life whose contract is over. */
async function liveAndEnd(mark: string): Promise<FullAccount> {
  const client = await createFullAccount(test, mark);
  await test.deps.db
    .update(contracts)
    .set({ status: 'closed', closedDate: '2026-01-04' })
    .where(eq(contracts.id, client.contractId));
  const [request] = await test.deps.db
    .select()
    .from(signatureRequests)
    .where(eq(signatureRequests.contractId, client.contractId));
  await test.deps.signature.createRequest({
    externalId: request?.id ?? '',
    name: 'Souscription',
    documents: [{ nature: 'contract', fileName: 'contrat.pdf', content: Buffer.from(mark) }],
    signer: { firstName: 'Camille', lastName: mark, email: client.email, phone: '' },
    summary: [],
  });
  await test.files.put(`hidden-${mark}`, Buffer.from(mark));
  await test.files.put(`hidden-added-${mark}`, Buffer.from(mark));
  return client;
}

describe('an account without data to retain', () => {
  it('is open until its day, then closed, erased, and its address is free', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending', lastname: 'Effaçable' });
    const canceled = await givenContract(test, client, { status: 'canceled', paymentStatus: 'canceled' });
    await requestDeletion(client);
    await roundOn('2026-02-02');
    expect(await requestOf(client)).toMatchObject({ closingAt: null, closedAt: null });
    expect((await login(client.email)).status).toBe(200);
    await roundOn('2026-02-03');
    expect(await requestOf(client)).toMatchObject({ closedAt: test.clock.now() });
    expect((await test.call('getMe', { token: client.token })).status).toBe(401);
    expect((await login(client.email)).status).toBe(401);
    expect(await tracesOf(test, 'Effaçable')).toEqual({});
    expect(await tracesOf(test, canceled)).toEqual({});
    // The last mail alone still names the address, until it is pruned.
    expect(await tracesOf(test, client.email)).toEqual({ mail_outbox: 1 });
    const mails = await mailsTo(test, client.email);
    expect(mails).toMatchObject([
      {
        kind: 'accountClosed',
        body: expect.stringContaining('La loi ne nous impose d’en conserver aucune.'),
      },
    ]);
    expect((await signIn(test, 'client', { email: client.email })).userId).not.toBe(client.userId);
  });
  it('takes the address with it that the client was to have, with what was sent there', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending' });
    const staff = await signIn(test, 'admin_yield');
    await test.expectOk('replaceClientEmail', {
      token: staff.token,
      params: { id: client.userId },
      body: { email: 'boite-retrouvee@exemple.fr', reason: 'Boîte perdue' },
    });
    await test.deps.db.insert(changeRequests).values({
      id: test.deps.ids.uuid(),
      kind: 'user.email',
      state: 'refused',
      subjectType: 'user',
      subjectId: client.userId,
      subjectLabel: '',
      userId: client.userId,
      payload: { input: { email: 'boite-retrouvee@exemple.fr' }, lines: [] },
      fingerprint: '',
      makerId: staff.userId,
      reason: '',
      createdAt: test.clock.now(),
      expiresAt: test.clock.now(),
    });
    const held = { planned_emails: 1, mail_outbox: 1, change_requests: 1 };
    expect(await tracesOf(test, 'boite-retrouvee')).toMatchObject(held);
    await requestDeletion(client);
    await roundOn('2026-02-03');
    expect(await tracesOf(test, 'boite-retrouvee')).toEqual({});
  });

  it('takes the saved views of staff that name the client with it, and no other', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending', lastname: 'Hélier-Dûmont' });
    const staff = await signIn(test, 'admin_yield');
    const save = (name: string, query: string) =>
      test.expectOk('createStaffView', {
        token: staff.token,
        body: { screen: 'contracts', name, query, is_shared: true },
      });
    await save('À relancer', 'recherche=helier-dumont&statut=signe');
    await save('Dossier HÉLIER-DÛMONT', '');
    await save('Signés', 'statut=signe');
    await requestDeletion(client);
    await roundOn('2026-02-03');
    const left = await test.deps.db.select().from(staffViews);
    expect(left.map(({ name }) => name)).toEqual(['Signés']);
  });

  it('is closed from midnight in Paris', async () => {
    const client = await signIn(test, 'client', { kycStatus: 'pending' });
    await requestDeletion(client);
    for (const [instant, isClosed] of [
      ['2026-02-02T22:59:00.000Z', false],
      ['2026-02-02T23:00:00.000Z', true],
    ] as const) {
      test.clock.set(instant);
      await carryOutDeletions(test.deps);
      expect((await requestOf(client))?.closedAt !== null, instant).toBe(isClosed);
    }
  });

  it('stores nothing from requests that were accepted before the closing', async () => {
    const client = await signIn(test, 'client');
    const from = { ip: '192.0.2.1', requestId: 'late', withVersions: false };
    const actor = await openSession(test.deps, client.token, from);
    if (actor === null) throw new Error('no user is signed in');
    await requestDeletion(client);
    await roundOn('2026-02-03');
    const consent = { ip: from.ip, userAgent: 'test', idempotencyKey: null };
    const late = await Promise.allSettled([
      updateMe(test.deps, actor, { city: 'Effaçable' }),
      createContract(test.deps, actor, subscription(client), consent),
    ]);
    const refused = { status: 'rejected', reason: { entry: httpErrors.unauthenticated } };
    expect(late).toMatchObject([refused, refused]);
    expect(await tracesOf(test, 'Effaçable')).toEqual({});
    expect(await test.deps.db.$count(contracts)).toBe(0);
  });

  it('stays open when the request was canceled', async () => {
    const client = await signIn(test, 'client');
    await requestDeletion(client);
    await test.expectOk('cancelAccountDeletion', { token: client.token });
    await roundOn('2026-02-03');
    expect((await login(client.email)).status).toBe(200);
  });
});

describe('an account with data to retain', () => {
  it('is erased kind by kind, the day after the last day of each; no other account is touched', async () => {
    const alix = await liveAndEnd('alix');
    await liveAndEnd('blaise');
    const others = await tracesOf(test, 'blaise');
    await requestDeletion(alix);
    await roundOn('2026-02-03');
    const retained = await test.deps.db.select().from(retainedData).orderBy(retainedData.until);
    expect(retained.map(({ userId, kind, until }) => [userId, kind, until])).toEqual([
      [alix.userId, 'operations', '2031-01-04'],
      [alix.userId, 'identity', '2031-02-03'],
      [alix.userId, 'contracts', '2036-01-04'],
      [alix.userId, 'tax', '2037-12-31'],
    ]);
    const details = { payout_details: 1, kaskad_payout_details: 1 };
    const money = { orders: 2, receipts: 1, payouts: 1, payout_files: 1, ...details };
    const written = { statement_issues: 1, change_requests: 1, entry_reasons: 1, deal_decisions: 1 };
    const kaskad = { kaskad_grants: 1, kaskad_grant_versions: 1, kaskad_claims: 1, kaskad_wallets: 1 };
    const invested = { kaskad_investments: 1, kaskad_investment_events: 1, kaskad_movements: 1 };
    const business = { contracts: 1, po_numbers: 1, ...written, ...money, ...kaskad, ...invested };
    const ofContract = {
      contract_documents: 1,
      files: 1,
      consents: 1,
      signature_requests: 1,
      timeline_events: 1,
    };
    const documents = { ...ofContract, local_signatures: 1, kaskad_consents: 1, kaskad_signatures: 1 };
    const identity = { applicants: 1, company_documents: 1, files: 2, identity_documents: 1 };
    // Three accounts: the client's own, and the two of staff whose name says it too.
    const always = { audit_log: 3, users: 3, client_cards: 1, register_lines: 2, ...business };
    const said = {
      payment_proofs: 1,
      files: 3,
      message_threads: 1,
      messages: 1,
      assisted_subscriptions: 1,
      kaskad_questions: 1,
    };
    const closed = { ...always, ...documents, ...identity, ...said };
    const steps: [day: string, left: Record<string, number>][] = [
      ['2026-02-03', { ...closed, mail_outbox: 1 }],
      ['2031-01-04', { ...closed, mail_outbox: 1 }],
      ['2031-01-05', { ...always, ...documents, ...identity }],
      ['2031-02-03', { ...always, ...documents, ...identity }],
      ['2031-02-04', { ...always, ...documents }],
      ['2036-01-05', always],
      ['2037-12-31', always],
      ['2038-01-01', { users: 2 }],
    ];
    for (const [day, left] of steps) {
      await roundOn(day);
      // The last mail is pruned by another job.
      if (day > '2031-01-04')
        await test.deps.db.delete(mailOutbox).where(eq(mailOutbox.recipient, alix.email));
      expect(await tracesOf(test, 'alix'), day).toEqual(left);
      const kept = retained.filter(({ until }) => until >= day).map(({ kind }) => kind);
      expect(mayHold(kept), day).toEqual(expect.arrayContaining(Object.keys(left)));
      expect(test.files.keys().includes('hidden-alix'), day).toBe('identity_documents' in left);
      expect(test.files.keys().includes('hidden-added-alix'), day).toBe('contract_documents' in left);
    }
    expect(await tracesOf(test, 'blaise')).toEqual(others);
    expect(await verifyAuditChain(test.deps.db)).toMatchObject({ fault: null });
    const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, alix.userId));
    expect(trail.filter(({ action }) => action === 'account.erased')).toHaveLength(4);
    expect(await test.deps.db.$count(applicants)).toBe(1);
    // The books name no person: they stay, and still agree with what is left.
    expect(await test.deps.db.$count(journalEntries)).toBe(10);
    expect(await test.deps.db.$count(unitMovements)).toBe(4);
    // No attestation can be attached to an entry without a holder.
    expect(await test.deps.db.$count(registerLines, eq(registerLines.attestation, 'erased'))).toBe(2);
    const { findings } = await examine(test.deps);
    expect(findings.filter((finding) => /^(Journal|Numbers|Order|Payout|Unmatched)/.test(finding))).toEqual(
      [],
    );
  });

  it('leaves a trail that doctor accepts, also when a second erasure comes years later', async () => {
    const client = await signIn(test, 'client');
    const id = await givenContract(test, client, { status: 'canceled', paymentStatus: 'canceled' });
    const object = { type: 'contract', id } as const;
    await recordAudit(test.deps, { by: null, action: 'session.opened', object, after: { name: 'Camille' } });
    await requestDeletion(client);
    await roundOn('2026-02-03');
    await roundOn('2031-02-04');
    expect(await test.deps.db.$count(auditLog, eq(auditLog.action, 'trail.erased'))).toBe(2);
    const { findings } = await examine(test.deps);
    expect(findings.filter((finding) => finding.startsWith('Audit row'))).toEqual([]);
  });

  it('emails its owner, at the former address, what is retained and until when', async () => {
    const alix = await liveAndEnd('alix');
    await requestDeletion(alix);
    await roundOn('2026-02-03');
    const mail = (await mailsTo(test, alix.email)).at(-1);
    expect(mail?.body).toContain('Montants déclarés à l’administration fiscale');
    expect(mail?.body).toContain('31 décembre 2037');
    expect(await accountOf(alix)).toMatchObject({
      lastname: 'nom alix',
      phone: '',
      disabledAt: test.clock.now(),
    });
    expect((await accountOf(alix))?.email).toMatch(/@compte-ferme\.invalid$/);
    const { token } = await signIn(test, 'admin_yield');
    const { client } = await test.expectOk('getAdminContract', { token, params: { id: alix.contractId } });
    expect(client).toMatchObject({ lastname: 'nom alix', email: null });
  });
});

describe('a request whose day finds a contract that runs', () => {
  it('waits for its end, emails once, and is then carried out', async () => {
    const client = await signIn(test, 'client');
    await requestDeletion(client);
    const id = await givenContract(test, client, { status: 'signed' });
    await roundOn('2026-02-03');
    await roundOn('2026-02-04');
    expect(await requestOf(client)).toMatchObject({ closedAt: null, blockers: [`unpaid ${id}`] });
    const kinds = (await mailsTo(test, client.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['deletionRequested', 'deletionBlocked']);
    const { token } = Object((await login(client.email)).body);
    const { request } = await test.expectOk('getAccountDeletion', { token });
    expect(request).toMatchObject({ blocked_at: '2026-02-03T09:00:00.000Z' });
    await test.deps.db
      .update(contracts)
      .set({ status: 'canceled', paymentStatus: 'canceled' })
      .where(eq(contracts.id, id));
    await roundOn('2026-02-05');
    expect(await requestOf(client)).toMatchObject({ closedAt: test.clock.now(), blockedAt: null });
  });
});

const failing = () => Promise.reject(new Error('killed'));

describe('a round that is cut short', () => {
  const cuts: [when: string, change: () => Partial<Deps>][] = [
    [
      'while the identity provider is called',
      () => ({ kyc: { ...test.deps.kyc, deleteApplicant: failing } }),
    ],
    [
      'while the signature provider is called',
      () => ({ signature: { ...test.deps.signature, erase: failing } }),
    ],
    [
      'in the middle of the erasure',
      () => ({
        ids: {
          ...test.deps.ids,
          // The identifier of the last mail: the last write of the transaction.
          uuid: () => {
            throw new Error('killed');
          },
        },
      }),
    ],
    ['before the bytes are deleted', () => ({ files: { ...test.deps.files, delete: failing } })],
  ];

  it.each(cuts)('%s is finished by the next one, with one result', async (_when, change) => {
    const alix = await liveAndEnd('alix');
    await test.deps.db.update(contracts).set({ signedAt: null }).where(eq(contracts.userId, alix.userId));
    await test.deps.db.delete(kaskadMovements).where(eq(kaskadMovements.userId, alix.userId));
    await test.deps.db
      .update(kaskadInvestments)
      .set({ signedAt: null })
      .where(eq(kaskadInvestments.userId, alix.userId));
    await test.deps.db.update(users).set({ kycStatus: 'started' }).where(eq(users.id, alix.userId));
    await requestDeletion(alix);
    await roundOn('2026-02-03', change());
    // Closed already: the request can't be canceled half-way.
    expect((await login(alix.email)).status).toBe(401);
    expect((await test.call('cancelAccountDeletion', { token: alix.token })).status).toBe(401);
    await roundOn('2026-02-04');
    await roundOn('2026-02-05');
    await quarantineUnknown(test.deps);
    expect((await requestOf(alix))?.closedAt).not.toBeNull();
    const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, alix.userId));
    const done = trail.map(({ action }) => action).filter((action) => action.startsWith('account.'));
    expect(done.toSorted()).toEqual(['account.closed', 'account.shut']);
    expect((await mailsTo(test, alix.email)).map(({ kind }) => kind)).toEqual(['accountClosed']);
    expect(await tracesOf(test, 'piece alix')).toEqual({});
    expect(test.files.keys()).toEqual([]);
    expect(await test.deps.db.$count(retainedData)).toBe(2);
    expect(await test.deps.db.$count(orders)).toBe(0);
  });

  it('of one account does not stop the next', async () => {
    const first = await signIn(test, 'client', { kycStatus: 'started' });
    const second = await signIn(test, 'client');
    const now = test.clock.now();
    await test.deps.db.insert(applicants).values({
      id: test.deps.ids.uuid(),
      userId: first.userId,
      applicantId: 'app',
      createdAt: now,
      updatedAt: now,
    });
    await requestDeletion(first);
    await requestDeletion(second);
    await roundOn('2026-02-03', { kyc: { ...test.deps.kyc, deleteApplicant: failing } });
    expect(await requestOf(first)).toMatchObject({ closedAt: null });
    expect((await requestOf(second))?.closedAt).not.toBeNull();
  });

  it('beside another server’s closes the account once', async () => {
    const alix = await liveAndEnd('alix');
    await requestDeletion(alix);
    await Promise.all([roundOn('2026-02-03'), roundOn('2026-02-03')]);
    expect((await mailsTo(test, alix.email)).map(({ kind }) => kind)).toEqual(['accountClosed']);
  });
});
