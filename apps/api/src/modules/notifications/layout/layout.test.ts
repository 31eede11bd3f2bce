import { describe, expect, it } from 'vitest';
import type { MailContent, MailFrame } from '../../../db/schema/platform.ts';
import { mailStyleSheet } from './mail-styles.ts';
import { greetableName, oneLine } from './plain.ts';
import { renderMail } from './render-mail.fixture.ts';

const frame: MailFrame = {
  service: 'yield',
  brand: 'Yield',
  siteUrl: 'https://exemple.fr',
  firstname: null,
  contactLine: '',
};
const content: MailContent = {
  subject: 'Objet',
  preheader: 'Aperçu',
  title: 'Titre',
  paragraphs: ['Un paragraphe.'],
};

describe('the layout', () => {
  it('escapes every inserted text, in any position', () => {
    const attack = `"'><script>alert(1)</script>&lt;`;
    const { html } = renderMail(
      {
        subject: attack,
        preheader: attack,
        title: attack,
        paragraphs: [attack],
        rows: [[attack, attack]],
        code: attack,
        button: { label: attack, url: `https://exemple.fr/${attack}` },
        notes: [attack],
      },
      { ...frame, brand: attack, firstname: attack, contactLine: attack },
    );
    expect(html).not.toMatch(/<script|alert\(1\)</);
    const escaped = '&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;lt;';
    expect(html.split(escaped)).toHaveLength(17);
  });

  it('is in French, adapts to the dark and to a narrow screen, and loads nothing from outside', () => {
    const { html } = renderMail(content, frame);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('@media (max-width:520px)');
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|url\(|@import/);
  });

  it('shows the line beside the subject first, hidden in the body', () => {
    const { html } = renderMail(content, frame);
    expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^"]*">Aperçu\u00a0\u200c/);
  });

  it('draws tables that are no tables of data, for readers of screens', () => {
    const { html } = renderMail({ ...content, rows: [['IBAN', 'FR76']] }, frame);
    const tables = html.match(/<table[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(2);
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
  });

  it('has a style sheet that escaping does not change', () => {
    for (const service of ['yield', 'kaskad'] as const)
      expect(mailStyleSheet(service)).not.toMatch(/[&<>"']/);
  });

  it('as text, is its words in order', () => {
    const full: MailContent = {
      ...content,
      rows: [['IBAN', 'FR76']],
      code: '000042',
      button: { label: 'Ouvrir', url: 'https://exemple.fr/a' },
      notes: ['Une note.'],
    };
    const { text } = renderMail(full, { ...frame, firstname: 'Zoé', contactLine: 'Exemple SAS' });
    expect(text.replaceAll('\u00a0', '~').split('\n\n')).toEqual([
      'TITRE',
      'Bonjour Zoé,',
      'Un paragraphe.',
      'IBAN~: FR76',
      'Votre code~: 000042',
      'Ouvrir~:\nhttps://exemple.fr/a',
      'Une note.',
      'L’équipe Yield',
      '--\nExemple SAS\nhttps://exemple.fr\nCe message est envoyé automatiquement. Merci de ne pas y répondre.\n',
    ]);
  });

  it('greets without a name when it has none, and leaves out what it does not know', () => {
    const { text, html } = renderMail(content, frame);
    expect(text).toContain('\n\nBonjour,\n\n');
    expect(text).toContain('--\nhttps://exemple.fr\n');
    expect(html).not.toContain('<br><br>');
  });
});

describe('oneLine', () => {
  it.each([
    ['a\r\nBcc: tous@exemple.fr', 'a Bcc: tous@exemple.fr'],
    ['a\n\n\rb', 'a b'],
    ['a\u2028b\u2029c\u0085d\u0000e', 'a b c d e'],
    ['10\u202f000,00\u00a0€', '10\u202f000,00\u00a0€'],
    ['facture\u202efdp.exe', 'facturefdp.exe'],
    ['  a  ', 'a'],
    ['é'.repeat(300), `${'é'.repeat(199)}…`],
    [`a${'😀'.repeat(120)}`, `a${'😀'.repeat(99)}…`],
    ['😀'.repeat(120), `${'😀'.repeat(99)}…`],
  ])('makes %j one line', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

describe('greetableName', () => {
  it.each(['Camille', 'Jean-Paul', 'D’Arcy', "N'Golo", 'Marie Ève', 'Zoë', '李雷'])(
    'greets « %s »',
    (name) => {
      expect(greetableName(name)).toBe(name);
    },
  );

  it.each([
    '',
    ' ',
    'Gagnez 1000 euros',
    'www.exemple.com',
    'https://exemple.com',
    'Camille\r\nBcc: x',
    '<script>',
    'a@b.fr',
    'C'.repeat(41),
  ])('does not greet %j', (name) => {
    expect(greetableName(name)).toBeNull();
  });
});
