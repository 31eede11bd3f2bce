import type { components } from '@repo/api-sdk/spec';
import { compareCompany, sirenOf } from '@repo/domain/companies';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { CompaniesUnavailable } from '../../ports/companies/companies-port.ts';
import { readCase } from './client-case.ts';

type Comparison = components['schemas']['CompanyComparison'];

const nothing = (state: Comparison['state']): Comparison => ({ state, is_active: null, lines: [] });

/** The company of a client beside the public register. Without one, or without its response, nothing is said to be the same. */
export async function compareClientCompany(deps: Deps, userId: string): Promise<Comparison> {
  const { user } = await readCase(deps.db, userId);
  if (!user.isCompany) return nothing('no_company');
  if (deps.companies.name === 'off') return nothing('not_checked');
  const siren = sirenOf(user.registrationNumber);
  if (siren === null) return nothing('bad_number');
  try {
    const registered = await deps.companies.find(siren);
    if (registered === null) return nothing('not_found');
    const lines = compareCompany(toDeclared(user), registered);
    return { state: 'compared', is_active: registered.isActive, lines };
  } catch (error) {
    if (!(error instanceof CompaniesUnavailable)) throw error;
    deps.log.warn({ err: error }, 'the register of companies is not available');
    return nothing('unavailable');
  }
}

const toDeclared = (user: UserRow) => ({
  name: user.companyName,
  number: user.registrationNumber,
  form: user.companyType,
  address: user.address,
  zipCode: user.zipCode,
  city: user.city,
  firstname: user.firstname,
  lastname: user.lastname,
});
