// « Recherche d’entreprises » of the State (recherche-entreprises.api.gouv.fr): INSEE’s Sirene and INPI’s register, without a key,
// some seven calls a second.
import type { RegisteredCompany } from '@repo/domain/companies';
import { z } from 'zod';
import type { OutboundClient, OutboundResponse } from '../outbound/outbound-client.ts';
import { type CompaniesPort, CompaniesUnavailable } from './companies-port.ts';

const text = z.string().nullish();

/** What is compared, of a response that has much more. Any part may be absent: their owner may object to their publication. */
const responseSchema = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: text,
      nom_raison_sociale: text,
      nature_juridique: text,
      etat_administratif: text,
      siege: z.object({ adresse: text, code_postal: text, libelle_commune: text }).nullish(),
      dirigeants: z.array(z.object({ nom: text, prenoms: text, type_dirigeant: text })).nullish(),
    }),
  ),
});
type Result = z.infer<typeof responseSchema>['results'][number];

export interface SearchApi {
  outbound: OutboundClient;
  baseUrl: string;
}

export function createSearchApi({ outbound, baseUrl }: SearchApi): CompaniesPort {
  return {
    name: 'recherche-entreprises',
    find: async (siren) => {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/search`);
      url.searchParams.set('q', siren);
      url.searchParams.set('page', '1');
      url.searchParams.set('per_page', '1');
      const { results } = parse(await send(outbound, url));
      // It searches texts too: another company may be its best guess.
      const found = results.find((result) => result.siren === siren);
      return found === undefined ? null : toRegistered(found);
    },
  };
}

async function send(outbound: OutboundClient, url: URL): Promise<OutboundResponse> {
  const response = await outbound
    .send({ method: 'GET', url, headers: () => ({ accept: 'application/json' }), isRepeatable: true })
    .catch((cause: unknown) => {
      throw new CompaniesUnavailable('no response', { cause });
    });
  if (response.status >= 300) throw new CompaniesUnavailable(`responded ${response.status}`);
  return response;
}

function parse({ body }: OutboundResponse): z.infer<typeof responseSchema> {
  const parsed = responseSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new CompaniesUnavailable('the response is malformed', { cause: parsed.error });
  return parsed.data;
}

/** Null for invalid JSON, which the schema refuses. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** What its owner keeps from the public is written « [NON-DIFFUSIBLE] ». */
const said = (value: string | null | undefined): string =>
  value === null || value === undefined || value.startsWith('[') ? '' : value.trim();

function toRegistered(result: Result): RegisteredCompany {
  const { siege, dirigeants, nature_juridique: form, etat_administratif: state } = result;
  const line = said(siege?.adresse);
  const zipCode = said(siege?.code_postal);
  const city = said(siege?.libelle_commune);
  return {
    siren: result.siren,
    names: [said(result.nom_raison_sociale), said(result.nom_complet)].filter((name) => name !== ''),
    formCode: said(form) === '' ? null : said(form),
    address: line === '' || zipCode === '' || city === '' ? null : { line, zipCode, city },
    managers: (dirigeants ?? []).flatMap(({ nom, prenoms, type_dirigeant: type }) =>
      type === 'personne morale' || said(nom) === ''
        ? []
        : [{ firstnames: said(prenoms), lastname: said(nom) }],
    ),
    isActive: state !== 'C',
  };
}
