/** The settings of the two origins, read once from the environment. */
import { z } from 'zod';

/** `.env` files leave unused lines empty: an empty variable counts as unset. */
const set = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const port = (fallback: number) => set(z.coerce.number().int().min(1).max(65_535).default(fallback));
const address = set(z.url().optional());
/** Separated by commas; origins alone, over https. */
const origins = set(
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isHttpsOrigin), 'must be https origins, separated by commas'),
);

/** The lines of the legal notice, by the variable that sets each. */
const legalVariables = {
  address: 'COMPANY_ADDRESS',
  registration: 'COMPANY_REGISTER',
  vat: 'LEGAL_VAT',
  authorisation: 'LEGAL_AUTHORISATION',
  director: 'LEGAL_DIRECTOR',
  phone: 'LEGAL_PHONE',
  email: 'LEGAL_EMAIL',
  host: 'LEGAL_HOST',
  mediator: 'LEGAL_MEDIATOR',
  dpo: 'LEGAL_DPO',
} as const;
const legalLine = z.string().trim().max(300).optional();

const schema = z.object({
  SITE_HOST: set(z.string().default('::')),
  SITE_PORT: port(3000),
  BACKOFFICE_PORT: port(3001),
  API_PORT: port(4000),
  SITE_URL: address,
  BACKOFFICE_URL: address,
  API_URL: address,
  BRAND_YIELD: set(z.string().default('Yield')),
  BRAND_KASKAD: set(z.string().default('Kaskad')),
  DEFAULT_CALENDLY_URL: address,
  CONTACT_LINE: set(z.string().max(200).optional()),
  ADDRESS_SEARCH_URL: address,
  MEDIA_ORIGINS: origins,
});

export interface SiteSettings {
  /** The address that both origins listen on. */
  readonly host: string;
  readonly sitePort: number;
  readonly backofficePort: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly backofficeUrl: string;
  readonly brand: { readonly yield: string; readonly kaskad: string };
  readonly defaultCalendlyUrl: string | null;
  readonly contactLine: string | null;
  /** The origins of the videos of products. */
  readonly mediaOrigins: readonly string[];
  /** The API suggests addresses: it reads the same variable. */
  readonly hasAddressSearch: boolean;
  /** The lines of the legal notice that are set. */
  readonly legal: Readonly<Record<string, string>>;
}

/** @throws an `Error` that names each invalid variable. */
export function readSettings(environment: Record<string, string | undefined>): SiteSettings {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Unreadable setting: ${problems.join('; ')}`);
  }
  const values = parsed.data;
  return {
    host: values.SITE_HOST,
    sitePort: values.SITE_PORT,
    backofficePort: values.BACKOFFICE_PORT,
    apiUrl: values.API_URL ?? `http://localhost:${values.API_PORT}`,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    backofficeUrl: values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`,
    brand: { yield: values.BRAND_YIELD, kaskad: values.BRAND_KASKAD },
    defaultCalendlyUrl: values.DEFAULT_CALENDLY_URL ?? null,
    contactLine: values.CONTACT_LINE ?? null,
    mediaOrigins: values.MEDIA_ORIGINS,
    hasAddressSearch: values.ADDRESS_SEARCH_URL !== undefined,
    legal: readLegal(environment),
  };
}

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && text.startsWith('https://');
}

function readLegal(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(legalVariables).flatMap(([name, variable]) => {
      const read = legalLine.safeParse(environment[variable]);
      if (!read.success) throw new Error(`Unreadable setting: ${variable}: ${read.error.issues[0]?.message}`);
      return read.data === undefined || read.data === '' ? [] : [[name, read.data]];
    }),
  );
}

/** The variables of the legal notice that are unset: the notice omits their lines. */
export function unsetLegalVariables({ legal }: Pick<SiteSettings, 'legal'>): string[] {
  return Object.entries(legalVariables).flatMap(([name, variable]) => (name in legal ? [] : [variable]));
}

const place = '<script id="settings" type="application/json"></script>';

/**
 * Writes an application's settings into its page, where it reads them at start: URLs and names, never a secret.
 * @throws when the page has no placeholder for them.
 */
export function fillPage(page: string, settings: SiteSettings): string {
  const { apiUrl, siteUrl, backofficeUrl, brand, defaultCalendlyUrl, contactLine, hasAddressSearch, legal } =
    settings;
  const settingsJson = JSON.stringify({
    apiUrl,
    siteUrl,
    backofficeUrl,
    brand,
    defaultCalendlyUrl,
    contactLine,
    hasAddressSearch,
    legal,
  });
  if (!page.includes(place)) throw new Error(`The page lacks ${place}.`);
  // A name that contains `</script>` would end the element.
  return page.replace(place, () =>
    place.replace('></', () => `>${settingsJson.replaceAll('<', '\\u003c')}</`),
  );
}

/** The web manifest of an app, with the name of its brand. */
export function fillManifest(manifest: string, name: string): string {
  return JSON.stringify({ ...z.looseObject({}).parse(JSON.parse(manifest)), name, short_name: name });
}
