import { randomUUID } from 'node:crypto';
import { currentVersion } from '@repo/domain/legal';
import { incompleteProfileMessage } from '@repo/domain/validation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consents, contracts, signatureRequests } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { idempotencyKeys } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  bitcoinWallet,
  depositAddress,
  seedStrategies,
  subscribe,
  subscription,
  wallet,
} from './contracts.fixture.ts';

let test: TestApp;
let client: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
// One account may have few pending contracts.
beforeEach(async () => {
  client = await signIn(test, 'client');
});
afterAll(() => test.close());

const createFor = (who: SignedIn, body: object, headers: Record<string, string> = {}) =>
  test.call('createContract', { token: who.token, body, headers });

describe('createContract', () => {
  it('creates one pending contract with its frame, its consents and its number', async () => {
    const created = await subscribe(test, client);
    expect(created.po_number).toMatch(/^PO-2026-\d{4}$/);
    expect(created.iframe_url).toContain('/local/signature/');
    const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, created.signature_id));
    expect(row).toMatchObject({
      status: 'pending',
      paymentStatus: 'waiting',
      currency: 'EURO',
      amount: '15000',
    });
    const kinds = await test.deps.db
      .select()
      .from(consents)
      .where(eq(consents.contractId, created.signature_id));
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['risks', 'terms']);
    const terms = kinds.find(({ kind }) => kind === 'terms');
    const { version, sha256 } = currentVersion('terms');
    expect(terms).toMatchObject({
      label: 'J’accepte les conditions générales de vente (CGV).',
      step: 'Confirmation et conformité',
      document: 'Conditions générales de vente (CGV)',
      textVersion: version,
      textSha256: sha256,
      ipAddress: '127.0.0.1',
    });
  });

  it('signs nothing before the email address is confirmed, and prepares all that precedes it', async () => {
    const newcomer = await signIn(test, 'client', { emailUnconfirmedSince: test.clock.now() });
    const numbered = await test.expectOk('getNextPoNumber', { token: newcomer.token });
    const body = { ...subscription(newcomer), eq_po_number: numbered.po_number };
    const headers = { 'idempotency-key': randomUUID() };
    expect(await createFor(newcomer, body, headers)).toMatchObject({
      status: 409,
      body: { code: 'identity.email_unconfirmed' },
    });
    const { db } = test.deps;
    expect(await db.$count(contracts, eq(contracts.userId, newcomer.userId))).toBe(0);
    await db.update(users).set({ emailUnconfirmedSince: null }).where(eq(users.id, newcomer.userId));
    // The same request, once it is: nothing is typed again.
    expect((await createFor(newcomer, body, headers)).status).toBe(201);
  });

  it('keeps one instant for both consents, while the clock runs', async () => {
    const start = test.clock.now().getTime();
    let reads = 0;
    const running = vi.spyOn(test.clock, 'now').mockImplementation(() => {
      reads += 1;
      return new Date(start + reads);
    });
    const { signature_id: id } = await subscribe(test, client);
    running.mockRestore();
    const rows = await test.deps.db.select().from(consents).where(eq(consents.contractId, id));
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ acceptedAt }) => acceptedAt.getTime())).size).toBe(1);
  });

  it('stores a crypto origin in its checksum form', async () => {
    const created = await subscribe(test, client, {
      contract_devise: 'EURC',
      contract_payment_method: 'crypto',
      contract_payment_origin: ` ${wallet.toLowerCase()} `,
    });
    const [row] = await test.deps.db.select().from(contracts).where(eq(contracts.id, created.signature_id));
    expect(row?.paymentOrigin).toBe(wallet);
  });

  it('R324: takes the payload as the documents write it, and refuses it by the name of each box', async () => {
    const documented = {
      user_id: client.userId,
      strategy_id: subscription(client).strategy_id,
      contract_amount: 15_000,
      contract_devise: 'EURO',
      contract_payment_method: 'rib',
      contract_payment_reference: 'Mon virement',
      contract_payment_origin: null,
    };
    const boxes = [
      [{}, 'Vous devez accepter les CGV pour continuer.'],
      [{ terms_accepted: true }, 'Vous devez reconnaître les risques pour continuer.'],
    ] as const;
    for (const [ticked, sentence] of boxes) {
      const refused = await createFor(client, { ...documented, ...ticked });
      expect(refused).toMatchObject({ status: 422, body: { error: sentence } });
    }
    const both = { terms_accepted: true, risks_accepted: true };
    expect((await createFor(client, { ...documented, ...both })).status).toBe(201);
    const { po_number: number } = await test.expectOk('getNextPoNumber', { token: client.token });
    const numbered = await createFor(client, { ...documented, ...both, eq_po_number: number });
    expect(numbered).toMatchObject({ status: 201, body: { po_number: number } });
  });

  const crypto = { contract_devise: 'USDC', contract_payment_method: 'crypto' } as const;
  const refusals: [string, number, string, object][] = [
    ['zero', 422, 'Le montant doit être supérieur ou égal à 0.', { contract_amount: '0' }],
    [
      'less than the floor',
      422,
      'Le montant doit être au minimum de 10 000,00 €.',
      { contract_amount: 9999.99 },
    ],
    [
      'less than the product declares',
      422,
      'Le montant doit être au minimum de 12 000,00 EURC.',
      { ...crypto, contract_devise: 'EURC', contract_amount: '11999', contract_payment_origin: wallet },
    ],
    ['no origin', 422, 'Vous devez indiquer votre adresse de provenance des fonds.', crypto],
    [
      'an origin with a broken checksum',
      422,
      'L’adresse d’origine des fonds est incorrecte.',
      { ...crypto, contract_payment_origin: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
    ],
    [
      'an origin on another network',
      422,
      'L’adresse d’origine des fonds est incorrecte.',
      { ...crypto, contract_payment_origin: bitcoinWallet },
    ],
    [
      'our own deposit address as origin',
      422,
      'L’adresse d’origine des fonds est incorrecte.',
      { ...crypto, contract_payment_origin: depositAddress },
    ],
    ['terms not accepted', 422, 'Vous devez accepter les CGV pour continuer.', { terms_accepted: false }],
    [
      'terms read in a version that is no longer in force',
      422,
      'Les conditions ont changé depuis l’ouverture de cette page. Rechargez-la pour lire la nouvelle version.',
      { terms_version: '2020-01' },
    ],
    [
      'risks read in a version that is no longer in force',
      422,
      'Les conditions ont changé depuis l’ouverture de cette page. Rechargez-la pour lire la nouvelle version.',
      { risks_version: '2020-01' },
    ],
    ['terms left unsaid', 422, 'Vous devez accepter les CGV pour continuer.', { terms_accepted: undefined }],
    [
      'risks not acknowledged',
      422,
      'Vous devez reconnaître les risques pour continuer.',
      { risks_accepted: false },
    ],
    [
      'risks left unsaid',
      422,
      'Vous devez reconnaître les risques pour continuer.',
      { risks_accepted: undefined },
    ],
    [
      'a currency the product does not offer',
      422,
      'Cette devise n’est pas proposée pour ce produit.',
      { contract_devise: 'BTC' },
    ],
    [
      'a method that is not the currency’s',
      422,
      'Ce mode de paiement ne convient pas à cette devise.',
      { contract_payment_method: 'crypto' },
    ],
    [
      'an unpublished product',
      404,
      'Ce produit n’est pas ouvert à la souscription.',
      { strategy_id: 'hidden' },
    ],
    [
      'a number never given to him',
      422,
      'Ce numéro de bon de commande n’est pas le vôtre.',
      { eq_po_number: 'PO-2026-9999' },
    ],
  ];
  it.each(refusals)('refuses %s and stores nothing', async (_what, status, message, overrides) => {
    const before = await test.deps.db.$count(contracts);
    const response = await createFor(client, { ...subscription(client), ...overrides });
    expect(response.status).toBe(status);
    expect(String(Object(response.body).error).replaceAll(/\s/g, ' ')).toBe(message);
    expect(await test.deps.db.$count(contracts)).toBe(before);
  });

  it.each([
    ['an amount with an exponent', { contract_amount: '1e5' }],
    ['an unknown field', { surprise: true }],
    ['an unknown currency', { contract_devise: 'DOGE' }],
  ])('cannot read %s', async (_what, overrides) => {
    expect((await createFor(client, { ...subscription(client), ...overrides })).status).toBe(400);
  });

  it('is for oneself only', async () => {
    const other = await signIn(test, 'client');
    expect((await createFor(client, subscription(other))).status).toBe(403);
  });

  it('needs a verified identity, the service and a complete profile', async () => {
    const unverified = await signIn(test, 'client', { kycStatus: 'pending' });
    const outsider = await signIn(test, 'client', { canAccessYield: false });
    const incomplete = await signIn(test, 'client', { phone: '', city: ' ' });
    expect((await createFor(unverified, subscription(unverified))).status).toBe(403);
    expect((await createFor(outsider, subscription(outsider))).status).toBe(403);
    const response = await createFor(incomplete, subscription(incomplete));
    expect(response.status).toBe(422);
    const named = {
      firstname: 'x',
      lastname: 'x',
      phone: '',
      address: 'x',
      zip_code: 'x',
      city: '',
      country_address: 'x',
    };
    expect(Object(response.body).error).toBe(incompleteProfileMessage(named));
  });

  it('returns the first contract to a repeated key, and refuses the key with another body', async () => {
    const headers = { 'idempotency-key': 'cle-souscription-1' };
    const first = await createFor(client, subscription(client), headers);
    const second = await createFor(client, subscription(client), headers);
    expect(second.body).toEqual(first.body);
    const other = await createFor(client, subscription(client, { contract_amount: '20000' }), headers);
    expect(other.status).toBe(422);
  });

  it('finds the contract of a key whose first response a crash has lost', async () => {
    const headers = { 'idempotency-key': 'cle-souscription-2' };
    const first = await createFor(client, subscription(client), headers);
    const mine = eq(idempotencyKeys.key, 'cle-souscription-2');
    const lost = { status: null, body: null, processId: randomUUID() };
    await test.deps.db.update(idempotencyKeys).set(lost).where(mine);
    expect((await createFor(client, subscription(client), headers)).body).toEqual(first.body);
  });

  it('makes one contract of a double click without a key, by its purchase-order number', async () => {
    const { po_number } = await test.expectOk('getNextPoNumber', { token: client.token });
    const body = subscription(client, { eq_po_number: po_number });
    const responses = await Promise.all([createFor(client, body), createFor(client, body)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    const rows = await test.deps.db.select().from(contracts).where(eq(contracts.poNumber, po_number));
    expect(rows).toHaveLength(1);
  });

  it('refuses a number already used, and reserves a new one after a cancellation', async () => {
    const { po_number } = await test.expectOk('getNextPoNumber', { token: client.token });
    const first = await subscribe(test, client, { eq_po_number: po_number });
    const other = subscription(client, { eq_po_number: po_number, contract_amount: '20000' });
    expect((await createFor(client, other)).status).toBe(409);
    await test.expectOk('cancelContract', { token: client.token, params: { id: first.signature_id } });
    const again = await subscribe(test, client, { eq_po_number: po_number });
    expect(again.po_number).not.toBe(po_number);
  });

  it('refuses a number already used for the same amount from another wallet', async () => {
    const otherWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const { po_number } = await test.expectOk('getNextPoNumber', { token: client.token });
    const from = (contract_payment_origin: string) =>
      ({ ...crypto, contract_devise: 'EURC', contract_payment_origin, eq_po_number: po_number }) as const;
    await subscribe(test, client, from(wallet));
    expect((await createFor(client, subscription(client, from(otherWallet)))).status).toBe(409);
  });

  it('refuses a number given to another client', async () => {
    const other = await signIn(test, 'client');
    const { po_number } = await test.expectOk('getNextPoNumber', { token: other.token });
    const response = await createFor(client, subscription(client, { eq_po_number: po_number }));
    expect(response.status).toBe(422);
    expect(Object(response.body).code).toBe('contracts.po_number_unknown');
  });

  it('creates no contract when the provider fails', async () => {
    const { createRequest } = test.deps.signature;
    test.deps.signature.createRequest = () => Promise.reject(new Error('provider down'));
    const response = await createFor(client, subscription(client));
    test.deps.signature.createRequest = createRequest;
    expect(response.status).toBe(503);
    const open = await test.deps.db
      .select()
      .from(signatureRequests)
      .where(eq(signatureRequests.status, 'creating'));
    expect(open).toEqual([]);
  });

  it('refuses for now when the documents wait too long, and a repeat opens the same contract', async () => {
    const headers = { 'idempotency-key': 'documents-en-attente' };
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const refused = await createFor(client, subscription(client), headers);
    expect([refused.status, Object(refused.body).code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const made = await test.deps.db.select().from(contracts).where(eq(contracts.userId, client.userId));
    expect(made).toMatchObject([{ status: 'pending' }]);
    const repeat = await createFor(client, subscription(client), headers);
    expect([repeat.status, Object(repeat.body).signature_id]).toEqual([201, made[0]?.id]);
  });

  it('leaves nothing to sign at the provider when it is cancelled while its request is made', async () => {
    const { createRequest, getStatus } = test.deps.signature;
    test.deps.signature.createRequest = async (input) => {
      const [made] = await test.deps.db.select().from(contracts).where(eq(contracts.userId, client.userId));
      await test.expectOk('cancelContract', { token: client.token, params: { id: made?.id ?? '' } });
      return createRequest(input);
    };
    const response = await createFor(client, subscription(client));
    test.deps.signature.createRequest = createRequest;
    expect([response.status, Object(response.body).code]).toEqual([409, 'contracts.no_longer_pending']);
    const ofClient = eq(signatureRequests.userId, client.userId);
    const [request] = await test.deps.db.select().from(signatureRequests).where(ofClient);
    expect(await getStatus(request?.id ?? '')).toMatchObject({ status: 'canceled' });
  });

  it.each(['commercial', 'equisafe', 'super_admin', 'admin_yield', 'admin_kaskad'] as const)(
    'is refused to %s',
    async (role) => {
      const staff = await signIn(test, role);
      expect((await createFor(staff, subscription(staff))).status).toBe(403);
    },
  );

  it('is refused without a session', async () => {
    expect((await test.call('createContract', { body: subscription(client) })).status).toBe(401);
  });
});

describe('getNextPoNumber', () => {
  it('never reserves a number twice under concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => test.expectOk('getNextPoNumber', { token: client.token })),
    );
    const numbers = responses.map(({ po_number }) => po_number);
    expect(new Set(numbers).size).toBe(25);
    for (const number of numbers) expect(number).toMatch(/^PO-2026-\d{4}$/);
  });

  it('starts again with the year, as it is in Paris', async () => {
    // Half past eleven at night in London is already 2027 in Paris.
    test.clock.set('2026-12-31T23:30:00.000Z');
    const late = await signIn(test, 'client');
    const { po_number } = await test.expectOk('getNextPoNumber', { token: late.token });
    test.clock.set('2026-03-02T09:00:00.000Z');
    expect(po_number).toBe('PO-2027-0001');
  });
});

describe('verifyWallet', () => {
  it.each([
    [wallet, undefined, true],
    [bitcoinWallet, undefined, true],
    [bitcoinWallet, 'BTC', true],
    [bitcoinWallet, 'USDC', false],
    [depositAddress, 'USDC', false],
    ['', undefined, false],
    ['pas une adresse', undefined, false],
  ])('checks « %s » for %s: %s', async (wallet_address, currency, valid) => {
    const body = { wallet_address, ...(currency ? { currency } : {}) };
    const response = await test.expectOk('verifyWallet', { token: client.token, body });
    expect(response.valid).toBe(valid);
  });
});
