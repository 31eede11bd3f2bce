import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistedSubscriptions } from '../../db/schema/assisted.ts';
import { auditLog } from '../../db/schema/audit.ts';
import type { RequestBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  bitcoinWallet,
  depositAddress,
  seedStrategies,
  subscription,
  wallet,
} from '../contracts/contracts.fixture.ts';
import { givenDraft, givenPrepared } from './assisted.fixture.ts';

let test: TestApp;
let client: SignedIn;
let adviser: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
  adviser = await signIn(test, 'commercial', { firstname: 'Thomas', lastname: 'Bernard' });
  admin = await signIn(test, 'admin_yield', { firstname: 'Alice', lastname: 'Martin' });
  client = await signIn(test, 'client', { assignedSalesId: adviser.userId });
});
afterAll(() => test.close());

type Saved = RequestBody<'saveAssistedSubscription'>;

const product = {
  step: 'product',
  strategy_id: 'usdfy',
  contract_amount: '15000',
  contract_devise: 'EURO',
  contract_payment_method: 'rib',
} as const;
const compliance = {
  step: 'compliance',
  funds_source: 'savings',
  funds_detail: '',
  situation: 'employee',
} as const;

const begin = (by: SignedIn, who: SignedIn = client) =>
  test.expectOk('createAssistedSubscription', { token: by.token, params: { id: who.userId }, body: {} });
const save = (by: SignedIn, id: string, body: Saved) =>
  test.call('saveAssistedSubscription', { token: by.token, params: { id }, body });
const saved = (by: SignedIn, id: string, body: Saved) =>
  test.expectOk('saveAssistedSubscription', { token: by.token, params: { id }, body });
const read = (by: SignedIn, id: string) =>
  test.call('getAssistedSubscription', { token: by.token, params: { id } });

const said = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  ...Object(body),
  request_id: '',
});

const send = (by: SignedIn, id: string, version: number) =>
  test.call('sendSigningLink', { token: by.token, params: { id }, body: { version } });

async function wholeDraft(who: SignedIn): Promise<string> {
  const { id } = await begin(admin, who);
  await saved(admin, id, { version: 1, ...product });
  await saved(admin, id, { version: 2, step: 'payment' });
  await saved(admin, id, { version: 3, ...compliance });
  return id;
}

describe('the boxes of the client', () => {
  it.each([
    { terms_accepted: true },
    { terms_accepted: false },
    { risks_accepted: true },
    { terms_accepted: true, risks_accepted: true },
  ])('[A45] cannot be ticked by staff: %j is refused in words, and nothing is kept', async (boxes) => {
    const { id } = await begin(adviser);
    const at = { token: adviser.token, params: { id } };
    const refused = [
      await test.call('createAssistedSubscription', { ...at, params: { id: client.userId }, body: boxes }),
      await test.call('saveAssistedSubscription', { ...at, body: { version: 1, ...product, ...boxes } }),
      await test.call('sendSigningLink', { ...at, body: { version: 1, ...boxes } }),
      await test.call('createPresenceLink', { ...at, body: { version: 1, ...boxes } }),
      await test.call('cancelAssistedSubscription', { ...at, body: { version: 1, ...boxes } }),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toMatchObject([
        403,
        {
          code: 'assisted.boxes_are_the_clients',
          error:
            'Seul le client accepte les conditions générales et reconnaît les risques, au moment de signer.',
        },
      ]);
    }
    expect((await read(adviser, id)).body).toMatchObject({ state: 'draft', version: 1, terms: null });
  });
});

describe('the rules of each step', () => {
  const cases: readonly [what: string, Partial<RequestBody<'createContract'>>][] = [
    ['an unknown product', { strategy_id: 'nothing' }],
    ['a product that is a draft', { strategy_id: 'hidden' }],
    ['a currency that is not offered', { strategy_id: 'btcfy', contract_devise: 'EURO' }],
    ['a method that the currency has not', { contract_devise: 'USDC', contract_payment_method: 'rib' }],
    ['an amount below the minimum', { contract_amount: '9999.99' }],
    [
      'below the product’s own',
      { contract_amount: '11000', contract_devise: 'EURC', contract_payment_method: 'crypto' },
    ],
    ['zero', { contract_amount: '0' }],
    ['no number', { contract_amount: 'dix' }],
    ['three decimals', { contract_amount: '15000.001' }],
    ['too much', { contract_amount: '1000000000.01' }],
  ];

  it.each(cases)('[A45] refuse %s with the words of the client’s own wizard', async (_what, wrong) => {
    const { id } = await begin(adviser);
    const own = await test.call('createContract', { token: client.token, body: subscription(client, wrong) });
    const {
      user_id: _client,
      terms_accepted: _terms,
      risks_accepted: _risks,
      ...typed
    } = subscription(client, wrong);
    const assisted = await save(adviser, id, { version: 1, step: 'product', ...typed });
    expect(own.status).toBeGreaterThan(399);
    expect(said(assisted)).toEqual(said(own));
  });

  it.each([
    ['no address', null],
    ['a text that is none', 'abc'],
    ['an address of Bitcoin', bitcoinWallet],
    ['our own address', depositAddress],
  ])('[A45] refuse %s as origin with the words of the client’s own wizard', async (_what, origin) => {
    const paid = {
      contract_devise: 'USDC',
      contract_payment_method: 'crypto',
      contract_amount: '20000',
    } as const;
    const { id } = await begin(adviser);
    await saved(adviser, id, { version: 1, ...product, ...paid });
    const body = subscription(client, { ...paid, contract_payment_origin: origin });
    const own = await test.call('createContract', { token: client.token, body });
    const assisted = await save(adviser, id, {
      version: 2,
      step: 'payment',
      contract_payment_origin: origin,
    });
    expect(own.status).toBe(422);
    expect({ ...Object(assisted.body), request_id: '' }).toEqual({ ...Object(own.body), request_id: '' });
  });

  it.each([
    [{ funds_source: null }, 'Indiquez l’origine des fonds.'],
    [{ funds_source: 'other_funds' }, 'Précisez l’origine des fonds.'],
    [{ funds_detail: 'x'.repeat(501) }, 'La précision ne doit pas dépasser 500 caractères.'],
    [{ situation: null }, 'Indiquez la situation du client.'],
  ] as const)('refuse of the compliance step %j', async (wrong, message) => {
    const { id } = await begin(adviser);
    await saved(adviser, id, { version: 1, ...product });
    const { status, body } = await save(adviser, id, { version: 2, ...compliance, ...wrong });
    expect([status, body]).toMatchObject([422, { error: message }]);
  });
});

describe('a draft', () => {
  it('[A45] is resumed on another device by another allowed person, with its number and step', async () => {
    const { id, state, step, version, author } = await begin(adviser);
    expect({ state, step, version, author }).toEqual({
      state: 'draft',
      step: 'product',
      version: 1,
      author: 'Thomas Bernard',
    });
    const first = await saved(adviser, id, { version: 1, ...product });
    expect(first).toMatchObject({
      step: 'payment',
      terms: {
        product: 'USDFY',
        amount: '15000.00',
        currency: 'EURO',
        amount_eur: '15000.00',
        rate_day: null,
      },
    });
    expect(first.terms?.po_number).toMatch(/^PO-2026-\d{4}$/);
    expect((await read(admin, id)).body).toMatchObject({ version: 2, step: 'payment', terms: first.terms });
    const second = await saved(admin, id, { version: 2, step: 'payment' });
    expect(second).toMatchObject({ step: 'compliance', author: 'Thomas Bernard', saved_by: 'Alice Martin' });
    const { items } = await test.expectOk('listAssistedSubscriptions', {
      token: adviser.token,
      query: { client: client.userId },
    });
    expect(items[0]).toMatchObject({ id, saved_by: 'Alice Martin', step: 'compliance' });
  });

  it('is not saved over what another person saved meanwhile, whose name and hour are shown', async () => {
    const { id } = await begin(adviser);
    await saved(admin, id, { version: 1, ...product });
    const { status, body } = await save(adviser, id, { version: 1, ...product, contract_amount: '20000' });
    expect([status, body]).toMatchObject([409, { code: 'assisted.changed' }]);
    expect(Object(body).error).toContain('par Alice Martin le');
    expect((await read(adviser, id)).body).toMatchObject({ version: 2, terms: { amount: '15000.00' } });
  });

  it('is saved once for a repeated request', async () => {
    const { id } = await begin(adviser);
    const request = {
      token: adviser.token,
      params: { id },
      body: { version: 1, ...product },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await test.expectOk('saveAssistedSubscription', request);
    expect(await test.expectOk('saveAssistedSubscription', request)).toEqual(first);
    expect(first.version).toBe(2);
  });

  it('discards the payment of another currency, and keeps the steps of another amount', async () => {
    const { id } = await begin(adviser);
    const usdc = {
      ...product,
      contract_devise: 'USDC',
      contract_payment_method: 'crypto',
      contract_amount: '20000',
    } as const;
    await saved(adviser, id, { version: 1, ...usdc });
    await saved(adviser, id, { version: 2, step: 'payment', contract_payment_origin: wallet });
    const more = await saved(adviser, id, { version: 3, ...usdc, contract_amount: '30000' });
    expect(more).toMatchObject({ step: 'compliance', terms: { payment_origin: wallet } });
    const other = await saved(adviser, id, { version: 4, ...product });
    expect(other).toMatchObject({ step: 'payment', terms: { payment_origin: null } });
  });

  it('is not found for a client whose id has another form', async () => {
    const call = { token: admin.token, query: { client: 'inconnu' } };
    expect((await test.call('listAssistedSubscriptions', call)).status).toBe(404);
  });

  it('exists only for the adviser of its client, who is another one’s from the next call on', async () => {
    const other = await signIn(test, 'commercial');
    const { id } = await begin(adviser);
    const created = await test.call('createAssistedSubscription', {
      token: other.token,
      params: { id: client.userId },
      body: {},
    });
    expect([(await read(other, id)).status, created.status]).toEqual([404, 404]);
    const list = await test.expectOk('listAssistedSubscriptions', { token: other.token });
    expect(list.items).toEqual([]);
    const own = await signIn(test, 'client', { assignedSalesId: other.userId });
    const moved = await begin(other, own);
    await test.expectOk('assignClients', {
      token: admin.token,
      body: {
        clients: [{ id: own.userId, from_id: other.userId }],
        adviser_id: adviser.userId,
        reason: 'Départ',
      },
    });
    expect((await save(other, moved.id, { version: 1, ...product })).status).toBe(404);
    expect((await read(adviser, moved.id)).status).toBe(200);
  });

  it('is on the trail of its client, with who did what', async () => {
    const who = await signIn(test, 'client', { assignedSalesId: adviser.userId });
    const { id } = await begin(adviser, who);
    await saved(admin, id, { version: 1, ...product });
    await test.expectOk('cancelAssistedSubscription', {
      token: adviser.token,
      params: { id },
      body: { version: 2 },
    });
    const rows = await test.deps.db
      .select({ action: auditLog.action, by: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.objectId, who.userId))
      .orderBy(auditLog.id);
    expect(rows).toEqual([
      { action: 'assisted_subscription.prepared', by: adviser.userId },
      { action: 'assisted_subscription.saved', by: admin.userId },
      { action: 'assisted_subscription.canceled', by: adviser.userId },
    ]);
  });

  it('expires a month after its last save, and can then only be read', async () => {
    const id = await givenDraft(test, client.userId, { expiresAt: test.clock.now() });
    expect((await read(admin, id)).body).toMatchObject({ state: 'expired' });
    const { status, body } = await save(admin, id, { version: 1, ...product });
    expect([status, body]).toMatchObject([409, { error: 'Cette souscription a expiré.' }]);
    const { expires_at, saved_at } = await begin(admin);
    expect(Date.parse(expires_at) - Date.parse(saved_at)).toBe(30 * 24 * 60 * 60_000);
  });
});

describe('the sending', () => {
  it('emails a link, without where to pay nor where the client lives, once a day', async () => {
    const who = await signIn(test, 'client');
    const id = await wholeDraft(who);
    const sent = await send(admin, id, 4);
    expect(sent).toMatchObject({ status: 200, body: { state: 'sent', version: 5 } });
    const [mail] = await mailsTo(test, who.email);
    expect(mail).toMatchObject({
      kind: 'subscriptionPrepared',
      subject: 'Une souscription USDFY vous attend',
    });
    expect(mail?.body).toContain(`/souscription-preparee/${id}`);
    expect(mail?.body).toContain('Alice Martin a préparé pour vous');
    expect(mail?.body).not.toMatch(/IBAN|FR76|Lilas|69003/);
    expect(await send(admin, id, 5)).toMatchObject({
      status: 409,
      body: { code: 'assisted.emailed_recently' },
    });
    expect(await save(admin, id, { version: 5, ...product })).toMatchObject({ status: 409 });
  });

  it.each([
    [
      'an identity that is not approved',
      { kycStatus: 'pending' },
      'L’identité du client n’est pas approuvée.',
    ],
    [
      'an unfinished profile',
      { phone: '' },
      'Merci de compléter votre profil avant de lancer une souscription\u00a0: téléphone.',
    ],
    ['a service that is closed to them', { canAccessYield: false }, 'Ce compte n’a pas accès à Yield.'],
    [
      'documents of a company that are missing',
      { isCompany: true, companyName: 'Moreau SAS' },
      'Les documents de la société manquent ou sont à refaire.',
    ],
  ] as const)('waits for %s, which the draft names', async (_what, values, message) => {
    const who = await signIn(test, 'client', values);
    const id = await wholeDraft(who);
    expect((await read(admin, id)).body).toMatchObject({ blockers: [{ message }] });
    expect(await send(admin, id, 4)).toMatchObject({
      status: 409,
      body: { code: 'assisted.blocked', error: message },
    });
    expect(await mailsTo(test, who.email)).toEqual([]);
  });

  it('waits for an account to be unlocked', async () => {
    const who = await signIn(test, 'client');
    const id = await wholeDraft(who);
    await test.expectOk('lockClient', {
      token: admin.token,
      params: { id: who.userId },
      body: { reason: 'Doute' },
    });
    expect(await send(admin, id, 4)).toMatchObject({ status: 409, body: { error: 'Ce compte est bloqué.' } });
  });

  it('waits for every step, and looks again at what is on offer', async () => {
    const { id } = await begin(admin);
    expect(await send(admin, id, 1)).toMatchObject({ status: 409, body: { code: 'assisted.incomplete' } });
    const below = await givenPrepared(test, client.userId, { state: 'draft', sentAt: null, amount: '9000' });
    expect(await send(admin, below, 1)).toMatchObject({ status: 422 });
  });

  it('is not of one’s own account', async () => {
    const both = await signIn(test, 'client', { canAccessYieldAdmin: true });
    const { status, body } = await test.call('createAssistedSubscription', {
      token: both.token,
      params: { id: both.userId },
      body: {},
    });
    expect([status, body]).toMatchObject([403, { code: 'assisted.own_account' }]);
    expect(
      await test.deps.db.$count(assistedSubscriptions, eq(assistedSubscriptions.userId, both.userId)),
    ).toBe(0);
  });
});
