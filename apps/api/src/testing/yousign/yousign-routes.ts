import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { YousignRefusal } from './yousign-refusal.ts';
import * as requests from './yousign-requests.ts';
import { creationSchema, querySchema, reasonSchema, signerSchema } from './yousign-shapes.ts';
import type { YousignWorld } from './yousign-world.ts';

type StandInRequest = requests.StandInRequest;
const paramsSchema = z.object({ id: z.string(), part: z.string().optional() });
const root = '/v3/signature_requests';

export function registerYousignRoutes(app: FastifyInstance, world: YousignWorld): void {
  const now = () => world.clock.now();
  const find = (request: FastifyRequest) => findRequest(world, request);

  app.get(root, (request, reply) => {
    const query = querySchema.parse(request.query);
    const wanted = query['external_id[eq]'];
    const data = [...world.requests.values()]
      .filter(({ externalId }) => wanted === undefined || externalId === wanted)
      .slice(0, query.limit)
      .map((one) => shown(one));
    return reply.send({ meta: { next_cursor: null }, data });
  });
  app.post(root, (request, reply) => {
    const requested = creationSchema.parse(readJson(request));
    if (requested.expiration_date < now().toISOString().slice(0, 10)) {
      throw new YousignRefusal(400, 'expiration_date: must not be in the past');
    }
    const made: StandInRequest = {
      id: randomUUID(),
      name: requested.name,
      status: 'draft',
      externalId: requested.external_id ?? null,
      expirationDate: requested.expiration_date,
      canDecline: requested.signers_allowed_to_decline,
      cancelReason: null,
      documents: [],
      signers: [],
    };
    world.requests.set(made.id, made);
    return reply.code(201).send(shown(made));
  });
  app.get(`${root}/:id`, (request, reply) => reply.send(shown(find(request))));
  app.delete(`${root}/:id`, (request, reply) => {
    const found = find(request);
    requests.requireDeletable(found);
    world.requests.delete(found.id);
    return reply.code(204).send();
  });
  app.post(`${root}/:id/activate`, (request, reply) => {
    const found = find(request);
    requests.activate(found, now());
    const signers = found.signers.map((signer) => shownSigner(world, signer));
    return reply.code(201).send({ ...shown(found), signers });
  });
  app.post(`${root}/:id/cancel`, (request, reply) => {
    const found = find(request);
    requests.cancel(found, reasonSchema.parse(readJson(request)).reason);
    return reply.code(201).send(shown(found));
  });
  registerDocuments(app, world);
  registerSigners(app, world);
}

function registerDocuments(app: FastifyInstance, world: YousignWorld): void {
  app.post(`${root}/:id/documents`, async (request, reply) => {
    const found = findRequest(world, request);
    requests.requireDraft(found);
    const { file, nature } = await readForm(request);
    const bytes = Buffer.from(await file.arrayBuffer());
    const document = {
      id: randomUUID(),
      filename: file.name,
      nature,
      bytes,
      pages: await countPages(bytes),
      createdAt: world.clock.now(),
    };
    found.documents.push(document);
    return reply.code(201).send(shownDocument(document));
  });
  app.get(`${root}/:id/documents`, (request, reply) =>
    reply.send(findRequest(world, request).documents.map((one) => shownDocument(one))),
  );
  app.get(`${root}/:id/documents/:part/download`, (request, reply) => {
    const { part } = paramsSchema.parse(request.params);
    const document = findRequest(world, request).documents.find(({ id }) => id === part);
    if (document === undefined) throw new YousignRefusal(404, 'Document not found');
    return reply.type('application/pdf').send(document.bytes);
  });
  app.get(`${root}/:id/audit_trails/download`, (request, reply) => {
    const { status } = findRequest(world, request);
    if (status !== 'done') throw new YousignRefusal(404, 'The audit trail is not available yet');
    return world.isTrailZipped
      ? reply.type('application/zip').send(Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1'))
      : reply.type('application/pdf').send(Buffer.from('%PDF-1.7\n%audit trail\n%%EOF\n'));
  });
}

function registerSigners(app: FastifyInstance, world: YousignWorld): void {
  app.post(`${root}/:id/signers`, (request, reply) => {
    const found = findRequest(world, request);
    requests.requireDraft(found);
    const requested = signerSchema.parse(readJson(request));
    const foreign = requested.fields.find(({ document_id, page }) => {
      const document = found.documents.find(({ id }) => id === document_id);
      return document === undefined || page > document.pages;
    });
    if (foreign !== undefined) throw new YousignRefusal(400, 'fields: no such page of a document');
    const signer: requests.StandInSigner = {
      id: randomUUID(),
      status: 'initiated',
      info: requested.info,
      level: requested.signature_level,
      authentication: requested.signature_authentication_mode ?? null,
      fields: requested.fields,
      link: null,
    };
    found.signers.push(signer);
    return reply.code(201).send(shownSigner(world, signer));
  });
  app.get(`${root}/:id/signers/:part`, (request, reply) => {
    const { part } = paramsSchema.parse(request.params);
    const found = findRequest(world, request);
    const signer = found.signers.find(({ id }) => id === part);
    if (signer === undefined) throw new YousignRefusal(404, 'Signer not found');
    requests.readSigner(found, signer, world.clock.now());
    return reply.send(shownSigner(world, signer));
  });
}

function findRequest(world: YousignWorld, request: FastifyRequest): StandInRequest {
  const found = world.requests.get(paramsSchema.parse(request.params).id);
  if (found === undefined) throw new YousignRefusal(404, 'Signature Request not found');
  return found;
}

function readJson(request: FastifyRequest): unknown {
  if (!String(request.headers['content-type']).startsWith('application/json')) {
    throw new YousignRefusal(415, 'Unsupported media type');
  }
  return JSON.parse(String(request.body));
}

const natureSchema = z.enum(['signable_document', 'attachment']);

async function readForm(request: FastifyRequest) {
  const contentType = String(request.headers['content-type']);
  if (!contentType.startsWith('multipart/form-data; boundary=') || !Buffer.isBuffer(request.body)) {
    throw new YousignRefusal(415, 'Unsupported media type');
  }
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(request.body), { headers }).formData();
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw new YousignRefusal(400, 'file: missing');
  if (/[/\\]/.test(file.name)) throw new YousignRefusal(400, 'name: must hold no slash');
  return { file, nature: natureSchema.parse(form.get('nature')) };
}

async function countPages(bytes: Buffer): Promise<number> {
  try {
    return (await PDFDocument.load(bytes)).getPageCount();
  } catch {
    throw new YousignRefusal(400, 'file: not a PDF');
  }
}

function shown({ id, name, status, externalId, expirationDate, documents, signers }: StandInRequest) {
  return {
    id,
    name,
    status,
    external_id: externalId,
    expiration_date: `${expirationDate}T21:59:00+00:00`,
    documents: documents.map((document) => ({ id: document.id, nature: document.nature })),
    signers: signers.map((signer) => ({ id: signer.id, status: signer.status })),
  };
}

function shownDocument({ id, filename, nature, pages, createdAt }: requests.StandInDocument) {
  return { id, filename, nature, total_pages: pages, created_at: createdAt.toISOString(), is_signed: false };
}

function shownSigner(world: YousignWorld, { id, status, link }: requests.StandInSigner) {
  return {
    id,
    status,
    signature_link: link === null ? null : `${world.appOrigin}/signatures/${link.key}?s=${id}&sandbox=true`,
    signature_link_expiration_date: link?.expiresAt.toISOString() ?? null,
  };
}
