/** Serves the two origins: the investors' site (yield and kaskad) and the back office. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, unsetLegalVariables } from './settings.ts';
import { createSiteServer, type ServedApp } from './site-server.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const built = (app: string) => join(repository, 'apps', app, 'dist');

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const unset = unsetLegalVariables(settings);
  if (process.env['NODE_ENV'] === 'production' && unset.length > 0)
    console.warn(`The legal notice is incomplete, set ${unset.join(', ')}.`);
  const site = await serve({ port: settings.sitePort, origin: settings.siteUrl }, [
    { base: '/', folder: built('yield-client'), brand: 'yield' },
    { base: '/kaskad/', folder: built('kaskad-client'), brand: 'kaskad' },
  ]);
  const backoffice = await serve({ port: settings.backofficePort, origin: settings.backofficeUrl }, [
    { base: '/', folder: built('backoffice') },
  ]);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void Promise.all([site.close(), backoffice.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  async function serve({ port, origin }: { port: number; origin: string }, apps: readonly ServedApp[]) {
    const missing = apps.find(({ folder }) => !existsSync(join(folder, 'index.html')));
    if (missing) throw new Error(`${missing.folder} is not built: run "pnpm build" first.`);
    const server = await createSiteServer(apps, { settings, origin });
    await listen(server, { host: settings.host, port });
    return server;
  }
}

/** `::` is all interfaces; on IPv4 only where the machine has no IPv6. */
async function listen(
  server: Awaited<ReturnType<typeof createSiteServer>>,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (host !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await server.listen({ port, host: '0.0.0.0' });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
