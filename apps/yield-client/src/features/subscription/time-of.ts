import { formatNumericDateTime } from '@repo/domain/format';

/** « 10:42 », Paris time: the end of the numeric date and time. */
export function timeOf(instant: string): string {
  return formatNumericDateTime(instant).slice(-'hh:mm'.length);
}
