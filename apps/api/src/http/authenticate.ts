// From the Bearer token to an actor, and from `x-roles` to a yes or a no; what no role lists is closed.
import { decideOperation, type OperationActor } from '@repo/domain/access';
import type { FastifyRequest } from 'fastify';
import type { Actor, Deps } from '../deps.ts';
import { findOpenChallenge } from '../modules/identity/challenges.ts';
import { openSession } from '../modules/identity/open-session.ts';
import { challengeTokenPrefix } from '../modules/identity/tokens.ts';
import { AppError } from './app-error.ts';
import type { OperationFacts } from './contract-document.ts';
import { httpErrors } from './http.errors.ts';
import type { ChallengeRef } from './operation.ts';

export interface Credentials {
  actor: Actor | null;
  challenge: ChallengeRef | null;
}

/** What answers « unchanged » from the versions of its data alone reads them together with the session. */
const versionedOperations: ReadonlySet<string> = new Set(['getDashboard']);

const bearerPattern = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** Runs before the body is read, so that a stranger's upload is refused at its first byte. */
export async function authenticate(
  deps: Deps,
  facts: OperationFacts,
  request: FastifyRequest,
): Promise<Credentials> {
  const credentials = await readCredentials(deps, facts, request);
  const decision = decideOperation(operationActor(facts, credentials), facts.xRoles);
  if (decision === 'allow') return credentials;
  deps.log.warn(
    {
      operationId: facts.operationId,
      userId: credentials.actor?.userId,
      requestId: request.id,
      ip: request.ip,
    },
    'access denied',
  );
  throw new AppError(decision === 401 ? httpErrors.unauthenticated : httpErrors.forbidden);
}

async function readCredentials(
  deps: Deps,
  facts: OperationFacts,
  request: FastifyRequest,
): Promise<Credentials> {
  const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return { actor: null, challenge: null };
  if (token.startsWith(challengeTokenPrefix)) {
    return { actor: null, challenge: await findOpenChallenge(deps, token) };
  }
  return {
    actor: await openSession(deps, token, {
      ip: request.ip,
      requestId: request.id,
      withVersions: versionedOperations.has(facts.operationId),
    }),
    challenge: null,
  };
}

/** A provider proves itself by its signature over the raw body, which the handler checks before anything else. */
function operationActor(facts: OperationFacts, { actor, challenge }: Credentials): OperationActor {
  if (facts.isProvider) return { kind: 'provider' };
  if (actor !== null) return { kind: 'session', user: actor.access };
  return challenge === null ? { kind: 'anonymous' } : { kind: 'challenge' };
}
