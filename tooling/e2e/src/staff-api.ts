/** Staff actions on a contract, through the API, for journeys about its client. */
import { callApi } from './client-account.ts';
import { readMailed } from './mailed-code.ts';
import type { Stack } from './stack.ts';

const password = 'Demonstration-2026!';
const [maker, checker] = ['marc.admin@exemple.fr', 'ines.garnier@exemple.fr'];

/** Records the payment of a contract as received on this day; another administrator approves it where it is held. */
export async function recordPaymentOf(
  stack: Stack,
  contractId: string,
  receipt: { readonly amount: string; readonly valueDate: string },
): Promise<void> {
  const admin = `${stack.apiUrl}/proxy/admin`;
  const { pending_change: held } = await callApi(`${admin}/contracts/${contractId}/validate-payment`, {
    token: await signInAs(stack, maker),
    body: {
      amount: receipt.amount,
      value_date: receipt.valueDate,
      reference: `VIR ${contractId}`,
      reason: 'Accepté',
    },
  });
  if (held === null) return;
  await callApi(`${admin}/change-requests/${held.id}/approve`, {
    token: await signInAs(stack, checker),
    body: {},
  });
}

async function signInAs({ apiUrl }: Stack, email: string): Promise<string> {
  const challenge = await callApi(`${apiUrl}/proxy/login`, { body: { user: { email, password } } });
  const code = await readMailed(apiUrl, email, 'code');
  const session = await callApi(`${apiUrl}/proxy/verify-2fa`, { token: challenge.token, body: { code } });
  return session.token;
}
