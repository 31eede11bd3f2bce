// Every operation of the spec × every kind of caller, and × whose object it is: generated from `x-roles`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { givenContract, seedStrategies, stateOf } from '../modules/contracts/contracts.fixture.ts';
import { jsonBodySchema, sampleOf } from '../testing/bad-input.ts';
import { type CallerRole, callerRoles, challengeToken, openTo } from '../testing/callers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../testing/people.ts';
import type { OperationId } from './operation.ts';
import { allOperations, type OperationFacts } from './spec-document.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedStrategies(test);
});
afterAll(() => test.close());

const isProviders = ({ xRoles }: OperationFacts) => xRoles.includes('provider');
const operations = allOperations
  .filter((facts) => !isProviders(facts))
  .map((facts) => [facts.operationId, facts] as const);
const webhooks = allOperations.filter(isProviders).map(({ operationId }) => operationId);
const unknownId = '00000000-0000-4000-8000-00000000ffff';
const params = { id: unknownId, user_id: unknownId };
const roles = Object.keys(callerRoles).filter((role): role is CallerRole => role in callerRoles);

const codeOf = (body: unknown): unknown => Object(body).code;
const isOpen = ({ xRoles }: OperationFacts, role: CallerRole) =>
  xRoles.some((name) => openTo[name].includes(role));

/** Whether the response is the guard's own. */
const isTurnedAway = ({ status, body }: { status: number; body: unknown }) =>
  (status === 401 && codeOf(body) === 'unauthenticated') || (status === 403 && codeOf(body) === 'forbidden');

describe('the spec, the routes and the handlers', () => {
  it('hold the same operations', () => {
    const named = allOperations.map(({ operationId }) => operationId).toSorted();
    expect(Object.keys(handlers).toSorted()).toEqual(named);
    for (const { method, path } of allOperations) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(test.app.findRoute({ method: method.toUpperCase(), url }), `${method} ${path}`).not.toBeNull();
    }
  });
});

describe.each(operations)('%s', (operationId, facts) => {
  it('is open to the roles of x-roles, and to no other', async () => {
    for (const role of roles) {
      const { token } = await callerRoles[role](test);
      const response = await test.call(operationId, { token, params, remoteAddress: '10.2.0.1' });
      expect(isTurnedAway(response), `${role}: ${response.status}`).toBe(!isOpen(facts, role));
      if (!isOpen(facts, role)) expect(response.status, role).toBe(403);
    }
  });

  it('accepts no missing token, no ended token and no unfinished sign-in, unless it is meant for them', async () => {
    const isPublic = facts.xRoles.includes('public');
    const wornOut = await signIn(test, 'super_admin');
    await test.expectOk('logout', { token: wornOut.token });
    const tokens = { 'no token': undefined, invented: 'x'.repeat(43), 'signed out': wornOut.token };
    for (const [who, token] of Object.entries(tokens)) {
      const bearer = token === undefined ? {} : { token };
      const response = await test.call(operationId, { ...bearer, params, remoteAddress: '10.2.0.2' });
      expect(isTurnedAway(response), `${who}: ${response.status}`).toBe(!isPublic);
    }
    const token = await challengeToken(test);
    const response = await test.call(operationId, { token, params, remoteAddress: '10.2.0.3' });
    expect(isTurnedAway(response), 'half signed in').toBe(!isPublic && !facts.xRoles.includes('challenge'));
  });
});

describe('a provider’s message', () => {
  it.each(webhooks)('to %s is believed for its signature, never for a session', async (operationId) => {
    for (const role of roles) {
      const { token } = await callerRoles[role](test);
      expect((await test.call(operationId, { token, body: {} })).status, role).toBe(401);
    }
  });
});

const ofOneClient = allOperations
  .filter(({ path, xRoles }) => path.includes('{') && xRoles.includes('client'))
  .map((facts) => [facts.operationId, facts] as const);

describe('what belongs to another client', () => {
  it.each(ofOneClient)('is to %s what does not exist', async (operationId, facts) => {
    const [owner, other] = [await signIn(test, 'client'), await signIn(test, 'client')];
    const id = await givenContract(test, owner, { status: 'signed' });
    const foreign = await attempt(operationId, facts, { by: other, ids: { id, user_id: owner.userId } });
    const missing = await attempt(operationId, facts, { by: other, ids: params });
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(404);
    expect(await stateOf(test, id)).toEqual(['signed', 'waiting']);
  });
});

async function attempt(
  operationId: OperationId,
  facts: OperationFacts,
  { by, ids }: { by: SignedIn; ids: Record<string, string> },
) {
  const schema = jsonBodySchema(facts);
  const body = schema === null ? {} : { body: Object(sampleOf(schema)) };
  const response = await test.call(operationId, { token: by.token, params: ids, ...body });
  return { status: response.status, body: { ...Object(response.body), request_id: '' } };
}
