// The geocoding of the State’s Géoplateforme (data.geopf.fr/geocodage), over the Base Adresse Nationale: no key, fifty calls a
// second from an address. It refuses a text under 3 or over 200 characters, or that begins with neither a letter nor a digit.
import { z } from 'zod';
import type { OutboundClient, OutboundResponse } from '../outbound/outbound-client.ts';
import { type AddressesPort, AddressesUnavailable, type FoundAddress } from './addresses-port.ts';

const most = 5;
const lengths = { least: 3, most: 200 } as const;
/** Who types has typed further by then. */
const timeoutMs = 1500;

const responseSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), postcode: z.string().nullish(), city: z.string().nullish() }),
    }),
  ),
});

export interface Geoplateforme {
  outbound: OutboundClient;
  baseUrl: string;
}

export function createGeoplateforme({ outbound, baseUrl }: Geoplateforme): AddressesPort {
  return {
    name: 'geoplateforme',
    search: async (typed) => {
      const text = typed.trim().replace(/^[^\p{L}\p{N}]+/u, '');
      if (text.length < lengths.least || text.length > lengths.most) return [];
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/search`);
      url.searchParams.set('q', text);
      url.searchParams.set('index', 'address');
      url.searchParams.set('autocomplete', '1');
      url.searchParams.set('limit', String(most));
      return toAddresses(await send(outbound, url));
    },
  };
}

const headers = () => ({ accept: 'application/json' });

async function send(outbound: OutboundClient, url: URL): Promise<OutboundResponse> {
  const response = await outbound
    // Not tried again: the next letter is another request.
    .send({ method: 'GET', url, headers, isRepeatable: false, timeoutMs })
    .catch((cause: unknown) => {
      throw new AddressesUnavailable('no response', { cause });
    });
  if (response.status >= 300) throw new AddressesUnavailable(`responded ${response.status}`);
  return response;
}

function toAddresses({ body }: OutboundResponse): FoundAddress[] {
  const parsed = responseSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new AddressesUnavailable('the response is malformed', { cause: parsed.error });
  return parsed.data.features
    .slice(0, most)
    .flatMap(({ properties: { name, postcode, city } }) =>
      postcode && city ? [{ line: name, zipCode: postcode, city }] : [],
    );
}

/** Null for invalid JSON, which the schema refuses. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
