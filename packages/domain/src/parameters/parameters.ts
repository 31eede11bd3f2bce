// What each parameter may be, and how it is written.
import { DEFAULT_RECEIPT_TOLERANCE } from '../books/receipt-gap.ts';
import { formatBookAmount, formatDecimal, NBSP } from '../format/index.ts';
import { footerFeeDefaults } from '../limits/index.ts';
import { type Decimal, decimal, toText } from '../money/index.ts';
import { DEFAULT_SECOND_PERSON_EUR } from '../two-persons/index.ts';
import { countryNames, readCountries, writeCountries } from './country-list.ts';
import { isParameterKey, type ParameterKey } from './parameter-keys.ts';
import { parameterFormTexts as texts } from './parameters.texts.ts';

/** Of a switch: 1 is on, 0 off. */
export type NumberUnit = 'euro' | 'percent' | 'hour' | 'day' | 'count' | 'switch';

interface CommonRule {
  /** In force where neither a version nor the installation has another. */
  readonly byDefault: string;
  /** False: a version takes effect tomorrow at the earliest, since acts of the day were made under the present value. */
  readonly mayChangeToday: boolean;
  /** Which change lets more pass without a second look. */
  readonly looserWhen: 'higher' | 'lower' | null;
}

/** Decimal text. */
interface NumberRule extends CommonRule {
  readonly unit: NumberUnit;
  /** The bounds, included. */
  readonly least: number;
  readonly most: number;
}

/** The text of `writeCountries`; fewer countries are looser. */
interface CountriesRule extends CommonRule {
  readonly unit: 'countries';
}

export type ParameterRule = NumberRule | CountriesRule;

const control = { mayChangeToday: true, looserWhen: 'higher' } as const;
/** Not before tomorrow (staff-and-kaskad 12.6). */
const price = { unit: 'percent', least: 0, mayChangeToday: false, looserWhen: null } as const;

/** Published by others; 0 until it is entered, and then not shown. */
const reference = {
  unit: 'percent',
  byDefault: '0',
  most: 30,
  mayChangeToday: true,
  looserWhen: null,
} as const;

/** Deals of the day were made at the present rule. */
const atPar = {
  unit: 'switch',
  byDefault: '1',
  least: 0,
  most: 1,
  mayChangeToday: false,
  looserWhen: null,
} as const;

/** Whether a rule alerts administrators: what it finds is for staff alone. */
const alert = {
  unit: 'switch',
  byDefault: '1',
  least: 0,
  most: 1,
  mayChangeToday: true,
  looserWhen: 'lower',
} as const;

/** Rules of law of a service: off until counsel has confirmed them. Periods that run keep their dates. */
const legalSwitch = {
  unit: 'switch',
  byDefault: '0',
  least: 0,
  most: 1,
  mayChangeToday: true,
  looserWhen: 'lower',
} as const;

/** Of a contract that waits for its client; 0 for none. */
const reminder = { unit: 'day', least: 0, most: 60, mayChangeToday: true, looserWhen: null } as const;

export const parameterRules: Readonly<Record<ParameterKey, ParameterRule>> = {
  TWO_PERSON_CONTROL: {
    unit: 'switch',
    byDefault: '1',
    least: 0,
    most: 1,
    mayChangeToday: true,
    looserWhen: 'lower',
  },
  TWO_PERSON_THRESHOLD_EUR: {
    ...control,
    unit: 'euro',
    byDefault: String(DEFAULT_SECOND_PERSON_EUR),
    least: 0,
    most: 1_000_000,
  },
  COST_THRESHOLD_EUR: { ...control, unit: 'euro', byDefault: '1000', least: 0, most: 100_000 },
  CLAIM_THRESHOLD_PERCENT: { ...control, unit: 'percent', byDefault: '1', least: 0, most: 100 },
  KASKAD_PSFP: legalSwitch,
  KASKAD_MICA: legalSwitch,
  TAX_FILE: legalSwitch,
  REFUSED_COUNTRIES: { unit: 'countries', byDefault: '', mayChangeToday: true, looserWhen: 'lower' },
  PFU_PERCENT: {
    unit: 'percent',
    byDefault: '31.4',
    least: 0,
    most: 100,
    mayChangeToday: true,
    looserWhen: null,
  },
  RECEIPT_TOLERANCE_PERCENT: {
    ...control,
    unit: 'percent',
    byDefault: toText(DEFAULT_RECEIPT_TOLERANCE),
    least: 0,
    most: 5,
  },
  CORRECTION_THRESHOLD_PERCENT: { ...control, unit: 'percent', byDefault: '0.5', least: 0, most: 5 },
  DEALING_CUT_OFF_HOUR: {
    unit: 'hour',
    byDefault: '16',
    least: 0,
    most: 23,
    mayChangeToday: false,
    looserWhen: null,
  },
  PAYMENT_DETAILS_DELAY_HOURS: {
    unit: 'hour',
    byDefault: '24',
    least: 1,
    most: 168,
    mayChangeToday: true,
    looserWhen: 'lower',
  },
  REMINDER_1_DAYS: { ...reminder, byDefault: '2' },
  REMINDER_2_DAYS: { ...reminder, byDefault: '5' },
  REMINDER_3_DAYS: { ...reminder, byDefault: '10' },
  ALERT_HASH_TWICE: alert,
  ALERT_OTHER_PAYER: alert,
  ALERT_SHARED_ACCOUNT: alert,
  ALERT_FILES_AN_HOUR: { ...alert, unit: 'count', byDefault: '50', most: 1000, looserWhen: 'higher' },
  ALERT_UNSIGNED_HOUR: { ...alert, unit: 'hour', byDefault: '18', most: 23, looserWhen: 'higher' },
  ALERT_BROKEN_CHAIN: alert,
  ALERT_INFECTED_FILE: alert,
  ALERT_DISPUTED: alert,
  USDC_AT_PAR: atPar,
  EURC_AT_PAR: atPar,
  WBTC_AT_PAR: atPar,
  FOOTER_SUBSCRIPTION_FEE: {
    ...price,
    byDefault: String(footerFeeDefaults.FOOTER_SUBSCRIPTION_FEE),
    most: 10,
  },
  FOOTER_FX_FEE: { ...price, byDefault: String(footerFeeDefaults.FOOTER_FX_FEE), most: 10 },
  FOOTER_EXIT_FEE: { ...price, byDefault: String(footerFeeDefaults.FOOTER_EXIT_FEE), most: 10 },
  FOOTER_MANAGEMENT_FEE: { ...price, byDefault: String(footerFeeDefaults.FOOTER_MANAGEMENT_FEE), most: 10 },
  FOOTER_PERFORMANCE_FEE: {
    ...price,
    byDefault: String(footerFeeDefaults.FOOTER_PERFORMANCE_FEE),
    most: 50,
  },
  LIVRET_A_PERCENT: { ...reference, least: 0 },
  INFLATION_PERCENT: { ...reference, least: -10 },
};

export const unitDecimals: Readonly<Record<NumberUnit, number>> = {
  euro: 2,
  percent: 4,
  hour: 0,
  day: 0,
  count: 0,
  switch: 0,
};

const writers: Readonly<Record<NumberUnit, (value: Decimal) => string>> = {
  euro: (value) => formatBookAmount(value, 'EURO'),
  percent: (value) => `${formatDecimal(value)}${NBSP}%`,
  hour: (value) => texts.hour(formatDecimal(value)),
  day: (value) => texts.days(formatDecimal(value), value.gt(1)),
  count: (value) => formatDecimal(value),
  switch: (value) => (value.eq(0) ? texts.off : texts.on),
};

/** A value with its unit: « 100 000,00 € », « 0,5 % », « 16 h », « Iran, Corée du Nord ». @throws MalformedAmount */
export function formatParameter(key: ParameterKey, value: string): string {
  const { unit } = parameterRules[key];
  return unit === 'countries' ? (countryNames(value) ?? texts.noCountry) : writers[unit](decimal(value));
}

/** As it is stored and compared. @throws MalformedAmount */
export function normaliseParameter(key: ParameterKey, value: string | number): string {
  const isList = parameterRules[key].unit === 'countries';
  return isList ? writeCountries(readCountries(String(value))) : toText(decimal(value));
}

/** Whether it says what passes without a second look: staff alone may read it. */
export function isControlParameter(key: string): boolean {
  return isParameterKey(key) && parameterRules[key].looserWhen !== null;
}

/** Whether the new value lets more pass without a second look than the one that it replaces. @throws MalformedAmount */
export function isLooserValue(key: ParameterKey, after: string, before: string): boolean {
  const { unit, looserWhen } = parameterRules[key];
  if (unit === 'countries') {
    const refused = new Set(readCountries(after));
    return readCountries(before).some((code) => !refused.has(code));
  }
  if (looserWhen === null) return false;
  const change = decimal(after).cmp(decimal(before));
  return looserWhen === 'higher' ? change > 0 : change < 0;
}
