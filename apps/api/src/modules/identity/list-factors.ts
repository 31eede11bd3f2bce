import type { components } from '@repo/api-sdk/spec';
import type { FactorRow } from '../../db/schema/factors.ts';
import type { Actor, Deps } from '../../deps.ts';
import { countRecoveryCodes, listFactorsOf } from '../factors/factors.repository.ts';
import { mustKeepSecondFactor } from './second-factor.ts';

type Schemas = components['schemas'];

export const toFactor = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Schemas['Factor'] => ({
  id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export async function listFactors(deps: Deps, { userId, account }: Actor): Promise<Schemas['Factors']> {
  const rows = await listFactorsOf(deps.db, userId);
  return {
    factors: rows.map(toFactor),
    recovery_codes_left: await countRecoveryCodes(deps.db, userId),
    is_required: mustKeepSecondFactor(account),
  };
}
