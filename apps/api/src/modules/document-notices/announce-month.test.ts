import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { monthlyNotices } from '../../db/schema/statements.ts';
import { signIn } from '../../testing/people.ts';
import { payWorkedExample, publishWorkedExample } from '../portfolio/portfolio.fixture.ts';
import {
  type Given,
  givenProducts,
  liveWorkedExample,
  payContract,
  payRenounced,
  payUnquoted,
  payWaiting,
  publishLater,
  publishNavs,
} from '../statements/statements.fixture.ts';
import { announceMonth } from './announce-documents.ts';

let given: Given;

beforeEach(async () => {
  given = await givenProducts();
});
afterEach(() => given.test.close());

const mails = () =>
  given.test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'monthlyStatement'));
const announcedOn = async (now: string): Promise<string[]> => {
  given.test.clock.set(now);
  await announceMonth(given.test.deps);
  return (await mails()).map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted();
};
const ofJanuary = () => `${given.client.email} Votre relevé de janvier 2026 est disponible`;

const close = (contractId: string) =>
  given.test.expectOk('closeContractByStaff', {
    token: given.admin.token,
    params: { id: contractId },
    body: { reason: 'Produit liquidé' },
  });
const dollars = { strategyId: 'usdfy', currency: 'USDC', amount: '5000', valueDate: '2026-01-03' };
/** Paid out at the last NAV of its product, of 6 January. */
async function payOutInMonth(): Promise<void> {
  given.test.clock.set('2026-01-05T09:00:00.000Z');
  await publishWorkedExample(given.test, given.admin);
  await close(await payContract(given, dollars));
  given = await publishLater(given, '2026-01-07T09:00:00.000Z', '06/01/2026;USDFY;102');
}
const signedInAgain = () => publishLater(given, '2026-02-03T09:30:00.000Z', '05/01/2026;BTCFY;100');

describe('the statement of a month', () => {
  it('is announced in the day, once, without a figure, to each client who held something in it', async () => {
    await signIn(given.test, 'client');
    await liveWorkedExample(given);
    expect(await announcedOn('2026-02-03T07:30:00.000Z')).toEqual([]);
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([ofJanuary()]);
    expect(await announcedOn('2026-02-03T10:00:00.000Z')).toEqual([ofJanuary()]);
    const [mail] = await mails();
    expect(mail?.body).not.toContain('€');
    expect(mail?.source).toMatchObject({
      content: { button: { url: expect.stringMatching(/\/documents$/) } },
    });
  });

  it('is announced once the last NAV of the month is published, and is then listed', async () => {
    await publishWorkedExample(given.test, given.admin);
    await payWorkedExample(given.test, given.admin, given.client);
    await publishNavs(given, '30/01/2026;USDFY;102');
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([]);
    given = await publishLater(given, '2026-02-04T09:00:00.000Z', '31/01/2026;USDFY;102');
    expect(await announcedOn('2026-02-04T09:10:00.000Z')).toEqual([ofJanuary()]);
    const { statements } = await given.test.expectOk('listStatements', { token: given.client.token });
    expect(statements.map(({ period }) => period)).toContain('2026-01');
  });

  it('is announced once each product that was held has its last NAV', async () => {
    await liveWorkedExample(given);
    await payUnquoted(given);
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([]);
    given = await publishLater(given, '2026-02-04T09:00:00.000Z', '31/01/2026;BTCFY;100');
    expect(await announcedOn('2026-02-04T09:10:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is announced to a client who was paid out of a product without a later NAV, with their other products', async () => {
    await payOutInMonth();
    await payUnquoted(given);
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([]);
    given = await publishLater(given, '2026-02-03T09:10:00.000Z', '31/01/2026;BTCFY;100');
    expect(await announcedOn('2026-02-03T09:20:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is announced and downloaded where the only product was paid out in the month', async () => {
    await payOutInMonth();
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([ofJanuary()]);
    const { test, client } = await signedInAgain();
    const { statements } = await test.expectOk('listStatements', { token: client.token });
    expect(statements.map(({ period }) => period)).toEqual(['2026-01']);
    const query = { period: '2026-01', currency: 'EUR' };
    expect((await test.call('downloadStatement', { token: client.token, query })).status).toBe(200);
  });

  it('is not announced while an order of the month waits for its NAV', async () => {
    await liveWorkedExample(given);
    await payWaiting(given);
    await publishNavs(given, '10/01/2026;EURFY;100');
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([]);
  });

  it('is announced beside an order of a product without any NAV yet', async () => {
    await liveWorkedExample(given);
    await payWaiting(given);
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is not announced again where a NAV of it is corrected', async () => {
    await liveWorkedExample(given);
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([ofJanuary()]);
    given = await publishLater(given, '2026-02-04T09:00:00.000Z', '31/01/2026;USDFY;101');
    expect(await announcedOn('2026-02-04T09:10:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is announced once by two processes at the same time', async () => {
    await liveWorkedExample(given);
    const { test } = given;
    test.clock.set('2026-02-03T09:00:00.000Z');
    await Promise.all([announceMonth(test.deps), announceMonth(test.deps)]);
    expect(await announcedOn('2026-02-03T09:05:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is announced by the next run where one was cut: its email and its row are there together, or neither', async () => {
    await liveWorkedExample(given);
    const { test } = given;
    test.clock.set('2026-02-03T09:00:00.000Z');
    const jobs = { ...test.deps.jobs, add: () => Promise.reject(new Error('killed')) };
    await expect(announceMonth({ ...test.deps, jobs })).rejects.toThrow('killed');
    expect(await test.deps.db.select().from(monthlyNotices)).toEqual([]);
    expect(await announcedOn('2026-02-03T09:05:00.000Z')).toEqual([ofJanuary()]);
  });

  it('is not announced to an account that is closed, nor of a contract that was renounced', async () => {
    await liveWorkedExample(given);
    const { test, client } = given;
    await payRenounced({ ...given, client: await signIn(test, 'client') });
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, client.userId));
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toEqual([]);
  });

  it('is noticed on the site alone to a client who switched it off', async () => {
    await liveWorkedExample(given);
    const { test, client } = given;
    const other = await signIn(test, 'client');
    await payContract({ ...given, client: other }, dollars);
    const body = { payment_steps: true, answers: true, statements: false };
    await test.expectOk('saveNoticePreferences', { token: client.token, body });
    expect(await announcedOn('2026-02-03T09:00:00.000Z')).toHaveLength(2);
    const sent = new Map((await mails()).map(({ recipient, isMuted }) => [recipient, !isMuted]));
    expect([sent.get(client.email), sent.get(other.email)]).toEqual([false, true]);
  });
});
