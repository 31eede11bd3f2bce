// « Publier l’allocation »: a second person approves it, on the data that was simulated.
import type { components } from '@repo/api-sdk/spec';
import { formatDecimal } from '@repo/domain/format';
import { type Allotment, allot, kaskadTexts } from '@repo/domain/kaskad';
import { isFilled } from '@repo/domain/validation';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { findAllotment } from '../kaskad-investments/investment-money.repository.ts';
import { findRoundView, lockRound, saveRound } from '../kaskad-rounds/rounds.repository.ts';
import { allotmentErrors } from './allotment.errors.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { type FirmInvestment, fingerprintOfDemands, listFirmInvestments } from './demands.repository.ts';
import { insertAllotment, insertAllottedUnits, writeReasons } from './publish.repository.ts';
import { type ReadAllotment, readAllotment, type TypedAllotment, typedAllotment } from './read-rule.ts';

/** As it is stored with the request. */
export const publicationInput = z.strictObject({ fingerprint: z.string(), allotment: typedAllotment });
type Publication = z.infer<typeof publicationInput>;

export const allotmentPublishKind: ChangeKind<Publication> = {
  kind: 'allotment.publish',
  subjectType: 'round',
  input: publicationInput,
  isAlwaysHeld: true,
  warnings: {},
  check: async ({ db }, { subjectId, input: typed }) => {
    const prepared = await prepare({ db }, subjectId, typed);
    return {
      subjectLabel: prepared.round.name,
      userId: null,
      lines: describe(prepared, typed.allotment),
      fingerprint: fingerprintOf([prepared.round.cap, prepared.round.price, typed.fingerprint]),
    };
  },
  apply: async (deps, { actor, subjectId, input: typed, request }) =>
    publish(deps, actor, {
      prepared: await prepare(deps, subjectId, typed),
      typed: typed.allotment,
      publishedBy: request?.makerId ?? actor.userId,
      requestId: request?.id ?? null,
    }),
};

export async function publishAllotment(
  deps: Deps,
  actor: Actor,
  {
    id,
    version,
    fingerprint,
    allotment,
    reason,
  }: components['schemas']['PublishAllotmentBody'] & { id: string },
): Promise<void> {
  const view = await findRoundView(deps.db, id);
  if (view === undefined) throw new AppError(allotmentErrors.notFound);
  if (view.round.version !== version) throw new AppError(allotmentErrors.changed);
  if (!isFilled(reason)) refuseField('reason', texts.reasonRequired);
  const change = { kind: allotmentPublishKind, subjectId: id, reason };
  await holdOrApply(deps, actor, { ...change, input: { fingerprint, allotment } });
}

interface Prepared {
  round: RoundRow;
  demands: readonly FirmInvestment[];
  demand: bigint;
  allotted: readonly Allotment[];
  reasons: ReadAllotment['reasons'];
}

/** What a transaction prepared of an input: an approval checks it, then applies it, and holds the round meanwhile. */
const preparedOf = new WeakMap<Publication, { db: Database; prepared: Prepared }>();

async function prepare({ db }: Pick<Deps, 'db'>, id: string, typed: Publication): Promise<Prepared> {
  const kept = preparedOf.get(typed);
  if (kept?.db === db && kept.prepared.round.id === id) return kept.prepared;
  const prepared = await prepareNow(db, id, typed);
  preparedOf.set(typed, { db, prepared });
  return prepared;
}

/** The round is held: what would make another investment firm waits. */
async function prepareNow(db: Database, id: string, typed: Publication): Promise<Prepared> {
  const round = await lockRound(db, id);
  if (round === undefined) throw new AppError(allotmentErrors.notFound);
  if ((await findAllotment(db, id)) !== undefined) throw new AppError(allotmentErrors.alreadyAllotted);
  if (round.state !== 'closed') throw new AppError(allotmentErrors.notClosed);
  const demands = await listFirmInvestments(db, id);
  if (demands.length === 0) throw new AppError(allotmentErrors.nothingFirm);
  if (fingerprintOfDemands(demands) !== typed.fingerprint) throw new AppError(allotmentErrors.dataMoved);
  const cap = BigInt(round.cap);
  const { rule, reasons } = readAllotment(typed.allotment, { demands, cap, field: 'allotment' });
  const demand = demands.reduce((sum, { units }) => sum + units, 0n);
  return { round, demands, demand, allotted: allot(demands, cap, rule), reasons };
}

function sumsOf(allotted: readonly Allotment[]): { units: bigint; served: number } {
  return {
    units: allotted.reduce((sum, { allotted: units }) => sum + units, 0n),
    served: allotted.filter(({ allotted: units }) => units > 0n).length,
  };
}

function describe({ round, demand, allotted }: Prepared, { rule, floor }: TypedAllotment): ChangeLine[] {
  const { units, served } = sumsOf(allotted);
  const { lines } = texts;
  const floors: [string, string][] =
    rule === 'minimum_then_pro_rata' ? [[lines.floor, formatDecimal(floor ?? '0')]] : [];
  const rows: [string, string][] = [
    [lines.rule, kaskadTexts.rule[rule]],
    ...floors,
    [lines.cap, formatDecimal(round.cap)],
    [lines.demand, formatDecimal(demand.toString())],
    [lines.allotted, formatDecimal(units.toString())],
    [lines.served, String(served)],
    [lines.unserved, String(allotted.length - served)],
  ];
  return rows.map(([label, after]) => ({ label, before: null, after }));
}

interface NewPublication {
  prepared: Prepared;
  typed: TypedAllotment;
  publishedBy: string;
  requestId: string | null;
}

/** The job that follows writes it to each investment by parts, pays back what is not allotted, and writes to the investors. */
async function publish(
  deps: Deps,
  actor: Actor,
  { prepared, typed, publishedBy, requestId }: NewPublication,
): Promise<void> {
  const { round, demand, allotted, reasons } = prepared;
  const { rule, floor } = typed;
  const { units, served } = sumsOf(allotted);
  const at = deps.clock.now();
  await insertAllotment(deps.db, {
    roundId: round.id,
    rule,
    floor: rule === 'minimum_then_pro_rata' ? (floor?.replaceAll(/\s/g, '') ?? null) : null,
    demand: demand.toString(),
    allotted: units.toString(),
    investors: served,
    publishedAt: at,
    publishedBy,
    requestId,
  });
  await writeReasons(deps.db, reasons);
  await insertAllottedUnits(deps.db, allotted, { roundId: round.id, at, by: actor.userId });
  await saveRound(deps.db, round.id, {});
  await recordAudit(deps, {
    by: actor,
    action: 'round.allotted',
    object: { type: 'round', id: round.id },
    after: { name: round.name, rule, investments: allotted.length },
  });
  await deps.jobs.add(deps.db, 'kaskad-allotments');
}
