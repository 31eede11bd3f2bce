// A parameter under two-person control.
import { formatLongDate } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import {
  formatParameter,
  isParameterKey,
  type ParameterKey,
  parameterRules,
  parameterTexts,
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
import { parameterChangesErrors } from './parameter-changes.errors.ts';
import { parameterChangesTexts as texts } from './parameter-changes.texts.ts';
import { insertVersion, lockParameter } from './parameter-versions.repository.ts';
import { plannedAfter, readVersioned, type VersionedParameter, valueOn } from './versioned-parameter.ts';

const inputSchema = z.strictObject({ value: z.union([z.string(), z.number()]), effective_day: z.string() });
export type ParameterInput = z.infer<typeof inputSchema>;

export const parameterChangeKind: ChangeKind<ParameterInput> = {
  kind: 'parameter.change',
  subjectType: 'parameter',
  input: inputSchema,
  isAlwaysHeld: true,
  // It decides which money needs two persons, and what clients pay.
  needsFreshCode: true,
  warnings: texts.warnings,
  check: async (deps, { subjectId, input, reason }) => {
    if (!isParameterKey(subjectId)) throw new AppError(parameterChangesErrors.notFound);
    const today = parisDay(deps.clock.now());
    refuseInvalid(validateParameterChange({ ...input, reason }, { key: subjectId, today }));
    const parameter = await lockAndRead(deps, subjectId);
    const before = valueOn(parameter, input.effective_day);
    if (decimal(input.value).eq(decimal(before))) refuseField('value', texts.sameValue);
    return describe(parameter, { input, before, today });
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
  today: string;
}

function describe(parameter: VersionedParameter, { input, before, today }: Change): CheckedChange {
  const { key } = parameter;
  const after = decimal(input.value);
  const [next] = plannedAfter(parameter, input.effective_day);
  const written = next && texts.nextFrom(formatParameter(key, next.version.value), dayOf(next.version));
  const inForce = valueOn(parameter, today);
  const isLooser = parameterRules[key].isLooserWhenHigher && after.gt(decimal(before));
  return {
    subjectLabel: parameterTexts[key].name,
    userId: null,
    lines: [
      {
        label: parameterTexts[key].name,
        before: formatParameter(key, inForce),
        after: formatParameter(key, toText(after)),
      },
      { label: texts.from, before: null, after: formatLongDate(input.effective_day) },
      ...(before === inForce
        ? []
        : [{ label: texts.planned, before: formatParameter(key, before), after: null }]),
      ...(written === undefined ? [] : [{ label: texts.next, before: written, after: written }]),
    ],
    fingerprint: fingerprintOf({
      inForce,
      planned: plannedAfter(parameter, today).map(({ version }) => version.number),
    }),
    warnings: isLooser ? ['looser'] : [],
  };
}

const dayOf = ({ effectiveDay }: { effectiveDay: string }) => formatLongDate(effectiveDay);

async function applyParameterChange(
  deps: Deps,
  { actor, subjectId: key, input, reason, request }: ChangeCall<ParameterInput>,
): Promise<void> {
  if (!isParameterKey(key)) throw new AppError(parameterChangesErrors.notFound);
  const parameter = await lockAndRead(deps, key);
  const value = toText(decimal(input.value));
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
    before: { value: valueOn(parameter, input.effective_day) },
    after: { value, effective_day: input.effective_day, entered_by: enteredBy, detail: reason },
  });
}
