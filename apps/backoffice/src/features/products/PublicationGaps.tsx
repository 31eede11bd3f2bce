import { addressOf } from '@repo/client/staff-address';
import { TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { gapsOf, type Product } from './product-form.model.ts';
import styles from './products.module.css';
import { tabTexts, gapsTexts as texts } from './products.texts.ts';

/** What a draft lacks to be published, each with the tab where it is fixed; nothing of another product. */
export function PublicationGaps({ product }: { readonly product: Product }) {
  if (product.status !== 'draft') return null;
  const gaps = gapsOf(product);
  if (gaps.length === 0) {
    return (
      <Banner title={texts.title} tone="success">
        {texts.ready}
      </Banner>
    );
  }
  return (
    <Banner title={texts.title}>
      <p>{texts.lacking(gaps.length)}</p>
      <ul className={styles.gaps}>
        {gaps.map(({ part, message }) => (
          <li key={message}>
            {message}{' '}
            <TextLink
              href={addressOf(
                paths.product(product.strategy.id),
                part === 'presentation' ? {} : { tab: part },
              )}
            >
              {tabTexts[part]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
