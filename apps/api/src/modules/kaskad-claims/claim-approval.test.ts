import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { kaskadClaims } from '../../db/schema/kaskad.ts';
import { parameters } from '../../db/schema/platform.ts';
import { nextTxid, refusalOf, useClaims } from './claims.fixture.ts';

const { world, givenClaim, decide, grantOf } = useClaims();

/** 60 000 units of the class are granted with each claim: from 1 % of them on a second person is needed. */
async function verified(units: string): Promise<string> {
  const id = await givenClaim({ units });
  await decide('verifyClaim', id);
  return id;
}

const execute = (id: string, reason?: string) =>
  decide('executeClaim', id, { txid: nextTxid(), ...(reason !== undefined && { reason }) });

const read = (id: string) => world.test.expectOk('getClaim', { token: world.admin.token, params: { id } });

async function decideRequest(
  operation: 'approveChangeRequest' | 'refuseChangeRequest',
  id: string,
  by = world.other,
) {
  const { pending_change } = await read(id);
  const body = operation === 'approveChangeRequest' ? {} : { reason: 'Autre adresse' };
  return world.test.call(operation, { token: by.token, params: { id: pending_change?.id ?? '' }, body });
}

describe('an execution from 1 % of the class on', () => {
  it('is held until a second person approves it, with its reason', async () => {
    const id = await verified('600');
    expect(refusalOf(await execute(id))).toEqual([422, 'validation_failed']);
    expect(await execute(id, 'Envoi du trimestre')).toMatchObject({
      status: 200,
      body: { row: { claim: { state: 'verifying', txid: null } }, pending_change: { kind: 'claim.execute' } },
    });
    expect(await grantOf(id)).toMatchObject({ claimed: '1800000', pending: '110000' });
    const asMaker = await decideRequest('approveChangeRequest', id, world.admin);
    expect(refusalOf(asMaker)).toEqual([403, 'change_requests.own_request']);
    expect((await decideRequest('approveChangeRequest', id)).status).toBe(200);
    expect(await grantOf(id)).toMatchObject({ claimed: '1860000', pending: '50000' });
    const { row, pending_change } = await read(id);
    expect([row.claim.state, pending_change]).toEqual(['executed', null]);
    const [stored] = await world.test.deps.db.select().from(kaskadClaims).where(eq(kaskadClaims.id, id));
    expect(stored?.decidedBy).toBe(world.other.userId);
  });

  it('is compared in words: what is sent, where, by which transaction', async () => {
    const id = await verified('600');
    await execute(id, 'Envoi du trimestre');
    const { pending_change } = await read(id);
    const params = { id: pending_change?.id ?? '' };
    const request = await world.test.expectOk('getChangeRequest', { token: world.other.token, params });
    const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ').replace(world.row.symbol, 'KSK');
    const lines = request.lines.map(({ label, after }) => [label, plain(after)]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['Unités envoyées', '600 KSK'],
        ['Portefeuille', 'Ledger principal'],
        ['Réseau', 'Ethereum'],
        ['Transaction', expect.stringMatching(/^0x[0-9a-f]{64}$/)],
        ['Cumul du jour de la personne', '600 KSK'],
      ]),
    );
    expect(request.subject_label).toMatch(/^Odile Carrel · ATT-2025-/);
    expect(request.warnings).toHaveLength(1);
  });

  it('that is refused leaves the claim to be executed', async () => {
    const id = await verified('600');
    await execute(id, 'Envoi du trimestre');
    expect((await decideRequest('refuseChangeRequest', id)).status).toBe(200);
    expect((await read(id)).row.claim.state).toBe('verifying');
    expect(await execute(id, 'De nouveau')).toMatchObject({
      body: { pending_change: { kind: 'claim.execute' } },
    });
  });

  it('is out of date once the claim is refused', async () => {
    const id = await verified('600');
    await execute(id, 'Envoi du trimestre');
    expect((await decide('refuseClaim', id, { reason: 'Portefeuille signalé' })).status).toBe(200);
    expect((await decideRequest('approveChangeRequest', id)).status).toBe(409);
    expect((await read(id)).row.claim.state).toBe('refused');
  });
});

describe('executions under it', () => {
  it('are made by one person alone, until they add up to it on a day', async () => {
    const [first, second] = [await verified('599.99'), await verified('600')];
    expect(await execute(first)).toMatchObject({ body: { row: { claim: { state: 'executed' } } } });
    // With two grants it is 1 200; the day’s total with the second one is 1 199.99.
    expect(await execute(second)).toMatchObject({ body: { row: { claim: { state: 'executed' } } } });
    const third = await verified('600.01');
    // Three grants: 1 800 of 180 000.
    expect(refusalOf(await execute(third))).toEqual([422, 'validation_failed']);
  });

  it('count by person and day', async () => {
    const first = await verified('599.99');
    await execute(first);
    const second = await verified('700');
    expect(refusalOf(await execute(second))).toEqual([422, 'validation_failed']);
    const params = { id: second };
    const body = { txid: nextTxid() };
    const byOther = await world.test.call('executeClaim', { token: world.other.token, params, body });
    expect(byOther).toMatchObject({ body: { row: { claim: { state: 'executed' } } } });
  });
});

describe('the share', () => {
  beforeEach(async () => {
    const at = { unit: 'percent', category: 'control', updatedAt: world.test.clock.now() };
    await world.test.deps.db
      .insert(parameters)
      .values({ key: 'CLAIM_THRESHOLD_PERCENT', value: '2.5', ...at })
      .onConflictDoNothing();
  });

  it('is a parameter', async () => {
    expect(await execute(await verified('1499.99'))).toMatchObject({ body: { pending_change: null } });
  });
});
