/**
 * Serves the built single-page apps of one origin: files with long caching, and for every route of an app its page,
 * with the settings in it.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.ts';
import { fillManifest, fillPage, type SiteSettings } from './settings.ts';

export interface ServedApp {
  /** The base path of the app, `/` or `/kaskad/`. */
  readonly base: string;
  /** Folder of its production build. */
  readonly folder: string;
  /** Its brand, in the settings: the name under its icon on a phone. Without it the app cannot be installed. */
  readonly brand?: keyof SiteSettings['brand'];
}

export interface ServedAt {
  readonly settings: SiteSettings;
  /** The public origin of this server: the only one whose scripts run. */
  readonly origin: string;
}

const manifestName = 'manifest.webmanifest';
const plainText = 'text/plain; charset=utf-8';
const oneYear = 'public, max-age=31536000, immutable';

export async function createSiteServer(
  apps: readonly ServedApp[],
  { settings, origin }: ServedAt,
): Promise<FastifyInstance> {
  const headers = securityHeaders({
    apiUrl: settings.apiUrl,
    mediaOrigins: settings.mediaOrigins,
    scriptFolders: apps.map(({ base }) => `${origin}${base}assets/`),
  });
  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    // A URL that cannot be decoded fails before routing, so the hook below does not run.
    frameworkErrors: (_error, _request, reply) => {
      refuseAddress(reply.headers(headers));
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request) > 1) refuseAddress(reply.headers(headers));
    else done();
  });
  await server.register(compress);
  // The first API call of a page would otherwise wait for a connection: three round trips on a phone.
  const apiOrigin = new URL(settings.apiUrl).origin;
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('link', `<${apiOrigin}>; rel=preconnect; crossorigin`);
  });
  // The longest base first, so that `/kaskad/…` is never served by the app at `/`.
  const byLength = apps.toSorted((left, right) => right.base.length - left.base.length);
  for (const [index, app] of byLength.entries()) {
    await server.register(fastifyStatic, {
      root: app.folder,
      prefix: app.base,
      decorateReply: index === 0,
      wildcard: false,
      // The page and the manifest in the build have no settings.
      index: false,
      globIgnore: ['index.html*', `${manifestName}*`],
      // A build holds its files compressed at the highest level; a response without such a file is compressed on the
      // fly.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? oneYear : 'no-cache');
      },
    });
  }
  for (const { base, folder, brand } of byLength) {
    if (brand === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- two small files, once
    const manifest = fillManifest(await readFile(join(folder, manifestName), 'utf8'), settings.brand[brand]);
    server.get(`${base}${manifestName}`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(manifest),
    );
  }
  const pages = await Promise.all(byLength.map((app) => readPage(app, settings)));
  server.get('/*', async ({ url, headers: { 'if-none-match': known } }, reply) => {
    const [path = ''] = url.split('?');
    const page = pages.find(({ base }) => `${path}/`.startsWith(base));
    if (page === undefined || /\.\w+$/.test(path)) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag });
    if (known === page.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page.html);
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type(plainText).send('Page introuvable.'));
  return server;
}

/**
 * With two Host headers, a proxy and this server could each use a different one. `rawHeaders` is name, value, name,
 * value.
 */
function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

async function readPage({ base, folder }: ServedApp, settings: SiteSettings) {
  const html = fillPage(await readFile(join(folder, 'index.html'), 'utf8'), settings);
  return { base, html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` };
}

function refuseAddress(reply: FastifyReply): void {
  void reply.code(400).type(plainText).send('Adresse illisible.');
}
