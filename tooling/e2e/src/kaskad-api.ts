/** Rounds and investments of Kaskad, made through the API, for journeys about what comes after. */
import { type ClientAccount, callApi } from './client-account.ts';
import { pdf } from './sample-files.ts';
import type { Stack } from './stack.ts';
import { approveAsChecker, kaskadMaker, signInAs } from './staff-api.ts';

export interface Round {
  readonly id: string;
  readonly name: string;
}

export interface Investment {
  readonly id: string;
  readonly reference: string;
  readonly state: string;
  readonly version: number;
}

interface Terms {
  readonly name: string;
  /** The symbol of the class that it issues. */
  readonly symbol: string;
  /** `restricted` has no legal period; `psfp` begins with a reflection. */
  readonly regime: 'psfp' | 'restricted';
  readonly instrument: 'shares' | 'saft';
  readonly price: string;
  readonly minimum: string;
  readonly cap: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Of the vesting plans that its issue makes. */
  readonly schedule?: object;
}

const admin = ({ apiUrl }: Stack) => `${apiUrl}/proxy/kaskad-admin`;
const kaskad = ({ apiUrl }: Stack) => `${apiUrl}/proxy/kaskad`;

interface ClassRow {
  readonly class: { readonly id: string; readonly symbol: string };
  readonly issuer: { readonly id: string };
}

async function findClass(stack: Stack, token: string, symbol: string): Promise<ClassRow> {
  const { items }: { items: readonly ClassRow[] } = await callApi(`${admin(stack)}/classes`, { token });
  const found = items.find((row) => row.class.symbol === symbol);
  if (found === undefined) throw new Error(`The demonstration has no class ${symbol}.`);
  return found;
}

/** A draft with its key information sheet, submitted by an administrator; another one has to approve it. */
export async function submitRound(stack: Stack, terms: Terms): Promise<Round & { changeId: string }> {
  const token = await signInAs(stack, kaskadMaker);
  const found = await findClass(stack, token, terms.symbol);
  const { round } = await callApi(`${admin(stack)}/rounds`, { token, body: toBody(terms, found) });
  const sheet = pdf('fiche.pdf');
  const form = new FormData();
  form.set('kind', 'key_information');
  form.set('title', 'Fiche clé');
  form.set('is_substantial', 'true');
  form.set('file', new Blob([String(sheet.content)], { type: sheet.mimeType }), sheet.name);
  const address = `${admin(stack)}/rounds/${round.id}`;
  const { version } = await callApi(`${address}/documents`, { token, form });
  const body = { version, action: 'submit', reason: '' };
  const { pending_change: held } = await callApi(`${address}/move`, { token, body });
  return { id: round.id, name: terms.name, changeId: held.id };
}

/** The same, approved. */
export async function openRound(stack: Stack, terms: Terms): Promise<Round> {
  const { changeId, ...round } = await submitRound(stack, terms);
  await approveAsChecker(stack, changeId);
  return round;
}

const toBody = (terms: Terms, { class: { id: classId }, issuer }: ClassRow) => ({
  issuer_id: issuer.id,
  class_id: classId,
  name: terms.name,
  regime: terms.regime,
  instrument: terms.instrument,
  price: terms.price,
  minimum: terms.minimum,
  target: terms.cap,
  cap: terms.cap,
  least: '1',
  most: null,
  opens_at: terms.opensAt.toISOString(),
  closes_at: terms.closesAt.toISOString(),
  rule: 'pro_rata',
  rule_floor: null,
  audience: 'public',
  code: null,
  payment_assets: ['EURO'],
  fee_percent: '0',
  is_traded: false,
  grant_schedule: terms.schedule ?? null,
  text: {
    presentation: 'Une levée pour les parcours.',
    use_of_funds: 'Recrutements et développement.',
    risks: 'Le capital peut être perdu en totalité.',
    terms: [],
    white_paper_url: null,
    white_paper_sha256: null,
    exemption: null,
  },
});

/** Where the investors of the issuer of a class pay, approved by a second administrator. */
export async function setIssuerAccount(stack: Stack, symbol: string): Promise<void> {
  const token = await signInAs(stack, kaskadMaker);
  const { issuer } = await findClass(stack, token, symbol);
  const details = {
    holder: 'Compte séquestre',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    bitcoin_address: null,
    ethereum_address: null,
  };
  const body = { details, reason: 'Ouverture du compte séquestre' };
  const address = `${admin(stack)}/issuers/${issuer.id}/payment-details`;
  const { pending_change: held } = await callApi(address, { token, body });
  await approveAsChecker(stack, held.id);
}

/** Submitted, then signed, in a round without a period. */
export async function investAndSign(
  stack: Stack,
  { token }: Pick<ClientAccount, 'token'>,
  { round, units }: { readonly round: Round; readonly units: number },
): Promise<Investment> {
  const address = `${kaskad(stack)}/rounds/${round.id}`;
  const { documents }: { documents: readonly { readonly id: string }[] } = await callApi(address, { token });
  const body = {
    units: String(units),
    payment_asset: 'EURO',
    accepted_documents: documents.map(({ id }) => id),
    accepts_risks: true,
  };
  const { investment } = await callApi(`${address}/investments`, { token, body });
  const { url } = await callApi(`${kaskad(stack)}/investments/${investment.id}/signature`, {
    token,
    body: {},
  });
  await callApi(`${url}/sign`, { body: {} });
  return readInvestment(stack, { token }, investment.id, 'signed');
}

const writtenWithinMs = 60_000;

/** The client's investment once it is in this state, which a job may bring. */
export async function readInvestment(
  stack: Stack,
  { token }: Pick<ClientAccount, 'token'>,
  id: string,
  state: string,
): Promise<Investment> {
  const deadline = Date.now() + writtenWithinMs;
  for (;;) {
    const { investment } = await callApi(`${kaskad(stack)}/investments/${id}`, { token });
    if (investment.state === state) return investment;
    if (Date.now() > deadline) throw new Error(`${investment.reference} is ${investment.state}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export interface Transfers {
  readonly investment: Investment;
  readonly payer: string;
  readonly amounts: readonly string[];
}

/** Transfers that pay signed investments, in this order, each under a reference of its own. */
export async function recordTransfers(stack: Stack, paid: readonly Transfers[], day: string): Promise<void> {
  const token = await signInAs(stack, kaskadMaker);
  for (const { investment, payer, amounts } of paid) {
    const address = `${admin(stack)}/investments/${investment.id}`;
    for (const [index, amount] of amounts.entries()) {
      const { row } = await callApi(address, { token });
      const body = {
        version: row.investment.version,
        amount,
        asset: 'EURO',
        value_date: day,
        reference: `VIR ${investment.reference} ${index + 1}`,
        payer_name: payer,
        payer_account: 'FR1420041010050500013M02606',
      };
      await callApi(`${address}/payment`, { token, body });
    }
  }
}
