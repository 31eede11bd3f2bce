// CAMT.053, the account statement of ISO 20022, in the versions banks send: camt.053.001.02 to .13.
import { sumOf, toText } from '@repo/domain/money';
import { electronicFormatIBAN } from 'ibantools';
import { readXml, type XmlElement, XmlProblem } from '../xml/read-xml.ts';
import {
  type AccountStatement,
  type ExpectedAccount,
  readWhole,
  type StatementFile,
  StatementProblem,
} from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';
import { createLineNamer } from './line-ids.ts';
import { dayIn, linesOfEntry, signedAmount, statusOf } from './read-camt-entry.ts';
import { all, find, textAt } from './xml-paths.ts';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.\d{3})\.001\.(\d{2})$/;
const VERSIONS = { first: 2, last: 13 };

/** Reads the statements of one account; each must sum from its opening to its closing balance. */
export function readCamt(bytes: Uint8Array, account: ExpectedAccount): Promise<StatementFile> {
  return readWhole(async () => readStatements(await readRoot(bytes), account));
}

async function readRoot(bytes: Uint8Array): Promise<XmlElement> {
  try {
    return await readXml(bytes);
  } catch (error) {
    throw error instanceof XmlProblem ? new StatementProblem(error.line, texts[error.fault]) : error;
  }
}

function readStatements(root: XmlElement, account: ExpectedAccount): AccountStatement[] {
  refuseOtherMessage(root);
  const found = all(root, 'BkToCstmrStmt', 'Stmt');
  if (found.length === 0) throw new StatementProblem(root.line, texts.noStatement);
  const nameLine = createLineNamer();
  const known = new Set<string>();
  return found.map((statement) => {
    const id = textAt(statement, 'Id');
    const page = `${id} ${textAt(statement, 'StmtPgntn', 'PgNb')}`;
    if (known.has(page)) throw new StatementProblem(statement.line, texts.statementTwice(id));
    known.add(page);
    return readStatement(statement, account, nameLine);
  });
}

function refuseOtherMessage({ name, namespace, line }: XmlElement): void {
  const [, message = '', version = ''] = NAMESPACE.exec(namespace) ?? [];
  if (name !== 'Document' || message === '') throw new StatementProblem(line, texts.notCamt);
  if (message !== 'camt.053') throw new StatementProblem(line, texts.otherMessage(message));
  const number = Number(version);
  if (number < VERSIONS.first || number > VERSIONS.last) {
    throw new StatementProblem(line, texts.otherVersion(version));
  }
}

function readStatement(
  statement: XmlElement,
  account: ExpectedAccount,
  nameLine: ReturnType<typeof createLineNamer>,
): AccountStatement {
  refuseOtherAccount(statement, account);
  const { iban, currency } = account;
  const booked = all(statement, 'Ntry').filter((entry) => statusOf(entry) === 'BOOK');
  const read: AccountStatement = {
    iban,
    statementId: textAt(statement, 'Id'),
    currency,
    // A statement may give the closing balance of the one before instead of its own opening balance.
    opening: balanceOf(statement, ['OPBD', 'PRCD'], currency),
    closing: balanceOf(statement, ['CLBD'], currency),
    lines: booked.flatMap((entry) => linesOfEntry(entry, { iban, currency, statement })).map(nameLine),
    pendingCount: all(statement, 'Ntry').length - booked.length,
  };
  refuseWrongSum(read, statement.line);
  return read;
}

function refuseOtherAccount(statement: XmlElement, account: ExpectedAccount): void {
  const iban = electronicFormatIBAN(textAt(statement, 'Acct', 'Id', 'IBAN')) ?? '';
  if (iban === '') throw new StatementProblem(statement.line, texts.noAccount);
  if (iban !== account.iban)
    throw new StatementProblem(statement.line, texts.otherAccount(iban, account.iban));
}

function balanceOf(statement: XmlElement, codes: readonly string[], currency: string) {
  for (const code of codes) {
    const balance = all(statement, 'Bal').find((one) => textAt(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
    if (balance === undefined) continue;
    const day = dayIn(find(balance, 'Dt'));
    if (day === undefined) throw new StatementProblem(balance.line, texts.noDay);
    return { day, amount: signedAmount(balance, currency) };
  }
  return null;
}

/** A line that is missing, or there twice, shows in the balances. Nothing is checked when a balance is not given. */
function refuseWrongSum({ opening, closing, lines, currency }: AccountStatement, at: number): void {
  if (opening === null || closing === null) return;
  const sum = sumOf([opening.amount, ...lines.map(({ amount }) => amount)]);
  if (sum.eq(closing.amount)) return;
  const [found, given] = [sum, closing.amount].map(
    (amount) => `${toText(amount).replace('.', ',')} ${currency}`,
  );
  throw new StatementProblem(at, texts.wrongSum(found ?? '', given ?? ''));
}
