// The file of transfers that a bank executes: pain.001.001.09 of ISO 20022, by the rules of SEPA (EPC132-08).
import { sumOf, toText } from '@repo/domain/money';
import { electronicFormatIBAN } from 'ibantools';
import { escapeHtml } from '../html.ts';
import {
  type CreditTransfer,
  checkTransfers,
  type TransferFile,
  type TransferProblem,
} from './check-transfers.ts';
import { toSepaText } from './sepa-text.ts';

export type WrittenTransfers =
  | { readonly isWritten: true; readonly xml: string }
  | { readonly isWritten: false; readonly problems: readonly TransferProblem[] };

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME = 70;

/** Writes every transfer, or none: one batch, each transfer a line of its own on the statement. */
export function writeTransfers(file: TransferFile): WrittenTransfers {
  const problems = checkTransfers(file);
  if (problems.length > 0) return { isWritten: false, problems };
  const body = element('CstmrCdtTrfInitn', header(file), batch(file));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${body}</Document>\n`;
  return { isWritten: true, xml };
}

function header(file: TransferFile): string {
  return element(
    'GrpHdr',
    leaf('MsgId', file.messageId),
    leaf('CreDtTm', `${file.createdAt.toISOString().slice(0, 19)}Z`),
    totals(file),
    element('InitgPty', name(file.debtor.name)),
  );
}

function batch(file: TransferFile): string {
  const { messageId, executionDay, debtor, transfers } = file;
  return element(
    'PmtInf',
    leaf('PmtInfId', messageId),
    leaf('PmtMtd', 'TRF'),
    leaf('BtchBookg', 'false'),
    totals(file),
    element('PmtTpInf', element('SvcLvl', leaf('Cd', 'SEPA'))),
    element('ReqdExctnDt', leaf('Dt', executionDay)),
    element('Dbtr', name(debtor.name)),
    account('DbtrAcct', debtor.iban),
    // The bank of the debtor is required, if only to write that its BIC is not given.
    debtor.bic === null
      ? element('DbtrAgt', element('FinInstnId', element('Othr', leaf('Id', 'NOTPROVIDED'))))
      : agent('DbtrAgt', debtor.bic),
    leaf('ChrgBr', 'SLEV'),
    ...transfers.map(transaction),
  );
}

function transaction({ endToEndId, amount, bic, beneficiary, iban, remittance }: CreditTransfer): string {
  const text = toSepaText(remittance);
  return element(
    'CdtTrfTxInf',
    element('PmtId', leaf('EndToEndId', endToEndId)),
    element('Amt', `<InstdAmt Ccy="EUR">${toText(amount, 2)}</InstdAmt>`),
    bic === null ? '' : agent('CdtrAgt', bic),
    element('Cdtr', name(beneficiary)),
    account('CdtrAcct', iban),
    text === '' ? '' : element('RmtInf', leaf('Ustrd', text)),
  );
}

/** The number and the exact sum of the transfers, which the bank checks. */
function totals({ transfers }: TransferFile): string {
  const sum = sumOf(transfers.map(({ amount }) => amount));
  return leaf('NbOfTxs', String(transfers.length)) + leaf('CtrlSum', toText(sum, 2));
}

function name(text: string): string {
  return leaf('Nm', toSepaText(text).slice(0, MAX_NAME).trim());
}

function account(tag: string, iban: string): string {
  return element(tag, element('Id', leaf('IBAN', electronicFormatIBAN(iban) ?? '')));
}

function agent(tag: string, bic: string): string {
  return element(tag, element('FinInstnId', leaf('BICFI', bic.toUpperCase())));
}

function element(tag: string, ...content: readonly string[]): string {
  return `<${tag}>${content.join('')}</${tag}>`;
}

function leaf(tag: string, text: string): string {
  return element(tag, escapeHtml(text));
}
