// What the documents of a year have in common: their file and the head of their first page.
import { formatLongDate } from '@repo/domain/format';
import type { Actor, Deps } from '../../deps.ts';
import type { PdfHeading } from '../../pdf/typeset.ts';
import { clientName } from '../accounts/client-name.ts';
import { letterheadOf } from '../legal/letterhead.ts';
import type { YearBooks } from './read-year.ts';
import { yearlyTexts as texts } from './yearly-documents.texts.ts';

export interface YearlyFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export interface Requested {
  readonly year: number;
  readonly format: 'pdf' | 'csv';
}

export function headingOf(
  { settings }: Deps,
  { account }: Actor,
  { books, words }: { books: YearBooks; words: typeof texts.costs | typeof texts.tax },
): PdfHeading {
  const brand = settings.brands.yield;
  return {
    brand,
    title: words.title(books.year),
    subtitle: texts.holder(
      clientName(account),
      texts.until(formatLongDate(books.from), formatLongDate(books.to)),
    ),
    footer: texts.footer(brand, words.name, books.year),
    // Not the moment of the request: the same data give the same bytes.
    createdAt: new Date(books.to),
    letterhead: letterheadOf(settings, account, words.number(books.year)),
  };
}
