// « Créer en masse », confirmed: the grants of a checked file, each once and all or none.
import { isoDay } from '@repo/domain/dates';
import type { ClassRow, ImportedGrant } from '../../db/schema/kaskad.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockClass } from '../kaskad-units/classes.repository.ts';
import { grantsTexts } from '../kaskad-units/grants.texts.ts';
import { fromStoredPlans } from '../kaskad-units/plans.mapper.ts';
import { makeGrants } from './create-grant.ts';
import { lockImport, saveDone } from './grant-import.repository.ts';
import { grantImportTexts as texts } from './grant-import.texts.ts';
import { grantsErrors } from './grants.errors.ts';
import { mayHold, refuseFreeShares } from './prepare-grant.ts';
import { sampleLines } from './read-grant-import.ts';

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
