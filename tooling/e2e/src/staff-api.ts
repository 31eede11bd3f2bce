/** Staff actions on a contract, through the API, for journeys about its client. */
import { callApi } from './client-account.ts';
import { readMailed } from './mailed-code.ts';
import type { Stack } from './stack.ts';

const administrator = { email: 'marc.admin@exemple.fr', password: 'Demonstration-2026!' };

/** Records the payment of a contract as received on this day. */
export async function recordPaymentOf(
  { apiUrl }: Stack,
  contractId: string,
  receipt: { readonly amount: string; readonly valueDate: string },
): Promise<void> {
  const challenge = await callApi(`${apiUrl}/proxy/login`, { body: { user: administrator } });
  const code = await readMailed(apiUrl, administrator.email, 'code');
  const session = await callApi(`${apiUrl}/proxy/verify-2fa`, { token: challenge.token, body: { code } });
  await callApi(`${apiUrl}/proxy/admin/contracts/${contractId}/validate-payment`, {
    token: session.token,
    body: {
      amount: receipt.amount,
      value_date: receipt.valueDate,
      reference: `VIR ${contractId}`,
      reason: 'Accepté',
    },
  });
}
