import { type ApiClient, ApiError } from '@repo/api-sdk';
import { describe, expect, it, vi } from 'vitest';
import { cancelRegistration, sendDocument } from './identity.queries.ts';

const image = (name: string) => new File(['x'], name, { type: 'image/png' });
const refusal = (status: number, message: string) =>
  new ApiError({ operationId: 'uploadDocument', status, code: 'refused', message });

/** A client whose operations return what the test gives; the network itself is tested elsewhere. */
function clientOf(responses: Record<string, () => unknown>) {
  const call = vi.fn(async (operationId: string, _input: unknown) => responses[operationId]?.());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one method these calls use
  return { api: { call } as unknown as ApiClient, call };
}

const applicant = () => ({ id: 'app', applicant_id: 'a1', status: 'pending', access_token: null });

describe('sending an identity document', () => {
  it('creates the applicant, then sends the front and the back of a card', async () => {
    const { api, call } = clientOf({ createApplicant: applicant });
    const files = [image('recto.png'), image('verso.png')];
    await sendDocument(api, 'usr', { doc_type: 'ID_CARD', country: 'FRA', files });
    const common = { doc_type: 'ID_CARD', country: 'FRA', applicant_id: 'a1' };
    expect(call.mock.calls).toEqual([
      ['createApplicant', { body: { user_id: 'usr' } }],
      ['uploadDocument', { body: { ...common, file: files[0], side: 'FRONT_SIDE' } }],
      ['uploadDocument', { body: { ...common, file: files[1], side: 'BACK_SIDE' } }],
    ]);
  });

  it('sends no side for a passport', async () => {
    const { api, call } = clientOf({ createApplicant: applicant });
    const file = image('passeport.png');
    await sendDocument(api, 'usr', { doc_type: 'PASSPORT', country: 'BEL', files: [file] });
    expect(call.mock.calls[1]?.[1]).toEqual({
      body: { doc_type: 'PASSPORT', country: 'BEL', applicant_id: 'a1', file },
    });
  });

  it('reports which file failed and why, and stops there', async () => {
    const upload = vi
      .fn()
      .mockReturnValueOnce({ success: true })
      .mockImplementation(() => {
        throw refusal(415, 'Ce fichier n’est pas une image.');
      });
    const { api } = clientOf({ createApplicant: applicant, uploadDocument: upload });
    const sending = sendDocument(api, 'usr', {
      doc_type: 'ID_CARD',
      country: 'FRA',
      files: [image('recto.png'), image('verso.png')],
    });
    await expect(sending).rejects.toMatchObject({ position: 2, message: 'Ce fichier n’est pas une image.' });
  });
});

describe('cancelling a registration', () => {
  it.each([404, 409])(
    'with %i from the applicant: the account is deleted only if there is none',
    async (status) => {
      const { api, call } = clientOf({
        deleteApplicant: () => {
          throw refusal(status, 'Non.');
        },
      });
      const isDone = await cancelRegistration(api, 'usr').then(
        () => true,
        () => false,
      );
      expect(isDone).toBe(status === 404);
      expect(call.mock.calls.map(([operationId]) => operationId).includes('cancelUser')).toBe(isDone);
    },
  );
});
