import type { components } from '@repo/api-sdk/spec';
import type { AdviserTyped } from '@repo/domain/advisers';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { fingerprintOf } from '../change-requests/change-kind.ts';
import { type AdviserLine, listAdviserLines } from './adviser-accounts.repository.ts';

type Schemas = components['schemas'];

/** Every adviser, by name. */
export async function listAdviserAccounts({ db }: Pick<Deps, 'db'>): Promise<Schemas['AdviserRows']> {
  return { items: (await listAdviserLines(db)).map(toRow) };
}

export async function readAdviser(db: Database, id: string): Promise<Schemas['AdviserRow']> {
  const [line] = await listAdviserLines(db, id);
  if (line === undefined) throw new AppError(httpErrors.notFound);
  return toRow(line);
}

/** What staff type of an adviser, by the names of the wire. */
export const typedOf = ({ firstname, lastname, phone, calendlyUrl }: UserRow): AdviserTyped => ({
  firstname,
  lastname,
  phone,
  booking_url: calendlyUrl ?? '',
});

/** Another one once any of it changed. */
export const versionOf = (user: UserRow): string => fingerprintOf(typedOf(user));

const toRow = ({ user, clients }: AdviserLine): Schemas['AdviserRow'] => ({
  id: user.id,
  ...typedOf(user),
  email: user.email,
  state: stateOf(user),
  clients,
  signed_in_at: user.signedInAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
  version: versionOf(user),
});

function stateOf({ disabledAt, signedInAt }: UserRow): Schemas['AdviserState'] {
  if (disabledAt !== null) return 'disabled';
  return signedInAt === null ? 'invited' : 'active';
}
