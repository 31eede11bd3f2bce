// Lists of investments read what marks each of them for all at once.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kaskadConsents } from '../../db/schema/kaskad-registers.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { SignedIn } from '../../testing/people.ts';
import {
  givenInvestment,
  givenRoundDocument,
  openRound,
  signInInvestor,
  signInKaskadAdmin,
} from '../kaskad-rounds/rounds.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let investor: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signInKaskadAdmin(test);
  investor = await signInInvestor(test);
});
afterAll(() => test.close());

/** One to accept, one accepted, one without a document, and one whose money is short. */
async function givenEach(): Promise<string[]> {
  const { userId } = investor;
  const [withDocument, without] = [(await openRound(test)).round, (await openRound(test)).round];
  const documentId = await givenRoundDocument(test, withDocument);
  const submitted = { round: withDocument, userId, state: 'submitted' } as const;
  const toAccept = await givenInvestment(test, submitted);
  const accepted = await givenInvestment(test, submitted);
  await test.deps.db.insert(kaskadConsents).values({
    id: test.deps.ids.uuid(),
    investmentId: accepted.id,
    kind: 'document',
    documentId,
    words: 'Lu',
    acceptedAt: test.deps.clock.now(),
  });
  const plain = await givenInvestment(test, { ...submitted, round: without });
  const short = await givenInvestment(test, { ...submitted, state: 'signed', received: '4900' });
  return [toAccept.id, accepted.id, plain.id, short.id];
}
const nextSteps = ['accept_documents', 'sign', 'sign', 'choose_units'];

const reads = {
  listInvestments: async () => (await test.expectOk('listInvestments', { token: investor.token })).items,
  listIssuedInvestments: async () => {
    const query = { q: investor.email };
    const { items } = await test.expectOk('listIssuedInvestments', { token: admin.token, query });
    return items.map(({ investment }) => investment);
  },
  getKaskadUser: async () => {
    const params = { id: investor.userId };
    return (await test.expectOk('getKaskadUser', { token: admin.token, params })).investments;
  },
  getKaskadDashboard: async () => {
    const { to_do: tasks } = await test.expectOk('getKaskadDashboard', { token: investor.token });
    return tasks.map(({ investment_id: id, task }) => ({
      id,
      next_step: task === 'accept_documents' || task === 'choose_units' ? task : 'sign',
    }));
  },
};

it.each(Object.entries(reads))(
  '[B52] %s marks each investment, with as many queries for eight',
  async (_name, read) => {
    const few = await givenEach();
    const ofFew = await countQueries(read);
    const ids = [...few, ...(await givenEach())];
    expect(await countQueries(read)).toBe(ofFew);
    const stepOf = new Map((await read()).map(({ id, next_step: step }) => [id, step]));
    expect(ids.map((id) => stepOf.get(id))).toEqual([...nextSteps, ...nextSteps]);
  },
);
