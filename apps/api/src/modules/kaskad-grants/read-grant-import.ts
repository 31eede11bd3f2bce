// The plan of an import of grants: readable by its author alone.
import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { storedUnits } from '../kaskad-units/classes.mapper.ts';
import { listClassViews } from '../kaskad-units/classes.repository.ts';
import { findImport } from './grant-import.repository.ts';
import { grantsErrors } from './grants.errors.ts';

type GrantImport = components['schemas']['GrantImport'];

export const sampleLines = 10;

export async function readGrantImport(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<GrantImport> {
  const plan = await findImport(db, id);
  if (plan?.authorId !== actor.userId) throw new AppError(grantsErrors.importNotFound);
  const shown = plan.grants.slice(0, sampleLines);
  const owners = await findUsersById(
    db,
    shown.map(({ userId }) => userId),
  );
  const classes = new Map((await listClassViews(db)).map(({ class: row }) => [row.id, row]));
  return {
    id,
    file_name: plan.fileName,
    creates: plan.creates,
    problems: plan.problems,
    done_at: plan.doneAt?.toISOString() ?? null,
    sample: shown.flatMap(({ line, userId, classId, total, plans }) => {
      const owner = owners.get(userId);
      const row = classes.get(classId);
      if (owner === undefined || row === undefined) return [];
      const { symbol } = row;
      const tranches = plans.acquisition.tranches.length;
      return [{ line, email: owner.email, symbol, total: storedUnits(total, row), tranches }];
    }),
  };
}
