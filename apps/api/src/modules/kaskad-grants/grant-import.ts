// « Créer en masse »: a CSV file is checked whole, then its grants are created, each once and all or none.
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import type { ClassRow, ImportedGrant } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { storedUnits } from '../kaskad-classes/classes.mapper.ts';
import { listClassViews, lockClass } from '../kaskad-classes/classes.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { isSafeName, readText } from '../market-data/read-text.ts';
import { checkLines, findOverSupply, type Problem } from './check-grant-lines.ts';
import { makeGrants } from './create-grant.ts';
import { findImport, insertImport, lockImport, saveDone } from './grant-import.repository.ts';
import { grantImportTexts as texts } from './grant-import.texts.ts';
import { grantsErrors } from './grants.errors.ts';
import { grantsTexts } from './grants.texts.ts';
import { fromStoredPlans } from './plans.mapper.ts';
import { mayHold, refuseFreeShares } from './prepare-grant.ts';
import { readGrantLines } from './read-grant-lines.ts';

type GrantImport = components['schemas']['GrantImport'];

const sampleLines = 10;
/** A longer list is of no use. */
const maxProblems = 200;

/** Checks each line; writes nothing but the plan of the import. */
export async function previewGrantImport(
  deps: Deps,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<GrantImport> {
  if (upload === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(upload.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const read = await readGrantLines(readText(upload.bytes));
  const problems: Problem[] = read.problem === null ? [] : [read.problem];
  const grants = await checkLines(deps, actor, read.lines, problems);
  problems.push(...(await findOverSupply(deps, grants)));
  const id = deps.ids.uuid();
  await insertImport(deps.db, {
    id,
    authorId: actor.userId,
    fileName: upload.claimedName,
    grants,
    creates: grants.length,
    problems: problems.toSorted((one, other) => one.line - other.line).slice(0, maxProblems),
    createdAt: deps.clock.now(),
  });
  return readGrantImport(deps, actor, id);
}

/** Creates what was checked; of one that is done it changes nothing. */
export function commitGrantImport(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const plan = await lockImport(tx, id);
    if (plan?.authorId !== actor.userId) throw new AppError(grantsErrors.importNotFound);
    if (plan.problems.length > 0) throw new AppError(grantsErrors.importWrong);
    if (plan.doneAt === null) {
      await makeImported(inTx, actor, plan.grants);
      await saveDone(tx, id, { doneAt: deps.clock.now(), grants: plan.grants.slice(0, sampleLines) });
      await recordAudit(inTx, {
        by: actor,
        action: 'grant.imported',
        object: { type: 'grant_import', id },
        after: { fileName: plan.fileName, created: plan.creates },
      });
    }
    await deps.settleRequest?.(tx);
  });
}

/** The classes are held in the order of their ids, and what they are now checks each line again. */
async function makeImported(deps: Deps, actor: Actor, grants: readonly ImportedGrant[]): Promise<void> {
  const { db } = deps;
  const classes = new Map<string, ClassRow>();
  for (const id of [...new Set(grants.map(({ classId }) => classId))].toSorted()) {
    const row = await lockClass(db, id);
    if (row !== undefined) classes.set(id, row);
  }
  const owners = await findUsersById(
    db,
    grants.map(({ userId }) => userId),
  );
  const made = grants.map((grant) => {
    const owner = owners.get(grant.userId);
    const row = classes.get(grant.classId);
    if (owner === undefined || !mayHold(owner))
      return refuseField('file', texts.atLine(grant.line, grantsTexts.unknownOwner));
    if (row === undefined) return refuseField('file', texts.atLine(grant.line, grantsTexts.unknownClass));
    const { origin, grantedOn } = grant;
    const plans = fromStoredPlans(grant.plans);
    refuseFreeShares(plans, row, { origin, grantedOn });
    return { owner, class: row, origin, grantedOn: isoDay(grantedOn), total: BigInt(grant.total), plans };
  });
  await makeGrants(deps, actor, made);
}

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
