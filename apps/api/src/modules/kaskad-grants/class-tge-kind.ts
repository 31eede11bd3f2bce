import { formatLongDate } from '@repo/domain/format';
import { z } from 'zod';
import type { ClassRow } from '../../db/schema/kaskad.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { lockClass, saveClass } from '../kaskad-units/classes.repository.ts';
import { classesTexts as texts } from './classes.texts.ts';
import { classesErrors } from './grants.errors.ts';
import { recordTge } from './record-tge.ts';

/** Null: it is not known any more. */
const input = z.strictObject({ tge_day: z.string().nullable() });

/** The day of a TGE dates the tranches of every holder of the class. */
export const classTgeKind: ChangeKind<z.infer<typeof input>> = {
  kind: 'class.tge',
  subjectType: 'unit_class',
  input,
  isAlwaysHeld: true,
  warnings: {},
  check: async (deps, { subjectId, input: { tge_day: day } }) => {
    const row = await lockMovable(deps, subjectId);
    return {
      subjectLabel: `${row.symbol} · ${row.name}`,
      userId: null,
      lines: [{ label: texts.tge, before: shown(row.tgeDay), after: shown(day) }],
      fingerprint: fingerprintOf([row.tgeDay]),
    };
  },
  apply: async (deps, { actor, subjectId, input: { tge_day: tgeDay }, request }) => {
    const row = await lockMovable(deps, subjectId);
    const changed = { ...row, tgeDay, version: row.version + 1 };
    await saveClass(deps.db, subjectId, { tgeDay, version: changed.version });
    await recordAudit(deps, {
      by: actor,
      action: 'unit_class.changed',
      object: { type: 'unit_class', id: subjectId },
      before: { tge_day: row.tgeDay },
      after: { tge_day: tgeDay, ...(request && { change_request: request.id }) },
    });
    await recordTge(deps, changed, {
      madeBy: request?.makerId ?? actor.userId,
      requestId: request?.id ?? null,
    });
  },
};

const shown = (tgeDay: string | null) => (tgeDay === null ? texts.tgeUnknown : formatLongDate(tgeDay));

/** Held until the transaction ends. A TGE that has passed is a fact. */
async function lockMovable({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<ClassRow> {
  const row = await lockClass(db, id);
  if (row === undefined) throw new AppError(classesErrors.notFound);
  if (row.tgeDay !== null && row.tgeDay <= parisDay(clock.now())) refuseField('tge_day', texts.tgePassed);
  return row;
}
