/** What the applications read from `/config.json` when they start: addresses and names, never secrets. */
export interface RuntimeConfig {
  apiUrl: string;
  siteUrl: string;
  backofficeUrl: string;
  brand: { yield: string; kaskad: string };
  defaultCalendlyUrl: string;
}

/** Builds it from the environment; without one, the addresses of a development machine. */
export function runtimeConfig(env: NodeJS.ProcessEnv): RuntimeConfig {
  return {
    apiUrl: env['API_URL'] ?? local(env['API_PORT'] ?? '4000'),
    siteUrl: env['SITE_URL'] ?? local(env['SITE_PORT'] ?? '3000'),
    backofficeUrl: env['BACKOFFICE_URL'] ?? local(env['BACKOFFICE_PORT'] ?? '3001'),
    brand: { yield: env['BRAND_YIELD'] ?? 'Yield', kaskad: env['BRAND_KASKAD'] ?? 'Kaskad' },
    defaultCalendlyUrl: env['DEFAULT_CALENDLY_URL'] ?? '',
  };
}

function local(port: string): string {
  return `http://localhost:${port}`;
}
