import { TextAreaField, TextField } from '@repo/ui/fields';
import type { ProductPartProps } from './product-part.ts';
import styles from './products.module.css';
import { fieldTexts, productTexts as texts } from './products.texts.ts';

/** What clients read of the product. Its title and its currency are fixed. */
export function PresentationFields({ form: { field }, product: { strategy } }: ProductPartProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField description={texts.titleHelp} isReadOnly label={texts.title} value={strategy.title} />
        <TextField isReadOnly label={texts.currency} value={strategy.currency.toUpperCase()} />
      </div>
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
