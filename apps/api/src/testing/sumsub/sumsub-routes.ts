import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addImage, resetApplicant, type SumsubApplicant, setPresence } from './sumsub-applicants.ts';
import { SumsubRefusal } from './sumsub-refusal.ts';
import { newWidgetToken, openApplicant, type SumsubWorld } from './sumsub-world.ts';

const paramsSchema = z.object({ id: z.string() });
const levelSchema = z.object({ levelName: z.string() });
const creationSchema = z.object({ externalUserId: z.string().min(1) });
const tokenSchema = z.object({
  userId: z.string().min(1),
  levelName: z.string(),
  ttlInSecs: z.number().int().positive(),
});
const metadataSchema = z.object({
  idDocType: z.enum(['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT']),
  country: z.string().regex(/^[A-Z]{3}$/),
  idDocSubType: z.enum(['FRONT_SIDE', 'BACK_SIDE']).optional(),
});

/** The matrix parameter by which an applicant is found with our own identifier. */
const byExternalId = '-;externalUserId=';

export function registerSumsubRoutes(app: FastifyInstance, world: SumsubWorld): void {
  const find = (request: FastifyRequest) => findApplicant(world, request);

  app.post('/resources/applicants', async (request, reply) => {
    const { levelName } = levelSchema.parse(request.query);
    requireLevel(world, levelName);
    const { externalUserId } = creationSchema.parse(readJson(request));
    const mode = request.sumsubMode;
    const { applicant, isNew } = openApplicant(world, { mode, externalUserId, levelName });
    if (!isNew) {
      throw new SumsubRefusal(
        409,
        `Applicant with external user id '${externalUserId}' already exists: ${applicant.id}`,
      );
    }
    return reply.code(201).send(shown(applicant));
  });
  app.get('/resources/applicants/:id/one', (request, reply) => reply.send(shown(find(request))));
  app.get('/resources/applicants/:id/status', (request, reply) => reply.send(review(find(request))));
  app.post('/resources/applicants/:id/info/idDoc', async (request, reply) => {
    const applicant = find(request);
    const { metadata, file } = await readForm(request);
    const isReadable = !world.isNextImageUnreadable;
    world.isNextImageUnreadable = false;
    await addImage(applicant, metadata, { file, isReadable });
    // The first check is only returned on request, and for the first four images only.
    const isReturned = request.headers['x-return-doc-warnings'] === 'true' && applicant.images.length <= 4;
    return reply.header('x-image-id', String(applicant.images.length)).send({
      idDocType: metadata.idDocType,
      country: metadata.country,
      ...(isReturned && { errors: isReadable ? [] : ['badPhoto'], warnings: [] }),
    });
  });
  app.post('/resources/applicants/:id/reset', (request, reply) => {
    resetApplicant(find(request));
    return reply.send({ ok: 1 });
  });
  for (const presence of ['deactivated', 'activated'] as const) {
    app.patch(`/resources/applicants/:id/presence/${presence}`, async (request) => {
      const applicant = find(request);
      setPresence(applicant, presence === 'deactivated');
      return shown(applicant);
    });
  }
  app.post('/resources/accessTokens/sdk', (request, reply) => {
    const { userId, levelName, ttlInSecs } = tokenSchema.parse(readJson(request));
    requireLevel(world, levelName);
    openApplicant(world, { mode: request.sumsubMode, externalUserId: userId, levelName });
    const token = newWidgetToken();
    const expiresAt = new Date(world.clock.now().getTime() + ttlInSecs * 1000);
    // A token is of one applicant, and a new one does not end those before it.
    world.tokens.set(token, { externalUserId: userId, expiresAt });
    return reply.send({ token, userId });
  });
}

function findApplicant(world: SumsubWorld, request: FastifyRequest): SumsubApplicant {
  const { id } = paramsSchema.parse(request.params);
  const applicant = id.startsWith(byExternalId)
    ? [...world.applicants.values()].find(
        ({ mode, externalUserId }) =>
          mode === request.sumsubMode && externalUserId === id.slice(byExternalId.length),
      )
    : world.applicants.get(id);
  if (applicant === undefined) throw new SumsubRefusal(404, 'Applicant not found');
  // What was made with a token of one mode is closed to those of the other.
  if (applicant.mode !== request.sumsubMode) throw new SumsubRefusal(401, 'Not available in this mode');
  return applicant;
}

function requireLevel({ levels }: SumsubWorld, levelName: string): void {
  if (!levels.includes(levelName)) throw new SumsubRefusal(404, `Level '${levelName}' not found`);
}

function readJson(request: FastifyRequest): unknown {
  if (!String(request.headers['content-type']).startsWith('application/json')) {
    throw new SumsubRefusal(415, 'Unsupported media type');
  }
  return JSON.parse(String(request.body));
}

async function readForm(request: FastifyRequest) {
  if (!Buffer.isBuffer(request.body)) throw new SumsubRefusal(400, 'No form');
  const headers = { 'content-type': String(request.headers['content-type']) };
  const form = await new Response(new Uint8Array(request.body), { headers }).formData();
  const file = form.get('content');
  const metadata = form.get('metadata');
  if (!(file instanceof File) || typeof metadata !== 'string') throw new SumsubRefusal(400, 'No content');
  return { metadata: metadataSchema.parse(JSON.parse(metadata)), file };
}

function shown(applicant: SumsubApplicant) {
  const { id, externalUserId, isDeleted } = applicant;
  return { id, externalUserId, ...(isDeleted && { deleted: true }), review: review(applicant) };
}

function review(applicant: SumsubApplicant) {
  const { levelName, attemptId, attemptCnt, reviewStatus, reviewResult, reviewDate } = applicant;
  return {
    reviewId: applicant.id,
    levelName,
    attemptId,
    attemptCnt,
    reviewStatus,
    ...(reviewDate !== null && { reviewDate }),
    // Not taken away by a new attempt: only a completed review's verdict counts.
    ...(reviewResult !== null && { reviewResult }),
  };
}
