// The life of a product: a draft that one person writes, what two publish, suspend, reopen and archive, and what clients see.
import { productActions, productStatuses } from '@repo/domain/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { navs } from '../../db/schema/market-data.ts';
import { plannedPaymentDetails, strategies, strategyVersions } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import {
  bitcoinWallet,
  depositAddress,
  givenContract,
  seedStrategies,
  subscription,
} from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;
let client: SignedIn;

const reason = 'Décision du comité produits';
const rib = { bank: 'Banque', iban: 'DE89370400440532013000', bic: 'COBADEFF' };
const complete = {
  doc_url: 'https://exemple.fr/chfy.pdf',
  launch_day: '2026-02-02',
  min_buy: '5000',
  rib,
  crypto: { inputs: [{ symbol: 'BTC', blockchain: 'Bitcoin', address: bitcoinWallet }] },
};
const operations = {
  publish: 'publishProduct',
  suspend: 'suspendProduct',
  resume: 'resumeProduct',
  archive: 'archiveProduct',
} as const;
type Action = keyof typeof operations;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
  client = await signIn(test, 'client');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.db.delete(plannedPaymentDetails);
  await test.deps.db.delete(strategyVersions);
  await test.deps.db.delete(changeRequests);
  await test.deps.db.delete(contracts);
  await test.deps.db.delete(navs);
  await test.deps.db.delete(strategies);
});

const create = (title = 'CHFY', headers = {}) =>
  test.call('createProduct', { token: maker.token, body: { title, currency: 'usd' }, headers });
const product = (id: string) => test.expectOk('getProduct', { token: maker.token, params: { id } });
const update = (strategy: object, who = maker) =>
  test.call('updateStrategy', { token: who.token, body: { strategy: { id: 'chfy', ...strategy }, reason } });
const act = async (action: Action, id: string, who = maker) =>
  test.call(operations[action], {
    token: who.token,
    params: { id },
    body: { version: (await product(id)).version, reason },
  });
const approve = (id: string, who = checker) =>
  test.call('approveChangeRequest', { token: who.token, params: { id }, body: {} });
/** Requested by one, approved by the other. */
async function make(action: Action, id: string) {
  const response = await act(action, id);
  expect(response.status).toBe(200);
  const [pending] = (await product(id)).pending_changes;
  if (pending === undefined) throw new Error('it was not held');
  expect((await approve(pending.id)).status).toBe(200);
}
const shown = async (who = client) =>
  (await test.expectOk('listStrategies', { token: who.token })).strategies.map(({ id, offer }) => [
    id,
    offer,
  ]);
const failureOf = ({ body }: { body: unknown }): unknown => Object(body).error;
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

describe('createProduct', () => {
  it('makes the first product of an empty installation, a draft that no client sees', async () => {
    expect((await test.expectOk('listProducts', { token: maker.token })).products).toEqual([]);
    expect(await shown()).toEqual([]);
    const { status, body } = await create();
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'draft',
        position: 1,
        strategy: { id: 'chfy', title: 'CHFY', currency: 'usd', offer: 'closed' },
      },
    ]);
    expect(await shown()).toEqual([]);
    const { versions } = await test.expectOk('listProductVersions', {
      token: checker.token,
      params: { id: 'chfy' },
    });
    expect(versions.map(({ entered_by }) => entered_by)).toEqual(['Marc Vidal']);
  });

  it('makes one for a repeated request, and none of a title that is taken, empty or of two lines', async () => {
    const headers = { 'idempotency-key': 'nouveau-produit-0001' };
    expect([await create('CHFY', headers), await create('CHFY', headers)]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    expect(failureOf(await create('chfy'))).toBe('Un produit porte déjà ce titre.');
    expect(failureOf(await create('  '))).toBe('Vous devez indiquer le titre.');
    expect((await create('CH;FY')).status).toBe(422);
    expect(await test.deps.db.$count(strategies)).toBe(1);
  });
});

describe('a draft', () => {
  it('is written by one person, its title, currency and bank details included', async () => {
    await create();
    const { status, body } = await update({ ...complete, title: 'CHFX', currency: 'btc', apy: 4 });
    expect([status, body]).toMatchObject([
      200,
      { pending_change: null, strategy: { title: 'CHFX', currency: 'btc', apy: 4, rib: { bank: 'Banque' } } },
    ]);
    expect((await product('chfy')).launch_day).toBe('2026-02-02');
    await create('USDFY');
    expect(failureOf(await update({ title: 'usdfy' }))).toBe('Un produit porte déjà ce titre.');
  });

  it('is no product to a client: neither subscribed, nor known by its addresses, its title or its NAVs', async () => {
    await create();
    await update(complete);
    await test.deps.db.insert(navs).values([
      {
        strategyId: 'chfy',
        day: '2026-01-02',
        vl: '100',
        source: 'test',
        publishedAt: test.deps.clock.now(),
      },
      {
        strategyId: 'chfy',
        day: '2026-01-03',
        vl: '101',
        source: 'test',
        publishedAt: test.deps.clock.now(),
      },
    ]);
    const { token } = client;
    const body = subscription(client, { strategy_id: 'chfy' });
    expect(codeOf(await test.call('createContract', { token, body }))).toBe('contracts.strategy_unavailable');
    const verdict = await test.expectOk('verifyWallet', {
      token,
      body: { wallet_address: bitcoinWallet, currency: 'BTC' },
    });
    expect(verdict).toMatchObject({ valid: true });
    expect((await test.call('getProduct', { token, params: { id: 'chfy' } })).status).toBe(403);
    const flows = await test.call('listYieldFlows', { token });
    expect([flows.status, JSON.stringify(flows.body).includes('CHFY')]).toEqual([200, false]);
    // And no NAV of it is missing.
    const calendar = await test.expectOk('getNavCalendar', {
      token: maker.token,
      query: { month: '2026-01' },
    });
    const states = calendar.strategies.flatMap(({ days }) => days.map(({ state }) => state));
    expect([states.includes('published'), states.includes('missing')]).toEqual([true, false]);
  });

  it('is not published before it is whole: all that it lacks is named', async () => {
    await create();
    const response = await act('publish', 'chfy');
    expect([response.status, Object(response.body).errors]).toEqual([
      422,
      {
        presentation: ['La documentation manque.'],
        yield: ['La date de lancement manque.'],
        minimums: ['Aucun minimum n’est fixé.'],
        transfer: ['Aucun moyen de paiement\u202f: il faut un compte bancaire ou une adresse de dépôt.'],
      },
    ]);
    expect(await test.deps.db.$count(changeRequests)).toBe(0);
  });

  it('is published by the approval of another, who reads all that it holds', async () => {
    await create();
    await update(complete);
    expect((await act('publish', 'chfy')).status).toBe(200);
    const { status, pending_changes: pending } = await product('chfy');
    expect([status, pending.map(({ kind }) => kind)]).toEqual(['draft', ['strategy.state']]);
    expect(await shown()).toEqual([]);
    const id = pending[0]?.id ?? '';
    const { lines, warnings } = await test.expectOk('getChangeRequest', {
      token: checker.token,
      params: { id },
    });
    expect(lines).toContainEqual({ label: 'IBAN', before: null, after: 'DE89 3704 0044 0532 0130 00' });
    expect(lines).toContainEqual({ label: 'Statut', before: null, after: 'Publié' });
    expect(warnings).toEqual([
      'Tous les clients verront ce produit, ses conditions et ses coordonnées de paiement.',
      'Le rendement annuel estimé est de 0\u00a0%\u00a0: les clients le liront ainsi.',
    ]);
    expect((await approve(id, maker)).status).toBe(403);
    expect((await approve(id)).status).toBe(200);
    expect(await shown()).toEqual([['chfy', 'open']]);
    const published = await product('chfy');
    const now = test.deps.clock.now().toISOString();
    expect(published.strategy).toMatchObject({
      payment_details_since: now,
      payment_details_checked_at: now,
    });
    expect(
      (
        await test.call('verifyWallet', {
          token: client.token,
          body: { wallet_address: bitcoinWallet, currency: 'BTC' },
        })
      ).body,
    ).toMatchObject({ valid: false });
    // From now on its details take two persons, and its title is fixed.
    expect(failureOf(await update({ title: 'AUTRE' }))).toBe(
      'Le titre et la devise d’un produit publié ne changent plus.',
    );
    expect((await update({ min_buy: '6000' })).body).toMatchObject({
      pending_change: { kind: 'strategy.terms' },
    });
  });

  it('that changes after the request is not published by it', async () => {
    await create();
    await update(complete);
    await act('publish', 'chfy');
    const [pending] = (await product('chfy')).pending_changes;
    await update({ rib: { ...rib, bank: 'Autre' } });
    const stale = await approve(pending?.id ?? '');
    expect([stale.status, codeOf(stale)]).toEqual([409, 'change_requests.stale']);
    expect(await shown()).toEqual([]);
  });
});

describe('the status of a product', () => {
  const allowed = new Set([
    'draft publish',
    'published suspend',
    'published archive',
    'suspended resume',
    'suspended archive',
  ]);
  const cases = productStatuses.flatMap((status) =>
    productActions.map((action) => [action, status, allowed.has(`${status} ${action}`)] as const),
  );
  it.each(cases)('%s of a product in %s is requested: %j', async (action, status, isAllowed) => {
    await seedStrategies(test);
    await test.deps.db
      .update(strategies)
      .set({ status, docUrl: 'https://exemple.fr/usdfy.pdf', launchDay: '2026-01-01' })
      .where(eq(strategies.id, 'usdfy'));
    expect((await act(action, 'usdfy')).status).toBe(isAllowed ? 200 : 422);
    const preview = await test.call('previewProductState', {
      token: maker.token,
      params: { id: 'usdfy' },
      query: { action },
    });
    expect(preview.status).toBe(isAllowed ? 200 : 422);
    expect((await product('usdfy')).status).toBe(status);
  });

  it('is refused to a client, on a stale form, and without a reason', async () => {
    await seedStrategies(test);
    const params = { id: 'usdfy' };
    const as = (token: string, body: { version: number; reason: string }) =>
      test.call('suspendProduct', { token, params, body });
    expect((await as(client.token, { version: 1, reason })).status).toBe(403);
    expect(codeOf(await as(maker.token, { version: 7, reason }))).toBe('strategies.changed');
    expect((await as(maker.token, { version: 1, reason: ' ' })).status).toBe(422);
    expect(
      codeOf(
        await test.call('archiveProduct', {
          token: maker.token,
          params: { id: 'inconnu' },
          body: { version: 1, reason },
        }),
      ),
    ).toBe('strategies.not_found');
  });

  it('suspended, takes no new subscription, and its contracts live on until it is open again', async () => {
    await seedStrategies(test);
    const contract = await givenContract(test, client, { status: 'signed' });
    const preview = await test.expectOk('previewProductState', {
      token: maker.token,
      params: { id: 'usdfy' },
      query: { action: 'suspend' },
    });
    expect(preview).toMatchObject({
      needs_second_person: true,
      lines: [
        { label: 'Statut', before: 'Publié', after: 'Souscriptions suspendues' },
        { label: 'Contrats signés, non payés', after: '1' },
      ],
    });
    await make('suspend', 'usdfy');
    expect(await shown()).toEqual([
      ['usdfy', 'suspended'],
      ['btcfy', 'open'],
    ]);
    const { token } = client;
    const refused = await test.call('createContract', { token, body: subscription(client) });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'contracts.subscriptions_suspended']);
    expect(failureOf(refused)).toMatch(/^Les souscriptions à ce produit sont suspendues/);
    const { signatures } = await test.expectOk('listContracts', { token });
    expect(signatures.map(({ id }) => id)).toEqual([contract]);
    await make('resume', 'usdfy');
    // Refused for its box alone.
    const unread = subscription(client, { terms_accepted: false });
    expect(codeOf(await test.call('createContract', { token, body: unread }))).toBe('validation_failed');
    const trail = await test.deps.db.select({ action: auditLog.action }).from(auditLog);
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['strategy.suspended', 'strategy.resumed']),
    );
  });

  it('archived, is seen by those who have a contract of it alone, and its addresses are still ours', async () => {
    await seedStrategies(test);
    await givenContract(test, client, { status: 'signed' });
    const other = await signIn(test, 'client');
    await make('archive', 'usdfy');
    expect(await shown()).toEqual([
      ['usdfy', 'closed'],
      ['btcfy', 'open'],
    ]);
    expect(await shown(other)).toEqual([['btcfy', 'open']]);
    // Staff filter their lists by it.
    expect(await shown(maker)).toContainEqual(['usdfy', 'closed']);
    const body = subscription(other);
    expect(codeOf(await test.call('createContract', { token: other.token, body }))).toBe(
      'contracts.strategy_unavailable',
    );
    const wallet = { wallet_address: depositAddress, currency: 'USDC' } as const;
    expect((await test.call('verifyWallet', { token: other.token, body: wallet })).body).toMatchObject({
      valid: false,
    });
    expect((await test.expectOk('getProduct', { token: maker.token, params: { id: 'usdfy' } })).status).toBe(
      'archived',
    );
  });

  it('archived, still has NAVs to publish while a contract is signed', async () => {
    await seedStrategies(test);
    const titles = async () =>
      (await test.expectOk('getNavCalendar', { token: maker.token })).strategies.map(({ title }) => title);
    await test.deps.db.update(strategies).set({ status: 'archived' }).where(eq(strategies.id, 'usdfy'));
    expect(await titles()).toEqual(['BTCFY']);
    await givenContract(test, client, { status: 'signed' });
    expect(await titles()).toEqual(['USDFY', 'BTCFY']);
  });
});
