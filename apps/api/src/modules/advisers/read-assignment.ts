import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { clientName } from '../accounts/client-name.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { isShut } from '../clients/clients.policy.ts';
import { type ClientLine, findClientsById } from '../clients/clients.repository.ts';
import { lockAdviser } from './advisers.repository.ts';
import { advisersTexts } from './advisers.texts.ts';

type Assignment = components['schemas']['ClientAssignment'];

/** These clients beside the adviser whom they are to have, in the order of the ids: the preview, and the result once it is made. */
export async function readAssignment(
  { db }: Pick<Deps, 'db'>,
  adviserId: string | null,
  ids: readonly string[],
): Promise<Assignment> {
  const adviser = await requireAdviser(db, adviserId);
  const wanted = [...new Set(ids)];
  const byId = new Map((await findClientsById(db, wanted)).map((line) => [line.user.id, line]));
  const lines = wanted.flatMap((id) => byId.get(id) ?? []);
  if (lines.length < wanted.length) throw new AppError(httpErrors.notFound);
  return {
    adviser: adviser && toAdviser(adviser),
    items: lines.map((line) => ({
      id: line.user.id,
      name: clientName(line.user),
      adviser: line.adviser && toAdviser(line.adviser),
      state: stateOf(line, adviserId),
    })),
  };
}

function stateOf({ user }: ClientLine, adviserId: string | null): Assignment['items'][number]['state'] {
  if (isShut(user)) return 'closed';
  return user.assignedSalesId === adviserId ? 'same' : 'other';
}

/** Null for none; refused where they are no adviser, or no longer. In a transaction, until its end. */
export async function requireAdviser(db: Database, id: string | null) {
  if (id === null) return null;
  return (await lockAdviser(db, id)) ?? refuseField('adviser_id', advisersTexts.noAdviser);
}
