// Our PDF documents. They are typeset in a worker thread: a contract takes some 60 ms of processor time, and the event loop
// would be blocked meanwhile.
import { Piscina } from 'piscina';
import type { TableColumn } from './typeset-table.ts';

export interface PdfHeading {
  brand: string;
  title: string;
  subtitle: string;
  /** One line at the foot of each page, before the page number. */
  footer: string;
  createdAt: Date;
  /** Of a document that is sent to someone: who issues it, to whom, and its number. */
  letterhead?: Letterhead;
  /** False of pages that are added to another document. */
  isNumbered?: boolean;
}

/** The head of the first page. */
export interface Letterhead {
  /** Under the logo: the legal entity, its register and address. */
  issuer: readonly string[];
  /** Where the window of an envelope is; none of a document that is not posted. */
  recipient: readonly string[];
  /** « Document PO-2026-0001 », at the right. */
  number: string;
}

/** A PDF being written, block by block, from top to bottom. */
export interface PdfWriter {
  heading(text: string): void;
  paragraph(text: string): void;
  /** A two-column table: label, value. */
  facts(rows: readonly (readonly [string, string])[]): void;
  /** The same with amounts, in a column at the right. */
  amounts(rows: readonly (readonly [string, string])[]): void;
  /** A table of several columns; `total`, its last row, stands out. */
  table(
    columns: readonly TableColumn[],
    rows: readonly (readonly string[])[],
    total?: readonly string[],
  ): void;
  bullets(items: readonly string[]): void;
  /** A box with a gold rule, for what is signed or certified. */
  certified(title: string, lines: readonly string[]): void;
  /** Keeps the next `height` points together on one page. */
  keep(height: number): void;
  /** Ends the document with the frame that is signed, on the page of the last article: with it on a new page if need be. */
  signature(title: string): void;
  /** Lines inside the frame that is signed, which a screen reader finds on the evidence page instead. */
  stamp(lines: readonly string[]): void;
}

/** The arguments of each block, as they are sent to the worker. */
export type Blocks = { [Name in keyof PdfWriter]: Parameters<PdfWriter[Name]> };

export type PdfBlock<Name extends keyof Blocks = keyof Blocks> = {
  [Each in Name]: { name: Each; args: Blocks[Each] };
}[Name];

export interface PdfJob {
  heading: PdfHeading;
  blocks: readonly PdfBlock[];
}

let started: Piscina<PdfJob, Uint8Array> | undefined;

/**
 * One thread: documents wait for each other, and leave the other processors to the requests and to PostgreSQL. A server starts it
 * ahead, since it loads for a second; a command that writes no document does without.
 */
export function startTypesetting(): Piscina<PdfJob, Uint8Array> {
  started ??= createTypesetting();
  return started;
}

function createTypesetting(): Piscina<PdfJob, Uint8Array> {
  const pool = new Piscina<PdfJob, Uint8Array>({
    filename: new URL('./typeset-worker.ts', import.meta.url).href,
    name: 'typeset',
    minThreads: 1,
    maxThreads: 1,
    // Not what is preloaded into this thread.
    execArgv: [],
  });
  // The thread died without a document in hand: unhandled, the event would end the process. The next document starts another.
  pool.on('error', () => {
    started = undefined;
    void pool.destroy();
  });
  return pool;
}

/** Waiting included. Beyond it the document is refused, and its thread is replaced: one that hangs blocks no other. */
const documentLimitMs = 30_000;

/** The document has waited too long behind others: 503, never 500. */
export class TypesettingBusyError extends Error {
  override readonly name = 'TypesettingBusyError';
}

/** Writes a whole document and returns its bytes. Throws `TypesettingBusyError` beyond the limit. */
export async function typesetPdf(
  heading: PdfHeading,
  writeBlocks: (pdf: PdfWriter) => void,
): Promise<Uint8Array> {
  const blocks: PdfBlock[] = [];
  writeBlocks({
    heading: (...args) => blocks.push({ name: 'heading', args }),
    paragraph: (...args) => blocks.push({ name: 'paragraph', args }),
    facts: (...args) => blocks.push({ name: 'facts', args }),
    amounts: (...args) => blocks.push({ name: 'amounts', args }),
    table: (...args) => blocks.push({ name: 'table', args }),
    bullets: (...args) => blocks.push({ name: 'bullets', args }),
    certified: (...args) => blocks.push({ name: 'certified', args }),
    keep: (...args) => blocks.push({ name: 'keep', args }),
    signature: (...args) => blocks.push({ name: 'signature', args }),
    stamp: (...args) => blocks.push({ name: 'stamp', args }),
  });
  const signal = AbortSignal.timeout(documentLimitMs);
  try {
    return await startTypesetting().run({ heading, blocks }, { signal });
  } catch (cause) {
    throw signal.aborted ? new TypesettingBusyError('a document was not typeset in time', { cause }) : cause;
  }
}
