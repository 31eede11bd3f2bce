import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payouts } from '../../db/schema/cash.ts';
import { kaskadAllotments } from '../../db/schema/kaskad-registers.ts';
import { type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { mailOutbox } from '../../db/schema/platform.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { givenInvestment, openRound, signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';
import { codeOf, useInvesting } from './investing.fixture.ts';

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

const { world, read } = useInvesting();

const download = (id: string, kind: 'allotment_notice' | 'refund_notice', token = world.investor.token) =>
  world.test.call('downloadInvestmentDocument', { token, params: { id, kind } });

async function textOfNotice(id: string, kind: 'allotment_notice' | 'refund_notice'): Promise<string> {
  const { status, raw } = await download(id, kind);
  expect(status).toBe(200);
  // Tagged, for a screen reader.
  expect(raw.toString('latin1')).toContain('/MarkInfo');
  return hasPdftotext ? textOf(raw).replaceAll(/\s+/g, ' ') : '';
}

const publish = (round: RoundRow) =>
  world.test.deps.db.insert(kaskadAllotments).values({
    roundId: round.id,
    rule: 'pro_rata',
    demand: '7800',
    allotted: '5000',
    investors: 2,
    publishedAt: world.test.clock.now(),
    publishedBy: round.createdBy,
  });

const owe = (investmentId: string, change: Partial<typeof payouts.$inferInsert> = {}) =>
  world.test.deps.db.insert(payouts).values({
    id: world.test.deps.ids.uuid(),
    kind: 'kaskad_refund',
    state: 'to_prepare',
    userId: world.investor.userId,
    investmentId,
    investmentCause: 'not_allotted',
    amount: '1800',
    asset: 'EURO',
    requestedAt: world.test.clock.now(),
    dueBy: '2026-11-24',
    ...change,
  });

const closed = { state: 'closed', price: '1', minimum: '1', target: '5000', cap: '5000' } as const;

it('[B36] the sentence of the allotment reads the same on the page, in the email and in the notice', async () => {
  const { test, investor } = world;
  const { round } = await openRound(test, closed);
  await publish(round);
  const { id } = await givenInvestment(test, {
    round,
    userId: investor.userId,
    units: '5000',
    state: 'partly_allotted',
    allottedUnits: '3200',
  });
  const { allotment, documents, publication } = await read(id);
  const sentence = 'Demandé 5 000 €, alloué 3 200 € : souscription 1,56× le plafond, règle pro rata';
  expect(plain(allotment)).toBe(sentence);
  expect(publication).toEqual({
    published_at: test.clock.now().toISOString(),
    rule: 'pro_rata',
    oversubscription: '1.56',
  });
  expect(documents).toEqual([{ kind: 'allotment_notice', is_ready: true }]);
  const view = await findInvestmentView(test.deps.db, id);
  if (view === undefined) throw new Error('no investment');
  await mailInvestor(test.deps, view, { kind: 'allotted' });
  const [mail] = await test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, investor.email))
    .orderBy(desc(mailOutbox.createdAt));
  expect(plain(JSON.stringify(mail))).toContain(sentence);
  const notice = await textOfNotice(id, 'allotment_notice');
  if (hasPdftotext) {
    expect(notice).toContain(sentence);
    expect(notice).toContain('Le paiement des autres, frais compris, est remboursé');
  }
});

it('the notice of refunds has each payment, due or executed', async () => {
  const { test, investor } = world;
  const { round } = await openRound(test, closed);
  const { id } = await givenInvestment(test, { round, userId: investor.userId, state: 'withdrawn' });
  expect((await read(id)).documents).toEqual([]);
  expect(codeOf(await download(id, 'refund_notice'))[0]).toBe(404);
  await owe(id);
  await owe(id, {
    asset: 'USDC',
    amount: '50.25',
    state: 'executed',
    executedOn: '2026-11-10',
    executedAt: test.clock.now(),
    reference: test.deps.ids.uuid(),
  });
  expect((await read(id)).documents).toEqual([{ kind: 'refund_notice', is_ready: true }]);
  const notice = await textOfNotice(id, 'refund_notice');
  if (hasPdftotext) {
    // The reference is blank until the payment, on the first of the two lines of the row.
    expect(notice).toMatch(/1 800,00 € Parts non allouées Au plus tard le –? ?24\/11\/2026/);
    expect(notice).toContain('50,25 USDC Parts non allouées Exécuté le 10/11/2026');
  }
  const other = await signInInvestor(test);
  expect((await download(id, 'refund_notice', other.token)).status).toBe(404);
});
