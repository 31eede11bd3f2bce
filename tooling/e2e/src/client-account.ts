/**
 * A client, of the main service unless another is named, created through the API, faster than through its screens, for
 * journeys about something else; and the state of the account on the server, to compare with its screens.
 */
import { readMailed } from './mailed-code.ts';
import { photo } from './sample-files.ts';
import type { Stack } from './stack.ts';

export interface Contract {
  readonly id: string;
  readonly po_number: string;
  readonly status: string;
  readonly payment_status: string;
  readonly amount: string;
  readonly currency: string;
  readonly payment_proof: { readonly reference: string | null; readonly txid: string | null } | null;
}

export interface ClientAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** As returned by the API and stored by the browser. */
  readonly user: { readonly id: string };
  /** The client's contracts, newest first. */
  contracts(): Promise<readonly Contract[]>;
  /** A contract in euros that awaits its signature, as if created on another device. */
  subscribe(strategyId: string): Promise<{ readonly id: string; readonly signingUrl: string }>;
  /** The same, signed. */
  subscribeAndSign(strategyId: string): Promise<string>;
  /** Files the proof of a transfer executed on this day. */
  proveTransfer(contractId: string, day: string): Promise<void>;
}

let count = 0;

export async function openClientAccount(
  { apiUrl }: Stack,
  { service = 'yield' }: { service?: 'yield' | 'kaskad' } = {},
): Promise<ClientAccount> {
  count += 1;
  const lastname = `Parcours ${count}`;
  const email = `louise.parcours${count}@exemple.fr`;
  const password = 'Lavande-et-Romarin-7';
  const { token, user } = await callApi(`${apiUrl}/proxy/register`, {
    body: {
      service,
      user: {
        firstname: 'Louise',
        lastname,
        email,
        password,
        password_confirmation: password,
        phone: '06-12-34-56-78',
        address: '12 rue des Lilas',
        zip_code: '69003',
        city: 'Lyon',
        country_address: 'FRA',
        terms_accepted: true,
      },
    },
  });
  // Nothing is signed before the address is confirmed.
  const link = new URL(await readMailed(apiUrl, email, 'welcome'));
  await callApi(`${apiUrl}/proxy/confirm-email`, { body: { token: link.hash.slice(1) } });
  const verified = await proveIdentity(apiUrl, token, user.id);
  const api = (path: string, body?: object) =>
    callApi(`${apiUrl}/proxy/${path}`, { token, ...(body && { body }) });
  const subscribe = async (strategyId: string) => {
    const { signature_id, iframe_url } = await api('new-signature', {
      user_id: user.id,
      strategy_id: strategyId,
      contract_amount: '15000',
      contract_devise: 'EURO',
      contract_payment_method: 'rib',
      terms_accepted: true,
      risks_accepted: true,
    });
    return { id: signature_id, signingUrl: iframe_url };
  };
  return {
    name: `Louise ${lastname}`,
    email,
    password,
    token,
    user: verified,
    contracts: async () => (await api('signatures')).signatures,
    subscribe,
    subscribeAndSign: async (strategyId) => {
      const { id, signingUrl } = await subscribe(strategyId);
      await callApi(`${signingUrl}/sign`, { body: {} });
      return id;
    },
    proveTransfer: async (contractId, day) => {
      const payment_proof = { executed_on: day, reference: `VIR ${contractId}` };
      await api(`signatures/${contractId}/payment-proof`, { payment_proof });
    },
  };
}

async function proveIdentity(apiUrl: string, token: string, userId: string): Promise<ClientAccount['user']> {
  const passport = photo('passeport.png');
  const form = new FormData();
  form.set('doc_type', 'PASSPORT');
  form.set('country', 'FRA');
  form.set('file', new Blob([Buffer.from(passport.content)], { type: passport.mimeType }), passport.name);
  await callApi(`${apiUrl}/proxy/upload-document`, { token, form });
  const widget = await callApi(`${apiUrl}/proxy/sumsub-token`, { token, body: { user_id: userId } });
  await callApi(`${apiUrl}/websdk/review`, { body: { token: widget.token, verdict: 'GREEN' } });
  const body = { user_id: userId, kyc_status: 'verified' };
  await callApi(`${apiUrl}/proxy/update-kyc`, { token, body });
  return callApi(`${apiUrl}/proxy/me`, { token });
}

interface Call {
  readonly token?: string;
  /** Sent as JSON; with neither this nor a form, the call is a GET. */
  readonly body?: object;
  readonly form?: FormData;
}

/** Returns the JSON of a call. @throws when the call fails. */
export async function callApi(url: string, { token, body, form }: Call) {
  const response = await fetch(url, {
    method: body === undefined && form === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: form }),
  });
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${await response.text()}`);
  return response.json();
}
