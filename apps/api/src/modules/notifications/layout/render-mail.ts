import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { renderMailText } from './mail-text.ts';
import { oneLine } from './plain.ts';

/** Lays a content out as a mail: subject, text and HTML, which say the same. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const plain = { ...content, subject: oneLine(content.subject) };
  return { subject: plain.subject, text: renderMailText(plain, frame), html: renderMailHtml(plain, frame) };
}
