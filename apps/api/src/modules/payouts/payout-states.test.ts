import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { signIn } from '../../testing/people.ts';
import { countWaiting } from '../../testing/test-database.ts';
import { givenContract, racedStatuses } from '../contracts/contracts.fixture.ts';
import { fromReceipt, houseIban, paid, refusalOf, usePayouts } from './payouts.fixture.ts';

const { people, call, givenApproved, givenClosing, rowOf, sendFrom } = usePayouts();

describe('executePayout', () => {
  it('takes the numbers of the journal last, as a publication does: neither waits for the other for ever', async () => {
    const { db } = people.test.deps;
    const id = await givenApproved();
    let executed = call('executePayout', 'unknown');
    await executed;
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`update data_versions set version = version + 1 where scope = ${`user:${people.client.userId}`}`,
      );
      executed = call('executePayout', id, paid());
      await expect.poll(() => countWaiting(db)).toBe(1);
      await tx.execute(sql`select last from book_counters where name = 'journal' for update`);
    });
    expect((await executed).status).toBe(200);
  });

  it.each([
    [{ executed_on: '2026-01-02' }, 'La date d’exécution ne peut pas précéder la demande.'],
    [{ executed_on: '2026-01-04' }, 'La date d’exécution ne peut pas être dans le futur.'],
    [{ executed_on: '2026-02-30' }, 'Merci de sélectionner la date d’exécution.'],
    [{ reference: ' ' }, 'Merci d’indiquer la référence du versement.'],
  ])('refuses %j and books nothing', async (change, message) => {
    const id = await givenApproved();
    const before = await people.test.deps.db.$count(journalEntries);
    const response = await call('executePayout', id, { ...paid(), ...change });
    expect([response.status, Object(response.body).error]).toEqual([422, message]);
    expect(await people.test.deps.db.$count(journalEntries)).toBe(before);
    expect((await rowOf(id)).state).toBe('to_execute');
  });

  it('refuses a reference that already paid another, even when both are sent at once', async () => {
    const [first, second] = [await givenApproved(), await givenApproved()];
    const both = await Promise.all([
      call('executePayout', first, paid('VIR-MEME')),
      call('executePayout', second, paid('VIR-MEME')),
    ]);
    expect(racedStatuses(both)).toEqual([200, 422]);
    expect(both.flatMap(({ body }) => Object(body).errors ?? [])).toEqual([
      { reference: ['Cette référence est déjà celle d’un autre versement.'] },
    ]);
  });

  it('pays once, and returns the first result to a repeated key', async () => {
    const id = await givenApproved();
    const both = await Promise.all([call('executePayout', id, paid()), call('executePayout', id, paid())]);
    expect(racedStatuses(both)).toEqual([200, 409]);
    const again = await givenApproved();
    const options = {
      token: people.maker.token,
      params: { id: again },
      body: paid(),
      headers: { 'idempotency-key': 'versement-repete' },
    };
    const [one, two] = [
      await people.test.call('executePayout', options),
      await people.test.call('executePayout', options),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
  });

  it('refuses one that is held until its day, and names the day', async () => {
    const id = await givenApproved();
    await people.test.deps.db.update(payouts).set({ heldUntil: '2026-01-05' }).where(eq(payouts.id, id));
    const held = await call('executePayout', id, paid());
    expect(refusalOf(held)).toEqual([409, 'payouts.held']);
    expect(Object(held.body).error).toContain('5 janvier 2026');
    people.test.clock.set('2026-01-05T09:00:00.000Z');
    expect(Object((await call('executePayout', id, paid())).body).error).toContain('délai de renonciation');
    const onTime = { ...paid(), executed_on: '2026-01-05' };
    expect((await call('executePayout', id, onTime)).status).toBe(200);
  });
});

describe('the state of a payout', () => {
  it('refuses each step before its turn, in words, and leaves the payout as it is', async () => {
    const id = await givenClosing();
    const early = [
      await call('executePayout', id, paid()),
      await call('qualifyPayout', id, { outcome: 'due' }),
      await call('voidPayout', id, { reason: 'Rien à verser.' }),
    ];
    expect(early.map(refusalOf)).toEqual([
      [409, 'payouts.not_prepared'],
      [409, 'payouts.not_to_qualify'],
      [409, 'payouts.received'],
    ]);
    await sendFrom(id);
    await call('preparePayout', id, fromReceipt);
    expect(refusalOf(await call('executePayout', id, paid()))).toEqual([409, 'payouts.not_approved']);
    expect((await rowOf(id)).state).toBe('to_approve');
  });

  it('is moved by no administrator whose money it is, nor by a client', async () => {
    const both = await signIn(people.test, 'client', { canAccessYieldAdmin: true });
    const id = await givenClosing(both);
    expect(refusalOf(await call('preparePayout', id, fromReceipt, both))).toEqual([
      403,
      'payouts.own_payout',
    ]);
    expect(refusalOf(await call('preparePayout', id, fromReceipt, people.client))).toEqual([
      403,
      'forbidden',
    ]);
    const unknown = '00000000-0000-4000-8000-00000000ffff';
    expect((await call('preparePayout', unknown, fromReceipt)).status).toBe(404);
  });
});

async function givenNeverReceived(): Promise<string> {
  const id = await givenContract(people.test, people.client, {
    status: 'signed',
    paymentStatus: 'proved',
    renounceUntil: '2026-03-31',
  });
  await people.test.expectOk('renounceContract', { token: people.client.token, params: { id } });
  const [row] = await people.test.deps.db.select().from(payouts).where(eq(payouts.contractId, id));
  return row?.id ?? '';
}

describe('money that never arrived', () => {
  it('[A36] is never returned: « Sans objet » with its reason, no entry, no email', async () => {
    const id = await givenNeverReceived();
    const mails = await people.test.deps.db.$count(mailOutbox);
    expect(refusalOf(await call('preparePayout', id, fromReceipt))).toEqual([409, 'payouts.never_received']);
    const blank = await call('voidPayout', id, { reason: ' ' });
    expect([blank.status, Object(blank.body).error]).toEqual([422, 'Vous devez indiquer le motif.']);
    const { payout, entries } = await people.test.expectOk('voidPayout', {
      token: people.maker.token,
      params: { id: id },
      body: { reason: 'Aucun virement reçu.' },
    });
    expect(payout).toMatchObject({ state: 'void', reason: 'Aucun virement reçu.', is_received: false });
    expect(entries).toEqual([]);
    expect(await people.test.deps.db.$count(mailOutbox)).toBe(mails);
    expect(refusalOf(await call('voidPayout', id, { reason: 'Encore.' }))).toEqual([409, 'payouts.void']);
  });
});

async function givenToQualify(): Promise<string> {
  const id = await givenClosing();
  await people.test.deps.db
    .update(payouts)
    .set({ state: 'to_qualify', dueBy: null })
    .where(eq(payouts.id, id));
  return id;
}

describe('a payout from before the books', () => {
  it('was paid already: booked on its day, without an email', async () => {
    const id = await givenToQualify();
    const mails = await people.test.deps.db.$count(mailOutbox);
    const missing = await call('qualifyPayout', id, { outcome: 'paid' });
    expect(Object(missing.body).errors).toEqual({
      executed_on: ['Merci de sélectionner la date d’exécution.'],
      reference: ['Merci d’indiquer la référence du versement.'],
    });
    expect((await call('qualifyPayout', id, { outcome: 'paid', ...paid() })).status).toBe(200);
    expect((await rowOf(id)).state).toBe('executed');
    expect(await people.test.deps.db.$count(postings, eq(postings.account, `payable:${id}`))).toBe(2);
    expect(await people.test.deps.db.$count(mailOutbox)).toBe(mails);
  });

  it('is still to be paid: prepared as any other, due five working days from now', async () => {
    const id = await givenToQualify();
    expect(refusalOf(await call('preparePayout', id, fromReceipt))).toEqual([409, 'payouts.to_qualify']);
    expect((await call('qualifyPayout', id, { outcome: 'due' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'to_prepare', dueBy: '2026-01-09' });
  });

  it('keeps the day that it was due by', async () => {
    const id = await givenToQualify();
    await people.test.deps.db.update(payouts).set({ dueBy: '2026-01-30' }).where(eq(payouts.id, id));
    expect((await call('qualifyPayout', id, { outcome: 'due' })).status).toBe(200);
    expect((await rowOf(id)).dueBy).toBe('2026-01-30');
  });
});

describe('listPayouts', () => {
  it.each([
    ['its client', 'CARREL odile'],
    ['the number of its contract', 'number'],
    ['its beneficiary’s account, in groups', 'FR14 2004 1010 0505'],
  ])('[A26] finds a payout by %s, and by the new name of its client', async (_what, typed) => {
    const { test, maker, client } = people;
    const id = await givenApproved();
    const { payout } = await test.expectOk('getPayout', { token: maker.token, params: { id } });
    const find = async (q: string) => {
      const { items } = await test.expectOk('listPayouts', {
        token: maker.token,
        query: { q, page_size: '100' },
      });
      return items.map((row) => row.id);
    };
    expect(await find(typed === 'number' ? (payout.po_number ?? 'none') : typed)).toContain(id);
    const rename = (lastname: string) =>
      test.deps.db.update(users).set({ lastname }).where(eq(users.id, client.userId));
    await rename('Néant');
    expect(await find('neant odile')).toContain(id);
    await rename('Carrel');
    expect(await find('neant')).toEqual([]);
  });

  it('puts the oldest legal date first, counts each state, and filters', async () => {
    const list = (query: Record<string, string> = {}) =>
      people.test.expectOk('listPayouts', { token: people.maker.token, query });
    const all = await list({ page_size: '200' });
    const days = all.items.flatMap(({ due_by }) => due_by ?? []);
    expect(days).toEqual(days.toSorted());
    expect(all.total).toBe(all.items.length);
    const counted = await Promise.all(
      (['to_prepare', 'to_approve', 'to_execute', 'executed', 'void', 'open'] as const).map(async (state) => [
        state,
        (await list({ state })).total,
      ]),
    );
    expect(all.counts).toMatchObject(Object.fromEntries(counted));
    expect((await list({ kind: 'renunciation' })).items.every(({ kind }) => kind === 'renunciation')).toBe(
      true,
    );
    const others = await list({ kind_not: 'closing', page_size: '200' });
    expect(others.items).toEqual(all.items.filter(({ kind }) => kind !== 'closing'));
    expect([others.total, others.total < all.total]).toEqual([others.items.length, true]);
    expect((await list({ asset: 'USDC' })).total).toBe(0);
    for (const query of [
      {},
      { state: 'open' },
      { state: 'executed' },
      { q: 'carrel' },
      { kind_not: 'closing' },
    ]) {
      const { items } = await list({ ...query, page_size: '200' });
      const cents = items.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0);
      const added = await people.test.expectOk('sumPayouts', { token: people.maker.token, query });
      expect(added).toEqual({ total_eur: (cents / 100).toFixed(2), unconverted: [] });
    }
    expect((await list({ q: 'carrel', state: 'executed' })).total).toBeGreaterThan(0);
    expect((await list({ late: 'true' })).total).toBe(0);
    expect((await list({ q: '%' })).total).toBe(0);
    people.test.clock.set('2026-02-15T09:00:00.000Z');
    const late = await people.test.expectOk('listPayouts', {
      token: (await signIn(people.test, 'admin_yield')).token,
      query: { late: 'true' },
    });
    expect(late.total).toBe(late.counts.late);
    expect(late.total).toBeGreaterThan(0);
    expect(late.items.every(({ state }) => !['executed', 'void'].includes(state))).toBe(true);
  });
});

it('leaves each move on the trail with its author', async () => {
  const id = await givenApproved();
  const rows = await people.test.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objectId, id))
    .orderBy(auditLog.id);
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['payout.prepared', people.maker.userId],
    ['change.requested', people.maker.userId],
    ['payout.approved', people.checker.userId],
    ['change.approved', people.checker.userId],
  ]);
});

it('gives a file no BIC of another account than the one it is paid from', async () => {
  const { test, maker } = people;
  const fileOf = async (id: string) => {
    const { id: file } = await test.expectOk('createPayoutFile', {
      token: maker.token,
      body: { payout_ids: [id] },
    });
    return (await test.call('getPayoutFile', { token: maker.token, params: { id: file } })).raw.toString();
  };
  const ids = [await givenApproved(), await givenApproved()] as const;
  expect(await fileOf(ids[0])).toContain('<BICFI>AGRIFRPP</BICFI>');
  const pays = (ribIban: string) =>
    test.deps.db.update(strategies).set({ ribIban }).where(eq(strategies.id, 'usdfy'));
  await pays('DE89370400440532013000');
  const xml = await fileOf(ids[1]);
  await pays(houseIban);
  expect(xml).toContain(`<IBAN>${houseIban}</IBAN>`);
  expect(xml).not.toContain('AGRIFRPP');
});
