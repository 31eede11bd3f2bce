import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { writeCalendar } from './calendar-file.ts';
import { givenClass, givenGrant, grantBody, signInHolder } from './grants.fixture.ts';

let test: TestApp;
let admin: SignedIn;
let holder: SignedIn;
let grantId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-22T23:30:00.000Z');
  admin = await signIn(test, 'admin_kaskad');
  holder = await signInHolder(test);
  const row = await givenClass(test, admin, { name: '=Jeton; un "nom", à échapper' });
  const half = { ...grantBody('', holder).acquisition, start: '2026-01-31' };
  const body = grantBody(row.class.id, holder, { total: '60000.5', acquisition: half });
  grantId = (await givenGrant(test, admin, body)).grant.id;
});
afterAll(() => test.close());

const file = (operation: 'downloadGrantCalendar' | 'downloadGrantTranches') =>
  test.call(operation, { token: holder.token, params: { id: grantId } });

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(component);
    const days = { start: startDate.toString(), end: endDate.toString(), isDate: startDate.isDate };
    const alarms = component.getAllSubcomponents('valarm').length;
    return { uid, sequence, ...days, summary, description, alarms };
  });
}

it('[B47] has an all-day event for each unlock to come, and a later file updates it by its UID', async () => {
  const { status, headers, raw } = await file('downloadGrantCalendar');
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/attachment; filename="ATT-2026-\d{4}\.ics"/);
  const text = raw.toString();
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const events = eventsOf(text);
  // 23/11/2026 in Paris: from the tranche of 30/11 on.
  expect(events[0]).toMatchObject({
    start: '2026-11-30',
    end: '2026-12-01',
    isDate: true,
    sequence: 1,
    alarms: 1,
    summary: expect.stringContaining('2\u202f000,01'),
    description: expect.stringContaining('=Jeton; un "nom", à échapper'),
  });
  expect(events.map(({ start }) => start)).toContain('2027-02-28');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(21);
  const body = { version: 1, change: 'suspended', from: '2026-12-05', reason: 'Congé' } as const;
  await test.expectOk('changeGrant', { token: admin.token, params: { id: grantId }, body });
  test.clock.set('2027-03-05T09:00:00.000Z');
  const { token } = await signIn(test, 'admin_kaskad');
  const resume = { version: 2, change: 'resumed', from: '2027-03-05', reason: 'Retour' } as const;
  await test.expectOk('changeGrant', { token, params: { id: grantId }, body: resume });
  const session = await test.expectOk('login', {
    body: { user: { email: holder.email, password: 'Demonstration-2026!' } },
  });
  holder = { ...holder, token: session.token };
  const moved = eventsOf((await file('downloadGrantCalendar')).raw.toString());
  expect(moved[0]).toMatchObject({ uid: events[1]?.uid, start: '2027-03-31', sequence: 3 });
});

it('has the tranches as a table that French spreadsheets read, and no formula', async () => {
  const { headers, raw } = await file('downloadGrantTranches');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = raw.toString().split('\r\n');
  expect(lines[0]).toBe('\uFEFFAttribution;Symbole;Plan;N°;Date;Unités;Cumul;Statut');
  expect(lines[1]).toMatch(/^ATT-2026-\d{4};K\d+;Acquisition;1;31\/07\/2026;12000,1;12000,1;Passée$/);
  expect(lines[25]).toMatch(/;25;31\/07\/2028;2000,0\d+;60000,5;À venir$/);
  expect(lines).toHaveLength(27);
});

it('a calendar folds long lines between characters, and escapes what separates', () => {
  const text = writeCalendar({
    name: 'é'.repeat(120),
    product: 'Kaskad',
    madeAt: new Date('2026-11-22T09:00:00.000Z'),
    sequence: 1,
    events: [{ uid: 'a', day: '2026-12-31', nextDay: '2027-01-01', summary: 'a,b;c\\d\ne', description: '' }],
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('é'.repeat(120));
  expect(eventsOf(text)[0]).toMatchObject({ summary: 'a,b;c\\d\ne', end: '2027-01-01' });
});
