// What a published allotment gives is written to its investments by parts, so that other work of the round waits for a part only.
import type { Deps } from '../../deps.ts';
import { findAllotment } from '../kaskad-investments/investment-money.repository.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { payBackUnallotted } from './pay-back.ts';
import {
  deletePublication,
  findPublication,
  listRoundsToWrite,
  passPart,
  readPart,
  writeAllotted,
} from './publish.repository.ts';
import { explainer } from './simulate-allotment.ts';

const partSize = 2_000;

/** What is not allotted is paid back once it is written. */
export async function settleAllotments(deps: Deps, stopping?: AbortSignal): Promise<void> {
  await writeAllotments(deps, stopping);
  await payBackUnallotted(deps, stopping);
}

/** A killed process leaves whole parts: the next one goes on after them. */
export async function writeAllotments(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (const roundId of await listRoundsToWrite(deps.db)) {
    while (await writePart(deps, roundId)) stopping?.throwIfAborted();
  }
}

/** False once all is written. */
export function writePart({ db }: Pick<Deps, 'db'>, roundId: string, size = partSize): Promise<boolean> {
  return db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId);
    const publication = await findPublication(tx, roundId);
    if (round === undefined || publication === undefined) return false;
    const allotment = await findAllotment(tx, roundId);
    if (round.state !== 'closed' || allotment === undefined) {
      await deletePublication(tx, roundId);
      return false;
    }
    const explain = explainer(round, { demand: BigInt(allotment.demand), rule: allotment.rule });
    const part = await readPart(tx, roundId, size);
    await writeAllotted(
      tx,
      part.map((one) => ({ ...one, explanation: explain(one) })),
      publication,
    );
    await passPart(tx, roundId, size);
    return true;
  });
}
