import { layoutTexts as texts } from './layout.texts.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { oneLine } from './plain.ts';

/** Renders content as an email: subject, text and HTML, with the same content. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const plain = { ...content, subject: oneLine(content.subject) };
  return { subject: plain.subject, text: renderMailText(plain, frame), html: renderMailHtml(plain, frame) };
}

/** The same content as plain text. */
function renderMailText(content: MailContent, frame: MailFrame): string {
  const { paragraphs, rows = [], code, button, notes = [] } = content;
  const parts = [
    content.title.toLocaleUpperCase('fr'),
    texts.greeting(frame.firstname),
    ...paragraphs,
    rows.map(([label, value]) => `${texts.row(label)} ${value}`).join('\n'),
    code === undefined ? '' : `${texts.code} ${code}`,
    button === undefined ? '' : `${texts.row(button.label)}\n${button.url}`,
    ...notes,
    texts.farewell(frame.brand),
    ['--', frame.contactLine, frame.siteUrl, texts.automatic].filter((line) => line !== '').join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
