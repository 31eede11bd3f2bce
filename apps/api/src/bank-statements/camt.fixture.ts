/** CAMT.053 files in the shape of an old version (2) and a recent one (8): enough of each to read. */
export const camtAccount = { iban: 'FR7630006000011234567890189', currency: 'EUR' } as const;

export interface CamtEntry {
  amount: string;
  direction?: 'CRDT' | 'DBIT';
  status?: string;
  /** Elements of the entry after its dates. */
  more?: string;
  booked?: string;
  valued?: string;
  details?: readonly string[];
}

export interface CamtStatement {
  id?: string;
  iban?: string;
  opening?: string | null;
  closing?: string | null;
  entries?: readonly CamtEntry[];
}

export type CamtVersion = '02' | '08' | '13';

const amountOf = (amount: string, currency = 'EUR') => `<Amt Ccy="${currency}">${amount}</Amt>`;

function entryOf(entry: CamtEntry, version: CamtVersion): string {
  const { amount, direction = 'CRDT', status = 'BOOK', more = '', details = [] } = entry;
  const { booked = '2026-11-20', valued = '2026-11-20' } = entry;
  const written = version === '02' ? status : `<Cd>${status}</Cd>`;
  const dates = `<BookgDt><Dt>${booked}</Dt></BookgDt><ValDt><Dt>${valued}</Dt></ValDt>`;
  const grouped = details.map((detail) => `<TxDtls>${detail}</TxDtls>`).join('');
  const entryDetails = grouped === '' ? '' : `<NtryDtls>${grouped}</NtryDtls>`;
  return `<Ntry>${amountOf(amount)}<CdtDbtInd>${direction}</CdtDbtInd><Sts>${written}</Sts>${dates}${more}${entryDetails}</Ntry>`;
}

const balanceOf = (code: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(amount.replace('-', ''))}` +
  `<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

function statementOf(statement: CamtStatement, version: CamtVersion): string {
  const { id = 'REL-2026-11-20', iban = camtAccount.iban, entries = [] } = statement;
  const { opening = null, closing = null } = statement;
  return (
    `<Stmt><Id>${id}</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>` +
    (opening === null ? '' : balanceOf('OPBD', opening, '2026-11-20')) +
    (closing === null ? '' : balanceOf('CLBD', closing, '2026-11-20')) +
    `${entries.map((entry) => entryOf(entry, version)).join('\n')}</Stmt>`
  );
}

/** A file of one statement or more. */
export function camtFile(statements: readonly CamtStatement[], version: CamtVersion = '08'): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
    `<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-21T06:00:00+01:00</CreDtTm></GrpHdr>\n` +
    `${statements.map((statement) => statementOf(statement, version)).join('\n')}</BkToCstmrStmt></Document>`
  );
}

export interface CamtParty {
  name: string;
  iban: string;
  side?: 'Dbtr' | 'Cdtr';
}

/** The parties of a transaction, as each version nests them. */
export function camtParty({ name, iban, side = 'Dbtr' }: CamtParty, version: CamtVersion = '08'): string {
  const inner = version === '02' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`;
  return `<RltdPties><${side}>${inner}</${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct></RltdPties>`;
}
