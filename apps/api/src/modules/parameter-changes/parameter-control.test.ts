// A change of a parameter under two-person control, and the value in force on each day.
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { parameters, parameterVersions } from '../../db/schema/platform.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { auditControlDaily } from '../change-control/audit-control.ts';
import { readFees } from '../contracts/read-fees.ts';
import { hasTwoPersonControl } from '../parameters/has-two-person-control.ts';
import { readDecimal } from '../parameters/read-decimal.ts';

const threshold = 'TWO_PERSON_THRESHOLD_EUR';
const tolerance = 'RECEIPT_TOLERANCE_PERCENT';
const exitFee = 'FOOTER_EXIT_FEE';
const reason = 'Décision du comité du 2 janvier';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  await onDay('2026-01-05');
});
afterEach(() => test.close());

/** Late in the evening of Paris, when the day before goes on in other places; both sign in anew. */
async function onDay(day: string) {
  test.clock.set(`${day}T22:30:00.000+01:00`);
  maker = await signIn(test, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  checker = await signIn(test, 'super_admin', { firstname: 'Inès', lastname: 'Garnier' });
}

interface Change {
  value: string | number;
  day: string;
  key?: string;
  why?: string;
  idempotencyKey?: string;
}
const request = ({ value, day, key = threshold, why = reason, idempotencyKey }: Change) => ({
  token: maker.token,
  params: { id: key },
  body: { value, effective_day: day, reason: why },
  ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
});
const send = (change: Change) => test.call('changeParameter', request(change));
async function hold(change: Change) {
  const { pending_change: pending } = await test.expectOk('changeParameter', request(change));
  if (pending === null) throw new Error('it was not held');
  return pending;
}
const approve = (id: string, who = checker) =>
  test.call('approveChangeRequest', { token: who.token, params: { id }, body: {} });
async function publish(change: Change) {
  const { id } = await hold(change);
  expect((await approve(id)).status).toBe(200);
  return id;
}
type Versioned = SuccessBody<'listParameterVersions'>['parameters'][number];
async function shown(key: string): Promise<Versioned> {
  const listed = await test.expectOk('listParameterVersions', { token: checker.token });
  const found = listed.parameters.find((parameter) => parameter.key === key);
  if (found === undefined) throw new Error(`no parameter ${key}`);
  return found;
}
const inForce = async () => (await readDecimal(test.deps, threshold)).toString();
const versionCount = async () => (await test.deps.db.select({ n: count() }).from(parameterVersions))[0]?.n;
const codeOf = ({ body }: { body: unknown }): unknown => Object(body).code;
const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll(/[\u00a0\u202f]/g, ' '));

describe('a change of a parameter', () => {
  it('is held, and shown to the second person before and after', async () => {
    const pending = await hold({ value: '150000', day: '2026-01-06' });
    expect(pending).toMatchObject({ kind: 'parameter.change', maker: 'Marc Vidal' });
    expect(await inForce()).toBe('100000');
    const held = await test.expectOk('getChangeRequest', {
      token: checker.token,
      params: { id: pending.id },
    });
    expect(plain(held)).toMatchObject({
      subject_type: 'parameter',
      subject_id: threshold,
      subject_label: 'Seuil du contrôle à deux personnes des paiements',
      reason,
      warnings: ['Cette hausse laisse passer davantage de cas sans second contrôle.'],
      lines: [
        {
          label: 'Seuil du contrôle à deux personnes des paiements',
          before: '100 000,00 €',
          after: '150 000,00 €',
        },
        { label: 'Jour d’effet', before: null, after: '6 janvier 2026' },
      ],
    });
    expect((await shown(threshold)).pending_change).toMatchObject({ id: pending.id, maker: 'Marc Vidal' });
  });

  it('is made by the approval of another, and keeps who entered it and who approved it', async () => {
    const { id } = await hold({ value: '80000.5', day: '2026-01-06' });
    expect([(await approve(id, maker)).status, await versionCount()]).toEqual([403, 0]);
    expect((await approve(id)).status).toBe(200);
    expect((await approve(id)).status).toBe(409);
    expect((await shown(threshold)).versions).toEqual([
      {
        id: 1,
        value: '80000.5',
        effective_day: '2026-01-06',
        state: 'planned',
        reason,
        entered_by: 'Marc Vidal',
        published_by: 'Inès Garnier',
        change_request_id: id,
        created_at: test.clock.now().toISOString(),
      },
    ]);
    const lines = await test.deps.db.select().from(auditLog).where(eq(auditLog.objectId, threshold));
    const changed = lines.find(({ action }) => action === 'parameter.changed');
    expect(changed).toMatchObject({
      actorId: checker.userId,
      before: { value: '100000' },
      after: { value: '80000.5', effective_day: '2026-01-06', entered_by: maker.userId, detail: reason },
    });
  });

  it('is refused with the message of its field', async () => {
    const refused = async (change: Change) => {
      const { status, body } = await send(change);
      return plain([status, Object(body).errors]);
    };
    expect(await refused({ value: '1000001', day: '2026-01-06' })).toEqual([
      422,
      { value: ['La valeur doit être comprise entre 0,00 € et 1 000 000,00 €.'] },
    ]);
    expect(await refused({ value: '5', day: '2026-01-04' })).toEqual([
      422,
      {
        effective_day: [
          'Le jour d’effet ne peut pas être passé : choisissez aujourd’hui ou un jour à venir.',
        ],
      },
    ]);
    expect(await refused({ key: exitFee, value: '0.3', day: '2026-01-05' })).toEqual([
      422,
      {
        effective_day: ['Cette valeur ne change pas le jour même : choisissez demain ou un jour suivant.'],
      },
    ]);
    expect(await refused({ value: '5', day: '2026-01-06', why: ' ' })).toEqual([
      422,
      { reason: ['Vous devez indiquer le motif.'] },
    ]);
    expect(await refused({ value: '100000.00', day: '2026-01-06' })).toEqual([
      422,
      { value: ['Cette valeur est déjà celle qui s’appliquera ce jour-là.'] },
    ]);
    expect((await send({ key: 'RENUNCIATION_DAYS', value: '5', day: '2026-01-06' })).status).toBe(404);
    expect((await send({ value: 'beaucoup', day: '2026-01-06' })).status).toBe(400);
    expect(await versionCount()).toBe(0);
  });

  it('is one at a time for each parameter', async () => {
    const { id } = await hold({ value: '80000', day: '2026-01-06' });
    const second = await send({ value: '90000', day: '2026-01-09' });
    expect([second.status, Object(second.body).errors]).toEqual([409, { change_request: [id] }]);
    await hold({ key: tolerance, value: '1', day: '2026-01-06' });
  });

  it('is one request however often it is sent with one key', async () => {
    const change = { value: '80000', day: '2026-01-06', idempotencyKey: 'parameter-0001' };
    const first = await send(change);
    expect((await send(change)).body).toEqual(first.body);
    expect((await test.expectOk('listChangeRequests', { token: checker.token })).total).toBe(1);
  });
});

describe('a request is stale', () => {
  it('once its day is past', async () => {
    const { id } = await hold({ value: '80000', day: '2026-01-05' });
    await onDay('2026-01-06');
    expect(codeOf(await approve(id))).toBe('change_requests.stale');
    expect(await versionCount()).toBe(0);
  });

  it.each([
    ['another value in force', '2026-01-05'],
    ['another planned version', '2026-02-01'],
  ])('once there is %s', async (_what, day) => {
    const { id } = await hold({ value: '80000', day: '2026-01-07' });
    await test.deps.db.insert(parameterVersions).values({
      key: threshold,
      effectiveDay: day,
      value: '70000',
      reason,
      enteredBy: checker.userId,
      createdAt: test.clock.now(),
    });
    expect(codeOf(await approve(id))).toBe('change_requests.stale');
    expect(await versionCount()).toBe(1);
  });

  it('not for a version of another parameter', async () => {
    const { id } = await hold({ value: '80000', day: '2026-01-07' });
    await publish({ key: tolerance, value: '1', day: '2026-01-06' });
    expect((await approve(id)).status).toBe(200);
  });
});

describe('the value in force', () => {
  it('is the first one until the effective day, and that of the version from it on', async () => {
    await publish({ value: '80000', day: '2026-01-07' });
    await publish({ value: '60000', day: '2026-01-09' });
    expect([await inForce(), (await shown(threshold)).value]).toEqual(['100000', '100000']);
    await onDay('2026-01-06');
    expect(await inForce()).toBe('100000');
    await onDay('2026-01-07');
    expect(await inForce()).toBe('80000');
    await onDay('2026-01-09');
    expect(await inForce()).toBe('60000');
    const { first_value: first, versions } = await shown(threshold);
    expect([first, versions.map(({ value, state }) => [value, state])]).toEqual([
      '100000',
      [
        ['60000', 'in_force'],
        ['80000', 'past'],
      ],
    ]);
  });

  it('is that of the newest version of a day', async () => {
    await publish({ value: '80000', day: '2026-01-07' });
    await publish({ value: '100000', day: '2026-01-07' });
    await onDay('2026-01-07');
    expect(await inForce()).toBe('100000');
    expect((await shown(threshold)).versions.map(({ state }) => state)).toEqual(['in_force', 'replaced']);
  });

  it('begins with that of the installation', async () => {
    await test.deps.db.insert(parameters).values({ key: threshold, value: '5000', unit: 'EUR' });
    expect([await inForce(), (await shown(threshold)).first_value]).toEqual(['5000', '5000']);
    await publish({ value: '6000.5', day: '2026-01-05' });
    expect([await inForce(), (await shown(threshold)).value]).toEqual(['6000.5', '6000.5']);
  });

  it('of a fee is the one published, and that of the contracts created from that day on', async () => {
    await publish({ key: exitFee, value: '0.35', day: '2026-01-06' });
    const today = { createdAt: test.clock.now() };
    const published = async () => {
      const { parameters: all } = await test.expectOk('listParameters');
      return all.find(({ key }) => key === exitFee)?.value;
    };
    expect([await published(), (await readFees(test.deps, today)).exit]).toEqual(['0.2', '0.2']);
    await onDay('2026-01-06');
    const next = { createdAt: test.clock.now() };
    expect([await published(), (await readFees(test.deps, next)).exit]).toEqual(['0.35', '0.35']);
    expect((await readFees(test.deps, today)).exit).toBe('0.2');
  });

  it('follows a comparison with the version that comes after', async () => {
    await publish({ value: '60000', day: '2026-01-20' });
    const { id } = await hold({ value: '80000', day: '2026-01-07' });
    const { lines } = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    const next = '60 000,00 €, à partir du 20 janvier 2026';
    expect(plain(lines[2])).toEqual({ label: 'Valeur suivante, inchangée', before: next, after: next });
  });

  it('is compared with, and with the planned version that is replaced', async () => {
    await publish({ value: '60000', day: '2026-01-20' });
    const { id } = await hold({ value: '80000', day: '2026-01-25' });
    const { lines, warnings } = await test.expectOk('getChangeRequest', {
      token: checker.token,
      params: { id },
    });
    expect(plain(lines[0])).toMatchObject({ before: '100 000,00 €', after: '80 000,00 €' });
    expect(plain(lines[2])).toEqual({
      label: 'Valeur prévue ce jour-là, remplacée',
      before: '60 000,00 €',
      after: null,
    });
    expect(warnings).toEqual(['Cette hausse laisse passer davantage de cas sans second contrôle.']);
  });
});

it('a version is neither changed nor deleted', async () => {
  await publish({ value: '80000', day: '2026-01-07' });
  const refused = { cause: { code: '42501' } };
  const { db } = test.deps;
  await expect(db.update(parameterVersions).set({ value: '1' })).rejects.toMatchObject(refused);
  await expect(db.delete(parameterVersions)).rejects.toMatchObject(refused);
});

it('without two-person control one person changes it at once, with a reason', async () => {
  const alone = await createTestApp({ hasTwoPersonControl: false });
  alone.clock.set('2026-01-05T12:00:00.000Z');
  const { token } = await signIn(alone, 'admin_yield', { firstname: 'Marc', lastname: 'Vidal' });
  const body = { value: 80_000, effective_day: '2026-01-05', reason };
  const changed = await alone.expectOk('changeParameter', { token, params: { id: threshold }, body });
  expect(changed).toMatchObject({
    value: '80000',
    pending_change: null,
    versions: [{ entered_by: 'Marc Vidal', published_by: null, change_request_id: null, state: 'in_force' }],
  });
  await alone.close();
});

const isOn = async () =>
  (await test.expectOk('getChangeControl', { token: maker.token })).has_two_person_control;
const offLines = () => test.deps.db.$count(auditLog, eq(auditLog.action, 'two_person_control.off'));

describe('[A11] two-person control', () => {
  const control = 'TWO_PERSON_CONTROL';

  it('is turned off by the approval of a second person, and is on until then', async () => {
    const { id } = await hold({ key: control, value: '0', day: '2026-01-05' });
    const held = await test.expectOk('getChangeRequest', { token: checker.token, params: { id } });
    expect(held.warnings).toEqual(['Une personne seule pourra faire tout ce qui en demande deux.']);
    expect(held.lines[0]).toMatchObject({ before: 'Activé', after: 'Désactivé' });
    expect([await isOn(), (await approve(id, maker)).status]).toEqual([true, 403]);
    expect((await approve(id)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it('once it is off lets one person change a parameter, and turn it on again', async () => {
    await publish({ key: control, value: '0', day: '2026-01-05' });
    await test.expectOk('changeParameter', request({ value: '120000', day: '2026-01-05' }));
    expect(await inForce()).toBe('120000');
    await test.expectOk('changeParameter', request({ key: control, value: '1', day: '2026-01-05' }));
    expect(await isOn()).toBe(true);
    await hold({ value: '110000', day: '2026-01-05' });
  });

  it('is on again on the day that a version says', async () => {
    await publish({ key: control, value: '0', day: '2026-01-05' });
    await test.expectOk('changeParameter', request({ key: control, value: '1', day: '2026-01-06' }));
    expect(await isOn()).toBe(false);
    await onDay('2026-01-06');
    expect(await isOn()).toBe(true);
  });

  it('while it is off is on the trail once a day', async () => {
    await auditControlDaily(test.deps);
    expect(await offLines()).toBe(0);
    await publish({ key: control, value: '0', day: '2026-01-05' });
    await auditControlDaily(test.deps);
    await auditControlDaily(test.deps);
    expect(await offLines()).toBe(1);
    await onDay('2026-01-06');
    await auditControlDaily(test.deps);
    expect(await offLines()).toBe(2);
  });

  it.each(['2', '0.5'])('is not set to %s', async (value) => {
    const { status, body } = await send({ key: control, value, day: '2026-01-05' });
    expect([status, Object(body).errors]).toEqual([422, { value: ['Choisissez Activé ou Désactivé.'] }]);
  });

  it('stays off where the operator turned it off', async () => {
    const settings = { ...test.deps.settings, hasTwoPersonControl: false };
    expect(await hasTwoPersonControl({ ...test.deps, settings })).toBe(false);
  });
});
