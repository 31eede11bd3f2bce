import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import { renderMailHtml } from './mail-html.ts';
import { prepareMail } from './render-mail.ts';

/** A mail as it is sent. */
export function renderMail(content: MailContent, frame: MailFrame) {
  const { subject, text, source } = prepareMail(content, frame);
  return { subject, text, html: renderMailHtml(source) };
}
