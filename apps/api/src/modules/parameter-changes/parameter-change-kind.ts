// A parameter under two-person control.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import {
  formatParameter,
  isLooserValue,
  isParameterKey,
  normaliseParameter,
  type ParameterKey,
  parameterRules,
  parameterTexts,
  readCountries,
  validateParameterChange,
} from '@repo/domain/parameters';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  type ChangeCall,
  type ChangeKind,
  type CheckedChange,
  fingerprintOf,
} from '../change-requests/change-kind.ts';
import { readValue } from '../parameters/read-parameters.ts';
import { countClientsIn } from '../parameters/refused-countries.ts';
import { parameterChangesErrors } from './parameter-changes.errors.ts';
import { parameterChangesTexts as texts } from './parameter-changes.texts.ts';
import { insertVersion, lockParameter } from './parameter-versions.repository.ts';
import { plannedAfter, readVersioned, type VersionedParameter } from './versioned-parameter.ts';

const inputSchema = z.strictObject({ value: z.union([z.string(), z.number()]), effective_day: z.string() });
export type ParameterInput = z.infer<typeof inputSchema>;

export const parameterChangeKind: ChangeKind<ParameterInput> = {
  kind: 'parameter.change',
  subjectType: 'parameter',
  input: inputSchema,
  isAlwaysHeld: true,
  // It decides which money needs two persons, and what clients pay.
  warnings: texts.warnings,
  typed: ({ value, effective_day }) => ({ parameter: { value: String(value), effective_day } }),
  check: async (deps, { subjectId, input, reason }) => {
    if (!isParameterKey(subjectId)) throw new AppError(parameterChangesErrors.notFound);
    const today = parisDay(deps.clock.now());
    refuseInvalid(validateParameterChange({ ...input, reason }, { key: subjectId, today }));
    const parameter = await lockAndRead(deps, subjectId);
    const before = await readValue(deps, subjectId, isoDay(input.effective_day));
    if (normaliseParameter(subjectId, input.value) === normaliseParameter(subjectId, before))
      refuseField('value', texts.sameValue);
    const inForce = await readValue(deps, subjectId, today);
    const clientsThere = await countConcerned(deps, subjectId, String(input.value));
    return describe(parameter, { input, before, inForce, today, clientsThere });
  },
  apply: applyParameterChange,
};

async function lockAndRead({ db }: Deps, key: ParameterKey): Promise<VersionedParameter> {
  await lockParameter(db, key);
  const [parameter] = await readVersioned(db, [key]);
  if (parameter === undefined) throw new AppError(parameterChangesErrors.notFound);
  return parameter;
}

interface Change {
  input: ParameterInput;
  /** What would apply on the effective day without it. */
  before: string;
  inForce: string;
  today: IsoDay;
  /** Of a list of countries. */
  clientsThere: number | null;
}

function countConcerned({ db }: Deps, key: ParameterKey, value: string): Promise<number> | null {
  return parameterRules[key].unit === 'countries' ? countClientsIn(db, readCountries(value)) : null;
}

function describe(parameter: VersionedParameter, change: Change): CheckedChange {
  const { key } = parameter;
  const { input, before, inForce, today, clientsThere } = change;
  const after = normaliseParameter(key, input.value);
  const [next] = plannedAfter(parameter, input.effective_day);
  const written = next && texts.nextFrom(formatParameter(key, next.version.value), dayOf(next.version));
  return {
    subjectLabel: parameterTexts[key].name,
    userId: null,
    lines: [
      {
        label: parameterTexts[key].name,
        before: formatParameter(key, inForce),
        after: formatParameter(key, after),
      },
      { label: texts.from, before: null, after: formatLongDate(input.effective_day) },
      ...(clientsThere === null
        ? []
        : [{ label: texts.clientsThere, before: null, after: String(clientsThere) }]),
      ...(before === inForce
        ? []
        : [{ label: texts.planned, before: formatParameter(key, before), after: null }]),
      ...(written === undefined ? [] : [{ label: texts.next, before: written, after: written }]),
    ],
    fingerprint: fingerprintOf({
      inForce,
      planned: plannedAfter(parameter, today).map(({ version }) => version.number),
    }),
    warnings: isLooserValue(key, after, before) ? [looserWarning(key)] : [],
  };
}

/** Each code has its sentence in `texts.warnings`. */
const looserWarning = (key: ParameterKey) => {
  const { unit } = parameterRules[key];
  if (unit === 'countries') return 'allowed';
  return unit === 'switch' ? 'off' : 'looser';
};

const dayOf = ({ effectiveDay }: { effectiveDay: string }) => formatLongDate(effectiveDay);

async function applyParameterChange(
  deps: Deps,
  { actor, subjectId: key, input, reason, request }: ChangeCall<ParameterInput>,
): Promise<void> {
  if (!isParameterKey(key)) throw new AppError(parameterChangesErrors.notFound);
  await lockParameter(deps.db, key);
  const before = await readValue(deps, key, isoDay(input.effective_day));
  const value = normaliseParameter(key, input.value);
  const enteredBy = request?.makerId ?? actor.userId;
  const publishedBy = request === undefined ? null : actor.userId;
  await insertVersion(deps.db, {
    key,
    effectiveDay: input.effective_day,
    value,
    reason,
    enteredBy,
    publishedBy,
    changeRequestId: request?.id ?? null,
    createdAt: deps.clock.now(),
  });
  await recordAudit(deps, {
    by: actor,
    action: 'parameter.changed',
    object: { type: 'parameter', id: key },
    before: { value: before },
    after: { value, effective_day: input.effective_day, entered_by: enteredBy, detail: reason },
  });
}
