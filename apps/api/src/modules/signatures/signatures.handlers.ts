import { providerHandler } from '../../http/handler.ts';
import { receiveYousignWebhook, verifyYousignSignature } from '../contracts/receive-yousign-webhook.ts';
import { applySignature } from './listen-to-signatures.ts';

export const signaturesHandlers = {
  receiveYousignWebhook: providerHandler<'receiveYousignWebhook'>({
    verify: ({ deps, request }) => {
      const signature = request.header('x-yousign-signature-256');
      verifyYousignSignature(deps, { rawBody: request.rawBody, signature });
    },
    run: async ({ deps, body }) => {
      await receiveYousignWebhook(deps, body, applySignature);
      return { received: true };
    },
  }),
};
