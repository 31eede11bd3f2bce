import type { components } from '@repo/api-sdk/spec';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import {
  givenIssuer,
  roundText,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

type Terms = components['schemas']['RoundTermsBody'];

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-10T09:00:00.000Z');
  admin = await signInKaskadAdmin(test);
});

/** A name, an issuer and a class alone. */
async function bareTerms(change: Partial<Terms> = {}): Promise<Terms> {
  const row = await givenIssuer(test);
  return {
    issuer_id: row.issuerId,
    class_id: row.id,
    name: 'Kaskad — Série B',
    regime: 'mica',
    instrument: 'shares',
    price: '',
    minimum: '',
    target: '',
    cap: '',
    least: '',
    most: null,
    opens_at: null,
    closes_at: null,
    rule: 'minimum_then_pro_rata',
    rule_floor: null,
    audience: 'code',
    code: null,
    payment_assets: [],
    fee_percent: '',
    is_traded: false,
    grant_schedule: null,
    text: { ...roundText, presentation: '', use_of_funds: '', risks: '', exemption: null },
    ...change,
  };
}
const wholeTerms = (bare: Terms): Terms => ({
  ...bare,
  regime: 'restricted',
  price: '80.5',
  minimum: '500',
  target: '1000',
  cap: '1490',
  least: '1',
  opens_at: '2026-11-12T09:00:00.000Z',
  closes_at: '2026-12-12T09:00:00.000Z',
  rule: 'pro_rata',
  audience: 'public',
  payment_assets: ['EURO'],
  fee_percent: '0',
  text: roundText,
});
const create = (body: Terms) => test.expectOk('createRound', { token: admin.token, body });
const update = (id: string, version: number, terms: Terms) =>
  test.call('updateRound', { token: admin.token, params: { id }, body: { version, terms } });
const read = (id: string) => test.expectOk('getKaskadRound', { token: admin.token, params: { id } });
const submit = (id: string, version: number) =>
  test.call('moveRound', {
    token: admin.token,
    params: { id },
    body: { action: 'submit', reason: '', version },
  });

describe('a draft that lacks fields', () => {
  it('is saved as it was typed, lists what it lacks, and is not submitted', async () => {
    const bare = await bareTerms({ minimum: '500' });
    const made = await create(bare);
    expect(made.terms).toEqual(bare);
    expect(made.missing).toEqual([
      'text.presentation',
      'text.use_of_funds',
      'price',
      'fee_percent',
      'target',
      'cap',
      'least',
      'opens_at',
      'closes_at',
      'rule_floor',
      'code',
      'payment_assets',
      'text.risks',
      'text.white_paper_url',
      'text.white_paper_sha256',
    ]);
    expect(made.actions).toEqual(['update', 'cancel']);
    const refused = await submit(made.round.id, 1);
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'kaskad_rounds.incomplete']);
    expect(Object(refused.body).error).toMatch(
      /^Ce brouillon est incomplet\. À compléter\u00a0: présentation du projet, .*prix d’une part, .*\.$/,
    );
    expect((await read(made.round.id)).round.status).toBe('draft');
  });

  it('is completed, submitted, and lacks fields again only as a draft', async () => {
    const bare = await bareTerms();
    const { id } = (await create(bare)).round;
    const whole = wholeTerms(bare);
    expect((await update(id, 1, { ...whole, cap: '' })).body).toMatchObject({ missing: ['cap'] });
    expect((await update(id, 2, whole)).body).toMatchObject({
      terms: whole,
      missing: [],
      actions: ['update', 'submit', 'cancel'],
    });
    expect((await submit(id, 3)).body).toMatchObject({ round: { status: 'review' } });
    const refused = await update(id, 4, bare);
    expect([refused.status, Object(refused.body).code]).toEqual([409, 'kaskad_rounds.not_draft']);
  });

  it('still has its bad values refused, and needs its name, its issuer and its class', async () => {
    const fieldsOf = async (change: Partial<Terms>) => {
      const { status, body } = await test.call('createRound', {
        token: admin.token,
        body: await bareTerms(change),
      });
      return [status, ...Object.keys(Object(Object(body).errors))];
    };
    expect(await fieldsOf({ price: '0', minimum: 'x', code: 'COURT' })).toEqual([
      422,
      'price',
      'minimum',
      'code',
    ]);
    expect(await fieldsOf({ target: '5', minimum: '6' })).toEqual([422, 'target']);
    expect(await fieldsOf({ closes_at: '2026-01-01T09:00:00.000Z' })).toEqual([422, 'closes_at']);
    expect(await fieldsOf({ name: ' ' })).toEqual([422, 'name']);
    const other = (await givenIssuer(test)).issuerId;
    expect(await fieldsOf({ issuer_id: other })).toEqual([422, 'class_id']);
  });

  it('is in the list of staff with what it lacks, cancelled without ceremony, and in no list of clients', async () => {
    const { id } = (await create(await bareTerms())).round;
    const { items } = await test.expectOk('listKaskadRounds', {
      token: admin.token,
      query: { view: 'draft' },
    });
    expect(items.find(({ round }) => round.id === id)?.missing).toContain('price');
    const client = await signInInvestor(test);
    const offers = await test.expectOk('listRounds', { token: client.token });
    expect(offers.items.filter((round) => round.id === id)).toEqual([]);
    const canceled = await test.call('moveRound', {
      token: admin.token,
      params: { id },
      body: { action: 'cancel', reason: 'Abandonnée', version: 1 },
    });
    expect(canceled.body).toMatchObject({ round: { status: 'canceled' } });
  });

  it('has none of its empty figures on the trail', async () => {
    const { id } = (await create(await bareTerms({ minimum: '500' }))).round;
    const [row] = await test.deps.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.objectId, id), eq(auditLog.action, 'round.created')));
    expect(row?.after).toMatchObject({ minimum: '500', price: null, cap: null, opens_at: null });
  });

  it('is no public round, whatever writes its row', async () => {
    const { id } = (await create(await bareTerms())).round;
    const opened = test.deps.db.update(kaskadRounds).set({ state: 'open' }).where(eq(kaskadRounds.id, id));
    await expect(opened).rejects.toThrow();
  });
});
