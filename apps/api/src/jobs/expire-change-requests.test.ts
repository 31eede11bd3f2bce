import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../db/schema/audit.ts';
import { changeRequests } from '../db/schema/change-requests.ts';
import { mailOutbox } from '../db/schema/platform.ts';
import { givenContract, seedStrategies } from '../modules/contracts/contracts.fixture.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import { expireChangeRequests } from './expire-change-requests.ts';

let test: TestApp;
let client: SignedIn;
let maker: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await seedStrategies(test);
  client = await signIn(test, 'client');
  await signIn(test, 'super_admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  maker = await signIn(test, 'admin_yield');
});

async function givenRequest(): Promise<{ contractId: string; id: string }> {
  const contractId = await givenContract(test, client, { status: 'signed' });
  const body = { reason: 'Demande par courrier' };
  const params = { id: contractId };
  const held = await test.expectOk('closeContractByStaff', { token: maker.token, params, body });
  return { contractId, id: held.pending_change?.id ?? '' };
}
const stateOf = async (id: string) =>
  (await test.deps.db.select().from(changeRequests).where(eq(changeRequests.id, id)))[0]?.state;
const otherAdmin = () => signIn(test, 'super_admin');

it('[A7] a request expires after seven days, and is no longer shown on its contract', async () => {
  const { contractId, id } = await givenRequest();
  test.clock.advance({ days: 6, hours: 23 });
  await expireChangeRequests(test.deps);
  expect(await stateOf(id)).toBe('pending');
  test.clock.advance({ hours: 1 });
  const { token } = await otherAdmin();
  const shown = await test.expectOk('getAdminContract', { token, params: { id: contractId } });
  expect(shown.pending_change).toBeNull();
  await expireChangeRequests(test.deps);
  expect(await stateOf(id)).toBe('expired');
  const mails = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, maker.email))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
  expect(mails.map(({ kind }) => kind)).toEqual(['changeDecided']);
  const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, contractId));
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['change.requested', 'change.expired']),
  );
});

it('[A7] a request expires at the approval too, when the job has not run', async () => {
  const { id } = await givenRequest();
  test.clock.advance({ days: 7 });
  const { token } = await otherAdmin();
  const response = await test.call('approveChangeRequest', { token, params: { id }, body: {} });
  expect([response.status, Object(response.body).code]).toEqual([409, 'change_requests.expired']);
  expect(await stateOf(id)).toBe('expired');
});

it('the same change can be requested again at once after seven days, when the job has not run', async () => {
  const { contractId, id } = await givenRequest();
  test.clock.advance({ days: 7 });
  const { token } = await otherAdmin();
  const again = { token, params: { id: contractId }, body: { reason: 'Encore' } };
  const { pending_change } = await test.expectOk('closeContractByStaff', again);
  expect(pending_change?.id).not.toBe(id);
  expect(await stateOf(id)).toBe('expired');
});
