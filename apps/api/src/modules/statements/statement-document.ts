// What a statement is written from: the accounts of the period and the few rows around them.
import type { IsoDay } from '@repo/domain/dates';
import type { Account, AccountRates, Market, Statement, StatementPeriod } from '@repo/domain/portfolio';
import type { Letterhead, PdfWriter } from '../../pdf/typeset.ts';
import type { NotedHead } from '../audit/signed-heads.ts';
import type { NotComputable } from '../portfolio/client-books.ts';
import type { ClientPayment } from '../portfolio/portfolio.repository.ts';
import type { Causes } from './statement-issues.repository.ts';
import type { RenouncedFlow } from './statements.repository.ts';

/** What a statement is written with. */
export type Blocks = Pick<
  PdfWriter,
  'heading' | 'paragraph' | 'facts' | 'amounts' | 'bullets' | 'table' | 'keep'
>;

export interface YearLine {
  key: string;
  from: IsoDay;
  to: IsoDay;
  total: Account | undefined;
}

/** A figure of a statement that is another than in the issue before. */
export interface ChangedFigure {
  label: string;
  before: string;
  after: string;
}

/** The issue that a statement replaces: its figures were others. */
export interface Replaced {
  issuedAt: Date;
  changes: ChangedFigure[];
  causes: Causes;
}

export interface StatementDocument {
  brand: string;
  letterhead: Letterhead;
  /** Who it is of. */
  holder: string;
  period: StatementPeriod;
  /** Why some amounts of the statement are « non calculable ». */
  notComputable: NotComputable | null;
  statement: Statement;
  /** As known on the period's last day. */
  market: Market;
  rates: AccountRates;
  /** One at most for each contract. */
  payments: readonly ClientPayment[];
  /** Order numbers by contract id. */
  contracts: ReadonlyMap<string, string>;
  /** Titles of products by key. */
  titles: ReadonlyMap<string, string>;
  /** Executed, and not valued for want of a rate. */
  leftOut: readonly { poNumber: string; valueDate: IsoDay }[];
  /** Those of the period. */
  renounced: readonly RenouncedFlow[];
  /** Where any holder checks the document. */
  checkUrl: string;
  /** Null unless it is « rectificatif ». */
  replaces: Replaced | null;
  /** Of the audit trail when the statement was issued: its copy outside of the database; null of a trail never verified. */
  trailHead: Pick<NotedHead, 'seq' | 'hash' | 'at'> | null;
  /** For a yearly statement, one line for each year up to it. */
  years: readonly YearLine[];
}

/** Without what its issue adds. */
export type StatedDocument = Omit<StatementDocument, 'replaces' | 'trailHead'>;
