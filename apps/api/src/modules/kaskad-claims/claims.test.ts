import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import type { GrantRow } from '../../db/schema/kaskad.ts';
import { kaskadClaims, kaskadGrants, kaskadWallets } from '../../db/schema/kaskad.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { createFakeIds } from '../../testing/fakes.ts';
import { claimUnits } from './claim-units.ts';
import { givenClass, givenGrant, givenWallet, holderOf, refusalOf, useClaims } from './claims.fixture.ts';

const { world, enterAt, enterAs, claim } = useClaims();

const given = (change: Partial<GrantRow> = {}) =>
  givenGrant(world.test, { userId: world.holder.userId, row: world.row, ...change });

async function grantOf(id: string) {
  const [grant] = await world.test.deps.db.select().from(kaskadGrants).where(eq(kaskadGrants.id, id));
  return grant;
}

const claimsOf = (id: string) =>
  world.test.deps.db.select().from(kaskadClaims).where(eq(kaskadClaims.grantId, id));

/** The refusal of a field, in words without their blanks. */
function wordsOf({ status, body }: { status: number; body: unknown }, field: string) {
  const [message] = Object(body).errors?.[field] ?? [];
  return [status, String(message).replaceAll(/\s/g, ' ')];
}

describe('claimUnits', () => {
  it('[B8][B15] books what is claimable, and no unit more', async () => {
    const id = await given();
    expect(wordsOf(await claim(id, { units: '1500.01' }), 'units')).toEqual([
      422,
      `Vous pouvez réclamer 1 500 ${world.row.symbol} au plus.`,
    ]);
    expect(wordsOf(await claim(id, { units: '1501' }), 'units')[0]).toBe(422);
    expect(await claimsOf(id)).toEqual([]);

    const { status, body } = await claim(id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      grant: { claimed: '18000', pending: '2000', version: 2 },
      claims: [
        {
          units: '1500',
          state: 'requested',
          txid: null,
          decided_at: null,
          wallet: { label: 'Ledger principal' },
        },
      ],
      claims_left_today: null,
    });
    expect(wordsOf(await claim(id, { units: '0.01', version: 2 }), 'units')).toEqual([
      422,
      `Vous pouvez réclamer 0 ${world.row.symbol} au plus.`,
    ]);
  });

  it('[B15] of two at once books one, and the other one is to be read again', async () => {
    const id = await given();
    const responses = await Promise.all([claim(id), claim(id)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.map(({ body }) => Object(body).code)).toContain('kaskad_grants.changed');
    expect(await claimsOf(id)).toHaveLength(1);
    expect(await grantOf(id)).toMatchObject({ pending: '200000', claimed: '1800000' });
  });

  it('[B15] returns the same response for the same idempotency key, and books once', async () => {
    const id = await given();
    const headers = { 'idempotency-key': 'a-claim-of-mine' };
    const [first, second] = [await claim(id, {}, headers), await claim(id, {}, headers)];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await claimsOf(id)).toHaveLength(1);
  });

  it('loses nothing when the transaction fails at its end', async () => {
    const { test, holder, walletId } = world;
    const id = await given();
    const { deps } = test;
    const failing = {
      ...deps,
      ids: createFakeIds(),
      settleRequest: () => Promise.reject(new Error('the process ended')),
    };
    const [line] = await deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    const { userId, email } = holder;
    const actor = { userId, account: { email } };
    const body = { units: '1500', wallet_id: walletId, version: 1 };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a claim reads of its caller
    const claiming = claimUnits(failing, actor as never, { grantId: id, ...body });
    await expect(claiming).rejects.toThrow('the process ended');
    expect(await claimsOf(id)).toEqual([]);
    expect(await grantOf(id)).toMatchObject({ pending: '50000', version: 1 });
    const [last] = await deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last?.id).toBe(line?.id);
    expect((await claim(id)).status).toBe(201);
  });

  it('notifies the owner, and leaves the units out of the trail', async () => {
    const { test, holder } = world;
    const id = await given();
    await claim(id);
    const [mail] = await test.deps.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.recipient, holder.email), eq(mailOutbox.kind, 'claimMoved')));
    expect(mail?.subject.replaceAll(/\s/g, ' ')).toBe(
      `Votre réclamation de 1 500 ${world.row.symbol} est enregistrée`,
    );
    expect(mail?.senderName).toBe(test.deps.settings.brands.kaskad);
    const [line] = await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'claim.requested', objectType: 'claim', actorId: holder.userId });
    expect(line?.after).toEqual({ state: 'requested', reference: expect.stringMatching(/^ATT-2025-/) });
  });

  it.each(['0', '-1', '1e3', '1.001', '', 'x', '1 500', '9'.repeat(50)])(
    'refuses %j, which is no amount of the class',
    async (units) => {
      expect(wordsOf(await claim(await given(), { units }), 'units')).toEqual([
        422,
        expect.stringContaining('2 décimales au plus'),
      ]);
    },
  );

  it('[B16] refuses in words no wallet, that of another, one of another network and one that is not proven', async () => {
    const { test, holder } = world;
    const id = await given();
    const foreign = await givenWallet(test, (await holderOf(test)).userId);
    const removed = await givenWallet(test, holder.userId, { removedAt: test.clock.now() });
    const bitcoin = await givenWallet(test, holder.userId, { network: 'bitcoin' });
    const unproven = await givenWallet(test, holder.userId, { provenAt: null });
    const missing = 'Choisissez un portefeuille de votre liste, ou ajoutez une adresse.';
    for (const [wallet_id, words] of [
      ['00000000-0000-4000-8000-00000000ffff', missing],
      [foreign, missing],
      [removed, missing],
      [bitcoin, 'Ces unités s’envoient sur Ethereum : choisissez un portefeuille de ce réseau.'],
      [unproven, 'Prouvez d’abord que ce portefeuille est le vôtre.'],
    ]) {
      expect(wordsOf(await claim(id, { wallet_id }), 'wallet_id')).toEqual([422, words]);
    }
    expect(await claimsOf(id)).toEqual([]);
  });

  it('[B16] refuses a wallet that was proven less than 24 hours ago', async () => {
    const { test, walletId } = world;
    const id = await given();
    const prove = (at: string) =>
      test.deps.db
        .update(kaskadWallets)
        .set({ provenAt: new Date(at) })
        .where(eq(kaskadWallets.id, walletId));
    await prove('2026-03-02T09:00:00.001Z');
    expect(wordsOf(await claim(id), 'wallet_id')).toEqual([
      422,
      'Ce portefeuille vient d’être prouvé : il peut recevoir des unités à partir du 3 mars 2026 à 10:00.',
    ]);
    await prove('2026-03-02T09:00:00.000Z');
    expect((await claim(id)).status).toBe(201);
  });

  it('refuses a grant that changed since it was read', async () => {
    const id = await given({ version: 3 });
    expect(refusalOf(await claim(id))).toEqual([409, 'kaskad_grants.changed']);
    expect((await claim(id, { version: 3 })).status).toBe(201);
  });

  it('keeps within the daily limit of the class, of all its holders', async () => {
    const { test } = world;
    await enterAt('2026-03-03T22:30:00.000Z');
    world.row = await givenClass(test, { dailyLimit: '200000' });
    const id = await given();
    expect(await claim(id, { units: '1400' })).toMatchObject({
      status: 201,
      body: { claims_left_today: '600' },
    });
    await enterAs(await holderOf(test));
    const theirs = await given();
    expect(wordsOf(await claim(theirs, { units: '600.01' }), 'units')).toEqual([
      422,
      `La limite du jour, commune à tous les bénéficiaires, laisse encore 600 ${world.row.symbol} à réclamer. Réclamez le reste un autre jour.`,
    ]);
    // The day ends at midnight in Paris.
    test.clock.set('2026-03-03T22:59:00.000Z');
    expect((await claim(theirs, { units: '600.01' })).status).toBe(422);
    test.clock.set('2026-03-03T23:00:00.000Z');
    expect((await claim(theirs, { units: '600.01' })).status).toBe(201);
  });

  it('refuses what is sent to no wallet, and before the day of a tranche', async () => {
    const { test } = world;
    await enterAt('2026-01-31T22:59:59.000Z');
    expect(wordsOf(await claim(await given({ claimed: '0', pending: '0' })), 'units')[0]).toBe(422);
    await enterAt('2026-01-31T23:00:00.000Z');
    expect((await claim(await given({ claimed: '0', pending: '0' }))).status).toBe(201);
    world.row = await givenClass(test, { kind: 'shares', network: null, decimals: 2 });
    expect(refusalOf(await claim(await given()))).toEqual([422, 'kaskad_claims.not_claimable']);
  });

  it('[B49] is of the caller’s grants alone', async () => {
    const { test } = world;
    const { userId } = await holderOf(test);
    const theirs = await givenGrant(test, { userId, row: world.row });
    expect(refusalOf(await claim(theirs))).toEqual([404, 'kaskad_grants.not_found']);
  });
});
