// What would have been sent, for development and demonstration: never in production, never with a real relay.
import { readFile } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailOutbox } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { isLoopbackAddress } from '../../../loopback.ts';
import { renderStoredHtml } from '../layout/render-mail.ts';
import { renderOutboxPage } from './outbox-page.html.ts';

const shown = 50;
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail is drawn as a mail program would: its own styles, no script, no request, and links in another tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export async function registerOutboxPage(app: FastifyInstance, { db }: Pick<Deps, 'db'>): Promise<void> {
  const css = await readFile(new URL('./assets/page.css', import.meta.url));

  app.get('/local/outbox', { preHandler: refuseElsewhere }, async (request, reply) => {
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(shown);
    const wantsJson = request.headers.accept?.includes('application/json') === true;
    if (wantsJson) return mails.map(toJson);
    return sendHtml(reply, renderOutboxPage(mails), pagePolicy);
  });

  app.get('/local/outbox/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(css),
  );

  app.get('/local/outbox/:id', { preHandler: refuseElsewhere }, async (request, reply) => {
    const params = z.object({ id: z.uuid() }).safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, params.data.id));
    return mail === undefined ? reply.callNotFound() : sendHtml(reply, renderStoredHtml(mail), mailPolicy);
  });
}

/** Codes and links open accounts: only a client on this machine may read them. */
async function refuseElsewhere(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return isLoopbackAddress(request.ip) ? undefined : reply.callNotFound();
}

function sendHtml(reply: FastifyReply, page: string, policy: string) {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}

function toJson(mail: typeof mailOutbox.$inferSelect) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    html: renderStoredHtml(mail),
    has_attachment: mail.attachmentId !== null,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}
