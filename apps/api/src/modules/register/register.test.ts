import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { bookRules } from '../audit/book-rules.ts';
import { listRules } from '../audit/database-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { registerRules } from '../audit/register-rules.ts';
import { subscribeAndSign } from '../contracts/contracts.fixture.ts';
import { enter, givenPaid, linesOf, openRegister, type RegisterWorld } from './register.fixture.ts';

let world: RegisterWorld;
beforeEach(async () => {
  world = await openRegister();
});
afterEach(() => world.test.close());

const asKeeper = (id: string) => ({ token: world.keeper.token, params: { id } });
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const firstLine = async () => {
  const [line] = await linesOf(world, 'to_enter');
  if (line === undefined) throw new Error('nothing to enter');
  return line;
};

const findings = (db: Database = world.test.deps.db) =>
  brokenRules(db, [...bookRules, ...registerRules, ...listRules]);

const download = async (query: Record<string, string>) => {
  const { raw } = await world.test.call('exportRegisterLines', { token: world.keeper.token, query });
  return raw.toString().trimEnd().split('\r\n');
};

describe('the export', () => {
  it('writes the movements of a view with the day, nature, category, holder and quantity of each', async () => {
    await givenPaid(world);
    const line = await firstLine();
    await enter(world, line, 'EQS-1');
    const [head, row, ...others] = await download({
      view: 'entered',
      nature: 'subscription',
      strategy_id: 'usdfy',
    });
    expect(head).toBe(
      '\uFEFFN°;Date de l’opération;Nature;Catégorie;N° PO;Titulaire;Forme;SIREN ou SIRET;Quantité;Montant;Devise;Inscription;Référence;Inscrit le',
    );
    const units = line.units?.replace('.', ',') ?? '';
    expect(row).toBe(
      `1;03/01/2026;Souscription;USDFY;${line.po_number};${line.holder.name};;;${units};15000;EURO;Inscrite;EQS-1;04/01/2026`,
    );
    expect(others).toEqual(['# Filtres : Inscrites · Souscription · USDFY']);
  });

  it('holds nothing of another product, and is refused to an adviser', async () => {
    await givenPaid(world);
    expect(await download({ view: 'all', strategy_id: 'btcfy' })).toHaveLength(2);
    const { token } = await signIn(world.test, 'commercial');
    expect((await world.test.call('exportRegisterLines', { token })).status).toBe(403);
  });
});

describe('the list', () => {
  it('follows a contract from its signature to its entry, and counts each view', async () => {
    const { test } = world;
    await givenPaid(world);
    const id = await subscribeAndSign(test, world.client);
    expect(await linesOf(world, 'all')).toMatchObject([
      { status: 'to_enter' },
      { status: 'unpaid', amount: '15000', units: null, movement: null },
    ]);
    // Two days later their sessions are over, and no NAV is published.
    test.clock.set('2026-01-06T09:00:00.000Z');
    world = { ...world, keeper: await signIn(test, 'equisafe'), admin: await signIn(test, 'admin_yield') };
    const body = { amount: '15000', value_date: '2026-01-05', reference: 'VIR-9' };
    await test.expectOk('validatePayment', { token: world.admin.token, params: { id }, body });
    const [, waiting] = await linesOf(world, 'all');
    expect(waiting).toMatchObject({ status: 'undealt', order_day: '2026-01-05', paid_on: '2026-01-05' });
    const line = await firstLine();
    expect(line).toMatchObject({
      status: 'to_enter',
      nature: 'subscription',
      strategy_title: 'USDFY',
      asset: 'EURO',
    });
    await enter(world, line, 'EQS-1');
    expect(await test.expectOk('countRegisterLines', { token: world.keeper.token })).toEqual({
      to_enter: 0,
      to_strike: 0,
      gaps: 0,
      entered: 1,
      unattested: 1,
      unpaid: 0,
      undealt: 1,
      all: 2,
      entered_this_month: 1,
      products: [{ id: 'usdfy', title: 'USDFY' }],
    });
    expect(await linesOf(world, 'entered')).toMatchObject([
      { number: 1, reference: 'EQS-1', status: 'entered' },
    ]);
  });

  it('finds a line by its number, its holder and its reference, and by no address of a mailbox', async () => {
    const { test, keeper, client } = world;
    await givenPaid(world);
    const line = await firstLine();
    await enter(world, line, 'EQS-77');
    const find = async (q: string) =>
      (await test.expectOk('listRegisterLines', { token: keeper.token, query: { view: 'all', q } })).total;
    expect(await find(line.po_number ?? '')).toBe(1);
    expect(await find('eqs-77')).toBe(1);
    expect(await find(line.holder.name)).toBe(1);
    expect(await find(client.email)).toBe(0);
  });
});

describe('an entry', () => {
  it('[A52] has the next number of its strategy and the hash of the one before it, and the check finds them whole', async () => {
    await givenPaid(world);
    await givenPaid(world);
    const [first, second] = await linesOf(world, 'to_enter');
    if (first === undefined || second === undefined) throw new Error('two are to be entered');
    const one = await enter(world, first, 'EQS-1');
    const two = await enter(world, second, 'EQS-2');
    expect([one.entries[0]?.number, two.entries[0]?.number]).toEqual([1, 2]);
    expect(two).toMatchObject({
      debit: 'Émission USDFY',
      credit: second.po_number,
      line: { status: 'entered' },
    });
    expect(await findings()).toEqual([]);
  });

  it('is refused with another quantity, a day before the payment or to come, and no reference', async () => {
    await givenPaid(world);
    const line = await firstLine();
    const right = { operation_day: '2026-01-03', reference: 'EQS-1', units: line.units ?? '' };
    const wrong = {
      units: { units: '1' },
      operation_day: { operation_day: '2026-01-02' },
      later: { operation_day: '2026-01-05' },
      reference: { reference: ' ' },
    };
    for (const [name, change] of Object.entries(wrong)) {
      const body = { ...right, ...change };
      const response = await world.test.call('enterRegisterMovement', { ...asKeeper(line.id), body });
      const field = name === 'later' ? 'operation_day' : name;
      expect([response.status, Object.keys(Object(response.body).errors)], name).toEqual([422, [field]]);
    }
  });

  it('is refused before the payment, twice, and with the reference of another', async () => {
    const { test } = world;
    await subscribeAndSign(test, world.client);
    const [unpaid] = await linesOf(world, 'all');
    const body = { operation_day: '2026-01-03', reference: 'eqs-1', units: '1' };
    const early = await test.call('enterRegisterMovement', { ...asKeeper(unpaid?.id ?? ''), body });
    expect(refusalOf(early)).toEqual([409, 'register.unpaid']);
    await givenPaid(world);
    await givenPaid(world);
    const [first, second] = await linesOf(world, 'to_enter');
    await enter(world, first ?? Object(null), 'EQS-1');
    const again = await test.call('enterRegisterMovement', { ...asKeeper(first?.id ?? ''), body });
    expect(refusalOf(again)).toEqual([409, 'register.entered']);
    const units = second?.units ?? '';
    const used = await test.call('enterRegisterMovement', {
      ...asKeeper(second?.id ?? ''),
      body: { ...body, units },
    });
    expect(Object(used.body).errors).toEqual({
      reference: ['Cette référence est celle du mouvement n° 1 de USDFY.'],
    });
  });

  it('is repeated by its key without a second number', async () => {
    await givenPaid(world);
    const line = await firstLine();
    const body = { operation_day: '2026-01-03', reference: 'EQS-1', units: line.units ?? '' };
    const call = { ...asKeeper(line.id), body, headers: { 'idempotency-key': 'enter-once-0001' } };
    const [one, two] = [
      await world.test.expectOk('enterRegisterMovement', call),
      await world.test.expectOk('enterRegisterMovement', call),
    ];
    expect(two.entries).toEqual(one.entries);
  });

  it('is rectified by another entry that moves no unit, never edited', async () => {
    await givenPaid(world);
    const line = await firstLine();
    await enter(world, line, 'EQS-1');
    const body = { operation_day: '2026-01-04', reference: 'EQS-1B', reason: 'Référence mal lue' };
    const record = await world.test.expectOk('rectifyRegisterEntry', { ...asKeeper(line.id), body });
    expect(record.entries).toMatchObject([
      { number: 1, reference: 'EQS-1', units: line.units },
      { number: 2, reference: 'EQS-1B', units: '0', nature: 'rectification', reason: 'Référence mal lue' },
    ]);
    expect(record.line).toMatchObject({ number: 1, reference: 'EQS-1B' });
    expect(await findings()).toEqual([]);
  });

  it('is rectified with the holder as now known, and not without a change', async () => {
    const { test, client } = world;
    await givenPaid(world);
    const line = await firstLine();
    const { entries } = await enter(world, line, 'EQS-1');
    const operation_day = entries[0]?.operation_day;
    const rectify = () =>
      test.call('rectifyRegisterEntry', {
        ...asKeeper(line.id),
        body: { operation_day, reference: 'EQS-1', reason: 'Nom d’usage' },
      });
    expect(refusalOf(await rectify())).toEqual([422, 'register.unchanged']);
    await test.deps.db.update(users).set({ lastname: 'Martin' }).where(eq(users.id, client.userId));
    expect((await rectify()).status).toBe(200);
    const state = await test.call('downloadHolders', {
      token: world.keeper.token,
      query: { on: '2026-01-04', known_on: '2026-01-04', format: 'csv' },
    });
    expect(state.raw.toString()).toContain('Martin');
  });

  it('is refused where an account would hold less than nothing: an exit before its entry', async () => {
    const { test, client } = world;
    const id = await givenPaid(world);
    await test.expectOk('renounceContract', { token: client.token, params: { id } });
    const [entry, exit] = await linesOf(world, 'to_enter');
    if (entry === undefined || exit === undefined) throw new Error('two movements');
    const body = { operation_day: '2026-01-04', reference: 'EQS-2', units: exit.units };
    const early = await test.call('enterRegisterMovement', { ...asKeeper(exit.id), body });
    expect([early.status, Object(early.body).errors]).toEqual([
      422,
      { operation_day: [expect.stringMatching(/^Au 04\/01\/2026, ce compte aurait moins de zéro part/)] },
    ]);
    await enter(world, entry, 'EQS-1');
    expect((await test.call('enterRegisterMovement', { ...asKeeper(exit.id), body })).status).toBe(200);
    // Nor by a day that is moved past the exit.
    test.clock.advance({ hours: 24 });
    world.keeper = await signIn(test, 'equisafe');
    const late = { operation_day: '2026-01-05', reference: 'EQS-1', reason: 'Date mal lue' };
    const moved = await test.call('rectifyRegisterEntry', { ...asKeeper(entry.id), body: late });
    expect([moved.status, Object.keys(Object(moved.body).errors)]).toEqual([422, ['operation_day']]);
  });

  it('takes an attestation in PDF, and no image', async () => {
    await givenPaid(world);
    const line = await firstLine();
    const file = pdf('attestation.pdf');
    const early = await world.test.call('attachRegisterAttestation', {
      ...asKeeper(line.id),
      form: { file },
    });
    expect(refusalOf(early)).toEqual([409, 'register.not_entered']);
    await enter(world, line, 'EQS-1');
    const record = await world.test.expectOk('attachRegisterAttestation', {
      ...asKeeper(line.id),
      form: { file },
    });
    expect(record.attestations).toMatchObject([{ name: 'attestation.pdf', scan: 'unscanned' }]);
  });

  it('is in the view of entries without an attestation until one is attached', async () => {
    const { test, keeper } = world;
    const count = async () => (await test.expectOk('countRegisterLines', { token: keeper.token })).unattested;
    await givenPaid(world);
    await givenPaid(world);
    const lines = await linesOf(world, 'to_enter');
    expect([await linesOf(world, 'unattested'), await count()]).toEqual([[], 0]);
    for (const line of lines) await enter(world, line, `EQS-${line.movement}`);
    const [first, second] = await linesOf(world, 'unattested');
    if (first === undefined || second === undefined) throw new Error('two entries were expected');
    expect(await count()).toBe(2);
    await test.expectOk('attachRegisterAttestation', {
      ...asKeeper(first.id),
      form: { file: pdf('attestation.pdf') },
    });
    // A rectification is of an entry that is attested already.
    await test.expectOk('rectifyRegisterEntry', {
      ...asKeeper(first.id),
      body: { operation_day: '2026-01-04', reference: 'EQS-R', reason: 'Erreur de date' },
    });
    expect(await linesOf(world, 'unattested')).toMatchObject([{ id: second.id }]);
    expect([await count(), await findings()]).toEqual([1, []]);
  });
});

it('[A52] a renounced contract is two movements whose sum is 0', async () => {
  const { test, client } = world;
  const id = await givenPaid(world);
  await test.expectOk('renounceContract', { token: client.token, params: { id } });
  const lines = await linesOf(world, 'to_enter');
  expect(lines.map(({ nature }) => nature)).toEqual(['subscription', 'renunciation']);
  for (const [index, line] of lines.entries()) await enter(world, line, `EQS-${index}`);
  const result = await test.deps.db.execute(
    sql`select count(*)::int as n, sum(units)::text as sum from register_movements`,
  );
  expect(Object(result).rows).toEqual([{ n: 2, sum: expect.stringMatching(/^0(\.0+)?$/) }]);
});

describe('a discrepancy', () => {
  it('blocks the entry until an administrator responds to it', async () => {
    const { test, admin } = world;
    await givenPaid(world);
    const line = await firstLine();
    const report = { field: 'address', expected: '2 rue B', comment: 'KBIS' } as const;
    await test.expectOk('reportRegisterGap', { ...asKeeper(line.id), body: report });
    expect(await linesOf(world, 'gaps')).toMatchObject([{ id: line.id, status: 'gap' }]);
    expect(await linesOf(world, 'to_enter')).toEqual([]);
    const body = { operation_day: '2026-01-03', reference: 'EQS-1', units: line.units ?? '' };
    const blocked = await test.call('enterRegisterMovement', { ...asKeeper(line.id), body });
    expect(refusalOf(blocked)).toEqual([409, 'register.gap_open']);
    const answered = { token: admin.token, params: { id: line.id }, body: { answer: 'Adresse corrigée' } };
    await test.expectOk('answerRegisterGap', answered);
    expect(refusalOf(await test.call('answerRegisterGap', answered))).toEqual([409, 'register.no_gap']);
    expect(await linesOf(world, 'to_enter')).toMatchObject([{ status: 'corrected' }]);
    const record = await enter(world, line, 'EQS-1');
    expect(record.discrepancies).toMatchObject([{ ...report, answer: 'Adresse corrigée' }]);
  });
});

/** As its owner alone may: the triggers refuse these changes. */
const unguarded = ['register_movements', 'register_holders'].map(
  (name) => `alter table ${name} disable trigger user;`,
);
const tampered = [
  [`update register_movements set reference = 'X' where number = 2`, 'usdfy 2 (changed)'],
  [`update register_movements set units = 1 where number = 2`, 'usdfy 2 (changed)'],
  [`update register_holders set holder = '{}' where number = 1`, 'usdfy 1 (holder)'],
  [`delete from register_movements where number = 2`, 'usdfy 3 (missing)'],
  [`delete from register_movements where number = 3`, 'Numbers of register:usdfy'],
  [
    `update register_movements e set reference = 'X' where number = 3;
     update register_movements e set hash = register_entry_hash(e) where number = 3`,
    'usdfy 3 (trail)',
  ],
] as const;

it('[A52] the check names an edit by SQL, a deleted row, a gap in numbers and a chain made anew', async () => {
  for (let i = 0; i < 3; i += 1) await givenPaid(world);
  for (const [index, line] of (await linesOf(world, 'to_enter')).entries())
    await enter(world, line, `EQS-${index}`);
  for (const [statement, named] of tampered) {
    const undone = new Error('undone');
    const work = world.test.database.owner.transaction(async (tx) => {
      await tx.execute(sql.raw([...unguarded, statement].join('')));
      expect((await findings(tx)).join('\n'), statement).toContain(named);
      throw undone;
    });
    await expect(work).rejects.toThrow(undone);
  }
});

it('puts each opening of a holder on the trail, by whom', async () => {
  const { test, keeper } = world;
  const contractId = await givenPaid(world);
  await test.expectOk('getRegisterLine', asKeeper((await firstLine()).id));
  const rows = await test.deps.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.action} = 'register.holder_opened'`);
  expect(rows).toMatchObject([{ actorId: keeper.userId, objectType: 'contract', objectId: contractId }]);
});
