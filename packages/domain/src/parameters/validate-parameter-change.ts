// The form that changes a parameter, the same in the API and on the screen.
import { addDays, type IsoDay, isIsoDay } from '../dates/index.ts';
import { roundTo } from '../money/index.ts';
import { reasonTexts } from '../two-persons/two-persons.texts.ts';
import { type Check, isFilled, readAmount, runChecks, type Verdict } from '../validation/index.ts';
import { isCountryList } from './country-list.ts';
import type { ParameterKey } from './parameter-keys.ts';
import { parameterFormTexts as texts } from './parameters.texts.ts';
import { formatParameter, parameterRules, unitDecimals } from './parameters.ts';

/** A version may be planned this many days ahead. */
const maxDaysAhead = 366;

export interface ParameterChangeValues {
  /** A decimal, or a list of countries. */
  readonly value: string | number;
  /** `YYYY-MM-DD`; null while none is chosen. */
  readonly effective_day: string | null;
  readonly reason: string;
}
export type ParameterChangeField = keyof ParameterChangeValues;

/** The first day that a version may take effect on; `today` is the day in Paris. */
export function earliestEffectiveDay(key: ParameterKey, today: IsoDay): IsoDay {
  return parameterRules[key].mayChangeToday ? today : addDays(today, 1);
}

/** The last one. */
export const latestEffectiveDay = (today: IsoDay): IsoDay => addDays(today, maxDaysAhead);

/** Bounds of the value and of the day, and a reason; `today` is the day in Paris. */
export function validateParameterChange(
  values: ParameterChangeValues,
  { key, today }: { readonly key: ParameterKey; readonly today: IsoDay },
): Verdict<ParameterChangeField> {
  const checks: readonly Check<ParameterChangeValues, ParameterChangeField>[] = [
    ...valueChecks(key),
    ...dayChecks(earliestEffectiveDay(key, today), today),
    { field: 'reason', message: reasonTexts.missing, holds: ({ reason }) => isFilled(reason) },
  ];
  return runChecks(checks, values);
}

function valueChecks(key: ParameterKey): Check<ParameterChangeValues, ParameterChangeField>[] {
  const rule = parameterRules[key];
  if (rule.unit === 'countries')
    return [{ field: 'value', message: texts.countries, holds: ({ value }) => isCountryList(String(value)) }];
  const { unit, least, most } = rule;
  if (unit === 'switch')
    return [
      {
        field: 'value',
        message: texts.choice,
        holds: ({ value }) => {
          const number = readAmount(value);
          return number !== null && (number.eq(0) || number.eq(1));
        },
      },
    ];
  const decimals = unitDecimals[unit];
  const bounds = [formatParameter(key, String(least)), formatParameter(key, String(most))] as const;
  return [
    { field: 'value', message: texts.number, holds: ({ value }) => readAmount(value) !== null },
    {
      field: 'value',
      message: decimals === 0 ? texts.whole : texts.tooPrecise(decimals),
      holds: ({ value }) => {
        const number = readAmount(value);
        return number === null || roundTo(number, decimals).eq(number);
      },
    },
    {
      field: 'value',
      message: texts.outOfBounds(...bounds),
      holds: ({ value }) => {
        const number = readAmount(value);
        return number === null || (number.gte(least) && number.lte(most));
      },
    },
  ];
}

/** Calendar days compare as strings. */
function dayChecks(earliest: IsoDay, today: IsoDay): Check<ParameterChangeValues, ParameterChangeField>[] {
  return [
    { field: 'effective_day', message: texts.day, holds: ({ effective_day: day }) => isIsoDay(day) },
    {
      field: 'effective_day',
      message: texts.past,
      holds: ({ effective_day: day }) => !isIsoDay(day) || day >= today,
    },
    {
      field: 'effective_day',
      message: texts.tomorrow,
      holds: ({ effective_day: day }) => !isIsoDay(day) || day < today || day >= earliest,
    },
    {
      field: 'effective_day',
      message: texts.tooFar,
      holds: ({ effective_day: day }) => !isIsoDay(day) || day <= latestEffectiveDay(today),
    },
  ];
}
