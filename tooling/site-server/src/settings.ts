/** The settings of the two origins, read once from the environment. */
import { z } from 'zod';

/** `.env` files leave unused lines empty: an empty variable counts as unset. */
const set = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const port = (fallback: number) => set(z.coerce.number().int().min(1).max(65_535).default(fallback));
const address = set(z.url().optional());

const schema = z.object({
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
});

export interface SiteSettings {
  readonly sitePort: number;
  readonly backofficePort: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly backofficeUrl: string;
  readonly brand: { readonly yield: string; readonly kaskad: string };
  readonly defaultCalendlyUrl: string | null;
  readonly contactLine: string | null;
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
    sitePort: values.SITE_PORT,
    backofficePort: values.BACKOFFICE_PORT,
    apiUrl: values.API_URL ?? `http://localhost:${values.API_PORT}`,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    backofficeUrl: values.BACKOFFICE_URL ?? `http://localhost:${values.BACKOFFICE_PORT}`,
    brand: { yield: values.BRAND_YIELD, kaskad: values.BRAND_KASKAD },
    defaultCalendlyUrl: values.DEFAULT_CALENDLY_URL ?? null,
    contactLine: values.CONTACT_LINE ?? null,
  };
}

const place = '<script id="settings" type="application/json"></script>';

/**
 * Writes an application's settings into its page, where it reads them at start: URLs and names, never a secret.
 * @throws when the page has no placeholder for them.
 */
export function fillPage(page: string, settings: SiteSettings): string {
  const { apiUrl, siteUrl, backofficeUrl, brand, defaultCalendlyUrl, contactLine } = settings;
  const settingsJson = JSON.stringify({
    apiUrl,
    siteUrl,
    backofficeUrl,
    brand,
    defaultCalendlyUrl,
    contactLine,
  });
  if (!page.includes(place)) throw new Error(`The page lacks ${place}.`);
  // A name that contains `</script>` would end the element.
  return page.replace(place, () =>
    place.replace('></', () => `>${settingsJson.replaceAll('<', '\\u003c')}</`),
  );
}
