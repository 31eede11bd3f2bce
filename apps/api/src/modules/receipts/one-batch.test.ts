import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { journalEntries } from '../../db/schema/books.ts';
import { signIn } from '../../testing/people.ts';
import { givenContract, openMarket } from '../contracts/contracts.fixture.ts';
import { givenReceipt } from './receipts.fixture.ts';

it('books what is attached and what is executed in one batch, with one digest on the trail', async () => {
  const { test, client } = await openMarket();
  const admin = await signIn(test, 'admin_yield');
  const createdAt = new Date('2026-01-02T09:00:00Z');
  const contractId = await givenContract(test, client, { status: 'signed', createdAt });
  const id = await givenReceipt(test, admin);
  const digests = () => test.deps.db.$count(auditLog, eq(auditLog.action, 'books.booked'));
  const before = await digests();
  const body = { contract_id: contractId };
  await test.expectOk('attachReceipt', { token: admin.token, params: { id }, body });
  expect(await digests()).toBe(before + 1);
  const entries = await test.deps.db
    .select()
    .from(journalEntries)
    .where(eq(journalEntries.contractId, contractId))
    .orderBy(journalEntries.number);
  expect(entries.map(({ kind, bookedBy }) => [kind, bookedBy])).toEqual([
    ['match', admin.userId],
    ['deal-in', null],
  ]);
  await test.close();
});
