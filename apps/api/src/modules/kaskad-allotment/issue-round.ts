import type { components } from '@repo/api-sdk/spec';
import { formatUnits, unitsOf } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readSupplyLeft } from '../kaskad-grants/prepare-grant.ts';
import { findAllotment } from '../kaskad-investments/investment-money.repository.ts';
import { lockRound, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { findClass } from '../kaskad-units/classes.repository.ts';
import { allotmentErrors } from './allotment.errors.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { countUnverified } from './issue.repository.ts';
import { findPublication } from './publish.repository.ts';

/** « Émettre »: begins the issue, which a job goes on with. */
export async function issueRound(
  deps: Deps,
  actor: Actor,
  { id, version }: components['schemas']['RoundVersionBody'] & { id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const round = await lockRound(tx, id);
    if (round === undefined) throw new AppError(allotmentErrors.notFound);
    if (round.version !== version) throw new AppError(allotmentErrors.changed);
    if (round.state === 'issued') throw new AppError(allotmentErrors.issued);
    if (round.state !== 'closed') throw new AppError(allotmentErrors.notClosed);
    if (round.issueStartedAt !== null) throw new AppError(allotmentErrors.issueStarted);
    const allotment = await findAllotment(tx, id);
    if (allotment === undefined) throw new AppError(allotmentErrors.notAllotted);
    if ((await findPublication(tx, id)) !== undefined) throw new AppError(allotmentErrors.beingWritten);
    const unverified = await countUnverified(tx, id);
    if (unverified > 0)
      throw new AppError(allotmentErrors.unverified, { message: texts.unverified(unverified) });
    await refuseOverSupply(inTx, round.classId, allotment.allotted);
    await saveRound(tx, id, { issueStartedAt: deps.clock.now(), issueStartedBy: actor.userId });
    await recordAudit(inTx, {
      by: actor,
      action: 'round.moved',
      object: { type: 'round', id },
      before: { state: round.state },
      after: { name: round.name, detail: 'issue' },
    });
    await deps.jobs.add(tx, 'kaskad-allotments');
    await deps.settleRequest?.(tx);
  });
}

/** What is left of the supply of a class, before plans are made of it. */
async function refuseOverSupply({ db }: Pick<Deps, 'db'>, classId: string, units: string): Promise<void> {
  const row = await findClass(db, classId);
  if (row === undefined) return;
  const left = await readSupplyLeft(db, row);
  if (left !== null && unitsOf(units, row.decimals) > left)
    throw new AppError(allotmentErrors.overSupply, { message: texts.overSupply(formatUnits(left, row)) });
}
