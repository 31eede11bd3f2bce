// The local outbox, as HTML: the messages, newest first, each as a mail program shows it and as text.
import { formatNumericDateTime } from '@repo/domain/format';
import type { mailOutbox } from '../../../db/schema/platform.ts';
import { type Html, html } from '../../../html.ts';
import { outboxTexts as texts } from './outbox-page.texts.ts';

type OutboxMail = typeof mailOutbox.$inferSelect;

export function renderOutboxPage(mails: readonly OutboxMail[]): string {
  const list = mails.length === 0 ? html`<p>${texts.empty}</p>` : html`${mails.map(renderMail)}`;
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="stylesheet" href="/local/outbox/page.css">
</head>
<body>
<header><h1>${texts.title}</h1><p>${texts.intro}</p></header>
<main>${list}</main>
</body>
</html>
`.toString();
}

function renderMail(mail: OutboxMail, index: number): Html {
  const { id, kind, recipient, subject, body, createdAt, attachmentId } = mail;
  const address = `/local/outbox/${id}`;
  const opening = index === 0 ? html`<details open>` : html`<details>`;
  return html`${opening}
<summary><span class="subject">${subject}</span> <span class="facts">${texts.to(recipient)} · ${formatNumericDateTime(createdAt.toISOString())} · ${kind} · ${stateOf(mail)}${attachmentId === null ? '' : ` · ${texts.attachment}`}</span></summary>
<div class="views">
<section><h2>${texts.html} <a href="${address}" target="_blank">${texts.alone}</a></h2>
<iframe src="${address}" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe></section>
<section><h2>${texts.text}</h2><pre>${body}</pre></section>
</div>
</details>
`;
}

function stateOf({ isMuted, sentAt, givenUpAt, attempts, lastError }: OutboxMail): string {
  if (isMuted) return texts.muted;
  if (sentAt !== null) return texts.sent;
  if (givenUpAt !== null) return texts.givenUp(lastError ?? '');
  return attempts === 0 ? texts.waiting : texts.retrying(attempts, lastError ?? '');
}
