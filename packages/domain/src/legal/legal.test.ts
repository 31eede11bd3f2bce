import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptanceBoxes } from '../validation/index.ts';
import { currentVersion, findLegalDocument, legalKinds, legalPath, legalPlainText } from './index.ts';
import { legalDocuments } from './legal-registry.ts';
import { legalVersions } from './legal-versions.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const published = legalKinds.flatMap((kind) => legalVersions[kind].map((line) => ({ kind, ...line })));

describe('a published legal text', () => {
  it.each(published)('$kind $version is unchanged: a new text needs a new version', (line) => {
    const found = findLegalDocument(line.kind, line.version);
    expect(found === null ? null : sha256(legalPlainText(found.document))).toBe(line.sha256);
    expect(found?.sha256).toBe(line.sha256);
  });

  it('is on the list of versions, once, and newest first', () => {
    const names = legalDocuments.map(({ kind, version }) => `${kind} ${version}`);
    expect(names.toSorted()).toEqual(published.map(({ kind, version }) => `${kind} ${version}`).toSorted());
    for (const kind of legalKinds) {
      const versions = legalVersions[kind].map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted().toReversed());
    }
  });

  it('is found by its version, by default the current one; an unknown version is not found', () => {
    for (const kind of legalKinds) {
      const { version } = currentVersion(kind);
      expect(findLegalDocument(kind)).toEqual(findLegalDocument(kind, version));
      expect(findLegalDocument(kind, '1999-01')).toBeNull();
    }
  });

  it('has its title in the label of its evidence, and its link text in the label of its box', () => {
    for (const kind of legalKinds) {
      const { document, label, link } = acceptanceBoxes[kind];
      expect(findLegalDocument(kind)?.document.title).toBe(document);
      expect(label.split(link)).toHaveLength(2);
    }
  });

  it('has its own path for each version', () => {
    expect(legalPath('terms')).toBe('/cgv');
    expect(legalPath('terms', '2026-11')).toBe('/cgv/2026-11');
    expect(legalPath('risks', '2026-11')).toBe('/avertissement-risques/2026-11');
  });

  it('has no break before punctuation (D27)', () => {
    for (const document of legalDocuments) {
      expect(legalPlainText(document)).not.toMatch(/ [:;!?»]|« |[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
    }
  });
});

describe('the text that is hashed', () => {
  it('is the title, the version, then each numbered article with its paragraphs and lists', () => {
    const text = legalPlainText({
      kind: 'risks',
      title: 'Titre',
      version: '2027-01',
      effectiveOn: '2027-01-15',
      articles: [
        { title: 'Un', blocks: ['Phrase.', ['a', 'b']] },
        { title: 'Deux', blocks: ['Fin.'] },
      ],
    });
    expect(text).toBe(
      'Titre\n\nVersion 2027-01, en vigueur depuis le 15 janvier 2027\n\n' +
        'Article 1 — Un\n\nPhrase.\n\n- a\n- b\n\nArticle 2 — Deux\n\nFin.\n',
    );
  });
});
