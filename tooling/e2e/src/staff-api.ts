/** Staff actions on a contract, through the API, for journeys about its client. */
import { callApi } from './client-account.ts';
import { readMailed } from './mailed-code.ts';
import type { Stack } from './stack.ts';

const password = 'Demonstration-2026!';
const [maker, checker] = ['marc.admin@exemple.fr', 'ines.garnier@exemple.fr'];
export const kaskadMaker = 'kaskad.admin@exemple.fr';

interface HouseAccount {
  readonly account: string;
  readonly currency: string;
  /** The titles of its products. */
  readonly label: string;
}

interface Transfer {
  readonly amount: string;
  readonly valueDate: string;
  /** The client, who pays from an account of their own. */
  readonly payer: string;
}

/** A transfer to EURFY arrives and pays a contract; another administrator approves it where it is held. */
export async function recordPaymentOf(stack: Stack, contractId: string, transfer: Transfer): Promise<void> {
  const admin = `${stack.apiUrl}/proxy/admin`;
  const token = await signInAs(stack, maker);
  const { accounts }: { accounts: readonly HouseAccount[] } = await callApi(`${admin}/reconciliation`, {
    token,
  });
  const house = accounts.find(({ label, currency }) => label === 'EURFY' && currency === 'EURO');
  const { receipt } = await callApi(`${admin}/receipts`, {
    token,
    body: {
      account: house?.account,
      currency: 'EURO',
      amount: transfer.amount,
      day: transfer.valueDate,
      payer_name: transfer.payer,
      payer_account: 'FR7630006000010000000200651',
      reference: `VIR ${contractId}`,
      reason: 'Relevé reçu sur papier',
    },
  });
  const { pending_change: held } = await callApi(`${admin}/receipts/${receipt.id}/attach`, {
    token,
    body: { contract_id: contractId, reason: 'Confirmé par la banque' },
  });
  if (held !== null) await approveAsChecker(stack, held.id);
}

/** The second administrator, of both services, approves a request. */
export async function approveAsChecker(stack: Stack, changeId: string): Promise<void> {
  await callApi(`${stack.apiUrl}/proxy/admin/change-requests/${changeId}/approve`, {
    token: await signInAs(stack, checker),
    body: {},
  });
}

export async function signInAs({ apiUrl }: Stack, email: string): Promise<string> {
  const challenge = await callApi(`${apiUrl}/proxy/login`, { body: { user: { email, password } } });
  const code = await readMailed(apiUrl, email, 'code');
  const session = await callApi(`${apiUrl}/proxy/verify-2fa`, { token: challenge.token, body: { code } });
  return session.token;
}
