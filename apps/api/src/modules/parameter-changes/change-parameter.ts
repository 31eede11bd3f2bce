import type { Actor, Deps } from '../../deps.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { type ParameterInput, parameterChangeKind } from './parameter-change-kind.ts';

interface ParameterChange {
  key: string;
  input: ParameterInput;
  reason: string;
}

/** Gives a parameter another value from a day on, or holds the change until a second person approves it. */
export async function changeParameter(
  deps: Deps,
  actor: Actor,
  { key, input, reason }: ParameterChange,
): Promise<void> {
  await holdOrApply(deps, actor, { kind: parameterChangeKind, subjectId: key, input, reason });
}
