import { PDFDocument } from '@cantoo/pdf-lib';
import type { components } from '@repo/api-sdk/spec';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kaskadRoundMails, kaskadSignatures } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { parameters } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import {
  givenInvestment,
  givenIssuer,
  openRound,
  roundText,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

type Terms = components['schemas']['RoundTermsBody'];

let test: TestApp;
let admin: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-10T09:00:00.000Z');
  admin = await signInKaskadAdmin(test);
  other = await signInKaskadAdmin(test);
});

async function termsOf(
  change: Partial<Terms> = {},
  issuer: Parameters<typeof givenIssuer>[1] = {},
): Promise<Terms> {
  const row = await givenIssuer(test, issuer);
  return {
    issuer_id: row.issuerId,
    class_id: row.id,
    name: 'Kaskad — Série A',
    regime: 'restricted',
    instrument: 'shares',
    price: '80.5',
    minimum: '500',
    target: '1000',
    cap: '1490',
    least: '1',
    most: null,
    opens_at: '2026-11-12T09:00:00.000Z',
    closes_at: '2026-12-12T09:00:00.000Z',
    rule: 'pro_rata',
    rule_floor: null,
    audience: 'public',
    code: null,
    payment_assets: ['EURO', 'USDC'],
    fee_percent: '0',
    is_traded: false,
    grant_schedule: null,
    text: roundText,
    ...change,
  };
}
const create = (body: Terms) => test.call('createRound', { token: admin.token, body });
async function draft(change: Partial<Terms> = {}, issuer: Parameters<typeof givenIssuer>[1] = {}) {
  const body = await termsOf(change, issuer);
  return { body, made: await test.expectOk('createRound', { token: admin.token, body }) };
}
const move = (id: string, body: object, by = admin) =>
  test.call('moveRound', { token: by.token, params: { id }, body: { reason: '', ...body } });
const read = (id: string) => test.expectOk('getKaskadRound', { token: admin.token, params: { id } });
const decide = (id: string, operation: 'approveChangeRequest' | 'refuseChangeRequest', by = other) =>
  test.call(operation, {
    token: by.token,
    params: { id },
    body: operation === 'approveChangeRequest' ? {} : { reason: 'Prix à revoir' },
  });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
async function pdfOf(pages: number) {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return { name: 'fici.pdf', mime: 'application/pdf', bytes: Buffer.from(await pdf.save()) };
}
const addDocument = async (id: string, pages: number, fields: Record<string, string> = {}) =>
  test.call('addRoundDocument', {
    token: admin.token,
    params: { id },
    form: {
      fields: { kind: 'key_information', title: 'FICI', is_substantial: 'true', ...fields },
      file: await pdfOf(pages),
    },
  });
const switchOn = (key: 'KASKAD_PSFP' | 'KASKAD_MICA') =>
  test.deps.db
    .insert(parameters)
    .values({ key, value: '1', unit: 'switch', category: 'kaskad', updatedAt: test.clock.now() })
    .onConflictDoNothing();

describe('a draft', () => {
  it.each<[string, Partial<Terms>]>([
    ['name', { name: ' ' }],
    ['price', { price: '0' }],
    ['price', { price: '1.123456789' }],
    ['minimum', { minimum: '0' }],
    ['minimum', { minimum: '1.5' }],
    ['target', { target: '499' }],
    ['cap', { cap: '999' }],
    ['least', { least: '0' }],
    ['most', { least: '10', most: '9' }],
    ['closes_at', { closes_at: '2026-11-12T09:00:00.000Z' }],
    ['closes_at', { opens_at: '2026-01-01T09:00:00.000Z', closes_at: '2026-11-10T09:00:00.000Z' }],
    ['rule_floor', { rule: 'minimum_then_pro_rata', rule_floor: '0' }],
    ['rule_floor', { rule_floor: '10' }],
    ['code', { audience: 'code', code: 'COURT' }],
    ['code', { code: 'SECRET-2026' }],
    ['payment_assets', { payment_assets: ['EURO', 'EURO'] }],
    ['text.white_paper_url', { text: { ...roundText, white_paper_url: 'http://exemple.fr' } }],
    ['fee_percent', { fee_percent: '101' }],
    ['class_id', { instrument: 'tokens' }],
    [
      'grant_schedule',
      {
        grant_schedule: {
          shape: 'tranches',
          start: null,
          start_months: 0,
          tranches: [{ months: 1, units: '1' }],
        },
      },
    ],
    [
      'grant_schedule',
      { grant_schedule: { shape: 'linear', start: '2026-12-12', start_months: 0, months: 0, step: 1 } },
    ],
  ])('is refused in words at %s: %j', async (field, change) => {
    const { status, body } = await create(await termsOf(change));
    expect([status, Object.keys(Object(body).errors)]).toEqual([422, [field]]);
  });

  it('is of a class of its issuer', async () => {
    const foreign = await termsOf({ class_id: (await givenIssuer(test)).id });
    expect(Object.keys(Object((await create(foreign)).body).errors)).toEqual(['class_id']);
  });

  it('is saved as it was typed, and changed under its version', async () => {
    const { made, body } = await draft();
    expect(made).toMatchObject({ terms: body, version: 1, actions: ['update', 'submit', 'cancel'] });
    const { id } = made.round;
    const change = (version: number, terms: Terms) =>
      test.call('updateRound', { token: admin.token, params: { id }, body: { version, terms } });
    expect((await change(1, { ...body, cap: '2000' })).status).toBe(200);
    expect(codeOf(await change(1, body))).toEqual([409, 'kaskad_rounds.changed']);
    expect(await read(id)).toMatchObject({ terms: { cap: '2000' }, version: 2 });
    const { items, counts } = await test.expectOk('listKaskadRounds', {
      token: admin.token,
      query: { view: 'draft', q: 'serie kask' },
    });
    expect([items.map(({ round }) => round.id), counts.draft > 0]).toEqual([[id], true]);
  });
});

describe('a submission', () => {
  it('[B18] is approved by a second person, never by its maker, and opens by its dates', async () => {
    const { made } = await draft();
    const { id } = made.round;
    const sent = await move(id, { action: 'submit', version: 1 });
    expect(sent).toMatchObject({
      status: 200,
      body: { round: { status: 'review' }, pending_change: { kind: 'round.approve' } },
    });
    const request: string = Object(sent.body).pending_change.id;
    expect(codeOf(await decide(request, 'approveChangeRequest', admin))).toEqual([
      403,
      'change_requests.own_request',
    ]);
    const { lines } = await test.expectOk('getChangeRequest', {
      token: other.token,
      params: { id: request },
    });
    expect(lines).toContainEqual({
      label: 'Plafond',
      before: null,
      after: expect.stringMatching(/1.490 parts/),
    });
    expect((await decide(request, 'approveChangeRequest')).status).toBe(200);
    expect(await read(id)).toMatchObject({
      round: { status: 'reservations', is_reserving: true },
      actions: ['open', 'extend', 'suspend', 'cancel'],
      submitted_by: { id: admin.userId },
    });
  });

  it('is open at once where its opening is past, and needs an account of the issuer', async () => {
    const opened = await draft({ opens_at: '2026-11-01T09:00:00.000Z' });
    const sent = await move(opened.made.round.id, { action: 'submit', version: 1 });
    await decide(Object(sent.body).pending_change.id, 'approveChangeRequest');
    expect((await read(opened.made.round.id)).round).toMatchObject({ status: 'open', is_taking: true });
    const { made } = await draft({}, { hasAccount: false });
    expect(codeOf(await move(made.round.id, { action: 'submit', version: 1 }))).toEqual([
      409,
      'kaskad_rounds.no_account',
    ]);
    expect((await read(made.round.id)).round.status).toBe('draft');
  });

  it('that is refused or cancelled is edited, or submitted again', async () => {
    const { made, body } = await draft();
    const { id } = made.round;
    const first = await move(id, { action: 'submit', version: 1 });
    const update = (version: number) =>
      test.call('updateRound', { token: admin.token, params: { id }, body: { version, terms: body } });
    expect(codeOf(await update(2))).toEqual([409, 'kaskad_rounds.not_draft']);
    await decide(Object(first.body).pending_change.id, 'refuseChangeRequest');
    expect((await read(id)).actions).toEqual(['update', 'submit', 'cancel']);
    expect(await move(id, { action: 'submit', version: 2 })).toMatchObject({ status: 200 });
    await decide(String((await read(id)).pending_change?.id), 'refuseChangeRequest');
    expect((await update(3)).status).toBe(200);
    expect((await read(id)).round.status).toBe('draft');
  });
});

describe('a round under way', () => {
  it('is extended, suspended and resumed with a reason, and closes before its date by decision', async () => {
    const { round } = await openRound(test);
    await givenInvestment(test, { round, userId: (await signInInvestor(test)).userId });
    expect((await move(round.id, { action: 'suspend', version: 1 })).status).toBe(422);
    const step = async (body: object) =>
      (await move(round.id, { reason: 'Décision du conseil', ...body })).body;
    const later = '2027-01-31T09:00:00.000Z';
    expect(await step({ action: 'extend', version: 1, closes_at: later })).toMatchObject({
      round: { closes_at: later },
    });
    expect(await test.deps.db.select().from(kaskadRoundMails)).toMatchObject([{ kind: 'extended' }]);
    await test.deps.db.delete(kaskadRoundMails);
    expect(await step({ action: 'suspend', version: 2 })).toMatchObject({ round: { status: 'suspended' } });
    expect(await step({ action: 'resume', version: 3 })).toMatchObject({ round: { status: 'open' } });
    expect(await step({ action: 'close', version: 4 })).toMatchObject({
      round: { status: 'closing', is_taking: false },
    });
    expect(codeOf(await move(round.id, { action: 'open', version: 5 }))).toEqual([
      409,
      'kaskad_rounds.not_now',
    ]);
  });

  it('[B29] restricted invites all or none; the 150th is allowed, the 151st is not', async () => {
    const { round } = await openRound(test, { audience: 'whitelist' });
    const people: SignedIn[] = [];
    for (let place = 0; place < 151; place += 1) people.push(await signInInvestor(test));
    const invite = (emails: string[]) =>
      test.call('inviteToRound', { token: admin.token, params: { id: round.id }, body: { emails } });
    const emails = people.map(({ email }) => email);
    expect((await invite([emails[0] ?? '', 'inconnu@exemple.fr'])).status).toBe(422);
    expect((await read(round.id)).invitations).toEqual([]);
    expect((await invite(emails.slice(0, 149))).status).toBe(201);
    expect((await invite(emails.slice(149))).status).toBe(422);
    expect((await invite(emails.slice(148, 150))).status).toBe(201);
    const { invitations, ceiling } = await read(round.id);
    expect([invitations.length, ceiling?.reached, ceiling?.is_crossed]).toEqual([150, '150', false]);
  }, 60_000);

  it('publishes news and replies to questions', async () => {
    const { round } = await openRound(test);
    const client = await signInInvestor(test);
    const asked = await test.call('postRoundQuestion', {
      token: client.token,
      params: { id: round.id },
      body: { question: 'Quand ?' },
    });
    const question: string = Object(asked.body).questions[0].id;
    const reply = (text: string) =>
      test.call('replyToQuestion', { token: admin.token, params: { id: question }, body: { reply: text } });
    expect((await reply(' ')).status).toBe(422);
    expect((await reply('En décembre.')).body).toMatchObject({
      questions: [{ question: { reply: 'En décembre.' }, author: { id: client.userId } }],
    });
    const body = { title: 'Point', body: 'Tout va bien.' };
    const published = await test.call('publishRoundUpdate', {
      token: admin.token,
      params: { id: round.id },
      body,
    });
    expect(published.body).toMatchObject({ updates: [body] });
  });
});

describe('documents', () => {
  it('are PDF files; a key information sheet has 6 pages at most; each version stays', async () => {
    const { round } = await openRound(test);
    expect((await addDocument(round.id, 7)).status).toBe(422);
    expect((await addDocument(round.id, 6)).status).toBe(201);
    const second = await addDocument(round.id, 1, { is_substantial: 'false' });
    expect(Object(second.body).documents.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const [latest] = (await read(round.id)).documents;
    expect(latest?.scan).toBe('unscanned');
    const file = await test.call('downloadStaffRoundDocument', {
      token: admin.token,
      params: { id: round.id, document_id: latest?.id ?? '' },
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    const elsewhere = await openRound(test);
    const foreign = { id: elsewhere.round.id, document_id: latest?.id ?? '' };
    expect(
      (await test.call('downloadStaffRoundDocument', { token: admin.token, params: foreign })).status,
    ).toBe(404);
  });

  it('[B26] of substance starts open reflections anew and stops what is not signed; another does not', async () => {
    await switchOn('KASKAD_PSFP');
    const { round } = await openRound(test, { regime: 'psfp' });
    const until = new Date('2026-11-11T09:00:00.000Z');
    const userId = (await signInInvestor(test)).userId;
    const open = await givenInvestment(test, { round, userId, state: 'reflection', reflectionUntil: until });
    const ready = await givenInvestment(test, { round, userId, state: 'submitted', reflectionUntil: until });
    const firm = await givenInvestment(test, { round, userId, reflectionUntil: until });
    const at = test.clock.now();
    const signature = { id: test.deps.ids.uuid(), investmentId: ready.id, createdAt: at, updatedAt: at };
    await test.deps.db.insert(kaskadSignatures).values({ ...signature, status: 'ongoing' });
    const stateOf = async (id: string) => {
      const [row] = await test.deps.db.select().from(kaskadInvestments).where(eq(kaskadInvestments.id, id));
      return [row?.state, row?.reflectionUntil?.toISOString()];
    };
    await addDocument(round.id, 2, { is_substantial: 'false' });
    expect(await stateOf(open.id)).toEqual(['reflection', until.toISOString()]);
    expect((await addDocument(round.id, 2)).status).toBe(201);
    const anew = '2026-11-14T09:00:00.000Z';
    expect([await stateOf(open.id), await stateOf(ready.id), await stateOf(firm.id)]).toEqual([
      ['reflection', anew],
      ['reflection', anew],
      ['firm', until.toISOString()],
    ]);
    const [stopped] = await test.deps.db.select().from(kaskadSignatures);
    expect(stopped?.status).toBe('canceled');
    const mails = await test.deps.db
      .select()
      .from(kaskadRoundMails)
      .where(eq(kaskadRoundMails.kind, 'document'));
    expect(mails).toHaveLength(3);
  });
});

describe('the account of an issuer', () => {
  it('is checked, and used once a second person approved it', async () => {
    const row = await givenIssuer(test, { hasAccount: false });
    const details = {
      holder: 'Séquestre',
      iban: 'DE89370400440532013000',
      bic: null,
      bitcoin_address: null,
      ethereum_address: null,
    };
    const set = (change: object) =>
      test.call('setIssuerPaymentDetails', {
        token: admin.token,
        params: { id: row.issuerId },
        body: { details: { ...details, ...change }, reason: 'Nouveau séquestre' },
      });
    const wrong = await set({ iban: 'FR00', bic: 'X', ethereum_address: '0x1' });
    expect(Object.keys(Object(wrong.body).errors)).toEqual([
      'details.iban',
      'details.bic',
      'details.ethereum_address',
    ]);
    const held = await set({});
    expect(held.body).toMatchObject({
      payment_details: null,
      pending_change: { kind: 'issuer.payment_details' },
    });
    await decide(Object(held.body).pending_change.id, 'approveChangeRequest');
    const issuer = await test.expectOk('getIssuer', { token: admin.token, params: { id: row.issuerId } });
    expect([issuer.payment_details, issuer.pending_change]).toEqual([details, null]);
  });
});
