import { type ApiClient, ApiError } from '@repo/api-sdk';
import type { CompanyDocumentType } from '@repo/domain/kyc';
import { expect, it, vi } from 'vitest';
import { failureOf, sendCompanyDocuments } from './company.queries.ts';

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const tooLarge = new ApiError({
  operationId: 'uploadCompanyDocument',
  status: 413,
  code: 'documents.too_large',
  message: 'Fichier trop lourd.',
});

/** Sends these documents to a server that refuses some; returns what is shown and which calls were made. */
async function send(types: readonly CompanyDocumentType[], refused: readonly CompanyDocumentType[]) {
  const call = vi.fn(async (_operation: string, { body }: { body: { doc_type: CompanyDocumentType } }) => {
    if (refused.includes(body.doc_type)) throw tooLarge;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one method these calls use
  const api = { call } as unknown as ApiClient;
  const documents = types.map((doc_type) => ({ doc_type, file: file(`${doc_type}.pdf`) }));
  const failure = failureOf(await sendCompanyDocuments(api, documents));
  const sent = call.mock.calls.map(([, { body }]) => body.doc_type);
  return { said: failure?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null, sent };
}

it.each([
  ['all that arrive', ['kbis', 'rbe', 'statuts'], [], null],
  ['one of three', ['kbis', 'rbe', 'statuts'], ['rbe'], 'Erreur sur certains documents : RBE'],
  [
    'two of three',
    ['kbis', 'rbe', 'statuts'],
    ['kbis', 'statuts'],
    'Erreur sur certains documents : KBIS, Statuts signés',
  ],
  ['the only one', ['kbis'], ['kbis'], 'Erreur lors de l’upload : Fichier trop lourd.'],
] as const)(
  'documents are sent in one call each: %s (%j, refused %j) shows %s',
  async (_which, types, refused, said) => {
    expect(await send(types, refused)).toEqual({ said, sent: types });
  },
);
