import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { issueDocument } from '../document-check/issue-document.ts';
import { readValue } from '../parameters/read-parameters.ts';
import { readYear } from './read-year.ts';
import { listDisposals, readTax } from './tax-file.ts';
import { taxCsv, writeTax } from './write-tax.ts';
import { yearlyErrors } from './yearly-documents.errors.ts';
import { yearlyTexts as texts } from './yearly-documents.texts.ts';
import { headingOf, type Requested, type YearlyFile } from './yearly-heading.ts';

/** Individuals only: companies are taxed otherwise. */
export async function hasTaxFile(deps: Deps, { account }: Actor): Promise<boolean> {
  return !account.isCompany && (await readValue(deps, 'TAX_FILE')) === '1';
}

/** The disposals that the tax file of a year is computed from. */
export async function getTaxFile(
  deps: Deps,
  actor: Actor,
  year: number,
): Promise<components['schemas']['TaxDisposals']> {
  if (!(await hasTaxFile(deps, actor))) throw new AppError(yearlyErrors.notFound);
  const books = await readYear(deps, actor, year);
  const numbers = new Map(books.contracts.map(({ id, poNumber }) => [id, poNumber]));
  const disposals = listDisposals(books).map(({ movement: { id, day, contractId }, price }) => ({
    id,
    day,
    po_number: numbers.get(contractId) ?? '',
    price: toText(price, 2),
  }));
  return { year, disposals };
}

/** The tax file with what the client declares to hold elsewhere, which is not kept. */
export function completeTaxFile(
  deps: Deps,
  actor: Actor,
  { year, format, elsewhere }: components['schemas']['TaxFileRequest'],
): Promise<YearlyFile> {
  return downloadTax(deps, actor, { year, format }, elsewhere);
}

export async function downloadTax(
  deps: Deps,
  actor: Actor,
  { year, format }: Requested,
  elsewhere: components['schemas']['TaxFileRequest']['elsewhere'] = [],
): Promise<YearlyFile> {
  if (!(await hasTaxFile(deps, actor))) throw new AppError(yearlyErrors.notFound);
  const books = await readYear(deps, actor, year);
  const flatTax = await readValue(deps, 'PFU_PERCENT', isoDay(`${year}-12-31`));
  const document = { ...readTax(books, elsewhere), books, flatTax };
  const name = `${texts.tax.fileName(year)}.${format}`;
  if (format === 'csv')
    return { name, mime: 'text/csv; charset=utf-8', bytes: Buffer.from(taxCsv(document)) };
  const heading = headingOf(deps, actor, { books, words: texts.tax });
  const pdf = await writeTax(heading, document);
  const bytes = await issueDocument(deps, actor, { kind: 'tax_file', of: String(year), heading, pdf });
  return { name, mime: 'application/pdf', bytes };
}
