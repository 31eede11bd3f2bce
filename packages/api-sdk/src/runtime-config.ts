/** The runtime configuration of an application: origins and names, never a secret. */
export interface RuntimeConfig {
  /** Origin of the API host. */
  apiUrl: string;
  siteUrl: string;
  backofficeUrl: string;
  brand: { yield: string; kaskad: string };
  /** The booking link of clients without an adviser; null for none (R153). */
  defaultCalendlyUrl: string | null;
  /** The contact line of the company, also in the footer of its emails; null when unset. */
  contactLine: string | null;
  /** Whether addresses are suggested while they are typed. */
  hasAddressSearch: boolean;
  /** The lines of the legal notice that are set, by name. */
  legal: Readonly<Record<string, string>>;
}

/** The runtime configuration is missing or invalid: the application cannot start. */
export class UnreadableConfig extends Error {
  override readonly name = 'UnreadableConfig';
}

/**
 * Reads the runtime configuration that the site server wrote into the page.
 * @throws UnreadableConfig when it is missing or lacks an origin.
 */
export function readRuntimeConfig(): RuntimeConfig {
  const body = parse(document.getElementById('settings')?.textContent ?? '');
  if (!isRecord(body)) throw new UnreadableConfig('The page holds no settings.');
  const brand = isRecord(body['brand']) ? body['brand'] : {};
  return {
    apiUrl: address(body, 'apiUrl'),
    siteUrl: address(body, 'siteUrl'),
    backofficeUrl: address(body, 'backofficeUrl'),
    brand: { yield: name(brand['yield'], 'Yield'), kaskad: name(brand['kaskad'], 'Kaskad') },
    defaultCalendlyUrl: optionalText(body['defaultCalendlyUrl']),
    contactLine: optionalText(body['contactLine']),
    hasAddressSearch: body['hasAddressSearch'] === true,
    legal: texts(body['legal']),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function address(body: Record<string, unknown>, key: string): string {
  const value = body[key];
  if (typeof value !== 'string' || !URL.canParse(value))
    throw new UnreadableConfig(`${key} is not an address.`);
  return value;
}

function optionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function texts(value: unknown): Record<string, string> {
  const lines = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    lines.flatMap(([key, line]) => (typeof line === 'string' && line !== '' ? [[key, line]] : [])),
  );
}

function name(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
