import { productTitleMaxLength } from '@repo/domain/products';
import { TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { currencyOptions } from './NewProduct.tsx';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

/** What clients read of the product. Its title and its currency are fixed once they do. */
export function PresentationFields({ form, product }: ProductPartProps) {
  const { field } = form;
  return (
    <div className={styles.fields}>
      {product.status === 'draft' ? <DraftIdentity form={form} /> : <FixedIdentity product={product} />}
      <div className={styles.pair}>
        <TextField {...field('subtitle')} isOptional label={fieldTexts.subtitle} maxLength={200} />
        <TextField {...field('label')} isOptional label={fieldTexts.label} maxLength={120} />
      </div>
      <TextAreaField
        {...field('description')}
        isOptional
        label={fieldTexts.description}
        maxLength={4000}
        rows={6}
      />
      <TextField {...field('doc_url')} isOptional label={fieldTexts.doc_url} maxLength={500} type="url" />
      <TextField {...field('video_url')} isOptional label={fieldTexts.video_url} maxLength={500} type="url" />
      <TextField {...field('position')} inputMode="numeric" label={fieldTexts.position} maxLength={4} />
    </div>
  );
}

function FixedIdentity({ product: { strategy } }: Pick<ProductPartProps, 'product'>) {
  return (
    <div className={styles.pair}>
      <TextField description={texts.titleHelp} isReadOnly label={fieldTexts.title} value={strategy.title} />
      <TextField isReadOnly label={fieldTexts.currency} value={strategy.currency.toUpperCase()} />
    </div>
  );
}

function DraftIdentity({ form: { field } }: Pick<ProductPartProps, 'form'>) {
  return (
    <div className={styles.pair}>
      <TextField
        {...field('title')}
        description={texts.draftTitleHelp}
        label={fieldTexts.title}
        maxLength={productTitleMaxLength}
      />
      <Select {...field('currency')} label={fieldTexts.currency} options={currencyOptions} />
    </div>
  );
}
