// What only Sumsub does: which requests it accepts, what it refuses, and how its failures are handled.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../testing/fakes.ts';
import { openSumsubWorld, sumsubKycOf } from '../../../testing/kyc-worlds.ts';
import { pdf, png } from '../../../testing/sample-files.ts';
import { standInSettings } from '../../../testing/sumsub/sumsub-stand-in.ts';
import { type KycDocument, KycRefusal } from '../kyc-port.ts';
import { reviewSchema, toKycReview } from './sumsub-responses.ts';

let world: Awaited<ReturnType<typeof openSumsubWorld>>;
beforeAll(async () => {
  world = await openSumsubWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.standIn.faults.length = 0;
  world.standIn.calls.length = 0;
});

const document = (bytes: Uint8Array = pdf().bytes): KycDocument => ({
  idDocType: 'PASSPORT',
  country: 'FRA',
  fileName: 'passeport.pdf',
  mime: 'application/pdf',
  bytes,
});

let people = 0;
async function openFile() {
  people += 1;
  const externalUserId = `personne-${people}`;
  const { applicantId } = await world.kyc.createApplicant(externalUserId);
  world.standIn.calls.length = 0;
  return { applicantId, externalUserId };
}

describe('which requests Sumsub accepts', () => {
  it.each([
    ['another secret', { secretKey: 'another-secret-key' }, 'Invalid signature'],
    ['a token it does not know', { appToken: 'sbx:unknown' }, 'App token is invalid'],
    ['a token of no mode', { appToken: 'stand-in-token' }, 'App token is invalid'],
  ])('not one with %s', async (_who, changes, message) => {
    const { applicantId } = await openFile();
    const kyc = sumsubKycOf(world.standIn, world.clock, changes);
    await expect(kyc.getReview(applicantId)).rejects.toThrow(`Sumsub responded 401: ${message}`);
  });

  it.each([
    [-59, true],
    [59, true],
    [-61, false],
    [61, false],
  ])('a clock that is %i seconds off: %s', async (seconds, isAccepted) => {
    const { applicantId } = await openFile();
    const clock = createFakeClock(world.clock.now().toISOString());
    clock.advance({ seconds });
    const outcome = sumsubKycOf(world.standIn, clock).getReview(applicantId);
    if (isAccepted) expect(await outcome).toEqual({ reviewStatus: 'init' });
    else await expect(outcome).rejects.toThrow('401: Token expired');
  });

  it('in one mode nothing of the other', async () => {
    const { applicantId, externalUserId } = await openFile();
    const production = sumsubKycOf(world.standIn, world.clock, { appToken: 'prd:stand-in-token' });
    await expect(production.getReview(applicantId)).rejects.toThrow('401');
    expect((await production.createApplicant(externalUserId)).applicantId).not.toBe(applicantId);
  });

  it('of the level it was given, percent-encoded as it was signed', async () => {
    await world.kyc.createApplicant('niveau');
    expect(world.standIn.calls).toEqual([
      'POST /resources/applicants?levelName=identit%C3%A9%2Bbase%20niveau',
    ]);
    const unknown = sumsubKycOf(world.standIn, world.clock, { levelName: 'autre' });
    await expect(unknown.createApplicant('niveau-2')).rejects.toThrow("Level 'autre' not found");
  });
});

describe('a document', () => {
  it.each([
    ['empty', new Uint8Array(), 'empty'],
    ['not the file it says it is', Buffer.from('ceci n’est pas un PDF'), 'damaged'],
    ['of a kind Sumsub does not take', Buffer.from('49492a00080000000000', 'hex'), 'unsupported'],
  ])('that is %s is refused for that', async (_what, bytes, reason) => {
    const { applicantId } = await openFile();
    await expect(world.kyc.addDocument(applicantId, document(bytes))).rejects.toMatchObject({ reason });
  });

  it('that the first look cannot read is refused, and so is the other side of it', async () => {
    const { applicantId } = await openFile();
    const card = (idDocSubType: 'FRONT_SIDE' | 'BACK_SIDE') =>
      world.kyc.addDocument(applicantId, {
        ...document(png().bytes),
        mime: 'image/png',
        idDocType: 'ID_CARD',
        idDocSubType,
      });
    await card('FRONT_SIDE');
    world.standIn.world.isNextImageUnreadable = true;
    await expect(card('BACK_SIDE')).rejects.toMatchObject({ reason: 'unreadable' });
    await card('BACK_SIDE');
    expect(world.standIn.submit(applicantId)).toBe(false);
    await card('FRONT_SIDE');
    expect(world.standIn.submit(applicantId)).toBe(true);
  });

  it('is sent once, even when no response comes; sent again by the person, it is there', async () => {
    const { applicantId } = await openFile();
    world.standIn.faults.push({ on: 'idDoc', fault: { kind: 'lost-response' } });
    await expect(world.kyc.addDocument(applicantId, document())).rejects.toThrow('no response');
    expect(world.standIn.calls).toHaveLength(1);
    await world.kyc.addDocument(applicantId, document());
    expect(world.standIn.world.applicants.get(applicantId)?.images).toHaveLength(1);
  });
});

describe('when Sumsub fails', () => {
  it.each([
    ['is busy', { kind: 'status', status: 429 }],
    ['is down', { kind: 'status', status: 503 }],
    ['hangs up', { kind: 'dropped' }],
    ['hangs up once it has done it', { kind: 'lost-response' }],
  ] as const)('and %s, what may be repeated is', async (what, fault) => {
    world.standIn.faults.push({ on: 'applicants', fault });
    const { applicantId } = await world.kyc.createApplicant(`panne ${what}`);
    expect(await world.kyc.getReview(applicantId)).toEqual({ reviewStatus: 'init' });
  });

  it.each([
    ['does not speak JSON', { kind: 'not-json' }],
    ['sends us elsewhere', { kind: 'redirect', to: 'http://169.254.169.254/' }],
    ['has lost its mind', { kind: 'status', status: 418 }],
  ] as const)('and %s, it is a failure of the provider, not a refusal', async (_what, fault) => {
    const { applicantId } = await openFile();
    world.standIn.faults.push({ on: 'status', fault });
    await expect(world.kyc.getReview(applicantId)).rejects.not.toBeInstanceOf(KycRefusal);
    expect(world.standIn.calls).toHaveLength(1);
  });

  it('reveals neither its token nor its secret', async () => {
    const { applicantId } = await openFile();
    const kyc = sumsubKycOf(world.standIn, world.clock, { secretKey: 'another-secret-key' });
    const error = await kyc.getReview(applicantId).catch((caught: unknown) => caught);
    expect(String(error)).toContain('correlationId');
    expect(String(error)).not.toContain(standInSettings.appToken);
    expect(String(error)).not.toContain('another-secret-key');
  });
});

describe('a file under examination', () => {
  it('is not canceled', async () => {
    const { applicantId } = await openFile();
    await world.kyc.addDocument(applicantId, document());
    expect(world.standIn.submit(applicantId)).toBe(true);
    await expect(world.kyc.deleteApplicant(applicantId)).rejects.toMatchObject({ reason: 'being-checked' });
    expect(await world.kyc.getReview(applicantId)).toEqual({ reviewStatus: 'pending' });
  });
});

const read = (outcome: unknown) => toKycReview(reviewSchema.parse(outcome));

describe('a review', () => {
  it('has no verdict until it is completed, whatever an earlier attempt left in it', () => {
    for (const reviewStatus of ['init', 'pending', 'prechecked', 'queued', 'onHold']) {
      expect(read({ reviewStatus, reviewResult: { reviewAnswer: 'GREEN' } })).toEqual({ reviewStatus });
    }
  });

  it.each([
    ['a status it never had', { reviewStatus: 'approved' }],
    ['another colour', { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'YELLOW' } }],
    ['no colour', { reviewStatus: 'completed', reviewResult: null }],
    ['nothing', null],
  ])('with %s is not read', (_what, outcome) => {
    expect(() => read(outcome)).toThrow(/./);
  });
});
