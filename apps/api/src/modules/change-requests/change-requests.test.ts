import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { orders } from '../../db/schema/books.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { users } from '../../db/schema/identity.ts';
import { alone } from '../../testing/alone.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { historyOf } from '../../testing/history-of.ts';
import { lastCodeTo, mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, openMarket, racedStatuses, stateOf } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;
let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  ({ test, client } = await openMarket({ hasTwoPersonControl: true }));
});
afterAll(() => test.close());
beforeEach(async () => {
  // Their sign-in is fresh in each test.
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});

const reason = 'Demande du client par courrier';
const as = (who: SignedIn, id: string, body?: object) => ({
  token: who.token,
  params: { id },
  ...(body && { body }),
});
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

/** A signed contract whose closing is requested. */
async function givenRequest(owner = client): Promise<{ contractId: string; id: string }> {
  const contractId = await givenContract(test, owner, { status: 'signed' });
  const held = await test.expectOk('closeContractByStaff', as(maker, contractId, { reason }));
  if (held.pending_change === null) throw new Error('it was not held');
  return { contractId, id: held.pending_change.id };
}
const stateOfRequest = async (id: string) =>
  (await test.deps.db.select().from(changeRequests).where(eq(changeRequests.id, id)))[0]?.state;
const approve = (who: SignedIn, id: string) => test.call('approveChangeRequest', as(who, id, {}));
const actionsOn = async (contractId: string) => {
  const rows = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, contractId));
  return rows.map(({ action }) => action).filter((action) => action !== 'trail.baseline');
};
const kindsTo = async ({ email }: SignedIn) => (await mailsTo(test, email)).map(({ kind }) => kind);

describe('a request', () => {
  it('holds the change, which the contract shows, and is emailed to the other administrators', async () => {
    const { contractId, id } = await givenRequest();
    expect(await stateOf(test, contractId)).toEqual(['signed', 'waiting']);
    const { pending_change } = await test.expectOk('getAdminContract', as(checker, contractId));
    const history = await historyOf(test, checker, { kind: 'contract', id: contractId });
    expect(pending_change).toMatchObject({ id, kind: 'contract.close', maker: 'Marc Vidal' });
    expect(history[0]).toMatchObject({ action: 'change.requested', actor: 'Marc Vidal', reason });
    expect(await kindsTo(checker)).toEqual(['changeRequested']);
    expect(await kindsTo(maker)).toEqual([]);
    expect(await test.expectOk('getChangeRequest', as(checker, id))).toMatchObject({
      state: 'pending',
      subject_id: contractId,
      reason,
      maker: 'Marc Vidal',
      is_mine: false,
      can_decide: true,
      lines: [
        { label: 'Statut du contrat', before: 'Signé', after: 'Clôturé' },
        { label: 'Statut du paiement', before: 'En attente', after: 'Annulé' },
      ],
    });
    const own = await test.expectOk('getChangeRequest', as(maker, id));
    expect(own).toMatchObject({ is_mine: true, can_decide: false });
  });

  it('names the company whose contract it is', async () => {
    const name = { firstname: 'Paul', lastname: 'Gérant', isCompany: true, companyName: 'Belleval SAS' };
    const { id } = await givenRequest(await signIn(test, 'client', name));
    const { subject_label } = await test.expectOk('getChangeRequest', as(checker, id));
    expect(subject_label).toMatch(/^Belleval SAS · PO-/);
  });

  it('needs a reason, and a contract that may be closed', async () => {
    const contractId = await givenContract(test, client, { status: 'signed' });
    const blank = await test.call('closeContractByStaff', as(maker, contractId, { reason: ' ' }));
    expect([blank.status, Object(blank.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
    const pending = await givenContract(test, client);
    expect((await test.call('closeContractByStaff', as(maker, pending, { reason }))).status).toBe(409);
    expect((await test.call('closeContractByStaff', as(maker, 'inconnu', { reason }))).status).toBe(404);
  });

  it('is refused on one’s own contract', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const contractId = await givenContract(test, both, { status: 'signed' });
    const response = await test.call('closeContractByStaff', as(both, contractId, { reason }));
    expect([response.status, codeOf(response)]).toEqual([403, 'contracts.own_contract']);
  });

  it('is refused while the same one is pending, with its id', async () => {
    const { contractId, id } = await givenRequest();
    const second = await test.call('closeContractByStaff', as(checker, contractId, { reason }));
    expect([second.status, codeOf(second)]).toEqual([409, 'change_requests.already_pending']);
    expect(Object(second.body).errors).toEqual({ change_request: [id] });
  });

  it('is made once when two people make it at once', async () => {
    const contractId = await givenContract(test, client, { status: 'signed' });
    const responses = await Promise.all(
      [maker, checker].map((who) => test.call('closeContractByStaff', as(who, contractId, { reason }))),
    );
    expect(racedStatuses(responses)).toEqual([200, 409]);
  });

  it('is repeated without being made again', async () => {
    const contractId = await givenContract(test, client, { status: 'signed' });
    const call = { ...as(maker, contractId, { reason }), headers: { 'idempotency-key': 'closing-once-1' } };
    const [first, second] = [
      await test.expectOk('closeContractByStaff', call),
      await test.expectOk('closeContractByStaff', call),
    ];
    expect(second.pending_change).toEqual(first.pending_change);
    expect(await actionsOn(contractId)).toEqual(['change.requested']);
  });
});

describe('approving', () => {
  it('applies the change, and emails its maker and the client', async () => {
    const { contractId, id } = await givenRequest();
    const before = (await kindsTo(client)).length;
    const approved = await test.expectOk('approveChangeRequest', as(checker, id, {}));
    expect(approved).toMatchObject({ state: 'approved', checker: 'Inès Garnier', can_decide: false });
    expect(await stateOf(test, contractId)).toEqual(['closed', 'canceled']);
    expect(await actionsOn(contractId)).toEqual(['change.requested', 'contract.closed', 'change.approved']);
    expect(await kindsTo(maker)).toEqual(['changeDecided']);
    expect((await kindsTo(client)).slice(before)).toEqual(['contractClosed']);
    const { pending_change } = await test.expectOk('getAdminContract', as(maker, contractId));
    expect(pending_change).toBeNull();
  });

  it('takes the units out with one order, as the checker read', async () => {
    const owner = await signIn(test, 'client');
    const contractId = await givenContract(test, owner, { status: 'signed' });
    const receipt = { amount: '15000', value_date: '2026-01-02', reference: `VIR-${contractId}`, reason };
    await alone(test, () => test.expectOk('validatePayment', as(maker, contractId, receipt)));
    const held = await test.expectOk('closeContractByStaff', as(maker, contractId, { reason }));
    const id = held.pending_change?.id ?? '';
    const { lines } = await test.expectOk('getChangeRequest', as(checker, id));
    expect(lines.map(({ label }) => label)).toEqual([
      'Statut du contrat',
      'Parts',
      'Valeur au 2 mars 2026, estimée',
    ]);
    expect(lines[1]?.after).toBe('0');
    expect(lines[2]?.after).toContain('2 mars 2026');
    await test.expectOk('approveChangeRequest', as(checker, id, {}));
    const placed = await test.deps.db.select().from(orders).where(eq(orders.contractId, contractId));
    expect(placed.map(({ kind, placedBy }) => [kind, placedBy])).toEqual([
      ['subscription', maker.userId],
      ['closing', checker.userId],
    ]);
  });

  it('is refused when the contract was paid since', async () => {
    const { contractId, id } = await givenRequest(await signIn(test, 'client'));
    const receipt = { amount: '15000', value_date: '2026-01-02', reference: `VIR-${contractId}`, reason };
    await alone(test, () => test.expectOk('validatePayment', as(maker, contractId, receipt)));
    expect(codeOf(await approve(checker, id))).toBe('change_requests.stale');
  });

  it.each(['admin_yield', 'super_admin'] as const)('[A2] is refused to its maker, as %s', async (role) => {
    maker = await signIn(test, role);
    const { contractId, id } = await givenRequest();
    for (const operation of ['approveChangeRequest', 'refuseChangeRequest'] as const) {
      const body = operation === 'refuseChangeRequest' ? { reason } : {};
      const response = await test.call(operation, as(maker, id, body));
      expect([operation, response.status, codeOf(response)]).toEqual([
        operation,
        403,
        'change_requests.own_request',
      ]);
    }
    expect(await stateOf(test, contractId)).toEqual(['signed', 'waiting']);
    expect(await stateOfRequest(id)).toBe('pending');
  });

  it('is refused to the person it is about', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const { id } = await givenRequest(both);
    const response = await approve(both, id);
    expect([response.status, codeOf(response)]).toEqual([403, 'change_requests.about_you']);
  });

  it('[A3] by two at once applies it once', async () => {
    const { contractId, id } = await givenRequest();
    const third = await signIn(test, 'admin_yield');
    expect(await test.expectOk('getChangeRequest', as(third, id))).toMatchObject({ is_stale: false });
    const responses = await Promise.all([approve(checker, id), approve(third, id)]);
    expect(racedStatuses(responses)).toEqual([200, 409]);
    const actions = ['change.approved', 'change.requested', 'contract.closed'];
    expect((await actionsOn(contractId)).toSorted()).toEqual(actions);
    expect(await stateOfRequest(id)).toBe('approved');
    expect(await kindsTo(maker)).toEqual(['changeDecided']);
  });

  it('is refused when the data moved, and keeps its values', async () => {
    const { contractId, id } = await givenRequest();
    await test.expectOk('submitPaymentProof', {
      token: client.token,
      params: { id: contractId },
      body: { payment_proof: { executed_on: '2026-03-01', reference: 'VIR-1' } },
    });
    expect(await test.expectOk('getChangeRequest', as(checker, id))).toMatchObject({
      state: 'pending',
      is_stale: true,
    });
    const response = await approve(checker, id);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      error: 'La donnée a changé depuis la demande.',
      code: 'change_requests.stale',
    });
    expect(await stateOf(test, contractId)).toEqual(['signed', 'proved']);
    const kept = await test.expectOk('getChangeRequest', as(checker, id));
    expect(kept).toMatchObject({ state: 'stale', reason });
    expect(kept.lines).toHaveLength(2);
    expect(codeOf(await approve(checker, id))).toBe('change_requests.decided');
  });

  it('is refused when its client closed the contract meanwhile', async () => {
    const { contractId, id } = await givenRequest();
    await test.expectOk('closeContract', as(client, contractId));
    expect(codeOf(await approve(checker, id))).toBe('change_requests.stale');
    expect(await stateOfRequest(id)).toBe('stale');
  });

  it('of an unknown request is a 404', async () => {
    for (const operation of ['approveChangeRequest', 'refuseChangeRequest', 'cancelChangeRequest'] as const) {
      const body = {
        approveChangeRequest: {},
        refuseChangeRequest: { reason },
        cancelChangeRequest: undefined,
      };
      expect((await test.call(operation, as(checker, 'inconnue', body[operation]))).status).toBe(404);
    }
    expect((await test.call('getChangeRequest', as(checker, 'inconnue'))).status).toBe(404);
  });
});

describe('an approval', () => {
  it('needs a fresh proof of who decides, whatever the change', async () => {
    const { id } = await givenRequest();
    test.clock.advance({ minutes: 5, seconds: 1 });
    const stale = { ...as(checker, id), isProven: false } as const;
    expect(codeOf(await test.call('approveChangeRequest', stale))).toBe('proof_required');
    expect(await stateOfRequest(id)).toBe('pending');
    await test.expectOk('startStepUp', { token: checker.token });
    const code = await lastCodeTo(test, checker.email);
    await test.expectOk('stepUp', { token: checker.token, body: { method: 'email', code } });
    expect((await test.call('approveChangeRequest', stale)).status).toBe(200);
  });
});

describe('ending a request otherwise', () => {
  it('[A6] refuses it with a reason, which its maker receives, and may take up again', async () => {
    const { contractId, id } = await givenRequest();
    const blank = await test.call('refuseChangeRequest', as(checker, id, { reason: '' }));
    expect([blank.status, Object.keys(Object(blank.body).errors)]).toEqual([422, ['reason']]);
    expect(await test.expectOk('getChangeRequest', as(maker, id))).toMatchObject({ typed: null });
    const refused = await test.expectOk('refuseChangeRequest', as(checker, id, { reason: ' Pas signé ' }));
    expect(refused).toMatchObject({
      state: 'refused',
      decision_reason: 'Pas signé',
      checker: 'Inès Garnier',
      typed: null,
    });
    expect(await test.expectOk('getChangeRequest', as(maker, id))).toMatchObject({ reason, typed: {} });
    expect(await stateOf(test, contractId)).toEqual(['signed', 'waiting']);
    expect(await kindsTo(maker)).toEqual(['changeDecided']);
    expect((await test.call('refuseChangeRequest', as(checker, id, { reason }))).status).toBe(409);
  });

  it('sends no email to a maker whose account was closed meanwhile', async () => {
    const { id } = await givenRequest();
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, maker.userId));
    await test.expectOk('refuseChangeRequest', as(checker, id, { reason }));
    expect(await kindsTo(maker)).toEqual([]);
  });

  it('is canceled by its maker alone, who may make it again', async () => {
    const { contractId, id } = await givenRequest();
    const byOther = await test.call('cancelChangeRequest', as(checker, id));
    expect([byOther.status, codeOf(byOther)]).toEqual([403, 'change_requests.not_yours']);
    expect(await test.expectOk('cancelChangeRequest', as(maker, id))).toMatchObject({ state: 'canceled' });
    expect((await test.call('cancelChangeRequest', as(maker, id))).status).toBe(409);
    await test.expectOk('closeContractByStaff', as(maker, contractId, { reason }));
  });
});

it('the list has tabs by maker and pages', async () => {
  const { id } = await givenRequest();
  const list = (query: Record<string, string>) =>
    test.expectOk('listChangeRequests', { token: checker.token, query });
  const pending = await list({});
  expect(pending.items.at(-1)).toMatchObject({ id, state: 'pending' });
  const own = await test.expectOk('listChangeRequests', { token: maker.token, query: { tab: 'mine' } });
  expect(own.items.at(-1)).toMatchObject({ id, is_mine: true });
  expect((await list({ tab: 'to_decide' })).items.at(-1)).toMatchObject({ id, is_mine: false });
  expect((await list({ tab: 'mine' })).items.filter(({ is_mine }) => !is_mine)).toEqual([]);
  expect(pending.counts.to_decide + pending.counts.mine).toBe(pending.total);
  const decidedBefore = (await list({ tab: 'decided' })).total;
  await test.expectOk('refuseChangeRequest', as(checker, id, { reason }));
  expect((await list({})).total).toBe(pending.total - 1);
  const decided = await list({ tab: 'decided', page_size: '1' });
  expect(decided).toMatchObject({ total: decidedBefore + 1, page: 1, page_size: 1 });
  expect(decided.items.map((item) => item.id)).toEqual([id]);
});

describe('canceling a pending contract by staff', () => {
  it('needs a reason, which its client receives, and no second person', async () => {
    const owner = await signIn(test, 'client');
    const id = await givenContract(test, owner);
    expect((await test.call('cancelContractByStaff', as(maker, id, { reason: '' }))).status).toBe(422);
    const { contract } = await test.expectOk('cancelContractByStaff', as(maker, id, { reason: 'Doublon' }));
    const history = await historyOf(test, maker, { kind: 'contract', id });
    expect(contract.status).toBe('canceled');
    expect(history[0]).toMatchObject({ action: 'contract.canceled', actor: 'Marc Vidal', reason: 'Doublon' });
    const [mail] = await mailsTo(test, owner.email);
    expect(mail?.body).toContain('Motif\u00a0: Doublon');
    expect((await test.call('cancelContractByStaff', as(maker, id, { reason }))).status).toBe(409);
    expect((await test.call('cancelContractByStaff', as(maker, 'inconnu', { reason }))).status).toBe(404);
  });

  it('is refused on one’s own contract', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const id = await givenContract(test, both);
    const response = await test.call('cancelContractByStaff', as(both, id, { reason }));
    expect([response.status, codeOf(response)]).toEqual([403, 'contracts.own_contract']);
  });
});

describe('where no other account may approve', () => {
  it('[A5] no request is made', async () => {
    const contractId = await givenContract(test, client, { status: 'signed' });
    const { db } = test.deps;
    const disabled = { disabledAt: test.clock.now() };
    await db.update(users).set(disabled).where(eq(users.role, 'super_admin'));
    await db.update(users).set(disabled).where(eq(users.role, 'admin_yield'));
    await db.update(users).set({ canAccessYieldAdmin: false }).where(eq(users.role, 'client'));
    maker = await signIn(test, 'admin_yield');
    const response = await test.call('closeContractByStaff', as(maker, contractId, { reason }));
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      error: 'Personne d’autre ne peut valider cette demande.',
      code: 'change_requests.no_approver',
    });
    expect(await actionsOn(contractId)).toEqual([]);
    // The client of the contract may not approve it either, even as an administrator.
    const owner = await signIn(test, 'admin_yield');
    const own = await givenContract(test, owner, { status: 'signed' });
    const about = await test.call('closeContractByStaff', as(maker, own, { reason }));
    expect(codeOf(about)).toBe('change_requests.no_approver');
  });
});
