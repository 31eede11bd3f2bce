// The server from its dependencies; main.ts gives the real ones, tests give theirs.
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Composition } from './compose.ts';
import { handlers } from './handlers.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { registerDocsPages } from './http/docs-pages.ts';
import { isProbe, refuseUnreadableUrl, registerErrorMapping } from './http/error-mapping.ts';
import {
  refuseMalformed,
  registerHostCheck,
  type SocketLimits,
  socketLimits,
} from './http/malformed-request.ts';
import { registerHttpMetrics } from './http/metrics.ts';
import { registerSpecRoutes } from './http/router.ts';
import { registerSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { uploadLimits } from './http/upload.ts';
import { compileSerializer, compileValidator } from './http/validation.ts';
import { readToken } from './modules/identity/read-token.ts';

const jsonBodyLimit = 256 * 1024;

export async function buildApp(
  { deps, registerPages }: Composition,
  sockets: SocketLimits = socketLimits,
): Promise<FastifyInstance> {
  const isHttps = deps.settings.apiUrl.startsWith('https:');
  const app = Fastify({
    // These come before any route, so the hooks that set headers don't run.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply, { isHttps });
      refuseUnreadableUrl(request, reply);
    },
    clientErrorHandler: refuseMalformed(sockets),
    http: { headersTimeout: sockets.headersTimeoutMs, connectionsCheckingInterval: sockets.checkIntervalMs },
    loggerInstance: deps.log,
    bodyLimit: jsonBodyLimit,
    requestTimeout: sockets.requestTimeoutMs,
    handlerTimeout: sockets.handlerTimeoutMs,
    // The address that the outermost of our proxies saw. Those before it are whatever the caller wrote.
    trustProxy: (_address: string, hop: number) => hop < deps.settings.trustProxy,
    genReqId: () => randomUUID(),
    // The log line of each request is ours, below: it leaves out addresses that hold signatures.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.server.maxConnections = sockets.maxConnections;
  registerErrorMapping(app);
  registerSecurityHeaders(app, { isHttps });
  registerRequestLog(app);
  registerHostCheck(app);
  registerHttpMetrics(app, deps.metrics);
  await app.register(cors, {
    origin: deps.settings.corsOrigins,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'x-background'],
    exposedHeaders: [
      'etag',
      'retry-after',
      'ratelimit',
      'ratelimit-policy',
      'idempotency-hit',
      'x-request-id',
      'x-session-token',
      'content-disposition',
    ],
    maxAge: 600,
    // Else an OPTIONS that is no preflight is refused in a shape that is not ours.
    strictPreflight: false,
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The spec has no compressed request, and a small one could unfold into a large one.
    globalDecompression: false,
    // Light settings: they halve again what level 1 leaves, at a cost a long series can bear on each request.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: true });
  registerBodyParsers(app);
  registerSpecRoutes(app, deps, { handlers, readToken });
  // A person using the product has no need of its reference; an attacker does.
  if (deps.settings.mode !== 'production') await registerDocsPages(app, deps.settings);
  await registerPages(app);
  await app.ready();
  return app;
}

/** One structured line a request; the path is without its query, where links carry their signature. */
function registerRequestLog(app: FastifyInstance): void {
  // Nothing is made of a line that the level would drop.
  if (['warn', 'error', 'fatal', 'silent'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log[isProbe(request) ? 'debug' : 'info'](
      {
        operationId: request.routeOptions.config.operationId,
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request completed',
    );
    done();
  });
}
