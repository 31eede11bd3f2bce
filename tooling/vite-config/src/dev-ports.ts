/** Ports of the development servers: those of the built sites, and one for Kaskad, which the site proxies. */
const defaults = { SITE_PORT: 3000, BACKOFFICE_PORT: 3001, KASKAD_PORT: 3002 } as const;

/** An empty variable counts as unset. */
export function devPort(name: keyof typeof defaults, env: NodeJS.ProcessEnv = process.env): number {
  return Number(env[name] || defaults[name]);
}
