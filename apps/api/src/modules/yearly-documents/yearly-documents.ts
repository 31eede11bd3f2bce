import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { issueDocument } from '../document-check/issue-document.ts';
import { toBooked } from '../portfolio/client-books.ts';
import { readValuedClient } from '../portfolio/read-valued-client.ts';
import { readCosts } from './cost-statement.ts';
import { readYear, statedYears, yearOf } from './read-year.ts';
import { downloadTax, hasTaxFile } from './tax-documents.ts';
import { writeCosts } from './write-costs.ts';
import { yearlyErrors } from './yearly-documents.errors.ts';
import { yearlyTexts as texts } from './yearly-documents.texts.ts';
import { headingOf, type Requested, type YearlyFile } from './yearly-heading.ts';

type Kind = components['schemas']['YearlyDocumentKind'];

/** The documents of each year, the cost statement before the tax file. */
export async function listYearlyDocuments(
  deps: Deps,
  actor: Actor,
): Promise<components['schemas']['YearlyDocumentList']> {
  const { rows } = await readValuedClient(deps, actor, 'EUR');
  const today = parisDay(deps.clock.now());
  const kinds: Kind[] = (await hasTaxFile(deps, actor)) ? ['cost_statement', 'tax_file'] : ['cost_statement'];
  const documents = statedYears(toBooked(rows), today).flatMap((year) =>
    kinds.map((kind) => ({ kind, year, is_over: year < yearOf(today) })),
  );
  return { documents };
}

export async function downloadYearlyDocument(
  deps: Deps,
  actor: Actor,
  { kind, ...requested }: Requested & { kind: Kind },
): Promise<YearlyFile> {
  return kind === 'tax_file' ? downloadTax(deps, actor, requested) : downloadCosts(deps, actor, requested);
}

async function downloadCosts(deps: Deps, actor: Actor, { year, format }: Requested): Promise<YearlyFile> {
  if (format === 'csv') throw new AppError(yearlyErrors.notFound);
  const books = await readYear(deps, actor, year);
  const statement = await readCosts(deps, books);
  const heading = headingOf(deps, actor, { books, words: texts.costs });
  const pdf = await writeCosts(heading, { books, statement });
  const bytes = await issueDocument(deps, actor, { kind: 'costs', of: String(year), heading, pdf });
  return { name: `${texts.costs.fileName(year)}.pdf`, mime: 'application/pdf', bytes };
}
