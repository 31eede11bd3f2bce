/** What the two origins need to know, read once from the environment. */
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const schema = z.object({
  SITE_PORT: port(3000),
  BACKOFFICE_PORT: port(3001),
  API_PORT: port(4000),
  SITE_URL: z.url().optional(),
  BACKOFFICE_URL: z.url().optional(),
  API_URL: z.url().optional(),
  BRAND_YIELD: z.string().min(1).default('Yield'),
  BRAND_KASKAD: z.string().min(1).default('Kaskad'),
  DEFAULT_CALENDLY_URL: z.url().optional(),
});

export interface SiteSettings {
  readonly sitePort: number;
  readonly backofficePort: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly backofficeUrl: string;
  readonly brand: { readonly yield: string; readonly kaskad: string };
  readonly defaultCalendlyUrl: string | null;
}

/** Throws an `Error` that names each unreadable variable. */
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
  };
}
