// The fallback of each operation (1§8, 2§8) when the server refuses without a message.
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createMockApi, type MockHandlers, reply } from '../testing/index.ts';
import { type ApiClient, createApiClient } from './api-client.ts';

const baseUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const file = new File(['x'], 'recto.png', { type: 'image/png' });
const id = { path: { id: 'sig_1' } } as const;
const refusals: [keyof MockHandlers, (client: ApiClient) => Promise<unknown>, string][] = [
  [
    'uploadDocument',
    (client) => client.call('uploadDocument', { body: { file, doc_type: 'PASSPORT', country: 'FRA' } }),
    'Erreur lors de l’upload du document',
  ],
  [
    'uploadCompanyDocument',
    (client) => client.call('uploadCompanyDocument', { body: { file, doc_type: 'kbis' } }),
    'Erreur d’upload',
  ],
  [
    'linkService',
    (client) => client.call('linkService', { body: { code: '123456' } }),
    'Erreur lors de la liaison du compte',
  ],
  ['resendTwoFactor', (client) => client.call('resendTwoFactor'), 'Erreur lors du renvoi du code'],
  [
    'changePassword',
    (client) =>
      client.call('changePassword', {
        body: {
          user: { id: 'usr_camille' },
          password: 'Demonstration-2027!',
          current_password: 'Demonstration-2026!',
        },
      }),
    'Le mot de passe n’a pas pu être modifié.',
  ],
  [
    'updateStrategy',
    (client) => client.call('updateStrategy', { body: { strategy: { id: 'usdfy' } } }),
    'Erreur lors de la mise à jour du produit',
  ],
  ['getSignatureStatus', (client) => client.call('getSignatureStatus', id), 'Erreur lors du polling'],
  [
    'verifyWallet',
    (client) => client.call('verifyWallet', { body: { wallet_address: '0x0' } }),
    'Erreur lors de la vérification de l’adresse',
  ],
  [
    'getNextPoNumber',
    (client) => client.call('getNextPoNumber'),
    'Erreur lors de la génération du numéro PO',
  ],
  [
    'createContract',
    (client) =>
      client.call('createContract', {
        body: {
          user_id: 'usr_camille',
          strategy_id: 'usdfy',
          contract_amount: '15000',
          contract_devise: 'EURO',
          contract_payment_method: 'rib',
        },
      }),
    'Erreur lors de la création de la signature',
  ],
];

it.each(refusals)(
  '%s, refused without a message, has its fallback message',
  async (operation, call, message) => {
    server.use(...createMockApi({ [operation]: reply(500, { error: '', code: 'internal' }) }).handlers);
    const client = createApiClient({
      baseUrl,
      getToken: () => 'tok',
      onUnauthorized: () => {},
      readRetries: 0,
    });
    await expect(call(client)).rejects.toThrow(message);
  },
);
