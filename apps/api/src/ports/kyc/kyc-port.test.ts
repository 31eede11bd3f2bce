// What the application requires of an identity provider, tested on both: nothing here knows which one is called.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KycWorld, openLocalWorld, openSumsubWorld } from '../../testing/kyc-worlds.ts';
import { pdf, png } from '../../testing/sample-files.ts';
import type { KycDocument } from './kyc-port.ts';

const worlds: [name: string, open: () => Promise<KycWorld>][] = [
  ['local', openLocalWorld],
  ['sumsub', openSumsubWorld],
];

const side = (idDocSubType: 'FRONT_SIDE' | 'BACK_SIDE'): KycDocument => ({
  idDocType: 'ID_CARD',
  country: 'FRA',
  idDocSubType,
  fileName: `côté ${idDocSubType}.png`,
  ...png(),
});
const passport: KycDocument = { idDocType: 'PASSPORT', country: 'BEL', fileName: 'passeport.pdf', ...pdf() };

describe.each(worlds)('the %s identity provider', (name, open) => {
  let world: KycWorld;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  let people = 0;
  const openFile = async (...documents: KycDocument[]) => {
    people += 1;
    const externalUserId = `personne/${people} é`;
    const { applicantId } = await world.kyc.createApplicant(externalUserId);
    for (const document of documents) await world.kyc.addDocument(applicantId, document);
    return { applicantId, externalUserId };
  };

  it('has a name', () => {
    expect(world.kyc.name).toBe(name);
  });

  it('opens one applicant for a person, however often and from wherever it is requested', async () => {
    const { applicantId, externalUserId } = await openFile();
    const again = await Promise.all([
      world.kyc.createApplicant(externalUserId),
      world.kyc.createApplicant(externalUserId),
    ]);
    expect(again).toEqual([{ applicantId }, { applicantId }]);
    expect((await openFile()).applicantId).not.toBe(applicantId);
  });

  it('has no verdict on a new file', async () => {
    const { applicantId } = await openFile();
    expect(await world.kyc.getReview(applicantId)).toEqual({ reviewStatus: 'init' });
  });

  it.each([
    { of: 'both sides of a card', documents: [side('FRONT_SIDE'), side('BACK_SIDE')] },
    { of: 'a passport', documents: [passport] },
  ])('accepts $of', async ({ documents }) => {
    const file = await openFile(...documents);
    expect(await world.decide(file, 'GREEN')).toBe(true);
    const review = await world.kyc.getReview(file.applicantId);
    expect(review).toEqual({
      reviewStatus: 'completed',
      reviewAnswer: 'GREEN',
      verdictId: expect.stringMatching(/./),
    });
  });

  it('does not accept half a card, nor nothing', async () => {
    const half = await openFile(side('FRONT_SIDE'));
    expect(await world.decide(half, 'GREEN')).toBe(false);
    expect(await world.decide(await openFile(), 'GREEN')).toBe(false);
    expect(await world.kyc.getReview(half.applicantId)).toEqual({ reviewStatus: 'init' });
  });

  it('accepts the same side again, as after a lost response', async () => {
    const file = await openFile(side('FRONT_SIDE'), side('FRONT_SIDE'), side('BACK_SIDE'));
    expect(await world.decide(file, 'GREEN')).toBe(true);
  });

  it.each(['RETRY', 'FINAL'] as const)('reports a %s refusal, why, and which one it is', async (verdict) => {
    const file = await openFile(passport);
    await world.decide(file, verdict);
    const review = await world.kyc.getReview(file.applicantId);
    expect(review).toMatchObject({
      reviewStatus: 'completed',
      reviewAnswer: 'RED',
      reviewRejectType: verdict,
      moderationComment: expect.stringMatching(/./),
      clientComment: expect.stringMatching(/./),
      rejectLabels: [expect.stringMatching(/^[A-Z_]+$/)],
    });
    expect(review.moderationComment).not.toBe(review.clientComment);
    expect(await world.kyc.getReview(file.applicantId)).toEqual(review);
  });

  it('may accept after a refusal that left a new try, and that is another verdict', async () => {
    const file = await openFile(passport);
    await world.decide(file, 'RETRY');
    const refused = await world.kyc.getReview(file.applicantId);
    await world.kyc.addDocument(file.applicantId, side('FRONT_SIDE'));
    await world.kyc.addDocument(file.applicantId, side('BACK_SIDE'));
    await world.decide(file, 'RETRY');
    const refusedAgain = await world.kyc.getReview(file.applicantId);
    await world.decide(file, 'GREEN');
    const accepted = await world.kyc.getReview(file.applicantId);
    expect(accepted.reviewAnswer).toBe('GREEN');
    expect(new Set([refused, refusedAgain, accepted].map(({ verdictId }) => verdictId)).size).toBe(3);
  });

  it('opens its widget with a token of ten minutes', async () => {
    const { externalUserId } = await openFile();
    const { token } = await world.kyc.createAccessToken(externalUserId);
    world.clock.advance({ minutes: 9 });
    expect(await world.isTokenGood(token)).toBe(true);
    world.clock.advance({ minutes: 2 });
    expect(await world.isTokenGood(token)).toBe(false);
    const renewed = await world.kyc.createAccessToken(externalUserId);
    expect(await world.isTokenGood(renewed.token)).toBe(true);
  });

  it('deletes the documents and the refusal of an applicant that is reset', async () => {
    const file = await openFile(passport);
    await world.decide(file, 'FINAL');
    await world.kyc.resetApplicant(file.applicantId);
    await world.kyc.resetApplicant(file.applicantId);
    expect(await world.kyc.getReview(file.applicantId)).toEqual({ reviewStatus: 'init' });
    expect(await world.decide(file, 'GREEN')).toBe(false);
    await world.kyc.addDocument(file.applicantId, passport);
    expect(await world.decide(file, 'GREEN')).toBe(true);
  });

  it('erases a deleted applicant: created again, it has no data', async () => {
    const { applicantId, externalUserId } = await openFile(passport);
    await world.kyc.deleteApplicant(applicantId);
    await world.kyc.deleteApplicant(applicantId);
    const again = { ...(await world.kyc.createApplicant(externalUserId)), externalUserId };
    expect(await world.decide(again, 'GREEN')).toBe(false);
    await world.kyc.addDocument(again.applicantId, passport);
    expect(await world.decide(again, 'GREEN')).toBe(true);
  });

  it('knows nothing of a file that is not there, and has nothing to remove', async () => {
    const unknownId = '5b594ade0a975a36c9349e66';
    await expect(world.kyc.getReview(unknownId)).rejects.toThrow(/./);
    await expect(world.kyc.addDocument(unknownId, passport)).rejects.toThrow(/./);
    await world.kyc.deleteApplicant(unknownId);
  });
});
