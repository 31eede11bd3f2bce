/** The product behind TLS: three sites and the API over HTTP/2. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@repo/postgres/free-port';
import { createSiteServer, type ServedApp } from '@repo/site-server';
import { type ProductOptions, startProduct } from '../server/start-product.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { startFront } from './tls-front.ts';

const apps = join(import.meta.dirname, '..', '..', '..', '..', 'apps');

export interface Sites {
  readonly certificate: Certificate;
  readonly siteUrl: string;
  readonly backofficeUrl: string;
  readonly apiUrl: string;
  /** The upstream origins of the same three, without TLS. */
  readonly upstream: { readonly site: string; readonly backoffice: string; readonly api: string };
  readonly databaseUrl: string;
  /** Serves one more built page on its own origin; returns that origin. */
  serve(folder: string): Promise<string>;
  stopDatabase(): Promise<void>;
  /** Signs a demonstration account in; returns its content of local storage. */
  signIn(email: string, password: string): Promise<Record<string, string>>;
  /** The same for an existing session. */
  resume(token: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startSites(options: ProductOptions): Promise<Sites> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const certificate = await makeCertificate();
    const ports = { api: await freePort(), site: await freePort(), backoffice: await freePort() };
    const urls = {
      API_URL: `https://localhost:${ports.api}`,
      SITE_URL: `https://localhost:${ports.site}`,
      BACKOFFICE_URL: `https://localhost:${ports.backoffice}`,
    };
    const product = await startProduct({ ...options, env: { ...urls, ...options.env } });
    closing.push(() => product.stop());
    const front = async (port: number, upstreamUrl: string) => {
      const upstreamPort = Number(new URL(upstreamUrl).port);
      const started = await startFront(certificate, { port, upstreamPort });
      closing.push(() => started.close());
    };
    const serve = async (origin: string, served: readonly ServedApp[]) => {
      for (const { folder } of served) {
        if (!existsSync(join(folder, 'index.html')))
          throw new Error(`${folder} is not built: run "pnpm build" first.`);
      }
      const upstreamPort = await freePort();
      const settings = {
        host: '127.0.0.1',
        sitePort: ports.site,
        backofficePort: ports.backoffice,
        apiUrl: urls.API_URL,
        siteUrl: urls.SITE_URL,
        backofficeUrl: urls.BACKOFFICE_URL,
        brand: { yield: 'Yield', kaskad: 'Kaskad' },
        defaultCalendlyUrl: null,
        contactLine: null,
        mediaOrigins: [],
        hasAddressSearch: false,
        legal: {},
      };
      const server = await createSiteServer(served, { settings, origin });
      await server.listen({ port: upstreamPort, host: '127.0.0.1' });
      closing.push(() => server.close());
      const upstreamUrl = `http://127.0.0.1:${upstreamPort}`;
      await front(Number(new URL(origin).port), upstreamUrl);
      return upstreamUrl;
    };
    await front(ports.api, product.server.url);
    const site = await serve(urls.SITE_URL, [
      { base: '/', folder: join(apps, 'yield-client', 'dist'), brand: 'yield' },
      { base: '/kaskad/', folder: join(apps, 'kaskad-client', 'dist'), brand: 'kaskad' },
    ]);
    const backoffice = await serve(urls.BACKOFFICE_URL, [
      { base: '/', folder: join(apps, 'backoffice', 'dist') },
    ]);
    return {
      certificate,
      siteUrl: urls.SITE_URL,
      backofficeUrl: urls.BACKOFFICE_URL,
      apiUrl: urls.API_URL,
      upstream: { site, backoffice, api: product.server.url },
      stopDatabase: () => product.stopDatabase(),
      serve: async (folder) => {
        const origin = `https://localhost:${await freePort()}`;
        await serve(origin, [{ base: '/', folder }]);
        return origin;
      },
      databaseUrl: product.databaseUrl,
      signIn: (email, password) => signIn(product.server.url, { email, password }),
      resume: (token) => resume(product.server.url, token),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(
  apiUrl: string,
  user: { email: string; password: string },
): Promise<Record<string, string>> {
  const response = await fetch(`${apiUrl}/proxy/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const opened: unknown = await response.json();
  if (
    !response.ok ||
    typeof opened !== 'object' ||
    opened === null ||
    !('token' in opened && 'user' in opened)
  )
    throw new Error(`${user.email} could not sign in: ${response.status}.`);
  return stored(String(opened.token), opened.user);
}

async function resume(apiUrl: string, token: string): Promise<Record<string, string>> {
  const response = await fetch(`${apiUrl}/proxy/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The session could not be resumed: ${response.status}.`);
  return stored(token, await response.json());
}

/** The local storage keys of a session (1§4). */
function stored(token: string, user: unknown): Record<string, string> {
  return { token, user: JSON.stringify(user), intended_service: 'yield' };
}
