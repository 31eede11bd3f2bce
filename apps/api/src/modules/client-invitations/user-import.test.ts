// People invited to Kaskad by a file: checked, confirmed, and each invited as one by one.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { clientInvitations, kaskadUserImports } from '../../db/schema/client-invitations.ts';
import { pruneExpired } from '../../jobs/prune-expired.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set('2026-11-22T09:00:00.000Z');
  admin = await signIn(test, 'admin_kaskad', { firstname: 'Ada', lastname: 'Perrin' });
});

const head = 'E-mail;Prénom;Nom;Téléphone;Type de compte';
let number = 0;
function nextEmail(): string {
  number += 1;
  return `invite-${number}@exemple.fr`;
}
const line = (email: string, { phone = '', type = '' } = {}) => `${email};Zoé;Bellec;${phone};${type}`;
const upload = (lines: readonly string[], { token }: SignedIn = admin, header = head) =>
  test.call('previewKaskadUserImport', {
    token,
    form: {
      fields: {},
      file: { name: 'personnes.csv', mime: 'text/csv', bytes: Buffer.from([header, ...lines].join('\r\n')) },
    },
  });
const commit = (id: string, { token }: SignedIn = admin) =>
  test.call('commitKaskadUserImport', { token, params: { id } });
const outcomes = (body: unknown): string[] =>
  Object(body).people.map(({ line: at, outcome }: { line: number; outcome: string }) => `${at} ${outcome}`);
const invited = (email: string) =>
  test.deps.db.select().from(clientInvitations).where(eq(clientInvitations.email, email));
const inviteOne = (email: string) =>
  test.call('inviteKaskadUser', {
    token: admin.token,
    body: { client: { is_company: false, firstname: 'Zoé', lastname: 'Bellec', phone: '', email } },
  });

it('says of each line what it would do, and invites once confirmed', async () => {
  const [fresh, company, waiting] = [nextEmail(), nextEmail(), nextEmail()];
  const known = await signIn(test, 'client', { canAccessYield: false, canAccessKaskad: true });
  await inviteOne(waiting);
  const lines = [
    line(fresh.toUpperCase(), { phone: '+33 6 12 34 56 78' }),
    line(company, { type: 'Gérant' }),
    line(waiting),
    line(known.email),
  ];
  const preview = await upload(lines);
  expect(preview.status).toBe(200);
  expect(preview.body).toMatchObject({ file_name: 'personnes.csv', problems: [], done_at: null });
  expect(outcomes(preview.body)).toEqual(['2 new', '3 new', '4 pending', '5 known']);
  expect([await invited(fresh), await mailsTo(test, fresh)]).toEqual([[], []]);
  const { id } = Object(preview.body);
  const [done, again] = await Promise.all([commit(id), commit(id)]);
  expect([done.status, again.status]).toEqual([200, 200]);
  for (const { body } of [done, again])
    expect(outcomes(body)).toEqual(['2 invited', '3 invited', '4 pending', '5 known']);
  const of = { service: 'kaskad', firstname: 'Zoé', salesId: null, invitedBy: admin.userId };
  expect(await invited(fresh)).toMatchObject([{ ...of, phone: '06-12-34-56-78', isCompany: false }]);
  expect(await invited(company)).toMatchObject([{ ...of, phone: '', isCompany: true }]);
  expect((await mailsTo(test, fresh)).map(({ kind }) => kind)).toEqual(['clientInvited']);
  expect(await mailsTo(test, waiting)).toHaveLength(1);
  const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, id));
  expect(trail).toMatchObject([
    { action: 'client.invitations_imported', actorId: admin.userId, after: { lines: 4, invited: 2 } },
  ]);
  expect(JSON.stringify(trail)).not.toContain(fresh);
});

it('names each wrong line, gives them back as a file, and invites no one of it', async () => {
  const [good, twice] = [nextEmail(), nextEmail()];
  const preview = await upload([
    line(good),
    line('camille'),
    line(twice),
    line(twice.toUpperCase()),
    line(nextEmail(), { type: 'Cousin', phone: '+44 20 7946 0958' }),
  ]);
  const { id, problems } = Object(preview.body);
  expect(problems).toEqual([
    { line: 3, message: expect.stringContaining('adresse mail') },
    { line: 5, message: 'Cette adresse est déjà à la ligne 4.' },
    { line: 6, message: expect.stringContaining('Cousin') },
  ]);
  expect(problems[2].message).toContain('06-12-34-56-78');
  expect((await commit(id)).status).toBe(422);
  expect(await invited(good)).toEqual([]);
  const params = { id };
  const file = await test.call('downloadRefusedUsers', { token: admin.token, params });
  const text = file.raw.toString('utf8');
  expect([file.status, text.trim().split('\r\n').length]).toEqual([200, 4]);
  expect(text).toContain('E-mail');
  expect(text).toContain('Motif du refus');
  expect(text).toContain('camille');
  expect(text).not.toContain(good);
  const other = await signIn(test, 'admin_kaskad');
  expect((await test.call('downloadRefusedUsers', { token: other.token, params })).status).toBe(404);
  expect((await commit(id, other)).status).toBe(404);
});

it('refuses a file without its columns, without a line, or of more than 200', async () => {
  const problemsOf = async (sent: ReturnType<typeof upload>) => Object((await sent).body).problems;
  expect(await problemsOf(upload([line(nextEmail())], admin, 'a;b;c'))).toEqual([
    { line: 1, message: expect.stringContaining('E-mail, Prénom, Nom') },
  ]);
  expect(await problemsOf(upload([]))).toHaveLength(1);
  const many = Array.from({ length: 201 }, () => line(nextEmail()));
  expect(await problemsOf(upload(many))).toEqual([{ line: 202, message: expect.stringContaining('200') }]);
  const whole = await upload(many.slice(0, 200));
  expect(Object(whole.body).people).toHaveLength(200);
  const done = await commit(Object(whole.body).id);
  expect([done.status, new Set(outcomes(done.body).map((one) => one.split(' ')[1]))]).toEqual([
    200,
    new Set(['invited']),
  ]);
}, 60_000);

it('goes on where a process was killed', async () => {
  const emails = Array.from({ length: 25 }, nextEmail);
  const preview = await upload(emails.map((email) => line(email)));
  const { id } = Object(preview.body);
  const [row] = await test.deps.db.select().from(kaskadUserImports).where(eq(kaskadUserImports.id, id));
  await inviteOne(emails[0] ?? '');
  const [done, ...others] = row?.people ?? [];
  if (done === undefined) throw new Error('no line');
  await test.deps.db
    .update(kaskadUserImports)
    .set({ people: [{ ...done, outcome: 'invited' }, ...others] })
    .where(eq(kaskadUserImports.id, id));
  const { body } = await commit(id);
  expect(new Set(outcomes(body).map((one) => one.split(' ')[1]))).toEqual(new Set(['invited']));
  expect(await invited(emails[0] ?? '')).toHaveLength(1);
});

it('leaves out who was invited or came meanwhile', async () => {
  const [first, second] = [nextEmail(), nextEmail()];
  const preview = await upload([line(first), line(second)]);
  await inviteOne(first);
  await signIn(test, 'client', { email: second, canAccessYield: false, canAccessKaskad: true });
  const done = await commit(Object(preview.body).id);
  expect(outcomes(done.body)).toEqual(['2 pending', '3 known']);
  expect(await invited(first)).toHaveLength(1);
});

it('[B51] reads an account of Yield as none, whose owner alone links it', async () => {
  const client = await signIn(test, 'client');
  const preview = await upload([line(client.email), line(nextEmail())]);
  expect(outcomes(preview.body)).toEqual(['2 new', '3 new']);
  const done = await commit(Object(preview.body).id);
  expect(outcomes(done.body)).toEqual(['2 invited', '3 invited']);
  expect((await mailsTo(test, client.email)).map(({ kind }) => kind)).toEqual(['serviceInvited']);
});

it('is of the administration of Kaskad alone, and deleted after a week', async () => {
  for (const role of ['admin_yield', 'commercial', 'client'] as const) {
    const who = await signIn(test, role, { canAccessKaskad: role === 'client' });
    expect((await upload([line(nextEmail())], who)).status).toBe(403);
  }
  const preview = await upload([line(nextEmail())]);
  await commit(Object(preview.body).id);
  const count = () => test.deps.db.$count(kaskadUserImports);
  expect(await count()).toBeGreaterThan(0);
  test.clock.set('2026-11-29T09:00:01.000Z');
  await pruneExpired(test.deps);
  expect(await count()).toBe(0);
});
