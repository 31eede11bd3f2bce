// Serves the local provider's signing page on the API origin. The token in the path is the right to sign;
// only the investors' site may embed the page.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalSigning } from './local-signing.ts';
import { assetsPath, renderSigningPage, renderUnknownPage } from './signing-page.html.ts';

interface SigningPageOptions {
  signing: LocalSigning;
  /** The one origin allowed to embed the page. */
  siteOrigin: string;
}

const assets = {
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
} as const;

function setHeaders(reply: FastifyReply, siteOrigin: string): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  reply.header('content-security-policy', policy.join('; '));
  // X-Frame-Options does not support a list of origins: frame-ancestors above does.
  reply.removeHeader('x-frame-options');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-content-type-options', 'nosniff');
  reply.header('cache-control', 'no-store');
}

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;
type DocumentRequest = FastifyRequest<{ Params: { token: string; nature: string } }>;

const visitorOf = (request: FastifyRequest) => ({
  ipAddress: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

export async function registerSigningPage(app: FastifyInstance, options: SigningPageOptions): Promise<void> {
  const { signing, siteOrigin } = options;

  for (const [name, type] of Object.entries(assets)) {
    const content = await readFile(new URL(`./assets/${name}`, import.meta.url));
    app.get(`${assetsPath}/${name}`, async (_request, reply) => {
      setHeaders(reply, siteOrigin);
      return reply.type(type).send(content);
    });
  }

  app.get('/local/signature/:token', async (request: TokenRequest, reply) => {
    const { token } = request.params;
    const page = await signing.openPage(token);
    setHeaders(reply, siteOrigin);
    reply.type('text/html; charset=utf-8');
    if (!page) return reply.code(404).send(renderUnknownPage());
    return reply.send(renderSigningPage(page, token, siteOrigin));
  });

  app.get('/local/signature/:token/documents/:nature', async (request: DocumentRequest, reply) => {
    const page = await signing.openPage(request.params.token);
    const document = page?.documents.find(({ nature }) => nature === request.params.nature);
    setHeaders(reply, siteOrigin);
    if (!document) return reply.code(404).type('text/html; charset=utf-8').send(renderUnknownPage());
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${document.fileName}"`)
      .send(Buffer.from(document.sealed ?? document.content));
  });

  const moveHandler = (move: 'sign' | 'decline') => async (request: TokenRequest, reply: FastifyReply) => {
    const { token } = request.params;
    const status =
      move === 'sign' ? await signing.sign(token, visitorOf(request)) : await signing.decline(token);
    setHeaders(reply, siteOrigin);
    return status ? reply.send({ status }) : reply.code(404).send({ status: null });
  };
  app.post('/local/signature/:token/sign', moveHandler('sign'));
  app.post('/local/signature/:token/decline', moveHandler('decline'));
}
