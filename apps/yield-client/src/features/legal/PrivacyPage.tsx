import { useServices } from '@repo/auth';
import { identityRows, publisherRows } from '@repo/domain/legal';
import { retainedKinds, retentionTexts } from '@repo/domain/retention';
import { DefinitionList } from '@repo/ui/definition-list';
import { PageHeader } from '@repo/ui/shell';
import { appTexts } from '../../shared/app.texts.ts';
import { LegalSection } from './LegalSection.tsx';
import styles from './legal.module.css';
import { privacyTexts as texts } from './privacy.texts.ts';

/** The privacy notice (RGPD, article 13). Durations are those of the erasure of a closed account. */
export function PrivacyPage() {
  const { brand, contactLine, legal } = useServices().config;
  const [name] = publisherRows({ name: brand.yield, contactLine: null });
  const controller = [
    ...(name === undefined ? [] : [name]),
    ...(contactLine === null ? [] : [[texts.contact, contactLine] as const]),
    ...identityRows(legal, ['address', 'registration', 'phone', 'email', 'dpo']),
  ];
  return (
    <>
      <title>{appTexts.privacy}</title>
      <PageHeader title={appTexts.privacy} />
      <div className={styles.page}>
        <LegalSection title={texts.controller}>
          <DefinitionList items={controller.map(([term, value]) => ({ term, value }))} />
        </LegalSection>
        {texts.before.map((section) => (
          <LegalSection {...section} key={section.title} />
        ))}
        <LegalSection paragraphs={[texts.durations.intro]} title={texts.durations.title}>
          <DefinitionList
            items={retainedKinds.map((kind) => ({
              term: retentionTexts.kinds[kind].what,
              value: retentionTexts.kinds[kind].law,
            }))}
            look="stacked"
          />
          <p>{texts.durations.rest}</p>
        </LegalSection>
        <LegalSection
          items={[
            ...(legal['host'] === undefined ? [] : [texts.host(legal['host'])]),
            ...texts.recipients.items,
          ]}
          paragraphs={texts.recipients.paragraphs}
          title={texts.recipients.title}
        />
        {texts.after.map((section) => (
          <LegalSection {...section} key={section.title} />
        ))}
      </div>
    </>
  );
}
