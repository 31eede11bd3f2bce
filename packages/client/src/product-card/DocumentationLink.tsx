import { TextLink } from '@repo/ui/button';
import { Icon } from '@repo/ui/icons';
import type { Strategy } from './product-card.model.ts';
import styles from './product-card.module.css';
import { productCardTexts as texts } from './product-card.texts.ts';

/** The documentation of a strategy, when it has one. */
export function DocumentationLink({ strategy }: { readonly strategy: Strategy }) {
  if (strategy.doc_url === null) return null;
  return (
    <TextLink
      aria-label={texts.documentationOf(strategy.title)}
      className={styles.withIcon}
      download
      href={strategy.doc_url}
      rel="noopener noreferrer"
      target="_blank"
    >
      <Icon name="download" size={16} />
      {texts.documentation}
    </TextLink>
  );
}
