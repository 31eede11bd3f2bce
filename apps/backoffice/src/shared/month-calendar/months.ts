/** The month that a calendar shows. */
import { readAddress } from '@repo/client/staff-address';
import { addDays, isoDay, monthKey } from '@repo/domain/dates';

/** The months that the calendar can show. */
const monthShape = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;

/** The month of the address; none when it is no month. */
export function monthIn(address: URLSearchParams): string | undefined {
  const month = readAddress(address, 'month');
  return month !== null && monthShape.test(month) ? month : undefined;
}

/** The days of a month. */
export function daysOfMonth(month: string) {
  const first = isoDay(`${month}-01`);
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (day) => monthKey(day) === month,
  );
}

/** The month that many months later; earlier when negative. */
export function monthAfter(month: string, count: -1 | 1): string {
  return monthKey(addDays(isoDay(`${month}-15`), count * 30));
}

/** The title of a card begins with a capital letter. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
