import { ProductCard } from '@repo/client/product-card';
import { Button } from '@repo/ui/button';
import { previewOf } from './product-form.model.ts';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { productTexts as texts } from './products.texts.ts';

/** The card of the investors' site, with what is typed. */
export function ClientPreview({ form, product }: ProductPartProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.help}>{texts.previewHelp}</p>
      <div className={styles.preview} data-brand="yield">
        <ProductCard
          action={<Button isDisabled>{texts.invest}</Button>}
          strategy={previewOf(form.values, product)}
        />
      </div>
    </div>
  );
}
