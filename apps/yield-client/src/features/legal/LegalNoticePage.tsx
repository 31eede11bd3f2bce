import { useServices } from '@repo/auth';
import { identityRows, publisherRows } from '@repo/domain/legal';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import styles from './legal.module.css';
import { legalTexts as texts } from './legal.texts.ts';

/** The legal notice (R011, R150). Unset company details are omitted. */
export function LegalNoticePage() {
  const { brand, contactLine, legal } = useServices().config;
  const publisher = [
    ...publisherRows({ name: brand.yield, contactLine }),
    ...identityRows(legal, [
      'address',
      'registration',
      'vat',
      'authorisation',
      'phone',
      'email',
      'director',
      'host',
      'mediator',
    ]),
  ];
  return (
    <>
      <title>{appTexts.legalNotice}</title>
      <PageHeader title={appTexts.legalNotice} />
      <div className={styles.page}>
        <section className={styles.section}>
          <h2>{texts.publisher}</h2>
          <DefinitionList items={publisher.map(([term, value]) => ({ term, value }))} />
          {'mediator' in legal ? <p>{texts.mediation}</p> : null}
        </section>
        {texts.sections.map(({ title, paragraphs }) => (
          <section className={styles.section} key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section className={styles.section}>
          <h2>{texts.documents}</h2>
          <ul className={styles.items}>
            <li>
              <TextLink href={paths.terms}>{appTexts.terms}</TextLink>
            </li>
            <li>
              <TextLink href={paths.risks}>{appTexts.risks}</TextLink>
            </li>
            <li>
              <TextLink href={paths.privacy}>{appTexts.privacy}</TextLink>
            </li>
            <li>
              <TextLink href={paths.documentCheck}>{texts.check}</TextLink>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
