import type { AccountRates, Market, Statement } from '@repo/domain/portfolio';
import type { ClientRows, ValuedBooks } from '../portfolio/client-books.ts';
import type { RenouncedFlow } from './statements.repository.ts';

/** What the files for a spreadsheet are made from. */
export interface ExportSource {
  market: Market;
  client: ValuedBooks;
  rows: ClientRows;
  renounced: readonly RenouncedFlow[];
  /** Titles of products by key. */
  titles: ReadonlyMap<string, string>;
  rates: AccountRates;
  /** From the first order to the last day known. */
  whole: Statement;
}
