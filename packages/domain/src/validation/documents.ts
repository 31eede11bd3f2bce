import {
  type CompanyDocumentType,
  companyDocumentTypes,
  type IdentityDocumentType,
  requiredSides,
} from '../kyc/index.ts';
import { documentTitleMaxLength, isAcceptedFileType, maxFileBytes } from '../limits/index.ts';
import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { documentsTexts as texts } from './documents.texts.ts';

/** The metadata of a file before upload; a browser's `File` matches it. */
export interface FileFacts {
  readonly type: string;
  readonly size: number;
}

export interface IdentityDocumentValues {
  readonly doc_type: IdentityDocumentType;
  /** Alpha-3 code of the country that issued the document. */
  readonly country: string;
  readonly files: readonly FileFacts[];
}
export type IdentityDocumentField = 'files' | 'country';

const hasAcceptedTypes = (files: readonly FileFacts[]): boolean =>
  files.every((file) => isAcceptedFileType(file.type));
const hasAcceptedSizes = (files: readonly FileFacts[]): boolean =>
  files.every((file) => file.size <= maxFileBytes);

/** In the order of 1§5. */
const identityDocumentChecks: readonly Check<IdentityDocumentValues, IdentityDocumentField>[] = [
  { field: 'files', message: texts.fileRequired, holds: ({ files }) => files.length > 0 },
  {
    field: 'files',
    message: texts.bothSidesRequired,
    holds: ({ doc_type, files }) =>
      doc_type !== 'ID_CARD' || files.length === 0 || files.length === requiredSides.ID_CARD.length,
  },
  {
    field: 'files',
    message: texts.oneFileOnly,
    holds: ({ doc_type, files }) => doc_type === 'ID_CARD' || files.length <= requiredSides[doc_type].length,
  },
  { field: 'files', message: texts.typeRefused, holds: ({ files }) => hasAcceptedTypes(files) },
  { field: 'files', message: texts.tooLarge, holds: ({ files }) => hasAcceptedSizes(files) },
  { field: 'country', message: texts.countryRequired, holds: ({ country }) => isFilled(country) },
];

/** Validates the identity document of a registration (R082–R086). */
export function validateIdentityDocument(values: IdentityDocumentValues): Verdict<IdentityDocumentField> {
  return runChecks(identityDocumentChecks, values);
}

/** One row of the company documents form; type or file may be missing. */
export interface CompanyDocumentChoice<File extends FileFacts = FileFacts> {
  readonly doc_type?: string | null;
  readonly file?: File | null;
}

export interface CompanyDocumentToSend<File extends FileFacts = FileFacts> {
  readonly doc_type: CompanyDocumentType;
  readonly file: File;
}

/** The complete rows: one without file or known type is skipped (R128). */
export function companyDocumentsToSend<File extends FileFacts>(
  choices: readonly CompanyDocumentChoice<File>[],
): CompanyDocumentToSend<File>[] {
  return choices.flatMap(({ doc_type, file }) => {
    const known = companyDocumentTypes.find((type) => type === doc_type);
    return known && file ? [{ doc_type: known, file }] : [];
  });
}

/** Validates one company file (R124), on the server and on screens. */
export function validateCompanyDocument(file: FileFacts): Verdict<'file'> {
  return runChecks<FileFacts, 'file'>(
    [
      { field: 'file', message: texts.typeRefused, holds: (facts) => hasAcceptedTypes([facts]) },
      { field: 'file', message: texts.tooLarge, holds: (facts) => hasAcceptedSizes([facts]) },
    ],
    file,
  );
}

/** Validates the company documents of the profile: at least one (R127), each an image or a PDF (R124). */
export function validateCompanyDocuments(
  choices: readonly CompanyDocumentChoice[],
): Verdict<'documents' | CompanyDocumentType> {
  const toSend = companyDocumentsToSend(choices);
  if (toSend.length === 0) {
    const nothing = { field: 'documents', message: texts.nothingToSend } as const;
    return { failures: [nothing], first: nothing };
  }
  const failures = toSend.flatMap(({ doc_type, file }) =>
    validateCompanyDocument(file).failures.map(({ message }) => ({ field: doc_type, message })),
  );
  return { failures, first: failures[0] ?? null };
}

/** A document that staff add to a contract; a file is null while none is chosen. */
export interface AddedDocumentValues {
  readonly file: FileFacts | null;
  readonly title: string;
}
/** Its next version, and why. */
export interface ReplacedDocumentValues {
  readonly file: FileFacts | null;
  readonly reason: string;
}

/** Of a form with one file, null while none is chosen. */
export function oneFileChecks(
  missing: string,
): readonly Check<{ readonly file?: FileFacts | null }, 'file'>[] {
  const some = (file: FileFacts | null | undefined) => (file == null ? [] : [file]);
  return [
    { field: 'file', message: missing, holds: ({ file }) => file != null },
    { field: 'file', message: texts.typeRefused, holds: ({ file }) => hasAcceptedTypes(some(file)) },
    { field: 'file', message: texts.tooLarge, holds: ({ file }) => hasAcceptedSizes(some(file)) },
  ];
}

export function validateAddedDocument(values: AddedDocumentValues): Verdict<keyof AddedDocumentValues> {
  return runChecks(
    [
      ...oneFileChecks(texts.fileRequired),
      { field: 'title', message: texts.titleRequired, holds: ({ title }) => isFilled(title) },
      {
        field: 'title',
        message: texts.titleTooLong,
        holds: ({ title }) => title.trim().length <= documentTitleMaxLength,
      },
    ],
    values,
  );
}

export function validateReplacedDocument(
  values: ReplacedDocumentValues,
): Verdict<keyof ReplacedDocumentValues> {
  return runChecks(
    [
      ...oneFileChecks(texts.fileRequired),
      { field: 'reason', message: texts.reasonRequired, holds: ({ reason }) => isFilled(reason) },
    ],
    values,
  );
}
