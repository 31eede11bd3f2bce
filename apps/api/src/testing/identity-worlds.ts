// A whole server with one of the two identity providers behind it.
import type { Settings } from '../settings.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { createFakeClock } from './fakes.ts';
import { decideAtSumsub, type Verdict } from './kyc-worlds.ts';
import type { SignedIn } from './people.ts';
import { type SumsubStandIn, standInSettings, startSumsubStandIn } from './sumsub/sumsub-stand-in.ts';

export interface IdentityWorld {
  test: TestApp;
  /** What the person does in the widget, to its end. False: the provider does not take the file as it is. */
  decide: (client: SignedIn, verdict: Verdict) => Promise<boolean>;
  close: () => Promise<void>;
}

export async function openLocalIdentity(): Promise<IdentityWorld> {
  const test = await createTestApp();
  return {
    test,
    decide: async (client, verdict) => {
      const { token } = await openWidget(test, client);
      const payload = { token, verdict };
      return (await test.app.inject({ method: 'POST', url: '/websdk/review', payload })).statusCode === 200;
    },
    close: () => test.close(),
  };
}

export async function openSumsubIdentity(
  changes: Partial<Settings['sumsub']> = {},
): Promise<IdentityWorld & { standIn: SumsubStandIn; decideUnseen: IdentityWorld['decide'] }> {
  const standIn = await startSumsubStandIn({ clock: createFakeClock() });
  const test = await createTestApp({ sumsub: { ...standInSettings, baseUrl: standIn.origin, ...changes } });
  // Both read the same time: a signature is good for a minute.
  standIn.world.clock = test.clock;
  const decideUnseen = async (client: SignedIn, verdict: Verdict) => {
    const params = { user_id: client.userId };
    const { applicant_id } = await test.expectOk('getApplicant', { token: client.token, params });
    return decideAtSumsub(standIn, applicant_id ?? '', verdict);
  };
  return {
    test,
    standIn,
    decideUnseen,
    decide: async (client, verdict) => {
      const { token } = await openWidget(test, client);
      if (!standIn.isTokenGood(token)) throw new Error('the widget does not open');
      return decideUnseen(client, verdict);
    },
    close: async () => {
      await test.close();
      await standIn.close();
    },
  };
}

const openWidget = (test: TestApp, client: SignedIn) =>
  test.expectOk('createVerificationToken', { token: client.token, body: { user_id: client.userId } });
