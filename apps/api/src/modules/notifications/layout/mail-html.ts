// One layout for every email, with the tables and attributes that all mail clients render.
import type { Service } from '@repo/domain/access';
import type { MailContent, MailFrame, MailSource } from '../../../db/schema/platform.ts';
import { type Html, html } from '../../../html.ts';
import { layoutTexts as texts } from './layout.texts.ts';
import { type MailClass, mailAttributes, mailStyleSheet } from './mail-styles.ts';

type Style = (name: MailClass) => string;

/** Keeps the first words of the mail out of the line that mail programs show beside the subject. */
const preheaderPadding = '\u00a0\u200c'.repeat(80);
const nothing = html``;

export function renderMailHtml({ content, frame }: MailSource): string {
  const style = mailAttributes(frame.service);
  const document = html`<!doctype html>
<html lang="fr" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${content.subject}</title>
<style>${mailStyleSheet(frame.service)}</style>
</head>
<body class="page" style="${style('page')}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${content.preheader}${preheaderPadding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="${style('page')}">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${renderBrand(frame, style)}</td></tr>
<tr><td class="card" style="${style('card')}">${renderCard(content, frame, style)}</td></tr>
<tr><td class="footer" style="${style('footer')}">${renderFooter(frame, style)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return document.toString();
}

/** The mark of each service, drawn with borders: mail programs block images and strip SVG. */
const marks: Record<Service, (style: Style) => Html> = {
  yield: (style) => html`<div class="ring" style="${style('ring')}"></div>`,
  kaskad: (style) =>
    html`${['24px', '18px', '9px'].map(
      (width) => html`<div class="fall" style="width:${width};${style('fall')}"></div>`,
    )}`,
};

function renderBrand({ service, brand }: MailFrame, style: Style): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px">${marks[service](style)}</td>
<td class="brand" style="${style('brand')}">${brand}</td>
</tr></table>`;
}

function renderCard(content: MailContent, frame: MailFrame, style: Style): Html {
  const { paragraphs, rows = [], code, button, disputeUrl, notes = [] } = content;
  const gold = html`<div class="gold" style="${style('gold')}"></div>`;
  return html`<div class="inner" style="${style('inner')}">
<h1 class="title" style="${style('title')}">${content.title}</h1>
${content.isSigned === true ? gold : nothing}
${[texts.greeting(frame.firstname), ...paragraphs].map((text) => renderParagraph(text, style))}
${rows.length === 0 ? nothing : renderRows(rows, style)}
${code === undefined ? nothing : renderCode(code, style)}
${button === undefined ? nothing : renderButton(button, style)}
${notes.map((note) => html`<p class="note" style="${style('note')}">${note}</p>`)}
${disputeUrl === undefined ? nothing : renderDispute(disputeUrl, style)}
<p class="farewell" style="${style('farewell')}">${texts.farewell(frame.brand)}</p>
</div>`;
}

function renderParagraph(text: string, style: Style): Html {
  return html`<p class="paragraph" style="${style('paragraph')}">${text}</p>
`;
}

/** The label over its value: on a telephone an IBAN or an address needs the whole width. */
function renderRows(rows: NonNullable<MailContent['rows']>, style: Style): Html {
  const cells = rows.map(
    ([label, value]) => html`<tr><td class="row" style="${style('row')}">
<div class="label" style="${style('label')}">${label}</div>
<div class="value" style="${style('value')}">${value}</div>
</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rows" style="${style('rows')}">${cells}</table>`;
}

function renderCode(code: string, style: Style): Html {
  return html`<div class="code" style="${style('code')}">${code}</div>`;
}

function renderButton({ label, url }: NonNullable<MailContent['button']>, style: Style): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr>
<td class="button" style="${style('button')}"><a class="press" style="${style('press')}" href="${url}" target="_blank">${label}</a></td>
</tr></table>
<p class="note" style="${style('note')}">${texts.linkHint}<br>${renderLink(url, style)}</p>`;
}

/** Apart from the button: what its reader does where they did not do what the mail is about. */
function renderDispute(url: string, style: Style): Html {
  return html`<p class="note" style="${style('note')}"><a class="link" style="${style('link')}" href="${url}" target="_blank">${texts.dispute}</a><br>${texts.disputeHint}</p>`;
}

function renderLink(url: string, style: Style): Html {
  return html`<a class="link" style="${style('link')}" href="${url}" target="_blank">${url}</a>`;
}

function renderFooter({ contactLine, siteUrl }: MailFrame, style: Style): Html {
  const contact = contactLine === '' ? nothing : html`${contactLine}<br>`;
  return html`${contact}${renderLink(siteUrl, style)}<br>${texts.automatic}`;
}
