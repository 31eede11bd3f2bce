/**
 * What the host offers (decision 79). A host that speaks the two documents alone offers none of our own operations: the
 * parts of a screen that need one are hidden, and no request is sent for it.
 */
import { isHTTPError } from 'ky';
import type { OperationId } from './operation-types.ts';

/** The code of a refusal of `ApiError` for an operation that the host does not offer. */
export const NOT_OFFERED = 'not_offered';

/** An operation that the host does not offer: no request is sent. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

export interface Offer {
  /** Whether the host offers an operation, as far as its responses have shown. */
  has(operationId: OperationId): boolean;
  /** Calls back when the result of `has` may have changed; returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

/** An offer, and what its client learns of it. */
export interface LearnedOffer extends Offer {
  /** Whether a response has shown that the host is our own API. */
  isOurs(): boolean;
  /** The user of the session as received: one without any field of ours comes from a host without our operations. */
  readUser(wire: unknown): Promise<void>;
  /** A failed request: whether it shows that its operation does not exist. */
  readFailure(operationId: OperationId, error: unknown): Promise<boolean>;
}

/** The fields of a user that are ours: no document names them. */
const OWN_USER_FIELDS = ['two_factor_enabled', 'email_confirmed', 'profile_change', 'document_expiries'];

/** A host may send `{ user }` in place of the user. */
const unwrapped = (wire: unknown): unknown =>
  typeof wire === 'object' && wire !== null && 'user' in wire ? wire.user : wire;

/** Everything is offered until a response shows that it is not. */
export function createOffer(): LearnedOffer {
  /** Of a host without our operations, those that it has. */
  let documented: Documented | null = null;
  let isOurs = false;
  const missing = new Set<OperationId>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const onChange of listeners) onChange();
  };
  return {
    isOurs: () => isOurs,
    has: (operationId) =>
      documented === null ? !missing.has(operationId) : Object.hasOwn(documented, operationId),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async readUser(wire) {
      const user = unwrapped(wire);
      if (typeof user !== 'object' || user === null || !('id' in user)) return;
      const hasOurs = OWN_USER_FIELDS.some((field) => field in user);
      isOurs = hasOurs;
      if (hasOurs === (documented === null)) return;
      documented = hasOurs ? null : await loadDocumented();
      changed();
    },
    async readFailure(operationId, error) {
      if (!isUnknownRoute(error) || Object.hasOwn(await loadDocumented(), operationId)) return false;
      missing.add(operationId);
      changed();
      return true;
    },
  };
}

type Documented = Partial<Record<OperationId, true>>;

/** Our own sites never need the list: it is no part of their first script. */
async function loadDocumented(): Promise<Documented> {
  return (await import('./documented-operations.ts')).documentedOperations;
}

/** Our API gives every refusal a code: a 404 without one comes from a host that has no such route. */
function isUnknownRoute(error: unknown): boolean {
  if (!isHTTPError(error) || ![404, 405, 501].includes(error.response.status)) return false;
  const { data } = error;
  return typeof data !== 'object' || data === null || !('code' in data);
}
