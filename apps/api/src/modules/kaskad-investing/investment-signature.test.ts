import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { hasPdftotext, textOf } from '../../testing/read-pdf.ts';
import { onSigningPage } from '../contracts/contracts.fixture.ts';
import { openRound } from '../kaskad-rounds/rounds.fixture.ts';
import { codeOf, givenRoundDocument, useInvesting } from './investing.fixture.ts';
import { keepInvestments } from './keep-investments.ts';

const { world, at, switchRegime, call, givenSubmitted, sign, read, rowsOf, subjects } = useInvesting();

const downloaded = async (id: string) => {
  const { token } = world.investor;
  const file = await world.test.call('downloadInvestmentDocument', {
    token,
    params: { id, kind: 'subscription' },
  });
  return file;
};

describe('the signature of a subscription form', () => {
  it('is opened once, and signed: payment is awaited and the form is a file of its owner', async () => {
    const { round } = await openRound(world.test);
    const document = await givenRoundDocument(world.test, round.id, { by: round.createdBy });
    const id = await givenSubmitted(round.id, { accepted_documents: [document] });
    const [first, again] = [
      await call('openInvestmentSignature', id),
      await call('openInvestmentSignature', id),
    ];
    expect(again.body).toEqual(first.body);
    await sign(id);
    const detail = await read(id);
    expect(detail.investment).toMatchObject({ state: 'signed', next_step: 'pay', can_withdraw: false });
    expect(detail.payment).toMatchObject({
      asset: 'EURO',
      amount: '4991',
      reference: detail.investment.reference,
      iban: 'FR7630006000011234567890189',
    });
    expect(detail.documents).toContainEqual({ kind: 'subscription', is_ready: true });
    const file = await downloaded(id);
    expect(file.status).toBe(200);
    expect(await subjects()).toContainEqual(expect.stringContaining('est signé'));
    const [row] = await rowsOf(round.id);
    expect(row?.subscriptionFileId).not.toBeNull();
  });

  it('waits until the email address is confirmed; it is submitted meanwhile', async () => {
    const { round } = await openRound(world.test);
    const setUnconfirmed = (emailUnconfirmedSince: Date | null) =>
      world.test.deps.db
        .update(users)
        .set({ emailUnconfirmedSince })
        .where(eq(users.id, world.investor.userId));
    await setUnconfirmed(world.test.clock.now());
    const id = await givenSubmitted(round.id);
    expect(codeOf(await call('openInvestmentSignature', id))).toEqual([409, 'identity.email_unconfirmed']);
    await setUnconfirmed(null);
    expect((await call('openInvestmentSignature', id)).status).toBe(200);
  });

  it('that is refused leaves it submitted, and another may be opened', async () => {
    const { round } = await openRound(world.test);
    const id = await givenSubmitted(round.id);
    await sign(id, 'decline');
    expect((await read(id)).investment.state).toBe('submitted');
    await sign(id);
    expect((await read(id)).investment.state).toBe('signed');
  });

  it('[B26] waits for a new version to be accepted, and the form names the version with its hash', async () => {
    const { round } = await openRound(world.test);
    const by = round.createdBy;
    const first = await givenRoundDocument(world.test, round.id, { by });
    const id = await givenSubmitted(round.id, { accepted_documents: [first] });
    await call('openInvestmentSignature', id);
    const second = await givenRoundDocument(world.test, round.id, { version: 2, by });
    expect(codeOf(await call('openInvestmentSignature', id))).toEqual([
      409,
      'kaskad_investing.documents_to_accept',
    ]);
    const { investment, to_accept } = await read(id);
    expect([investment.next_step, to_accept.map(({ version }) => version)]).toEqual([
      'accept_documents',
      [2],
    ]);
    const accepted = await call('acceptRoundDocuments', id, {
      version: investment.version,
      accepted_documents: [second],
    });
    expect(accepted.status).toBe(200);
    await sign(id);
    const file = await downloaded(id);
    expect(file.status).toBe(200);
    if (!hasPdftotext) return;
    const text = textOf(file.raw).replaceAll(/\s/g, '');
    expect(text).toContain('2'.repeat(64));
    expect(text).not.toContain('1'.repeat(64));
    expect(text).toMatch(/version2/i);
  });

  it('names the fee beside the price, and what both make', async () => {
    const { round } = await openRound(world.test, { feePercent: '1' });
    const id = await givenSubmitted(round.id);
    expect((await read(id)).investment).toMatchObject({ due: '5040.91', fee: '49.91' });
    await sign(id);
    const file = await downloaded(id);
    expect(file.status).toBe(200);
    if (!hasPdftotext) return;
    const text = textOf(file.raw).replaceAll(/\s/g, '');
    expect(text).toContain('Prixdesparts4991,00€');
    expect(text).toContain('Frais,enplusduprix49,91€(1%duprixdesparts)');
    expect(text).toContain('Montantdû5040,91€');
  });

  it('that ends after the round has closed is refused, and its owner reads of it', async () => {
    const { round } = await openRound(world.test);
    const id = await givenSubmitted(round.id);
    const opened = await call('openInvestmentSignature', id);
    expect(opened.status).toBe(200);
    world.test.clock.set(round.closesAt.toISOString());
    const { deps } = world.test;
    await keepInvestments({ ...deps, signature: { ...deps.signature, cancel: unreachable } });
    await onSigningPage(world.test, String(Object(opened.body).url), 'sign');
    expect((await rowsOf(round.id))[0]).toMatchObject({ state: 'expired', subscriptionFileId: null });
    expect(await subjects()).toEqual([
      expect.stringContaining('est enregistrée'),
      expect.stringContaining('a expiré'),
      expect.stringContaining('est arrivée trop tard'),
    ]);
  });

  it('[B23] under MiCA the period ends after 14 days in Paris, or with the round', async () => {
    await switchRegime('KASKAD_MICA', '1');
    const late = await openRound(world.test, {
      regime: 'mica',
      closesAt: new Date('2026-12-30T11:00:00.000Z'),
    });
    const id = await givenSubmitted(late.round.id);
    await sign(id);
    expect((await read(id)).investment).toMatchObject({
      withdrawal_until: '2026-11-24T23:00:00.000Z',
      can_withdraw: true,
    });
    const soon = await openRound(world.test, {
      regime: 'mica',
      closesAt: new Date('2026-11-20T11:00:00.000Z'),
    });
    const other = await givenSubmitted(soon.round.id);
    await sign(other);
    expect((await read(other)).investment.withdrawal_until).toBe('2026-11-20T11:00:00.000Z');
    const traded = await openRound(world.test, { regime: 'mica', isTraded: true });
    const third = await givenSubmitted(traded.round.id);
    await sign(third);
    expect((await read(third)).investment).toMatchObject({ withdrawal_until: null, can_withdraw: false });
  });

  it('expires ten days after it when nothing was paid', async () => {
    const { round } = await openRound(world.test);
    const id = await givenSubmitted(round.id);
    await sign(id);
    await at('2026-11-20T08:59:59.000Z');
    await keepInvestments(world.test.deps);
    const states = [(await rowsOf(round.id))[0]?.state];
    await at('2026-11-20T09:00:00.000Z');
    await keepInvestments(world.test.deps);
    states.push((await rowsOf(round.id))[0]?.state);
    expect(states).toEqual(['signed', 'expired']);
  });
});

const unreachable = () => Promise.reject(new Error('unreachable'));
