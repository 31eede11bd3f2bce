// What tests of the register start from: contracts that staff paid, and a register keeper.
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SignedIn, signIn } from '../../testing/people.ts';
import { publishMarket, seedStrategies, subscribeAndSign } from '../contracts/contracts.fixture.ts';

export interface RegisterWorld {
  test: TestApp;
  keeper: SignedIn;
  admin: SignedIn;
  client: SignedIn;
}

/** Of 4 January 2026, with the market of the worked example. */
export async function openRegister(): Promise<RegisterWorld> {
  const test = await createTestApp();
  test.clock.set('2026-01-04T09:00:00.000Z');
  await seedStrategies(test);
  await publishMarket(test);
  const keeper = await signIn(test, 'equisafe');
  const admin = await signIn(test, 'admin_yield');
  return { test, keeper, admin, client: await signIn(test, 'client') };
}

let payments = 0;

/** A contract that is paid, and executed at the NAV of 3 January. */
export async function givenPaid({ test, admin, client }: RegisterWorld, who = client): Promise<string> {
  payments += 1;
  const id = await subscribeAndSign(test, who);
  const body = { amount: '15000', value_date: '2026-01-03', reference: `VIR-${payments}` };
  await test.expectOk('validatePayment', { token: admin.token, params: { id }, body });
  test.clock.advance({ seconds: 1 });
  return id;
}

/** The lines of a view, the oldest first. */
export async function linesOf(
  { test, keeper }: RegisterWorld,
  view: 'to_enter' | 'all' | 'entered' | 'unattested' | 'gaps',
) {
  const query = { view, sort: 'since' } as const;
  return (await test.expectOk('listRegisterLines', { token: keeper.token, query })).items;
}

/** Enters a line as the keeper, on the day that is proposed. */
export async function enter(
  { test, keeper: { token } }: RegisterWorld,
  { id, units }: { id: string; units: string | null },
  reference: string,
) {
  const params = { id };
  const { proposed_day: operation_day } = await test.expectOk('getRegisterLine', { token, params });
  const body = { operation_day, reference, units: units ?? '' };
  return test.expectOk('enterRegisterMovement', { token, params, body });
}
