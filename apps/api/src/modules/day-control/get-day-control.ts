import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { dayChecks, dayChecksOf, dayState, nextSignature } from '@repo/domain/day-control';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { dayControlErrors } from './day-control.errors.ts';
import {
  type DayChange,
  listChangesSince,
  listSignatures,
  type SignatureView,
} from './day-control.repository.ts';
import { blockingOf, readPoints } from './read-points.ts';

type Control = components['schemas']['DayControl'];

const listedDays = 14;

/** The checks of a day as they are now, and who signed it. */
export async function getDayControl(deps: Deps, actor: Actor, day: IsoDay): Promise<Control> {
  if (day > parisDay(deps.clock.now())) throw new AppError(dayControlErrors.future);
  const points = await readPoints(deps, day);
  const { signature, countersignature, changes } = await readSigning(deps, day);
  const blocking = blockingOf(points);
  const state = dayState({
    blocking,
    isSigned: signature !== null,
    isCountersigned: countersignature !== null,
    isChanged: changes.length > 0,
  });
  const next = nextSignature(state, blocking);
  return {
    day,
    state,
    blocking,
    checks: dayChecksOf(day).map((kind) => ({
      kind,
      is_required: dayChecks[kind].isRequired,
      points: points[kind].points.map(({ label }) => label),
      ids: points[kind].points.map(({ id }) => id),
      count: points[kind].count,
    })),
    next: next === 'countersign' && signature?.userId === actor.userId ? null : next,
    signature: signature && toWire(signature),
    countersignature: countersignature && toWire(countersignature),
    changes: changes.map(({ kind, label, at }) => ({ kind, label, at: at.toISOString() })),
  };
}

const toWire = ({ name, at, comment }: SignatureView) => ({ by: name, at: at.toISOString(), comment });

export interface Signing {
  signature: SignatureView | null;
  countersignature: SignatureView | null;
  /** Written since the signature. */
  changes: readonly DayChange[];
}

export async function readSigning({ db }: Pick<Deps, 'db'>, day: IsoDay): Promise<Signing> {
  const signing = signingOf(await listSignatures(db, { first: day, last: day }));
  const { signature } = signing;
  return { ...signing, changes: signature === null ? [] : await listChangesSince(db, [signature]) };
}

/** The newest signature of a day, with the countersignature that came after it. */
function signingOf(signatures: readonly SignatureView[]): Omit<Signing, 'changes'> {
  const signature = signatures.findLast(({ act }) => act === 'sign') ?? null;
  const countersignature =
    signatures.findLast(({ act, at }) => act === 'countersign' && signature !== null && at >= signature.at) ??
    null;
  return { signature, countersignature };
}

/** Today and the days before it, today first: what was signed, without their checks. */
export async function listDayControls({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['DayControls']> {
  const today = parisDay(clock.now());
  const days = Array.from({ length: listedDays }, (_, before) => addDays(today, -before));
  const first = days.at(-1) ?? today;
  const byDay = Map.groupBy(await listSignatures(db, { first, last: today }), (row) => isoDay(row.day));
  const signings = days.map((day) => ({ day, ...signingOf(byDay.get(day) ?? []) }));
  const signed = signings.flatMap(({ signature }) => (signature === null ? [] : [signature]));
  const changed = new Set((await listChangesSince(db, signed)).map(({ day }) => day));
  return {
    items: signings.map(({ day, signature, countersignature }) => {
      if (signature === null) return { day, state: 'unsigned' };
      if (changed.has(day)) return { day, state: 'reopened' };
      return { day, state: countersignature === null ? 'signed' : 'countersigned' };
    }),
  };
}
