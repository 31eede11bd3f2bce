/** The structure of a legal document, and its text to hash. */
import { formatLongDate } from '../format/index.ts';
import { legalTexts as texts } from './legal.texts.ts';

/** The documents that a client accepts: the general terms (CGV), and the risk warning. */
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
  /** Year and month; a letter is added to a second version of a month. */
  readonly version: string;
  /** The day of publication, YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly articles: readonly LegalArticle[];
}

/** The numbered title of an article. */
export function articleTitle(index: number, { title }: LegalArticle): string {
  return texts.article(index + 1, title);
}

/** The line under the title of a document. */
export function versionLine({ version, effectiveOn }: LegalDocument): string {
  return texts.version(version, formatLongDate(effectiveOn));
}

/**
 * The plain text of a document, which is hashed in UTF-8: title, version and articles as shown. Without the publisher,
 * which is a setting, so that one text has one hash.
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
