import { layoutTexts as texts } from './layout.texts.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { oneLine } from './plain.ts';

/** Lays a content out as a mail: subject, text and HTML, which say the same. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const plain = { ...content, subject: oneLine(content.subject) };
  return { subject: plain.subject, text: renderMailText(plain, frame), html: renderMailHtml(plain, frame) };
}

/** The same words without the drawing, for who reads mail as text. */
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
