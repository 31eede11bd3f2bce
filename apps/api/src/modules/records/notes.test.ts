import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { recordNotes, recordNoteVersions, workItems } from '../../db/schema/records.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { givenContract, seedStrategies } from '../contracts/contracts.fixture.ts';

let test: TestApp;
let ines: SignedIn;
let marc: SignedIn;
let client: SignedIn;
let id: string;

beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
beforeEach(async () => {
  test.clock.set('2026-03-02T09:00:00.000Z');
  await test.deps.db.delete(recordNotes);
  await test.deps.db.delete(workItems);
  ines = await signIn(test, 'admin_yield', { firstname: 'Inès', lastname: 'Garnier' });
  marc = await signIn(test, 'super_admin', { firstname: 'Marc', lastname: 'Vidal' });
  client = await signIn(test, 'client', { firstname: 'Camille', lastname: 'Moreau' });
  id = await givenContract(test, client, { status: 'signed' });
});
afterAll(() => test.close());

const text = 'Rappelle lundi : attend le virement de sa sœur';
const read = ({ token } = ines, subject = id) =>
  test.expectOk('getRecordNotes', { token, query: { kind: 'contract', id: subject } });
const add = ({ token } = ines) => test.expectOk('addNote', { token, body: { kind: 'contract', id, text } });
const noteOf = async (who = ines) => {
  const [note] = (await read(who)).notes;
  if (note === undefined) throw new Error('no note');
  return note;
};
const update = ({ token }: SignedIn, note: string, body: { version: number; text: string }) =>
  test.call('updateNote', { token, params: { id: note }, body });
const remove = ({ token }: SignedIn, note: string) =>
  test.call('deleteNote', { token, params: { id: note } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const actsOf = async (subject: string) =>
  (await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, subject)))
    .map(({ action }) => action)
    .filter((action) => /^(note|task)\./.test(action));

const openTask = (change: object = {}) =>
  test.call('createTask', {
    token: ines.token,
    body: {
      kind: 'contract',
      id,
      title: 'Relancer',
      due_day: '2026-03-02',
      assignee_id: marc.userId,
      ...change,
    },
  });
const tasksOf = ({ token }: SignedIn, state: 'open' | 'done' = 'open') =>
  test.expectOk('listMyTasks', { token, query: { state } });
const changeTask = ({ token }: SignedIn, task: string, body: object) =>
  test.call('updateTask', { token, params: { id: task }, body });

describe('a note', () => {
  it('has its author and its time, and is read by colleagues', async () => {
    await add();
    expect(await noteOf(marc)).toEqual({
      id: expect.any(String),
      text,
      author: 'Inès Garnier',
      is_mine: false,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
      version: 1,
      replaced: [],
    });
    expect((await noteOf()).is_mine).toBe(true);
  });

  it('that is sent again with the same key is one', async () => {
    const call = {
      token: ines.token,
      body: { kind: 'contract', id, text },
      headers: { 'idempotency-key': 'note-0001' },
    };
    expect((await test.call('addNote', call)).status).toBe(201);
    expect((await test.call('addNote', call)).status).toBe(201);
    expect((await read()).notes).toHaveLength(1);
  });

  it('is replaced by its author alone, and keeps the text before; an older version is refused', async () => {
    await add();
    const note = await noteOf();
    test.clock.advance({ minutes: 5 });
    expect(codeOf(await update(marc, note.id, { version: 1, text: 'Autre' }))).toEqual([
      403,
      'notes.not_yours',
    ]);
    expect((await update(ines, note.id, { version: 1, text: ' Rappelé ' })).status).toBe(200);
    expect(await noteOf()).toMatchObject({
      text: 'Rappelé',
      version: 2,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:05:00.000Z',
      replaced: [{ text, written_at: '2026-03-02T09:00:00.000Z' }],
    });
    expect(codeOf(await update(ines, note.id, { version: 1, text: 'Perdu' }))).toEqual([
      409,
      'notes.changed',
    ]);
    expect((await noteOf()).text).toBe('Rappelé');
  });

  it('is deleted by its author alone, with its versions; the history says that it was, and never what it said', async () => {
    await add();
    const note = await noteOf();
    await update(ines, note.id, { version: 1, text: 'Rappelé' });
    expect(codeOf(await remove(marc, note.id))).toEqual([403, 'notes.not_yours']);
    expect((await remove(ines, note.id)).status).toBe(200);
    expect((await read()).notes).toEqual([]);
    expect(await test.deps.db.$count(recordNoteVersions)).toBe(0);
    expect(codeOf(await remove(ines, note.id))).toEqual([404, 'notes.not_found']);
    expect(await actsOf(id)).toEqual(['note.added', 'note.updated', 'note.deleted']);
    const shown = await test.expectOk('getRecordHistory', {
      token: ines.token,
      query: { kind: 'contract', id },
    });
    expect(shown.items.map(({ action, changes }) => [action, changes])).toEqual([
      ['note.deleted', []],
      ['note.updated', []],
      ['note.added', []],
    ]);
    const trail = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, id));
    expect(JSON.stringify(trail)).not.toContain('Rappel');
  });

  it('needs a text, and a record', async () => {
    const { token } = ines;
    const blank = await test.call('addNote', { token, body: { kind: 'contract', id, text: '  ' } });
    expect([blank.status, Object(blank.body).errors]).toEqual([422, { text: ['Veuillez écrire la note.'] }]);
    const other = { kind: 'contract', id: client.userId, text };
    expect(codeOf(await test.call('addNote', { token, body: other }))).toEqual([404, 'records.not_found']);
  });

  it.each(['client', 'cgp', 'equisafe', 'admin_kaskad'] as const)('is not for %s', async (role) => {
    await add();
    const { token } = role === 'client' ? client : await signIn(test, role);
    const responses = [
      await test.call('getRecordNotes', { token, query: { kind: 'contract', id } }),
      await test.call('addNote', { token, body: { kind: 'contract', id, text } }),
      await test.call('listMyTasks', { token }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a task', () => {
  it('is in the list of whom it was given to, and late once its day is over in Paris', async () => {
    expect((await openTask()).status).toBe(201);
    const { items, open: count, late } = await tasksOf(marc);
    expect([count, late]).toEqual([1, 0]);
    expect(items[0]).toMatchObject({
      title: 'Relancer',
      due_day: '2026-03-02',
      is_late: false,
      subject_kind: 'contract',
      subject_id: id,
      subject_label: expect.stringMatching(/^Camille Moreau · PO-/),
      assignee: { id: marc.userId, name: 'Marc Vidal' },
      opened_by: 'Inès Garnier',
      is_done: false,
    });
    expect((await tasksOf(ines)).items).toEqual([]);
    test.clock.set('2026-03-02T22:59:00.000Z');
    const fresh = await signIn(test, 'admin_yield');
    const lateAt = async (instant: string) => {
      test.clock.set(instant);
      return (await read(fresh)).tasks[0]?.is_late;
    };
    expect(await lateAt('2026-03-02T22:59:59.000Z')).toBe(false);
    expect(await lateAt('2026-03-02T23:00:00.000Z')).toBe(true);
  });

  it('is changed, done and opened again; a version that a colleague changed is refused', async () => {
    await openTask();
    const [task] = (await tasksOf(marc)).items;
    const taskId = task?.id ?? '';
    expect((await changeTask(marc, taskId, { version: 1, is_done: true })).body).toMatchObject({
      is_done: true,
      closed_at: '2026-03-02T09:00:00.000Z',
      version: 2,
    });
    expect(codeOf(await changeTask(ines, taskId, { version: 1, title: 'Autre' }))).toEqual([
      409,
      'tasks.changed',
    ]);
    expect((await tasksOf(marc)).items).toEqual([]);
    expect((await tasksOf(marc, 'done')).items).toHaveLength(1);
    const again = await changeTask(ines, taskId, {
      version: 2,
      is_done: false,
      due_day: null,
      assignee_id: ines.userId,
    });
    expect(again.body).toMatchObject({ is_done: false, closed_at: null, due_day: null, version: 3 });
    expect((await tasksOf(ines)).items).toHaveLength(1);
    expect(await actsOf(id)).toEqual(['task.opened', 'task.done', 'task.reopened']);
  });

  it('needs a title, and someone who may open the record', async () => {
    expect(codeOf(await openTask({ title: ' ' }))[0]).toBe(422);
    const adviser = await signIn(test, 'commercial');
    const refused = await openTask({ assignee_id: adviser.userId });
    expect([refused.status, Object(refused.body).errors]).toEqual([
      422,
      { assignee_id: ['Choisissez une personne de l’équipe qui peut ouvrir cette fiche.'] },
    ]);
    expect((await read()).tasks).toEqual([]);
  });
});
