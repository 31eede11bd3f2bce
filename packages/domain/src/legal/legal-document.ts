/** What a legal document is, and the text of it that is hashed. */
import { formatLongDate } from '../format/index.ts';
import { legalTexts as texts } from './legal.texts.ts';

/** The two documents a client accepts: the general terms (CGV), and the warning on risks. */
export const legalKinds = ['terms', 'risks'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalArticle {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly kind: LegalKind;
  readonly title: string;
  /** A year and a month; a letter follows when a month has two. */
  readonly version: string;
  /** The day it is published, YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly articles: readonly LegalArticle[];
}

/** The title of an article, numbered as it is shown everywhere. */
export function articleTitle(index: number, { title }: LegalArticle): string {
  return texts.article(index + 1, title);
}

/** Under the title of a document, wherever it is read. */
export function versionLine({ version, effectiveOn }: LegalDocument): string {
  return texts.version(version, formatLongDate(effectiveOn));
}

/**
 * The whole text of a document, and nothing else: what its fingerprint is computed on, in UTF-8. Title, version and
 * articles as they are shown; who publishes is a setting and stays out, so that one text has one fingerprint.
 */
export function legalPlainText(document: LegalDocument): string {
  const articles = document.articles.map((article, index) =>
    [articleTitle(index, article), ...article.blocks.map(plainBlock)].join('\n\n'),
  );
  return `${[document.title, versionLine(document), ...articles].join('\n\n')}\n`;
}

function plainBlock(block: LegalBlock): string {
  return typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n');
}
