// What tests of Kaskad begin with: an issuer, a class and the grant of the demonstration.
import { randomInt } from 'node:crypto';
import type { components } from '@repo/api-sdk/spec';
import type { TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';

type Schemas = components['schemas'];

/** 60 000 in 30 months from 12/01/2026, with a cliff of 6: 12 000 on 12/07/2026, then 2 000 a month. */
export const cliffSchedule: Schemas['Schedule'] = {
  shape: 'cliff_linear',
  start: '2026-01-12',
  start_months: 0,
  months: 30,
  step: 1,
  cliff_months: 6,
};

export const signInHolder = (test: TestApp, overrides: Parameters<typeof signIn>[2] = {}) =>
  signIn(test, 'client', { canAccessKaskad: true, ...overrides });

/** A token with 6 decimals and a supply of 1 000 000, unless it is said otherwise. */
export async function givenClass(
  test: TestApp,
  { token }: SignedIn,
  overrides: Partial<Schemas['ClassBody']> = {},
): Promise<Schemas['ClassRow']> {
  const registration = String(randomInt(1e9));
  const body = { name: 'Kaskad SAS', registration_number: registration, country: 'LUX' };
  const { items: issuers } = await test.expectOk('createIssuer', { token, body });
  const symbol = overrides.symbol ?? `K${registration.slice(0, 8)}`;
  const issuer = issuers.find(({ registration_number: number }) => number === registration);
  const { items } = await test.expectOk('createClass', {
    token,
    body: {
      issuer_id: issuer?.id ?? '',
      kind: 'token',
      name: 'Jeton Kaskad',
      decimals: 6,
      network: 'ethereum',
      contract_address: null,
      total_supply: '1000000',
      tge_day: null,
      daily_limit: null,
      ...overrides,
      symbol,
    },
  });
  const row = items.find(({ class: { symbol: found } }) => found === symbol);
  if (row === undefined) throw new Error(`no class ${symbol}`);
  return row;
}

/** Of the demonstration, unless it is said otherwise. */
export const grantBody = (
  classId: string,
  { email }: Pick<SignedIn, 'email'>,
  overrides: Partial<Schemas['GrantBody']> = {},
): Schemas['GrantBody'] => ({
  email,
  origin: 'advisor',
  granted_on: '2026-01-12',
  class_id: classId,
  total: '60000',
  acquisition: cliffSchedule,
  unlock: null,
  ...overrides,
});

export const givenGrant = (
  test: TestApp,
  { token }: SignedIn,
  body: Schemas['GrantBody'],
): Promise<Schemas['IssuedGrant']> => test.expectOk('createGrant', { token, body });
