// Countries of residence that are refused (decision 103): no account is opened from there, and no contract is made.
import { readCountries } from '@repo/domain/parameters';
import { profileTexts } from '@repo/domain/validation';
import { and, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { type ParameterDeps, readValue } from './read-parameters.ts';

export async function isRefusedCountry(deps: ParameterDeps, code: string): Promise<boolean> {
  return readCountries(await readValue(deps, 'REFUSED_COUNTRIES')).includes(code);
}

/** A residence that is declared; one that stays as it was is none. */
export async function refuseCountry(deps: ParameterDeps, code: string, before = ''): Promise<void> {
  if (code !== before && (await isRefusedCountry(deps, code)))
    refuseField('country_address', profileTexts.countryRefused);
}

/** Open accounts of clients who live in one of these countries. */
export function countClientsIn(db: Database, codes: readonly string[]): Promise<number> {
  return db.$count(
    clientCards,
    and(inArray(clientCards.country, [...codes]), ne(clientCards.state, 'closed')),
  );
}
