import { layoutTexts as texts } from './layout.texts.ts';
import type { MailContent, MailFrame } from './mail-content.ts';

/** The same words without the drawing, for who reads mail as text. */
export function renderMailText(content: MailContent, frame: MailFrame): string {
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
