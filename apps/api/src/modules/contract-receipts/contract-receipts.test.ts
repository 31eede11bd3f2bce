import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payouts } from '../../db/schema/cash.ts';
import { alone } from '../../testing/alone.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { verifySeal } from '../../testing/verify-seal.ts';
import { givenContract } from '../contracts/contracts.fixture.ts';
import { paid, usePayouts } from '../payouts/payouts.fixture.ts';

const { people, givenClosing, givenApproved, call, rowOf } = usePayouts();

const download = (id: string, { payoutId, by = people.client }: { payoutId?: string; by?: SignedIn } = {}) =>
  people.test.call('downloadReceipt', {
    token: by.token,
    params: { id },
    query: payoutId === undefined ? {} : { payout_id: payoutId },
  });
const plain = (raw: Buffer) => textOf(raw).replaceAll(/\s+/g, ' ');
const contractOf = async (payoutId: string) => (await rowOf(payoutId)).contractId ?? '';

describe('a receipt', () => {
  it.runIf(hasPdftotext)(
    'of a payment has what was received, sealed, the same bytes for the same data',
    async () => {
      const id = await contractOf(await givenClosing());
      const { raw, headers } = await download(id);
      expect(headers['content-disposition']).toMatch(/attachment; filename="recu-PO-2020-\d{4}\.pdf"/);
      const text = plain(raw);
      expect(text).toMatch(/Reçu n° PO-2020-\d{4}-[0-9A-F]{8}/);
      expect(text).toContain('certifie avoir reçu la somme de 10 000,00 €');
      expect(text).toContain('Souscripteur Odile Carrel');
      expect(text).toContain('2 janvier 2026 10 000,00 €');
      expect(await verifySeal(raw)).toMatchObject({ isValid: true, coversWholeFile: true });
      people.test.clock.advance({ minutes: 3 });
      expect((await download(id)).raw.equals(raw)).toBe(true);
    },
  );

  it.runIf(hasPdftotext)(
    'of a payment that was rectified has another number than the one before',
    async () => {
      const { test, client, maker } = people;
      const id = await givenContract(test, client, { status: 'signed', amount: '10000' });
      const as = { token: maker.token, params: { id } };
      const body = { amount: '10000', value_date: '2026-01-02', reference: `VIR-${id}` };
      const rectify = (amount: string) => {
        test.clock.advance({ minutes: 1 });
        const correction = { amount, value_date: '2026-01-02', reason: 'Saisie erronée' };
        return test.expectOk('rectifyPayment', { ...as, body: correction });
      };
      await alone(test, () => test.expectOk('validatePayment', { ...as, body }));
      expect(plain((await download(id)).raw)).not.toContain('rectifié');
      await alone(test, () => rectify('9000'));
      const { raw, headers } = await download(id);
      expect(headers['content-disposition']).toContain('-rectifie-2026-01-03.pdf');
      const text = plain(raw);
      expect(text).toMatch(/Reçu n° PO-2020-\d{4}-rectifié-2026-01-03-[0-9A-F]{8}/);
      expect(text).toContain('certifie avoir reçu la somme de 9 000,00 €');
      await alone(test, () => rectify('8000'));
      expect(plain((await download(id)).raw)).toMatch(/PO-2020-\d{4}-rectifié-2-2026-01-03-/);
    },
  );

  it.runIf(hasPdftotext)('of a payout has its cause, its reference and the end of the account', async () => {
    const payoutId = await givenApproved();
    const id = await contractOf(payoutId);
    expect((await download(id, { payoutId })).status).toBe(404);
    expect((await call('executePayout', payoutId, paid('VIR-RECU'))).status).toBe(200);
    const { raw, headers } = await download(id, { payoutId });
    expect(headers['content-disposition']).toContain('recu-2026-01-03-');
    const text = plain(raw);
    expect(text).toContain('certifie vous avoir payé la somme de');
    expect(text).toContain('Motif Clôture');
    expect(text).toContain('Référence VIR-RECU');
    expect(text).toContain('Vers le compte FR14 •••• 2606');
    await people.test.deps.db
      .update(payouts)
      .set({ state: 'to_execute', executedOn: null })
      .where(eq(payouts.id, payoutId));
    expect((await download(id, { payoutId })).status).toBe(404);
  });

  it('is of its owner, and of money that was received', async () => {
    const id = await contractOf(await givenClosing());
    const other = await signIn(people.test, 'client');
    expect((await download(id, { by: other })).status).toBe(404);
    const unpaid = await givenContract(people.test, people.client, { status: 'signed', amount: '10000' });
    expect((await download(unpaid)).status).toBe(404);
    const elsewhere = await givenClosing();
    expect((await download(id, { payoutId: elsewhere })).status).toBe(404);
  });
});
