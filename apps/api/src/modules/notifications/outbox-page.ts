// What would have been sent, for whoever develops or demonstrates: never in production, never with a real relay.
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';

const shown = 50;
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function registerOutboxPage(app: FastifyInstance, deps: Deps): void {
  app.get('/local/outbox', async (request, reply) => {
    // Codes and links open accounts: only somebody on this machine may read them.
    if (!loopback.has(request.ip)) return reply.callNotFound();
    const messages = await deps.db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(shown);
    const wantsJson = request.headers.accept?.includes('application/json') === true;
    if (wantsJson) {
      return messages.map(({ recipient, subject, body, createdAt }) => ({
        to: recipient,
        subject,
        text: body,
        created_at: createdAt.toISOString(),
      }));
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(messages));
  });
}

function page(messages: (typeof mailOutbox.$inferSelect)[]): string {
  const items = messages
    .map(
      ({ recipient, subject, body, createdAt }) =>
        `<article><h2>${escape(subject)}</h2><p>À ${escape(recipient)} · ${createdAt.toISOString()}</p><pre>${escape(body)}</pre></article>`,
    )
    .join('');
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Boîte d’envoi locale</title></head><body><h1>Boîte d’envoi locale</h1><p>Rien ne quitte cette machine.</p>${items}</body></html>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
