import { isIsoDay } from '@repo/domain/dates';
import { type CsvValue, formatNumericDate } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import { parisDay } from '../../paris-time.ts';
import { isClosedAddress } from '../account-deletion/closed-address.ts';
import { clientName } from '../accounts/client-name.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { exportsTexts } from './exports.texts.ts';

export const decimalOf = (value: string | null): CsvValue => (value === null ? null : { decimal: value });

/** None of an account that was closed. */
export const emailOf = (email: string): CsvValue => (isClosedAddress(email) ? null : email);

/** Of a calendar day, or in Paris at an instant. */
export function dayOf(date: string | null): CsvValue {
  if (date === null) return null;
  return { day: isIsoDay(date) ? date : parisDay(new Date(date)) };
}

/** « n’est pas ». */
export const except = (label: string): string => exportsTexts.not(label);

/** The filters that are set, in words. */
export const wordsOf = (...filters: (string | undefined)[]): string[] =>
  filters.filter((filter) => filter !== undefined && filter !== '').map(String);

/** Whose rows they are, where a filter names one person. */
export async function personWords(
  db: Database,
  id: string | undefined,
  words: (name: string) => string,
): Promise<string | undefined> {
  const user = id === undefined ? null : await findUserById(db, id);
  return user === null ? undefined : words(clientName(user).trim());
}

export const periodWords = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string[] =>
  wordsOf(
    from === undefined ? undefined : exportsTexts.from(formatNumericDate(from)),
    to === undefined ? undefined : exportsTexts.to(formatNumericDate(to)),
  );
