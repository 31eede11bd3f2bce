// From the Bearer token to an actor, and from `x-roles` to a yes or a no; what no role lists is closed.
import { decideOperation, type OperationActor } from '@repo/domain/access';
import type { FastifyRequest } from 'fastify';
import type { Actor, Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';
import type { ChallengeRef } from './operation.ts';
import type { OperationFacts } from './spec-document.ts';

export interface Credentials {
  actor: Actor | null;
  challenge: ChallengeRef | null;
}

export interface TokenReading {
  ip: string;
  requestId: string;
  /** Of the page that calls, as its browser says. */
  origin?: string | null;
  operation?: OperationFacts;
  /** The versions of the caller's data are read in the same query as the session. */
  withVersions: boolean;
  /** A screen makes the request by itself: it does not show that the person is there. */
  isUnattended?: boolean;
}

/** Finds the session or the challenge that a Bearer token opens; both null when it opens nothing. */
export type ReadToken = (deps: Deps, token: string, reading: TokenReading) => Promise<Credentials>;

/** Operations that return 304 from the versions of their data alone. */
const versionedOperations: ReadonlySet<string> = new Set(['getDashboard']);

const bearerPattern = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

interface Authentication {
  deps: Deps;
  facts: OperationFacts;
  readToken: ReadToken;
}

/**
 * Runs before the body is read, so that an unauthenticated upload is refused at its first byte. While staff read a client’s space, even a public
 * operation is closed to them unless the spec opens it.
 */
export async function authenticate(
  { deps, facts, readToken }: Authentication,
  request: FastifyRequest,
): Promise<Credentials> {
  const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1];
  const credentials =
    token === undefined
      ? { actor: null, challenge: null }
      : await readToken(deps, token, {
          ip: request.ip,
          requestId: request.id,
          origin: request.headers.origin ?? null,
          operation: facts,
          withVersions: versionedOperations.has(facts.operationId),
          isUnattended: facts.unattended || request.headers['x-background'] === 'true',
        });
  const isClosedToView = credentials.actor !== null && credentials.actor.view !== null && !facts.viewAs;
  const decision = isClosedToView ? 403 : decideOperation(operationActor(facts, credentials), facts.xRoles);
  if (decision === 'allow') {
    if (facts.stepUp && !isFresh(credentials.actor, deps.clock.now()))
      throw new AppError(httpErrors.stepUpRequired);
    return credentials;
  }
  deps.log.warn(
    {
      operationId: facts.operationId,
      userId: credentials.actor?.userId,
      viewId: credentials.actor?.view?.id,
      requestId: request.id,
      ip: request.ip,
    },
    'access denied',
  );
  if (isClosedToView) throw new AppError(httpErrors.readOnlyView);
  throw new AppError(decision === 401 ? httpErrors.unauthenticated : httpErrors.forbidden);
}

/** How long a session that proved who is there may do what needs it. */
const freshForMs = 5 * 60_000;

function isFresh(actor: Actor | null, now: Date): boolean {
  return actor?.provenAt != null && now.getTime() - actor.provenAt.getTime() <= freshForMs;
}

/** A provider proves itself by its signature over the raw body, which the handler checks before anything else. */
function operationActor(facts: OperationFacts, { actor, challenge }: Credentials): OperationActor {
  if (facts.isProvider) return { kind: 'provider' };
  if (actor !== null) return { kind: 'session', user: actor.access };
  return challenge === null ? { kind: 'anonymous' } : { kind: 'challenge' };
}
