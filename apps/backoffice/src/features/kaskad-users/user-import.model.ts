/** A checked file of people to invite: who is still to be, and who was. */
import type { OperationOutput } from '@repo/api-sdk';

export type UserImport = OperationOutput<'previewKaskadUserImport'>;
type Outcome = UserImport['people'][number]['outcome'];

export const countOf = ({ people }: Pick<UserImport, 'people'>, ...outcomes: readonly Outcome[]): number =>
  people.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** None while a line is wrong. */
export const canInvite = (plan: UserImport): boolean =>
  plan.problems.length === 0 && countOf(plan, 'new') > 0;
