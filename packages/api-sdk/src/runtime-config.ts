/** What a client is told when it starts: where things are and what they are called. Never a secret. */
export interface RuntimeConfig {
  /** Origin of the API host. */
  apiUrl: string;
  siteUrl: string;
  backofficeUrl: string;
  brand: { yield: string; kaskad: string };
  /** Booking link of who has no adviser; null when there is none (R153). */
  defaultCalendlyUrl: string | null;
  /** How to reach the company, the line that closes its mails too; null when it was not set. */
  contactLine: string | null;
}

/** The settings could not be read: the application cannot start. */
export class UnreadableConfig extends Error {
  override readonly name = 'UnreadableConfig';
}

/**
 * Reads the settings that the site server wrote into the page.
 * @throws UnreadableConfig when they are not there or lack an address.
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

function name(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
