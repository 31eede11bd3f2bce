/** The codes of the trail in the words of the screens. */
import { alertTexts } from '../alerts/alerts.texts.ts';
import { contractStatusTexts, paymentStatusTexts } from '../contract-status/index.ts';
import { isIsoDay } from '../dates/index.ts';
import { formatDecimal, formatNumericDate, formatNumericDateTime } from '../format/index.ts';
import { companyDocumentNames, faultNames } from '../kyc/index.ts';
import { isParameterKey, parameterTexts } from '../parameters/index.ts';
import { productStatusTexts } from '../products/index.ts';
import { valueSourceTexts } from '../rates/index.ts';
import { changeKindTexts } from '../two-persons/index.ts';
import { workKindTexts } from '../work/work.texts.ts';
import { auditActionTexts, auditListTexts } from './audit.texts.ts';
import { auditFieldTexts, auditValueTexts, bookedActionTexts } from './audit-fields.texts.ts';

type Words = Readonly<Record<string, string>>;

const actions: Words = { ...auditActionTexts, ...bookedActionTexts };
/** By the last part of the field’s name. */
const values: Readonly<Record<string, Words>> = {
  ...auditValueTexts,
  document: companyDocumentNames,
  fault: faultNames,
  kind: changeKindTexts,
  alert: alertTexts,
  work: workKindTexts,
  status: { ...contractStatusTexts, ...productStatusTexts },
  payment_status: paymentStatusTexts,
  paymentStatus: paymentStatusTexts,
  source: valueSourceTexts,
};

const wordOf = (texts: Words | undefined, code: string): string | undefined =>
  texts !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;

/** A code that is older than this release is returned as it is. */
export const auditActionText = (action: string): string => wordOf(actions, action) ?? action;

/** The name of an object whose id is a code of ours; undefined of any other. */
export function auditObjectName(type: string, id: string): string | undefined {
  if (type === 'list') return wordOf(auditListTexts, id);
  return type === 'parameter' && isParameterKey(id) ? parameterTexts[id].name : undefined;
}

/** Parts of an object follow each other: « Paiement, montant ». */
export function auditFieldText(field: string): string {
  const [first = '', ...rest] = field.split('.').map((part) => wordOf(auditFieldTexts, part) ?? part);
  return [first, ...rest.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))].join(', ');
}

/** A code in its word; days, instants and decimals as French writes them; any other value as it is. */
export function auditValueText(field: string, value: string): string {
  const name = field.split('.').at(-1) ?? field;
  const word = wordOf(values[name], value) ?? wordOf(values['any'], value);
  if (word !== undefined) return word;
  const words = values[name];
  // A list of codes.
  if (words !== undefined && value.includes(', '))
    return value
      .split(', ')
      .map((code) => wordOf(words, code) ?? code)
      .join(', ');
  if (isIsoDay(value)) return formatNumericDate(value);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatNumericDateTime(value);
  return /^-?\d+\.\d+$/.test(value) ? formatDecimal(value) : value;
}
