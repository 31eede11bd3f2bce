import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailOutbox } from '../../db/schema/platform.ts';
import { statementIssues } from '../../db/schema/statements.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import { signIn } from '../../testing/people.ts';
import { correct, type Executed, givenExecuted } from './corrections.fixture.ts';

let given: Executed;

beforeEach(async () => {
  given = await givenExecuted();
});
afterEach(() => given.test.close());

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const mails = () =>
  given.test.deps.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, 'valueCorrected'))
    .orderBy(asc(mailOutbox.createdAt));

/** A statement of January that was downloaded. */
async function issue(userId: string, lastDay = '2026-01-31'): Promise<void> {
  const [firstDay, currency] = ['2026-01-01', 'EUR'];
  const issuedAt = given.test.clock.now();
  const row = { id: given.test.deps.ids.uuid(), userId, firstDay, lastDay, currency, issuedAt };
  await given.test.deps.db.insert(statementIssues).values({ ...row, sha256: 'x', figures: {} });
}

function preview(text: string) {
  const file = {
    name: 'vl.csv',
    mime: 'text/csv',
    bytes: new TextEncoder().encode(`date;strategie;vl\n${text}\n`),
  };
  return given.test.expectOk('previewImport', {
    token: given.admin.token,
    form: { fields: { kind: 'nav' }, file },
  });
}

it('writes once to each client, and on each contract that was executed at the value', async () => {
  await issue(given.client.userId);
  await issue(given.client.userId);
  await correct(given, '2026-01-02', '100');
  const sent = await mails();
  expect(sent).toHaveLength(1);
  const text = plain(sent[0]?.body);
  expect(text).toContain('USDFY du 2 janvier 2026 : 101 → 100');
  expect(text).toContain('janvier 2026 (EUR)');
  const events = await given.test.deps.db
    .select({ contractId: timelineEvents.contractId, metadata: timelineEvents.metadata })
    .from(timelineEvents);
  const corrected = events.filter(({ metadata }) => metadata.note?.startsWith('Corrigé le'));
  const contracts = corrected.map(({ contractId }) => contractId);
  expect(new Set(contracts)).toEqual(new Set([given.running, given.closed]));
  expect(contracts).toHaveLength(2);
  expect(plain(corrected[0]?.metadata.note)).toContain(
    'Corrigé le 8 janvier 2026 : USDFY du 2 janvier 2026 : 101 → 100.',
  );
});

it('adds the message that staff typed, once', async () => {
  const cells = [{ strategy_id: 'usdfy', date: '2026-01-02', text: '100', unit: 'nav' as const }];
  const body = { cells, reason: 'Dépositaire', message: 'Le dépositaire a rectifié <son> relevé.' };
  await given.test.expectOk('submitNavs', { token: given.admin.token, body });
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(plain(sent[0]?.body).split('Le dépositaire a rectifié')).toHaveLength(2);
});

const commit = async (text: string) =>
  given.test.call('commitImport', {
    token: given.admin.token,
    params: { id: (await preview(text)).id },
    body: { reason: 'Dépositaire', message: ' Le dépositaire a rectifié <son> relevé. ' },
  });

it('adds the message of a file that corrects, and refuses one of a file that corrects nothing', async () => {
  const refused = await commit('05/01/2026;USDFY;102');
  expect([refused.status, Object(refused.body).errors]).toEqual([
    422,
    { message: ['Un message n’est envoyé que si une valeur publiée est remplacée.'] },
  ]);
  expect((await commit('02/01/2026;USDFY;100')).status).toBe(200);
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(plain(sent[0]?.body).split('Le dépositaire a rectifié <son> relevé.')).toHaveLength(2);
});

it('writes nothing for a value at which nothing was executed, and that no statement shows', async () => {
  await correct(given, '2026-01-03', '99');
  await correct(given, '2026-01-01', '99');
  expect(await mails()).toEqual([]);
});

it('counts in the preview of an import the deals and the downloaded statements that it changes', async () => {
  const other = await signIn(given.test, 'client');
  await issue(given.client.userId);
  await issue(other.userId);
  expect((await preview('02/01/2026;USDFY;100')).affected).toEqual({ deals: 2, statements: 1 });
  expect((await preview('02/01/2026;USDFY;101')).affected).toEqual({ deals: 0, statements: 0 });
  // Before the contracts held anything.
  expect((await preview('01/01/2026;USDFY;99')).affected).toEqual({ deals: 0, statements: 0 });
});
