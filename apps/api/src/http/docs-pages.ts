// The OpenAPI spec, raw at /openapi.json and readable at /docs. Swagger UI is served from our own origin, without any
// inline script, so that the page needs no exception to the policy but inline styles of its own components.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { describeDocument } from './described-document.ts';

const packageFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Référence de l’API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body><div id="reference"></div></body>
</html>
`;

const startScript =
  "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, persistAuthorization: true, showExtensions: true, docExpansion: 'list', validatorUrl: null });\n";

/** `apiUrl`: where this API is reached, so that "Try it out" sends its requests there. */
export async function registerDocsPages(
  app: FastifyInstance,
  { apiUrl, ...settings }: Pick<Settings, 'apiUrl' | 'mode' | 'readsPerMinute'>,
): Promise<void> {
  let json: string | undefined;
  const caching = { 'cache-control': 'public, max-age=300' };
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers(caching)
      .serializer(String)
      .send((json ??= JSON.stringify({ ...describeDocument(settings), servers: [{ url: apiUrl }] }))),
  );
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  );
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(caching).send(startScript),
  );
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .headers(caching)
        .send(await readFile(join(packageFolder, name))),
    );
  }
}
