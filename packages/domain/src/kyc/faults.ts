// What is wrong with a document, in the list that staff choose from, and in the words that its owner reads.
import { isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { type CompanyDocumentType, type DocumentFault, documentFaults } from './documents.ts';
import { faultSentences, kycTexts as texts } from './kyc.texts.ts';

/** The faults of an identity document, or of a document of a company: only a KBIS is too old after three months. */
export const faultsOf = (document: CompanyDocumentType | 'identity'): readonly DocumentFault[] =>
  documentFaults.filter((fault) => fault !== 'too_old' || document === 'kbis');

export interface Fault {
  readonly fault: DocumentFault | null;
  /** « Message au client ». */
  readonly message: string;
}

/** A fault is always named; one that is not in the list is described in words. */
export function validateFault(
  values: Fault,
  document: CompanyDocumentType | 'identity',
): Verdict<'fault' | 'message'> {
  return runChecks<Fault, 'fault' | 'message'>(
    [
      { field: 'fault', message: texts.missingFault, holds: ({ fault }) => fault !== null },
      {
        field: 'fault',
        message: texts.foreignFault,
        holds: ({ fault }) => fault === null || faultsOf(document).includes(fault),
      },
      {
        field: 'message',
        message: texts.missingMessage,
        holds: ({ fault, message }) => fault !== 'other' || isFilled(message),
      },
    ],
    values,
  );
}

/** What the client reads: the fault in a sentence, then what staff wrote to them. */
export function faultMessage(fault: DocumentFault, message: string): string {
  return [faultSentences[fault], message.trim()].filter(isFilled).join(' ');
}
