// One object of each kind to start from, so that the first calls find something.
import { givenDraft, givenPrepared } from '../../modules/assisted/assisted.fixture.ts';
import { givenContract } from '../../modules/contracts/contracts.fixture.ts';
import { givenWallet } from '../../modules/kaskad-claims/claims.fixture.ts';
import { givenClass, givenGrant, grantBody } from '../../modules/kaskad-grants/grants.fixture.ts';
import { openRound } from '../../modules/kaskad-rounds/rounds.fixture.ts';
import { givenThread } from '../../modules/messages/messages.fixture.ts';
import type { TestApp } from '../create-test-app.ts';
import type { SignedIn } from '../people.ts';
import type { Values } from './random-values.ts';

export interface People {
  client: SignedIn;
  kaskadAdmin: SignedIn;
}

export async function seedObjects(
  test: TestApp,
  values: Values,
  { client, kaskadAdmin }: People,
): Promise<void> {
  for (const status of ['pending', 'signed'] as const)
    values.known.learnIds({ id: await givenContract(test, client, { status }) }, 'contracts');
  const paid = { status: 'signed', paymentStatus: 'paid' } as const;
  values.known.learnIds({ id: await givenContract(test, client, paid) }, 'staff');
  values.known.learnIds({ id: await givenPrepared(test, client.userId) }, 'assisted');
  values.known.learnIds({ id: await givenDraft(test, client.userId) }, 'assisted');
  values.known.learnIds({ id: await givenThread(test, client.userId) }, 'messages');
  values.known.learnIds({ id: client.userId, user_id: client.userId }, 'staff');
  const row = await givenClass(test, kaskadAdmin);
  const { grant } = await givenGrant(test, kaskadAdmin, grantBody(row.class.id, client));
  const { round } = await openRound(test, {});
  for (const id of [grant.id, round.id, row.class.id, await givenWallet(test, client.userId)])
    values.known.learnIds({ id }, 'kaskad');
}
