import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '../limits/index.ts';
import {
  companyDocumentsToSend,
  type IdentityDocumentValues,
  validateAddedDocument,
  validateCompanyDocuments,
  validateIdentityDocument,
  validateReplacedDocument,
} from './documents.ts';
import { validateLetter } from './letter.ts';

const image = { type: 'image/jpeg', size: 1000 };
const pdf = { type: 'application/pdf', size: 1000 };
const messages = (verdict: { failures: readonly { message: string }[] }) =>
  verdict.failures.map(({ message }) => message);

describe('validateIdentityDocument', () => {
  const accepted: readonly IdentityDocumentValues[] = [
    { doc_type: 'ID_CARD', country: 'FRA', files: [image, pdf] },
    { doc_type: 'PASSPORT', country: 'BEL', files: [pdf] },
    { doc_type: 'DRIVERS', country: 'FRA', files: [{ ...image, size: maxFileBytes }] },
  ];

  it.each(accepted)('accepts the required files of $doc_type', (values) => {
    expect(validateIdentityDocument(values).first).toBeNull();
  });

  const refused: readonly [string, IdentityDocumentValues, string][] = [
    ['no file', { doc_type: 'ID_CARD', country: 'FRA', files: [] }, 'Merci de joindre un fichier.'],
    [
      'one side',
      { doc_type: 'ID_CARD', country: 'FRA', files: [image] },
      'Veuillez joindre le recto ET le verso de votre carte d’identité.',
    ],
    [
      'three sides',
      { doc_type: 'ID_CARD', country: 'FRA', files: [image, image, image] },
      'Veuillez joindre le recto ET le verso de votre carte d’identité.',
    ],
    [
      'two files of a passport',
      { doc_type: 'PASSPORT', country: 'FRA', files: [image, image] },
      'Veuillez joindre un seul fichier.',
    ],
    [
      'a text file',
      { doc_type: 'PASSPORT', country: 'FRA', files: [{ type: 'text/plain', size: 1 }] },
      'Seuls les images et les fichiers PDF sont acceptés.',
    ],
    [
      'a large file',
      { doc_type: 'PASSPORT', country: 'FRA', files: [{ ...pdf, size: maxFileBytes + 1 }] },
      'Un fichier ne doit pas dépasser 10\u00A0Mo.',
    ],
    [
      'no country',
      { doc_type: 'DRIVERS', country: '', files: [image] },
      'Merci de renseigner le pays d’émission du document.',
    ],
  ];

  it.each(refused)('refuses %s', (_what, values, message) => {
    expect(messages(validateIdentityDocument(values))).toEqual([message]);
  });

  it('requires the file before the country', () => {
    expect(messages(validateIdentityDocument({ doc_type: 'ID_CARD', country: '', files: [] }))).toEqual([
      'Merci de joindre un fichier.',
      'Merci de renseigner le pays d’émission du document.',
    ]);
  });
});

describe('company documents', () => {
  it('skip entries without a file or a known type', () => {
    const choices = [
      { doc_type: 'kbis', file: pdf },
      { doc_type: 'rbe', file: null },
      { doc_type: null, file: pdf },
      { doc_type: 'autre', file: pdf },
      { doc_type: 'statuts', file: image },
    ];
    expect(companyDocumentsToSend(choices).map(({ doc_type }) => doc_type)).toEqual(['kbis', 'statuts']);
    expect(validateCompanyDocuments(choices).first).toBeNull();
  });

  it('require at least one file, each an image or a PDF', () => {
    expect(validateCompanyDocuments([]).first).toEqual({
      field: 'documents',
      message: 'Aucun document à envoyer.',
    });
    expect(
      validateCompanyDocuments([{ doc_type: 'rbe', file: { type: 'image/svg+xml', size: 1 } }]).failures,
    ).toEqual([{ field: 'rbe', message: 'Seuls les images et les fichiers PDF sont acceptés.' }]);
  });
});

describe('a document added to a contract', () => {
  const added = { file: pdf, title: 'Courrier' };
  const replaced = { file: pdf, reason: 'Illisible' };
  it.each([
    ['without a file', null, 'Merci de joindre un fichier.'],
    [
      'of another type',
      { type: 'image/svg+xml', size: 1 },
      'Seuls les images et les fichiers PDF sont acceptés.',
    ],
    [
      'over the limit',
      { type: 'application/pdf', size: maxFileBytes + 1 },
      'Un fichier ne doit pas dépasser 10\u00A0Mo.',
    ],
  ])('is refused %s, at its field', (_what, file, message) => {
    const refused = [{ field: 'file', message }];
    expect(validateAddedDocument({ ...added, file }).failures).toEqual(refused);
    expect(validateReplacedDocument({ ...replaced, file }).failures).toEqual(refused);
  });

  it('needs a title of 120 characters at most, and its replacement a reason', () => {
    expect(validateAddedDocument(added).first).toBeNull();
    expect(validateReplacedDocument(replaced).first).toBeNull();
    expect(validateAddedDocument({ ...added, title: ' ' }).first?.field).toBe('title');
    expect(validateAddedDocument({ ...added, title: 'a'.repeat(121) }).first?.field).toBe('title');
    expect(validateReplacedDocument({ ...replaced, reason: ' ' }).first?.field).toBe('reason');
  });
});

describe('a letter of renunciation', () => {
  const facts = { signedOn: '2026-01-05', until: '2026-01-19', today: '2026-01-22' } as const;
  const letter = {
    sent_on: '2026-01-10',
    received_on: '2026-01-12',
    scan: 'RA 1',
    reason: 'Reçu',
    file: pdf,
  };
  const fields = (values: object) =>
    validateLetter({ ...letter, ...values }, facts).failures.map(({ field }) => field);

  it('holds from the signature to the last day, received after its sending, with its scan', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ sent_on: '2026-01-19', received_on: '2026-01-22' })).toEqual([]);
    expect(fields({ sent_on: '2026-01-04' })).toEqual(['sent_on']);
    expect(fields({ sent_on: '2026-01-20', received_on: '2026-01-21' })).toEqual(['sent_on']);
    expect(fields({ received_on: '2026-01-09' })).toEqual(['received_on']);
    expect(fields({ received_on: '2026-01-23' })).toEqual(['received_on']);
    expect(fields({ file: null })).toEqual(['file']);
    expect(fields({ file: { type: 'text/html', size: 1 } })).toEqual(['file']);
    expect(fields({ scan: ' ', reason: '' })).toEqual(['scan', 'reason']);
  });

  it('needs no file once its scan is a document of the contract', () => {
    const { file: _file, ...stored } = letter;
    expect(validateLetter(stored, facts).failures).toEqual([]);
  });
});
