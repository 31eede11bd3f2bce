/** A renunciation that the client sent by post: the day that counts is that of its sending (L222-7), which staff read on the letter. */
import type { IsoDay } from '../dates/index.ts';
import { isFilled, runChecks, type Verdict } from './checks.ts';
import { type FileFacts, oneFileChecks } from './documents.ts';
import { letterTexts as texts } from './payment.texts.ts';

export interface LetterValues {
  /** As its postmark says; null while it is not typed. */
  readonly sent_on: string | null;
  readonly received_on: string | null;
  /** Its scan, while it is chosen; absent once it is a document of the contract. */
  readonly file?: FileFacts | null;
  /** Its registered number, and where the paper is. */
  readonly scan: string;
  readonly reason: string;
}

interface LetterFacts {
  readonly signedOn: IsoDay;
  /** The last day of the contract's period. */
  readonly until: string;
  readonly today: IsoDay;
}

/** Calendar days compare as strings. */
export function validateLetter(
  values: LetterValues,
  { signedOn, until, today }: LetterFacts,
): Verdict<keyof LetterValues> {
  const [sent, received] = [values.sent_on ?? '', values.received_on ?? ''];
  return runChecks(
    [
      { field: 'sent_on', message: texts.sentMissing, holds: () => sent !== '' },
      { field: 'sent_on', message: texts.beforeSigning, holds: () => sent === '' || sent >= signedOn },
      { field: 'sent_on', message: texts.tooLate(until), holds: () => sent <= until },
      { field: 'received_on', message: texts.receivedMissing, holds: () => received !== '' },
      {
        field: 'received_on',
        message: texts.beforeSending,
        holds: () => received === '' || received >= sent,
      },
      { field: 'received_on', message: texts.toCome, holds: () => received <= today },
      ...(values.file === undefined ? [] : oneFileChecks(texts.fileMissing)),
      { field: 'scan', message: texts.scanMissing, holds: ({ scan }) => isFilled(scan) },
      { field: 'reason', message: texts.reasonMissing, holds: ({ reason }) => isFilled(reason) },
    ],
    values,
  );
}
