import { describe, expect, it } from 'vitest';
import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import { renderMail } from '../layout/render-mail.fixture.ts';
import type { Expected } from './contract-mails.fixture.ts';
import type { MailKind } from './mail-data.ts';
import { expectedMails } from './mails.fixture.ts';
import { composeMail, type Mail } from './mails.ts';

const frame: MailFrame = {
  service: 'yield',
  brand: 'Yield',
  siteUrl: 'https://exemple.fr',
  firstname: 'Camille',
  contactLine: 'Exemple SAS, 1 rue de la Paix, Paris',
};

const kinds: [MailKind, Mail, Expected][] = Object.values(expectedMails).map(([mail, expected]) => [
  mail.kind,
  mail,
  expected,
]);
const render = (mail: Mail) => renderMail(composeMail(mail, frame), frame);
/** What is read in the HTML: without its head, its marks and its entities. */
const readHtml = (html: string) =>
  html
    .replace(/^[^]*<body/, '<body')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);

describe.each(kinds)('the mail « %s »', (_kind, mail, { subject, says, leadsTo }) => {
  it('has its subject, and the same content in text and in HTML', () => {
    const rendered = render(mail);
    expect(rendered.subject).toBe(subject);
    for (const part of ['Bonjour Camille,', ...says, 'L’équipe Yield', frame.contactLine]) {
      expect(rendered.text).toContain(part);
      expect(readHtml(rendered.html)).toContain(part);
    }
  });

  it('links to our own site', () => {
    const site = 'https://exemple.fr';
    const { html } = render(mail);
    expect(linksOf(html)).toEqual(leadsTo === null ? [site] : [leadsTo, leadsTo, site]);
  });

  it('is French typography: typographic apostrophes, no-break spaces before double signs and in quotes', () => {
    const { title, preheader, paragraphs, notes = [] }: MailContent = composeMail(mail, frame);
    for (const sentence of [subject, title, preheader, ...paragraphs, ...notes]) {
      expect(sentence).not.toMatch(/'| [:;!?»%€]|« |[^\s\u00a0\u202f][;!?»]/);
    }
  });

  it('does not give the code away beside its subject', () => {
    const { subject: shown, preheader } = composeMail(mail, frame);
    expect(`${shown} ${preheader}`).not.toMatch(/\d{6}/);
  });
});
