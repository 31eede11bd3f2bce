// What tests of investing start from: an investor, rounds with a document, and what the API is called with.
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { kaskadTests } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvestments, kaskadRoundDocuments } from '../../db/schema/kaskad-rounds.ts';
import { mailOutbox, parameters } from '../../db/schema/platform.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { onSigningPage } from '../contracts/contracts.fixture.ts';
import { storeFile } from '../documents/store-file.ts';
import { createSession } from '../identity/create-session.ts';
import { signInInvestor } from '../kaskad-rounds/rounds.fixture.ts';

/** The key information sheet of a round; its id. */
export async function givenRoundDocument(
  { deps }: TestApp,
  roundId: string,
  { version = 1, by }: { version?: number; by: string },
): Promise<string> {
  const id = deps.ids.uuid();
  const fileId = await storeFile(deps, { userId: null, purpose: 'statement', ...pdf('fici.pdf') });
  await deps.db.insert(kaskadRoundDocuments).values({
    id,
    roundId,
    kind: 'key_information',
    title: 'Fiche d’informations clés',
    version,
    fileId,
    sha256: String(version).repeat(64),
    isSubstantial: true,
    publishedAt: deps.clock.now(),
    publishedBy: by,
  });
  return id;
}

interface World {
  test: TestApp;
  investor: SignedIn;
}

/** Both of a day, passed. */
const insertTests = ({ test: { deps }, investor: { userId } }: World, takenOn = '2026-11-01') =>
  deps.db.insert(kaskadTests).values(
    (['knowledge', 'losses'] as const).map((kind) => ({
      id: deps.ids.uuid(),
      userId,
      kind,
      takenOn,
      hasPassed: true,
      takenAt: deps.clock.now(),
    })),
  );

/** The subjects of the emails about investments, as they were written. */
async function mailedTo({ test, investor }: World): Promise<string[]> {
  const rows = await test.deps.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, investor.email), eq(mailOutbox.kind, 'investmentMoved')))
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ subject }) => subject);
}

/** Call it at the top of a test file: each test has an investor of its own, on 10 November 2026 at 10:00 in Paris. */
export function useInvesting(openApp: () => Promise<TestApp> = () => createTestApp()) {
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- filled before the first test
  const world = {} as World;
  beforeAll(async () => {
    world.test = await openApp();
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    world.test.clock.set('2026-11-10T09:00:00.000Z');
    await switchRegime('KASKAD_PSFP', '0');
    await switchRegime('KASKAD_MICA', '0');
    world.investor = await signInInvestor(world.test);
  });

  /** Later: the investor signs in again. */
  async function at(instant: string): Promise<void> {
    const { deps, clock } = world.test;
    clock.set(instant);
    const user = await findUserById(deps.db, world.investor.userId);
    if (user === null) throw new Error('no investor');
    const visitor = { ip: '127.0.0.1', userAgent: 'test', requestId: 'test' };
    world.investor.token = await createSession(deps, user, { visitor, methods: ['password'] });
  }

  const switchRegime = (key: 'KASKAD_PSFP' | 'KASKAD_MICA', value: '0' | '1') =>
    world.test.deps.db
      .insert(parameters)
      .values({ key, value, unit: '', updatedAt: world.test.clock.now() })
      .onConflictDoUpdate({ target: parameters.key, set: { value } });

  const givenTests = (takenOn?: string) => insertTests(world, takenOn);

  const call = (
    operation:
      | 'reserveUnits'
      | 'invest'
      | 'withdrawInvestment'
      | 'openInvestmentSignature'
      | 'acceptRoundDocuments',
    id: string,
    body?: object,
    headers = {},
  ) =>
    world.test.call(operation, {
      token: world.investor.token,
      params: { id },
      ...(body && { body }),
      headers,
    });

  const invest = (roundId: string, body: object = {}, headers = {}) =>
    call(
      'invest',
      roundId,
      { units: '62', payment_asset: 'EURO', accepted_documents: [], accepts_risks: true, ...body },
      headers,
    );

  /** Submitted through the API; its id. */
  async function givenSubmitted(roundId: string, body: object = {}): Promise<string> {
    const response = await invest(roundId, body);
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
    return String(Object(response.body).investment.id);
  }

  async function sign(id: string, end: 'sign' | 'decline' = 'sign'): Promise<void> {
    const opened = await call('openInvestmentSignature', id);
    if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
    await onSigningPage(world.test, String(Object(opened.body).url), end);
  }

  const read = (id: string) =>
    world.test.expectOk('getInvestment', { token: world.investor.token, params: { id } });

  const rowsOf = (roundId: string) =>
    world.test.deps.db.select().from(kaskadInvestments).where(eq(kaskadInvestments.roundId, roundId));

  const subjects = () => mailedTo(world);

  return { world, at, switchRegime, givenTests, call, invest, givenSubmitted, sign, read, rowsOf, subjects };
}

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
