// Countries of residence that staff refuse: a list under two-person control, from a day on.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn, testPassword } from '../../testing/people.ts';
import { databaseRules } from '../audit/database-rules.ts';
import { brokenRules } from '../audit/examine.ts';
import { seedStrategies, subscribeAndSign, subscription } from '../contracts/contracts.fixture.ts';

const key = 'REFUSED_COUNTRIES';
const today = '2026-01-05';
const sentence = 'Nous n’acceptons pas de clients qui résident dans ce pays.';

let test: TestApp;
let maker: SignedIn;
let checker: SignedIn;

beforeEach(async () => {
  test = await createTestApp({ hasTwoPersonControl: true });
  test.clock.set(`${today}T10:00:00.000+01:00`);
  maker = await signIn(test, 'admin_yield');
  checker = await signIn(test, 'super_admin');
});
afterEach(() => test.close());

async function request(value: string, day = today): Promise<string> {
  const body = { value, effective_day: day, reason: 'Liste du GAFI' };
  const held = await test.expectOk('changeParameter', { token: maker.token, params: { id: key }, body });
  return String(held.pending_change?.id);
}
async function refuse(value: string, day = today): Promise<void> {
  const params = { id: await request(value, day) };
  await test.expectOk('approveChangeRequest', { token: checker.token, params, body: {} });
}
const problemOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).errors];
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body).code];
const atField = [422, { country_address: [sentence] }];

let number = 0;
const register = (country: string) => {
  number += 1;
  const email = `yanis.roche${number}@exemple.fr`;
  const name = { firstname: 'Yanis', lastname: 'Roche', phone: '06-11-22-33-44' };
  const address = { address: '3 quai de Saône', zip_code: '69002', city: 'Lyon', country_address: country };
  const password = { password: testPassword, password_confirmation: testPassword };
  return test.call('register', { body: { user: { ...name, ...address, email, ...password } } });
};
const livingIn = (country: string) => signIn(test, 'client', { country, countryAddress: country });

describe('the list of refused countries', () => {
  it('is read with the clients who live there before it is approved, and is never published', async () => {
    await livingIn('PRK');
    await livingIn('FRA');
    const params = { id: await request('IRN PRK') };
    const { lines } = await test.expectOk('getChangeRequest', { token: checker.token, params });
    expect(lines).toEqual([
      { label: 'Pays de résidence refusés', before: 'Aucun', after: 'Iran, Corée du Nord' },
      { label: 'Jour d’effet', before: null, after: '5 janvier 2026' },
      { label: 'Clients qui y résident, et ne pourront plus souscrire', before: null, after: '1' },
    ]);
    await test.expectOk('approveChangeRequest', { token: checker.token, params, body: {} });
    const { parameters } = await test.expectOk('listParameterVersions', { token: maker.token });
    expect(parameters.find((one) => one.key === key)).toMatchObject({
      value: 'IRN PRK',
      first_value: '',
      versions: [{ value: 'IRN PRK', state: 'in_force', reason: 'Liste du GAFI' }],
    });
    const shown = await test.expectOk('listParameters', {});
    expect(shown.parameters.map((one) => one.key)).not.toContain(key);
    const rules = databaseRules(test.clock.now()).filter(({ object }) => object === 'Parameter version');
    expect(rules.length).toBeGreaterThan(1);
    expect(await brokenRules(test.deps.db, rules)).toEqual([]);
  });

  it('warns of countries that are accepted again, and refuses what is no list', async () => {
    await refuse('IRN PRK');
    const send = (value: string) =>
      test.call('changeParameter', {
        token: maker.token,
        params: { id: key },
        body: { value, effective_day: today, reason: 'Liste du GAFI' },
      });
    for (const value of ['PRK IRN', 'ZZZ', '12'])
      expect(problemOf(await send(value))).toEqual([422, { value: ['Choisissez les pays dans la liste.'] }]);
    expect((await send('iran')).status).toBe(400);
    const params = { id: await request('PRK') };
    const held = await test.expectOk('getChangeRequest', { token: checker.token, params });
    expect(held.warnings).toEqual(['Des pays refusés jusqu’ici seront acceptés.']);
  });
});

describe('a refused country of residence', () => {
  it('is refused at the registration, from its day on', async () => {
    await refuse('IRN', '2026-01-06');
    expect((await register('IRN')).status).toBe(201);
    test.clock.advance({ hours: 24 });
    expect(problemOf(await register('IRN'))).toEqual(atField);
    expect((await register('FRA')).status).toBe(201);
  });

  it('is refused in a profile, by its client and by staff, unless it was there before', async () => {
    const there = await livingIn('IRN');
    const client = await signIn(test, 'client', { kycStatus: 'pending' });
    await refuse('IRN');
    const move = (who: SignedIn, user: object) => test.call('updateMe', { token: who.token, body: { user } });
    expect(problemOf(await move(client, { country_address: 'IRN' }))).toEqual(atField);
    expect(problemOf(await move(client, { country: 'IRN' }))).toEqual(atField);
    expect((await move(there, { city: 'Chiraz', country_address: 'IRN' })).status).toBe(200);
    const params = { id: client.userId };
    const { version } = await test.expectOk('getClient', { token: maker.token, params });
    const body = { version, reason: 'Courrier reçu', client: { country_address: 'IRN' } };
    expect(problemOf(await test.call('updateClient', { token: maker.token, params, body }))).toEqual(atField);
  });

  it('lets its clients sign nothing new, and leaves what they have', async () => {
    await seedStrategies(test);
    const there = await livingIn('IRN');
    const signed = await subscribeAndSign(test, there);
    await refuse('IRN');
    const refused = [403, 'contracts.country_refused'];
    const { token } = there;
    expect(codeOf(await test.call('createContract', { token, body: subscription(there) }))).toEqual(refused);
    expect(codeOf(await test.call('getNextPoNumber', { token }))).toEqual(refused);
    const { signatures } = await test.expectOk('listContracts', { token });
    expect(signatures.map(({ id }) => id)).toEqual([signed]);
    expect((await test.call('getDashboard', { token, query: { currency: 'EUR' } })).status).toBe(200);
  });

  it('is read again when a contract made before is about to be signed', async () => {
    await seedStrategies(test);
    const there = await livingIn('IRN');
    const body = subscription(there);
    const { signature_id: id } = await test.expectOk('createContract', { token: there.token, body });
    await refuse('IRN');
    const resumed = await test.call('resumeSignature', { token: there.token, params: { id } });
    expect(codeOf(resumed)).toEqual([403, 'contracts.country_refused']);
  });
});
