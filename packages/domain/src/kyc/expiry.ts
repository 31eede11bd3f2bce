// Documents are good for a time: an identity document until the day that it bears, a KBIS for three months.
import { addDays, type IsoDay, isoDay } from '../dates/index.ts';
import { companyDocumentTypes } from './documents.ts';

export const datedDocuments = ['identity', ...companyDocumentTypes] as const;
export type DatedDocument = (typeof datedDocuments)[number];

/** The client is written to so many days before the last day, and once it is past. */
export const EXPIRING_DAYS = 30;
const KBIS_MONTHS = 3;

export const expirySteps = ['soon', 'expired'] as const;
export type ExpiryStep = (typeof expirySteps)[number];

/** Null while it is good for longer; the last day is still good. */
export function expiryStepOf(lastDay: IsoDay, today: IsoDay): ExpiryStep | null {
  if (lastDay < today) return 'expired';
  return lastDay <= addDays(today, EXPIRING_DAYS) ? 'soon' : null;
}

/** The last day of a KBIS issued on this day: three months later, or the end of a shorter month. */
export function kbisLastDay(issuedOn: IsoDay): IsoDay {
  const [year = 0, month = 0, day = 0] = issuedOn.split('-').map(Number);
  const endOfMonth = new Date(Date.UTC(year, month + KBIS_MONTHS, 0));
  endOfMonth.setUTCDate(Math.min(day, endOfMonth.getUTCDate()));
  return isoDay(endOfMonth.toISOString().slice(0, 10));
}
