import type { MailContent, MailFrame, MailSource } from '../../../db/schema/platform.ts';
import { layoutTexts as texts } from './layout.texts.ts';
import { renderMailHtml } from './mail-html.ts';
import { oneLine } from './plain.ts';

interface PreparedMail {
  subject: string;
  text: string;
  source: MailSource;
}

/** A mail for the outbox: its text, and what its HTML is rendered from, eight times smaller than the HTML. */
export function prepareMail(content: MailContent, frame: MailFrame): PreparedMail {
  const plain = { ...content, subject: oneLine(content.subject) };
  return {
    subject: plain.subject,
    text: renderMailText(plain, frame),
    source: { content: plain, frame },
  };
}

/** The HTML of a mail of the outbox, with the same content as its text; empty once its secrets are erased. */
export function renderStoredHtml({
  source,
  html,
}: {
  source: MailSource | null;
  html: string | null;
}): string {
  return source === null ? (html ?? '') : renderMailHtml(source);
}

/** The same content as plain text. */
function renderMailText(content: MailContent, frame: MailFrame): string {
  const { paragraphs, rows = [], code, button, disputeUrl, notes = [] } = content;
  const parts = [
    content.title.toLocaleUpperCase('fr'),
    texts.greeting(frame.firstname),
    ...paragraphs,
    rows.map(([label, value]) => `${texts.row(label)} ${value}`).join('\n'),
    code === undefined ? '' : `${texts.code} ${code}`,
    button === undefined ? '' : `${texts.row(button.label)}\n${button.url}`,
    ...notes,
    disputeUrl === undefined ? '' : `${texts.row(texts.dispute)}\n${disputeUrl}\n${texts.disputeHint}`,
    texts.farewell(frame.brand),
    ['--', frame.contactLine, frame.siteUrl, texts.automatic].filter((line) => line !== '').join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
