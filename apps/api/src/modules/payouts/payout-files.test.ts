import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { historyOf } from '../../testing/history-of.ts';
import { racedStatuses } from '../contracts/contracts.fixture.ts';
import {
  fromReceipt,
  houseIban,
  iban,
  nextReference,
  paid,
  refusalOf,
  usePayouts,
} from './payouts.fixture.ts';

const { people, call, givenApproved, givenClosing, givenPrepared, rowOf } = usePayouts();

const file = (payout_ids: string[], who = people.maker) =>
  people.test.call('createPayoutFile', { token: who.token, body: { payout_ids } });

describe('createPayoutFile', () => {
  it('writes approved payouts of one account, and gives the same bytes each time', async () => {
    const ids = [await givenApproved(), await givenApproved()];
    const written = await people.test.expectOk('createPayoutFile', {
      token: people.maker.token,
      body: { payout_ids: ids },
    });
    expect(written.count).toBe(2);
    const amounts = await Promise.all(ids.map(async (id) => Number((await rowOf(id)).amount)));
    expect(Number(written.total)).toBeCloseTo((amounts[0] ?? 0) + (amounts[1] ?? 0), 2);
    const read = () =>
      people.test.call('getPayoutFile', { token: people.checker.token, params: { id: written.id } });
    const [first, second] = [await read(), await read()];
    expect(first.headers['content-type']).toContain('application/xml');
    expect(first.headers['content-disposition']).toContain(written.name);
    expect(second.raw.equals(first.raw)).toBe(true);
    expect(createHash('sha256').update(first.raw).digest('hex')).toBe(written.sha256);
    const xml = first.raw.toString();
    for (const part of [
      'pain.001.001.09',
      '<NbOfTxs>2</NbOfTxs>',
      `<IBAN>${houseIban}</IBAN>`,
      `<IBAN>${iban}</IBAN>`,
    ])
      expect(xml).toContain(part);
    for (const id of ids) {
      const detail = await people.test.expectOk('getPayout', {
        token: people.maker.token,
        params: { id: id },
      });
      expect(detail.payout).toMatchObject({ state: 'to_execute', file_id: written.id });
      const [filed] = await historyOf(people.test, people.maker, { kind: 'payout', id });
      expect(filed?.reason).toContain(written.sha256);
    }
  });

  it('refuses a payout that is in a file, until that file is withdrawn with a reason', async () => {
    const { test, maker, checker } = people;
    const [one, two, later] = [await givenApproved(), await givenApproved(), await givenApproved()];
    const written = Object((await file([one, two])).body);
    expect(refusalOf(await file([one, later]))).toEqual([409, 'payouts.in_file']);
    expect((await rowOf(later)).fileId).toBeNull();
    expect(refusalOf(await call('preparePayout', one, fromReceipt))).toEqual([409, 'payouts.in_file']);
    await test.expectOk('executePayout', { token: maker.token, params: { id: two }, body: paid() });

    const withdraw = (reason: string) =>
      test.call('withdrawPayoutFile', { token: checker.token, params: { id: written.id }, body: { reason } });
    const blank = await withdraw(' ');
    expect([blank.status, Object(blank.body).errors]).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
    expect((await rowOf(one)).fileId).toBe(written.id);
    expect((await withdraw(' Refusé par la banque. ')).status).toBe(200);
    expect([(await rowOf(one)).fileId, (await rowOf(two)).fileId]).toEqual([null, written.id]);
    const [withdrawn] = await historyOf(test, maker, { kind: 'payout', id: one });
    expect([withdrawn?.action, withdrawn?.actor, withdrawn?.reason]).toEqual([
      'payout.file_withdrawn',
      'Marc Duval',
      expect.stringMatching(/^virements-V\w+\.xml\u00a0: Refusé par la banque\.$/),
    ]);
    expect(refusalOf(await withdraw('Encore.'))).toEqual([409, 'payouts.file_settled']);
    expect((await file([one, later])).status).toBe(200);
  });

  it('puts a payout in one of two files made at once', async () => {
    const id = await givenApproved();
    const both = await Promise.all([file([id]), file([id], people.checker)]);
    expect(racedStatuses(both)).toEqual([200, 409]);
  });

  it('makes one file of a request that is repeated with its key', async () => {
    const id = await givenApproved();
    const options = {
      token: people.maker.token,
      body: { payout_ids: [id] },
      headers: { 'idempotency-key': 'fichier-repete' },
    };
    const one = await people.test.expectOk('createPayoutFile', options);
    expect(await people.test.expectOk('createPayoutFile', options)).toEqual(one);
  });

  it('names in each line the account that pays it, of ours', async () => {
    const id = await givenClosing();
    const { payout } = await people.test.expectOk('getPayout', { token: people.maker.token, params: { id } });
    expect(payout.paying_account).toBe(`bank:${houseIban}`);
  });

  it('writes none when two are paid from different accounts', async () => {
    const [one, other] = [await givenApproved(), await givenApproved()];
    const { contractId, userId } = await rowOf(other);
    await people.test.deps.db.insert(receipts).values({
      id: people.test.deps.ids.uuid(),
      account: 'bank:DE89370400440532013000',
      externalId: nextReference(),
      source: 'camt053',
      state: 'attached',
      day: '2026-01-03',
      amount: '1',
      asset: 'EURO',
      contractId,
      userId,
      recordedAt: people.test.clock.now(),
    });
    expect(refusalOf(await file([one, other]))).toEqual([422, 'payouts.file_mixed']);
    expect((await rowOf(one)).fileId).toBeNull();
  });

  it('writes none when one is not approved, is paid in a coin, or does not exist', async () => {
    const [approved, prepared] = [await givenApproved(), await givenPrepared()];
    expect(refusalOf(await file([approved, prepared]))).toEqual([409, 'payouts.not_approved']);
    const unknown = '00000000-0000-4000-8000-00000000ffff';
    expect((await file([approved, unknown])).status).toBe(404);
    await people.test.deps.db.update(payouts).set({ asset: 'USDC' }).where(eq(payouts.id, approved));
    expect(refusalOf(await file([approved]))).toEqual([422, 'payouts.file_not_transfer']);
    expect((await rowOf(approved)).fileId).toBeNull();
    expect(
      (await people.test.call('getPayoutFile', { token: people.maker.token, params: { id: unknown } }))
        .status,
    ).toBe(404);
  });
});
