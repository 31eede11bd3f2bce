import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import { yearlyNotices } from '../../db/schema/statements.ts';
import { signIn } from '../../testing/people.ts';
import {
  type Given,
  givenProducts,
  liveWorkedExample,
  payContract,
  payRenounced,
} from '../statements/statements.fixture.ts';
import { announceYear } from './announce-documents.ts';

let given: Given;

beforeEach(async () => {
  given = await givenProducts();
  await liveWorkedExample(given);
});
afterEach(() => given.test.close());

const announcedOn = async (now: string): Promise<string[]> => {
  const { test } = given;
  test.clock.set(now);
  await announceYear(test.deps);
  const mails = await test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'yearlyDocuments'));
  return mails.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted();
};
const subject = (year: number) => `${given.client.email} Vos documents de l’année ${year} sont disponibles`;

describe('the documents of a year', () => {
  it('are announced in January, in the day, once to each client who has a cost statement of it', async () => {
    await signIn(given.test, 'client');
    expect(await announcedOn('2026-12-31T12:00:00.000Z')).toEqual([]);
    expect(await announcedOn('2027-01-15T03:00:00.000Z')).toEqual([]);
    expect(await announcedOn('2027-01-15T09:00:00.000Z')).toEqual([subject(2026)]);
    expect(await announcedOn('2027-01-15T10:00:00.000Z')).toEqual([subject(2026)]);
    // Still held: there is one of each year.
    expect(await announcedOn('2028-01-15T10:00:00.000Z')).toEqual([subject(2026), subject(2027)]);
  });

  it('are announced once by two processes at the same time', async () => {
    const { test } = given;
    test.clock.set('2027-01-15T09:00:00.000Z');
    await Promise.all([announceYear(test.deps), announceYear(test.deps)]);
    expect(await announcedOn('2027-01-15T09:05:00.000Z')).toEqual([subject(2026)]);
  });

  it('are announced by the next run where one was cut: its email and its row are there together, or neither', async () => {
    const { test } = given;
    test.clock.set('2027-01-15T09:00:00.000Z');
    const jobs = { ...test.deps.jobs, add: () => Promise.reject(new Error('killed')) };
    await expect(announceYear({ ...test.deps, jobs })).rejects.toThrow('killed');
    expect(await test.deps.db.select().from(yearlyNotices)).toEqual([]);
    expect(await announcedOn('2027-01-15T09:05:00.000Z')).toEqual([subject(2026)]);
  });

  it('are announced to those after a page that fails, which the next run announces', async () => {
    const { test } = given;
    const other = await signIn(test, 'client');
    const product = { strategyId: 'usdfy', currency: 'USDC', amount: '5000' } as const;
    await payContract({ ...given, client: other }, { ...product, valueDate: '2026-01-05' });
    test.clock.set('2027-01-15T09:00:00.000Z');
    const add = vi.spyOn(test.deps.jobs, 'add').mockRejectedValueOnce(new Error('bad account'));
    await expect(announceYear(test.deps, undefined, 1)).rejects.toThrow('bad account');
    add.mockRestore();
    expect(await test.deps.db.select().from(yearlyNotices)).toHaveLength(1);
    expect(await announcedOn('2027-01-15T09:05:00.000Z')).toHaveLength(2);
  });

  it('stop between two pages where the process stops', async () => {
    given.test.clock.set('2027-01-15T09:00:00.000Z');
    await expect(announceYear(given.test.deps, AbortSignal.abort())).rejects.toThrow();
    expect(await given.test.deps.db.select().from(yearlyNotices)).toEqual([]);
  });

  it('are not announced to an account that is closed, nor of a contract that was renounced', async () => {
    const { test, client } = given;
    const other = { ...given, client: await signIn(test, 'client') };
    await payRenounced(other);
    await test.deps.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, client.userId));
    expect(await announcedOn('2027-01-15T09:00:00.000Z')).toEqual([]);
  });

  it('name the tax file to individuals alone, where the parameter is on', async () => {
    const { test, client } = given;
    await test.deps.db
      .insert(parameters)
      .values({ key: 'TAX_FILE', value: '1', unit: 'switch', updatedAt: test.clock.now() });
    await announcedOn('2027-01-15T09:00:00.000Z');
    await test.deps.db.update(users).set({ isCompany: true }).where(eq(users.id, client.userId));
    await announcedOn('2028-01-15T09:00:00.000Z');
    const mails = await test.deps.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'yearlyDocuments'));
    expect(mails.filter(({ body }) => body.includes('dossier fiscal')).map(({ subject: of }) => of)).toEqual([
      'Vos documents de l’année 2026 sont disponibles',
    ]);
    expect(mails.map(({ body }) => body).join('')).not.toContain('€');
  });
});
