// A draft that no client ever read can be deleted; a product that was published can't.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { navDrafts, navs } from '../../db/schema/market-data.ts';
import { recordNotes } from '../../db/schema/records.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { bitcoinWallet } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

const reason = 'Décision du comité produits';
const rib = { bank: 'Banque', iban: 'DE89370400440532013000', bic: 'COBADEFF' };
const complete = {
  doc_url: 'https://exemple.fr/chfy.pdf',
  launch_day: '2026-02-02',
  min_buy: '5000',
  rib,
  crypto: { inputs: [{ symbol: 'BTC', blockchain: 'Bitcoin', address: bitcoinWallet }] },
};

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
});
afterEach(() => test.close());

const create = () =>
  test.call('createProduct', { token: maker.token, body: { title: 'CHFY', currency: 'usd' } });
const product = (id: string) => test.expectOk('getProduct', { token: maker.token, params: { id } });
const complement = () =>
  test.expectOk('updateStrategy', {
    token: maker.token,
    body: { strategy: { id: 'chfy', ...complete }, reason },
  });
const remove = (body: { version: number; reason: string }, headers = {}) =>
  test.call('deleteProduct', { token: checker.token, params: { id: 'chfy' }, body, headers });
const removeNow = async () => remove({ version: (await product('chfy')).version, reason });
const failureOf = ({ body }: { body: unknown }): unknown => Object(body).error;
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;

it('a draft is deleted with its reason by any administrator, with what was written about it, and its title is free', async () => {
  await create();
  await complement();
  const { token } = maker;
  await test.expectOk('addNote', { token, body: { kind: 'strategy', id: 'chfy', text: 'À revoir.' } });
  const typed = { strategyId: 'chfy', day: '2026-02-02', text: '100', unit: 'nav' } as const;
  await test.deps.db
    .insert(navDrafts)
    .values({ ...typed, authorId: maker.userId, savedAt: test.clock.now() });
  const { version } = await product('chfy');
  expect(failureOf(await remove({ version, reason: ' ' }))).toBe('Vous devez indiquer le motif.');
  expect(codeOf(await remove({ version: version - 1, reason }))).toBe('strategies.changed');
  const headers = { 'idempotency-key': 'suppression-0001' };
  expect((await remove({ version, reason }, headers)).status).toBe(200);
  expect((await remove({ version, reason }, headers)).status).toBe(200);
  expect((await remove({ version, reason })).status).toBe(404);
  expect(await test.deps.db.$count(strategies)).toBe(0);
  expect(await test.deps.db.$count(recordNotes)).toBe(0);
  expect(await test.deps.db.$count(navDrafts)).toBe(0);
  const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'strategy.deleted'));
  expect(lines).toMatchObject([
    {
      actorId: checker.userId,
      objectId: 'chfy',
      before: { title: 'CHFY', status: 'draft', rib },
      after: { detail: reason },
    },
  ]);
  expect((await create()).status).toBe(200);
});

it('a product is not deleted while its publication waits for a second person, once it was published, or with NAVs', async () => {
  await create();
  await complement();
  const day = { strategyId: 'chfy', source: 'test', publishedAt: test.clock.now() };
  await test.deps.db.insert(navs).values({ ...day, day: '2026-02-02', vl: '100' });
  expect(failureOf(await removeNow())).toBe(
    'Des VL de ce brouillon sont publiées\u00a0: il ne peut plus être supprimé.',
  );
  await test.deps.db.delete(navs);
  const { version } = await product('chfy');
  const call = { token: maker.token, params: { id: 'chfy' } };
  await test.expectOk('publishProduct', { ...call, body: { version, reason } });
  expect(codeOf(await removeNow())).toBe('change_requests.already_pending');
  const [pending] = (await product('chfy')).pending_changes;
  const params = { id: pending?.id ?? '' };
  await test.expectOk('approveChangeRequest', { token: checker.token, params, body: {} });
  expect(failureOf(await removeNow())).toBe(
    'Ce produit a été publié\u00a0: il ne peut plus être supprimé. Archivez-le.',
  );
  expect(await test.deps.db.$count(strategies)).toBe(1);
});
