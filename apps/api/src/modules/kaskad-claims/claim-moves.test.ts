import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { signIn } from '../../testing/people.ts';
import { nextTxid, refusalOf, useClaims } from './claims.fixture.ts';

const { world, enterAt, enterAs, givenClaim, decide, grantOf } = useClaims();

/** 1 500 units are above 1 % of the 60 000 of the class, 100 are not. */
const small = { units: '100' };
const reason = 'Portefeuille signalé';

async function verified(body: object = small, change = {}): Promise<string> {
  const id = await givenClaim(body, change);
  expect((await decide('verifyClaim', id)).status).toBe(200);
  return id;
}

const cancel = (id: string, token = world.holder.token) =>
  world.test.call('cancelClaim', { token, params: { id } });

const read = (id: string) => world.test.expectOk('getClaim', { token: world.admin.token, params: { id } });

async function subjects() {
  const mails = await world.test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, world.holder.email))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  return mails.map(({ subject }) => subject.replaceAll(/\s/g, ' ').replace(world.row.symbol, 'KSK'));
}

describe('a claim', () => {
  it('is verified, then executed: its units are claimed, its owner is notified at each state', async () => {
    const id = await verified();
    const txid = nextTxid();
    const { status, body } = await decide('executeClaim', id, {
      txid: `https://etherscan.io/tx/${txid.toUpperCase()}`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      row: {
        claim: { state: 'executed', txid, decided_at: '2026-03-03T09:00:00.000Z', reason: null },
        owner: { name: 'Odile Carrel', email: world.holder.email },
      },
      grant: { claimed: '18100', pending: '500' },
      pending_change: null,
    });
    expect(await grantOf(id)).toMatchObject({ claimed: '1810000', pending: '50000', state: 'active' });
    expect(await subjects()).toEqual([
      'Votre réclamation de 100 KSK est enregistrée',
      'Votre réclamation de 100 KSK est en vérification',
      'Votre réclamation de 100 KSK est exécutée',
    ]);
    const trail = await world.test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, id))
      .orderBy(asc(auditLog.id));
    expect(trail.map(({ action, after }) => [action, after])).toEqual([
      ['claim.requested', expect.objectContaining({ state: 'requested' })],
      ['claim.taken', expect.objectContaining({ state: 'verifying' })],
      ['claim.executed', expect.objectContaining({ state: 'executed', txid })],
    ]);
    // An administrator of the other service reads the trail.
    expect(JSON.stringify(trail)).not.toContain('units');
  });

  it('that claims the last unit completes its grant', async () => {
    const total = { claimed: '5990000', pending: '0' };
    await enterAt('2027-03-03T09:00:00.000Z');
    const id = await verified(small, total);
    expect(await grantOf(id)).toMatchObject({ state: 'active' });
    expect((await decide('executeClaim', id, { txid: nextTxid() })).status).toBe(200);
    expect(await grantOf(id)).toMatchObject({ state: 'completed', claimed: '6000000', pending: '0' });
  });

  it('[B17] is not executed by the transaction of another, in any spelling', async () => {
    const txid = nextTxid();
    expect((await decide('executeClaim', await verified(), { txid })).status).toBe(200);
    const id = await verified();
    for (const again of [txid, txid.slice(2).toUpperCase()]) {
      expect(refusalOf(await decide('executeClaim', id, { txid: again }))).toEqual([
        409,
        'kaskad_claims.txid_used',
      ]);
    }
    expect(await grantOf(id)).toMatchObject({ pending: '60000' });
  });

  it('[B17] of two with one transaction at once is executed once', async () => {
    const txid = nextTxid();
    const ids = [await verified(), await verified()];
    const responses = await Promise.all(ids.map((id) => decide('executeClaim', id, { txid })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each(['', ' ', '0x12', 'x'.repeat(64), nextTxid().slice(0, -1)])(
    'is not executed by %j, which is no transaction of its network',
    async (txid) => {
      const { status, body } = await decide('executeClaim', await verified(), { txid });
      expect([status, Object.keys(Object(body).errors)]).toEqual([422, ['txid']]);
    },
  );

  it('[B17] that is refused frees its units, and its owner reads why; one that was executed is not refused', async () => {
    const id = await verified({ units: '1500' });
    expect((await decide('refuseClaim', id, { reason: ' ' })).status).toBe(422);
    expect(await decide('refuseClaim', id, { reason })).toMatchObject({
      status: 200,
      body: { row: { claim: { state: 'refused', reason } }, grant: { claimed: '18000', pending: '500' } },
    });
    expect((await subjects()).at(-1)).toBe('Votre réclamation de 1 500 KSK est refusée');
    const grant = await grantOf(id);
    const body = { units: '1500', wallet_id: world.walletId, version: grant.version };
    const again = { token: world.holder.token, params: { id: grant.id }, body };
    expect((await world.test.call('claimUnits', again)).status).toBe(201);

    const executed = await verified();
    await decide('executeClaim', executed, { txid: nextTxid() });
    expect(refusalOf(await decide('refuseClaim', executed, { reason }))).toEqual([
      409,
      'kaskad_claims.already_executed',
    ]);
    expect(await grantOf(executed)).toMatchObject({ claimed: '1810000' });
  });

  it('is executed once it is in verification, not before', async () => {
    const id = await givenClaim(small);
    expect(refusalOf(await decide('executeClaim', id, { txid: nextTxid() }))).toEqual([
      409,
      'kaskad_claims.not_verified',
    ]);
  });

  it('[B18] is not decided by its own holder, an administrator or not', async () => {
    const { test } = world;
    await enterAs(await signIn(test, 'client', { canAccessKaskad: true, canAccessKaskadAdmin: true }));
    const { token } = world.holder;
    const id = await verified();
    for (const [operation, body] of [
      ['verifyClaim', undefined],
      ['executeClaim', { txid: nextTxid() }],
      ['refuseClaim', { reason }],
    ] as const) {
      const response = await test.call(operation, { token, params: { id }, ...(body && { body }) });
      expect(refusalOf(response), operation).toEqual([403, 'kaskad_claims.own_claim']);
    }
    expect((await read(id)).row.claim.state).toBe('verifying');
  });

  it('is withdrawn by its owner until its verification begins, and by its owner alone', async () => {
    const id = await givenClaim({ units: '1500' });
    const { token } = await signIn(world.test, 'client', { canAccessKaskad: true });
    expect(refusalOf(await cancel(id, token))).toEqual([404, 'kaskad_claims.not_found']);
    expect(await cancel(id)).toMatchObject({
      status: 200,
      body: { grant: { pending: '500' }, claims: [{ state: 'canceled' }] },
    });
    expect(refusalOf(await cancel(id))).toEqual([409, 'kaskad_claims.canceled']);
    expect((await subjects()).at(-1)).toBe('Votre réclamation de 1 500 KSK est retirée');
    expect(refusalOf(await cancel(await verified()))).toEqual([409, 'kaskad_claims.in_verification']);
  });

  it('keeps its wallet until it is decided', async () => {
    const id = await givenClaim(small);
    const removal = { token: world.holder.token, params: { id: world.walletId } };
    expect(refusalOf(await world.test.call('removeWallet', removal))).toEqual([409, 'kaskad_wallets.in_use']);
    await cancel(id);
    expect((await world.test.call('removeWallet', removal)).status).toBe(200);
    expect((await read(id)).row.claim.wallet.label).toBe('Ledger principal');
  });

  it('that does not exist is not found', async () => {
    const id = '00000000-0000-4000-8000-00000000ffff';
    for (const response of [
      await decide('verifyClaim', id),
      await decide('executeClaim', id, { txid: nextTxid() }),
      await decide('refuseClaim', id, { reason }),
      await cancel(id),
      await world.test.call('getClaim', { token: world.admin.token, params: { id } }),
    ]) {
      expect(refusalOf(response)).toEqual([404, 'kaskad_claims.not_found']);
    }
  });
});

describe('listClaims', () => {
  it('has the oldest first, its tabs with their counts, a search and pages', async () => {
    const { test } = world;
    const list = async (query: Record<string, string> = {}) =>
      test.expectOk('listClaims', { token: world.admin.token, query });
    const before = (await list()).counts;
    const firstname = `Zoé${world.row.symbol}`;
    await enterAs(await signIn(test, 'client', { canAccessKaskad: true, firstname, lastname: 'Bellec' }));
    const ids: string[] = [];
    for (const minutes of [1, 2, 3]) {
      test.clock.set(`2026-03-03T09:0${minutes}:00.000Z`);
      ids.push(await givenClaim(small));
    }
    const [first = '', second = '', third = ''] = ids;
    await decide('verifyClaim', second);
    await decide('refuseClaim', third, { reason });
    const { counts } = await list();
    expect(counts).toEqual({
      ...before,
      open: before.open + 2,
      requested: before.requested + 1,
      verifying: before.verifying + 1,
      refused: before.refused + 1,
    });
    const found = async (query: Record<string, string>) => {
      const page = await list({ q: firstname, ...query });
      return { total: page.total, ids: page.items.map(({ claim }) => claim.id) };
    };
    expect(await found({})).toEqual({ total: 3, ids });
    expect(await found({ sort: '-requested_at' })).toEqual({ total: 3, ids: [third, second, first] });
    expect(await found({ state: 'open' })).toEqual({ total: 2, ids: [first, second] });
    expect(await found({ state: 'refused' })).toEqual({ total: 1, ids: [third] });
    expect(await found({ page_size: '1', after: first })).toEqual({ total: 3, ids: [second] });
    expect((await list({ state: 'refused' })).total).toBe(counts.refused);

    const { reference } = await grantOf(first);
    expect((await found({ q: reference.toLowerCase() })).ids).toEqual([first]);
    const txid = nextTxid();
    await decide('executeClaim', second, { txid });
    expect((await found({ q: txid })).ids).toEqual([second]);
    expect((await found({ q: 'zo bellecq' })).ids).toEqual([]);
  });
});
