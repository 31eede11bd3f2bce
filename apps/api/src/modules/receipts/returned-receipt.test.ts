import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payouts } from '../../db/schema/cash.ts';
import { files } from '../../db/schema/files.ts';
import { parisDay } from '../../paris-time.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { bookRules } from '../audit/book-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { seedStrategies } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from './receipts.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  admin = await signIn(test, 'admin_yield');
  second = await signIn(test, 'admin_yield');
});
afterAll(() => test.close());

const read = (id: string) => test.expectOk('getReceipt', { token: admin.token, params: { id } });

it('a receipt that was left unmatched is returned once its payout is executed, to the account of a form that is kept with the payout', async () => {
  const id = await givenReceipt(test, admin, { amount: '2000', payer_name: 'Atelier Lemoine' });
  await test.expectOk('leaveUnmatched', {
    token: admin.token,
    params: { id },
    body: { reason: 'Contrat annulé' },
  });
  const [owed] = await test.deps.db.select().from(payouts).where(eq(payouts.receiptId, id));
  const named = await test.expectOk('listPayouts', { token: admin.token, query: { q: 'lemoine' } });
  expect(named.items).toMatchObject([{ id: owed?.id, client: null, payer: 'Atelier Lemoine' }]);
  const params = { id: owed?.id ?? '' };
  const file = pdf('demande.pdf');
  const form = await test.expectOk('uploadPayoutForm', {
    token: admin.token,
    params,
    form: { fields: {}, file },
  });
  const body = {
    source: 'staff',
    name: 'Camille Moreau',
    account: 'FR1420041010050500013M02606',
    bic: null,
    reason: 'Demande signée.',
    form_id: form.id,
  };
  const { pending_change } = await test.expectOk('preparePayout', { token: admin.token, params, body });
  const approval = { params: { id: pending_change?.id ?? '' }, body: {} };
  await test.expectOk('approveChangeRequest', { token: second.token, ...approval });
  expect((await read(id)).receipt.state).toBe('unmatched');
  const execution = { executed_on: parisDay(test.clock.now()), reference: 'VIR-RETOUR' };
  const { form: kept } = await test.expectOk('executePayout', {
    token: admin.token,
    params,
    body: execution,
  });
  expect(kept).toMatchObject({ id: form.id, name: 'demande.pdf' });
  const [stored] = await test.deps.db.select().from(files).where(eq(files.id, form.id));
  expect(stored?.userId).toBeNull();
  expect((await read(id)).receipt.state).toBe('returned');
  const listed = await test.expectOk('listReceipts', { token: admin.token, query: { tab: 'returned' } });
  expect(listed.items.map((receipt) => receipt.id)).toEqual([id]);
  expect(await brokenRules(test.deps.db, bookRules)).toEqual([]);
});
