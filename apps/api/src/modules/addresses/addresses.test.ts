import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddressesUnavailable } from '../../ports/addresses/addresses-port.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const suggest = (text: string) => test.call('suggestAddresses', { body: { text } });

it('suggests no address while no service is set', async () => {
  expect((await suggest('12 avenue')).body).toEqual({ suggestions: [] });
});

const found = (typed: string) => Promise.resolve([{ line: typed, zipCode: '69003', city: 'Lyon' }]);

it('suggests addresses with their post code and town, before there is an account', async () => {
  test.deps.addresses = { name: 'geoplateforme', search: found };
  expect((await suggest('12 avenue')).body).toEqual({
    suggestions: [{ line: '12 avenue', zip_code: '69003', city: 'Lyon' }],
  });
});

const failing = () => Promise.reject(new AddressesUnavailable('no response'));

it('says nothing of a service that fails, and refuses what is too long or too short', async () => {
  test.deps.addresses = { name: 'geoplateforme', search: failing };
  const { status, body } = await suggest('12 avenue');
  expect([status, body]).toEqual([200, { suggestions: [] }]);
  expect((await suggest('a'.repeat(201))).status).toBe(400);
  expect((await suggest('12')).status).toBe(400);
});

it('cuts what the service sends beyond the contract', async () => {
  const beyond = { line: 'l'.repeat(201), zipCode: '6'.repeat(21), city: 'c'.repeat(101) };
  test.deps.addresses = { name: 'geoplateforme', search: () => Promise.resolve([beyond]) };
  expect((await suggest('12 avenue')).body).toEqual({
    suggestions: [{ line: 'l'.repeat(200), zip_code: '6'.repeat(20), city: 'c'.repeat(100) }],
  });
});

it('suggests 60 times a minute to an address', async () => {
  test.deps.addresses = { name: 'geoplateforme', search: found };
  test.clock.advance({ minutes: 2 });
  for (let call = 0; call < 60; call += 1) expect((await suggest('12 avenue')).status).toBe(200);
  expect((await suggest('12 avenue')).status).toBe(429);
  test.clock.advance({ minutes: 1 });
  expect((await suggest('12 avenue')).status).toBe(200);
});
