import { useServices } from '@repo/auth';
import { DefinitionList } from '@repo/ui/definition-list';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../app/app.texts.ts';
import styles from './legal.module.css';
import { legalTexts as texts } from './legal.texts.ts';

/** The legal notice (R011, R150). What is not known of the company is left out, not invented. */
export function LegalNoticePage() {
  const { brand, contactLine } = useServices().config;
  return (
    <>
      <title>{appTexts.legalNotice}</title>
      <PageHeader title={appTexts.legalNotice} />
      <div className={styles.page}>
        <section className={styles.section}>
          <h2>{texts.publisher.title}</h2>
          <DefinitionList
            items={[
              { term: texts.publisher.name, value: brand.yield },
              { term: texts.publisher.form, value: texts.publisher.formValue },
              { term: texts.publisher.capital, value: texts.publisher.capitalValue },
              ...(contactLine === null ? [] : [{ term: texts.publisher.contact, value: contactLine }]),
            ]}
          />
        </section>
        {texts.sections.map(({ title, paragraphs }) => (
          <section className={styles.section} key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
