// What a grant may be: the plans that its schedules give for its total, within the supply of its class and the law of free shares.
import type { components } from '@repo/api-sdk/spec';
import { isClientRole } from '@repo/domain/access';
import { isoDay } from '@repo/domain/dates';
import {
  formatUnits,
  freeSharesProblem,
  type GrantPlans,
  planOf,
  readSchedule,
  scheduleProblem,
  writePlan,
} from '@repo/domain/kaskad';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { ClassRow, GrantRow } from '../../db/schema/kaskad.ts';
import type { Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { findUserByEmail } from '../accounts/users.repository.ts';
import { toClass } from '../kaskad-units/classes.mapper.ts';
import { findClass, sumUnits } from '../kaskad-units/classes.repository.ts';
import { grantsTexts as texts } from '../kaskad-units/grants.texts.ts';
import { readUnits, refusePlan, type TypedSchedule } from '../kaskad-units/plans.mapper.ts';
import type { MailRecipient } from '../notifications/queue-mail.ts';

type Schemas = components['schemas'];

export interface GrantTerms {
  /** Decimal text. */
  total: string;
  acquisition: TypedSchedule;
  unlock: TypedSchedule | null;
}

/** The plans that the schedules give, or the refusal of a field in words. */
export function preparePlans(
  { decimals }: Pick<ClassRow, 'decimals'>,
  { total: typed, acquisition, unlock }: GrantTerms,
): { total: bigint; plans: GrantPlans } {
  const total = readUnits(typed, { decimals, field: 'total' });
  const toPlan = (field: string, schedule: TypedSchedule) => {
    const read = readSchedule(schedule, decimals);
    const problem = scheduleProblem(read, total);
    if (problem !== null) refusePlan(field, problem);
    return planOf(read, total);
  };
  const plans = {
    acquisition: toPlan('acquisition', acquisition),
    unlock: unlock && toPlan('unlock', unlock),
    canceledOn: null,
  };
  return { total, plans };
}

/** Of a grant of free shares, or of a class of them: article L225-197-1 of the commercial code. */
export function refuseFreeShares(
  plans: GrantPlans,
  row: Pick<ClassRow, 'kind' | 'tgeDay'>,
  { origin, grantedOn }: Pick<GrantRow, 'origin' | 'grantedOn'>,
): void {
  if (origin !== 'aga' && row.kind !== 'aga') return;
  const tgeDay = row.tgeDay === null ? null : isoDay(row.tgeDay);
  const problem = freeSharesProblem(plans, { grantedOn: isoDay(grantedOn), tgeDay });
  if (problem !== null)
    refuseField(problem === 'conservation' ? 'unlock' : 'acquisition', texts.freeShares[problem]);
}

/** What is left to grant; null without a supply. */
export async function readSupplyLeft(
  db: Database,
  { id, totalSupply }: Pick<ClassRow, 'id' | 'totalSupply'>,
): Promise<bigint | null> {
  if (totalSupply === null) return null;
  return BigInt(totalSupply) - ((await sumUnits(db, 'kaskad_granted')).get(id) ?? 0n);
}

export function refuseOverSupply(total: bigint, left: bigint | null, row: ClassRow): void {
  if (left !== null && total > left) refuseField('total', texts.overSupply(formatUnits(left, row)));
}

/** A person with Kaskad; an address that is anything else is refused the same way. */
export async function findHolder(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (user === null || !mayHold(user)) return refuseField('email', texts.unknownOwner);
  return user;
}

/** A mail about Kaskad has its brand, also to a user of both services. */
export const writtenTo = ({ id, email, firstname }: UserRow): MailRecipient => ({
  id,
  email,
  firstname,
  canAccessYield: false,
  canAccessKaskad: true,
});

export const mayHold = ({ role, canAccessKaskad, disabledAt }: UserRow): boolean =>
  isClientRole(role) && canAccessKaskad && disabledAt === null;

/** The plans of typed terms; writes nothing. Supply and law are those of the grant itself. */
export async function previewGrant(
  { db }: Pick<Deps, 'db'>,
  body: Schemas['GrantTermsBody'],
): Promise<Schemas['GrantPreview']> {
  const row = await readClass(db, body.class_id);
  const { total, plans } = preparePlans(row, body);
  refuseOverSupply(total, await readSupplyLeft(db, row), row);
  return {
    class: toClass(row),
    tge_day: row.tgeDay,
    acquisition: writePlan(plans.acquisition, row.decimals),
    unlock: plans.unlock && writePlan(plans.unlock, row.decimals),
  };
}

export async function readClass(db: Database, id: string): Promise<ClassRow> {
  return (await findClass(db, id)) ?? refuseField('class_id', texts.unknownClass);
}
