import { expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import {
  earliestEffectiveDay,
  formatParameter,
  isLooserValue,
  isParameterKey,
  normaliseParameter,
  type ParameterKey,
  parameterKeys,
  parameterRules,
  validateParameterChange,
} from './index.ts';

const today = isoDay('2026-11-23');
const reason = 'Décision du comité';

type Row = [ParameterKey, string | number, string | null, string | null];

it.each<Row>([
  ['TWO_PERSON_THRESHOLD_EUR', '50000', '2026-11-23', null],
  ['TWO_PERSON_THRESHOLD_EUR', 0, '2026-11-24', null],
  ['TWO_PERSON_THRESHOLD_EUR', '1000000', '2027-11-24', null],
  ['TWO_PERSON_THRESHOLD_EUR', 'beaucoup', '2026-11-23', 'La valeur doit être un nombre.'],
  ['TWO_PERSON_THRESHOLD_EUR', '0.001', '2026-11-23', 'La valeur a 2 décimales au plus.'],
  [
    'TWO_PERSON_THRESHOLD_EUR',
    '1000000.01',
    '2026-11-23',
    'La valeur doit être comprise entre 0,00 € et 1 000 000,00 €.',
  ],
  [
    'TWO_PERSON_THRESHOLD_EUR',
    '-1',
    '2026-11-23',
    'La valeur doit être comprise entre 0,00 € et 1 000 000,00 €.',
  ],
  ['RECEIPT_TOLERANCE_PERCENT', '0.12345', '2026-11-23', 'La valeur a 4 décimales au plus.'],
  ['RECEIPT_TOLERANCE_PERCENT', '6', '2026-11-23', 'La valeur doit être comprise entre 0 % et 5 %.'],
  ['RECEIPT_TOLERANCE_PERCENT', '1', null, 'Choisissez le jour d’effet.'],
  ['RECEIPT_TOLERANCE_PERCENT', '1', '2026-02-30', 'Choisissez le jour d’effet.'],
  [
    'RECEIPT_TOLERANCE_PERCENT',
    '1',
    '2026-11-22',
    'Le jour d’effet ne peut pas être passé : choisissez aujourd’hui ou un jour à venir.',
  ],
  ['RECEIPT_TOLERANCE_PERCENT', '1', '2027-11-25', 'Choisissez un jour d’effet dans l’année qui vient.'],
  ['DEALING_CUT_OFF_HOUR', '15', '2026-11-24', null],
  ['DEALING_CUT_OFF_HOUR', '15.5', '2026-11-24', 'La valeur doit être un nombre entier.'],
  ['DEALING_CUT_OFF_HOUR', '24', '2026-11-24', 'La valeur doit être comprise entre 0 h et 23 h.'],
  [
    'FOOTER_EXIT_FEE',
    '0.3',
    '2026-11-23',
    'Cette valeur ne change pas le jour même : choisissez demain ou un jour suivant.',
  ],
  ['FOOTER_EXIT_FEE', '0.3', '2026-11-24', null],
  ['REFUSED_COUNTRIES', '', '2026-11-23', null],
  ['REFUSED_COUNTRIES', 'IRN PRK', '2026-11-23', null],
  ['REFUSED_COUNTRIES', 'PRK IRN', '2026-11-23', 'Choisissez les pays dans la liste.'],
  ['REFUSED_COUNTRIES', 'IRN IRN', '2026-11-23', 'Choisissez les pays dans la liste.'],
  ['REFUSED_COUNTRIES', 'ZZZ', '2026-11-23', 'Choisissez les pays dans la liste.'],
])('%s of %s from %s', (key, value, day, message) => {
  const { first } = validateParameterChange({ value, effective_day: day, reason }, { key, today });
  expect(first?.message.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ') ?? null).toBe(message);
});

it('a change has a reason', () => {
  const values = { value: '1', effective_day: '2026-11-24', reason: ' ' };
  const { first } = validateParameterChange(values, { key: 'FOOTER_EXIT_FEE', today });
  expect(first).toEqual({ field: 'reason', message: 'Vous devez indiquer le motif.' });
});

it.each(parameterKeys)('the default of %s is one that may be requested', (key) => {
  const values = {
    value: parameterRules[key].byDefault,
    effective_day: earliestEffectiveDay(key, today),
    reason,
  };
  expect(validateParameterChange(values, { key, today }).first).toBeNull();
});

it.each<[ParameterKey, string, string]>([
  ['TWO_PERSON_THRESHOLD_EUR', '100000', '100 000,00 €'],
  ['RECEIPT_TOLERANCE_PERCENT', '0.5', '0,5 %'],
  ['FOOTER_PERFORMANCE_FEE', '20', '20 %'],
  ['REMINDER_1_DAYS', '1', '1 jour'],
  ['REMINDER_3_DAYS', '10', '10 jours'],
  ['DEALING_CUT_OFF_HOUR', '16', '16 h'],
  ['REFUSED_COUNTRIES', 'IRN PRK', 'Iran, Corée du Nord'],
  ['REFUSED_COUNTRIES', '', 'Aucun'],
])('%s is written with its unit', (key, value, written) => {
  expect(formatParameter(key, value).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(written);
});

it('only those of the list are parameters', () => {
  expect(isParameterKey('FOOTER_FX_FEE')).toBe(true);
  expect(isParameterKey('RENUNCIATION_DAYS')).toBe(false);
});

it.each<[ParameterKey, string, string, boolean]>([
  ['REFUSED_COUNTRIES', 'IRN', 'IRN PRK', true],
  ['REFUSED_COUNTRIES', 'CUB IRN', 'IRN PRK', true],
  ['REFUSED_COUNTRIES', 'CUB IRN PRK', 'IRN PRK', false],
  ['PAYMENT_DETAILS_DELAY_HOURS', '9', '24', true],
  ['COST_THRESHOLD_EUR', '1000.5', '1000', true],
  ['COST_THRESHOLD_EUR', '1000', '1000', false],
  ['FOOTER_EXIT_FEE', '9', '1', false],
])('%s of %s in the place of %s is looser: %s', (key, after, before, expected) => {
  expect(isLooserValue(key, after, before)).toBe(expected);
});

it.each<[ParameterKey, string | number, string]>([
  ['REFUSED_COUNTRIES', 'PRK IRN PRK', 'IRN PRK'],
  ['COST_THRESHOLD_EUR', 1000, '1000'],
  ['COST_THRESHOLD_EUR', '1000.50', '1000.5'],
])('%s of %s is stored as %s', (key, value, stored) => {
  expect(normaliseParameter(key, value)).toBe(stored);
});
