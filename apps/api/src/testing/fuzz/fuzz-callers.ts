// Who makes the calls of the fuzzer: each kind of account, a sign-in that awaits its code, a token that has ended, no token.
import { allOperations, type OperationFacts } from '../../http/spec-document.ts';
import { type CallerRole, callerRoles, challengeToken, openTo } from '../callers.ts';
import type { TestApp } from '../create-test-app.ts';
import type { SignedIn } from '../people.ts';
import type { Values } from './random-values.ts';

export type CallerName = CallerRole | 'challenge' | 'no session' | 'ended session';

const isCallerRole = (name: string): name is CallerRole => Object.hasOwn(callerRoles, name);
const roles = Object.keys(callerRoles).filter(isCallerRole);
const everyone: readonly CallerName[] = [...roles, 'challenge', 'no session', 'ended session'];

export function createCallers(test: TestApp, values: Values) {
  const tokens = new Map<CallerName, string>();

  /** The account of one kind that calls first. */
  async function signedIn(role: CallerRole): Promise<SignedIn> {
    const account = await callerRoles[role](test);
    tokens.set(role, account.token);
    return account;
  }

  async function tokenOf(name: CallerName): Promise<{ token: string } | object> {
    if (name === 'no session') return {};
    if (name === 'ended session') return { token: 'x'.repeat(43) };
    const token =
      tokens.get(name) ?? (name === 'challenge' ? await challengeToken(test) : (await signedIn(name)).token);
    tokens.set(name, token);
    return { token };
  }

  /** Mostly one to whom the operation is open. */
  function drawFor({ xRoles }: OperationFacts): CallerName {
    const open: CallerName[] = xRoles.flatMap((role) => [...openTo[role]]);
    if (xRoles.includes('challenge')) open.push('challenge');
    const drawn = open.length > 0 && values.isChance(0.8) ? values.pick(open) : values.pick(everyone);
    return drawn ?? 'no session';
  }

  return {
    signedIn,
    tokenOf,
    drawFor,
    drawOperation: (): OperationFacts => {
      const facts = values.pick(allOperations);
      if (facts === undefined) throw new Error('the spec has no operation');
      return facts;
    },
    /** A call may end its own session, or the account: another one is made in its place. */
    replace: (name: CallerName) => tokens.delete(name),
  };
}
