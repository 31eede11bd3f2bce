// What a kind of controlled change provides. `change-kinds.ts` lists them; two-person control does the rest.
import { createHash } from 'node:crypto';
import type { components } from '@repo/api-sdk/spec';
import type { z } from 'zod';
import type { ChangeRequestKind, ChangeRequestRow } from '../../db/schema/change-requests.ts';
import type { Actor, Deps } from '../../deps.ts';

/** One line of the comparison that the checker reads; French, amounts and days formatted. */
export interface ChangeLine {
  label: string;
  before: string | null;
  after: string | null;
}

/** A change that may be made now, as it would be made. */
export interface CheckedChange {
  /** What it is about, in the words of a list: a client's name and a purchase-order number. */
  subjectLabel: string;
  /** The client it is about, who may not approve it; null for none. */
  userId: string | null;
  lines: ChangeLine[];
  /** `fingerprintOf` the data that the lines are made from: another one at the approval makes the request stale. */
  fingerprint: string;
  /** Codes of its warnings: each holds the change, and is shown to the checker. */
  warnings?: readonly string[];
  /** Files stored with the request, shown to the checker. */
  fileIds?: readonly string[];
}

export interface ChangeCall<Input> {
  /** Who applies it: the checker, or the maker where no second person is needed. */
  actor: Actor;
  subjectId: string;
  input: Input;
  /** Of the maker. */
  reason: string;
  /** The request that is being approved; none where the maker applies it alone. */
  request?: Pick<ChangeRequestRow, 'id' | 'makerId'>;
}

export interface ChangeKind<Input> {
  kind: ChangeRequestKind;
  subjectType: ChangeRequestRow['subjectType'];
  /** Stored with the request, and read again at the approval. */
  input: z.ZodType<Input>;
  /** Otherwise it is held when `check` finds a warning. */
  isAlwaysHeld: boolean;
  /**
   * The client makes the request, about themselves: it is held where control is off too, as one member of staff decides it, and
   * its end is written to them in words of its own.
   */
  isRequestedByClient?: true;
  /** Code of a warning → its sentence. */
  warnings: Readonly<Record<string, string>>;
  /**
   * Applies every rule of the direct call, with its refusals, and takes its locks: `deps.db` is the transaction. Writes
   * nothing. Called when the change is requested and again when it is approved.
   */
  check: (deps: Deps, call: ChangeCall<Input>) => Promise<CheckedChange>;
  /** In the same transaction, right after `check`. */
  apply: (deps: Deps, call: ChangeCall<Input>) => Promise<void>;
  /** In the transaction that refuses the request. */
  afterRefusal?: (deps: Deps, refusal: { subjectId: string; actor: Actor; reason: string }) => Promise<void>;
  /** « Reprendre »: what its form takes, beside the reason; null, or none, where no form has it. */
  typed?: (input: Input, subjectId: string) => components['schemas']['TypedChange'];
  /** The same, where the input alone does not hold it. */
  readTyped?: (
    deps: Pick<Deps, 'db'>,
    subjectId: string,
    input: Input,
  ) => Promise<components['schemas']['TypedChange']>;
  /** Once an approval is stored: what spares the next requests a wait. Never throws. */
  afterApproval?: (deps: Deps) => Promise<void>;
}

/** A kind whose input is only known to itself: `input.parse` restores it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds kinds of different inputs; each parses its own
export type AnyChangeKind = ChangeKind<any>;
export type ChangeKinds = Readonly<Partial<Record<ChangeRequestKind, AnyChangeKind>>>;

/** Decimals and days as texts: the same data gives the same fingerprint. */
export function fingerprintOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}
