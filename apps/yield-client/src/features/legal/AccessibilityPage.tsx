import { useServices } from '@repo/auth';
import { type AuditedCriterion, accessibilityAudit, auditResult } from '@repo/domain/accessibility';
import { PageHeader } from '@repo/ui/shell';
import { accessibilityPageTexts as texts } from './accessibility.texts.ts';
import { LegalSection } from './LegalSection.tsx';
import styles from './legal.module.css';

/** The accessibility statement: its state and its rate are computed from the audit. */
export function AccessibilityPage() {
  const { brand, contactLine } = useServices().config;
  const audit = accessibilityAudit();
  const result = auditResult(audit);
  const of = (verdict: AuditedCriterion['verdict']) =>
    audit.filter((criterion) => criterion.verdict === verdict);
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader title={texts.title} />
      <div className={styles.page}>
        <LegalSection
          paragraphs={[texts.commitment(brand.yield, brand.kaskad), texts.state(result.level)]}
          title={texts.stateTitle}
        />
        <LegalSection paragraphs={[texts.rate(result), texts.counting]} title={texts.resultsTitle} />
        <Criteria criteria={of('failing')} intro={texts.failingIntro} title={texts.failingTitle} />
        <LegalSection paragraphs={texts.exempt.paragraphs} title={texts.exempt.title} />
        <Criteria criteria={of('conforming')} intro={texts.conformingIntro} title={texts.conformingTitle} />
        <Criteria criteria={of('not-applicable')} intro={texts.outsideIntro} title={texts.outsideTitle} />
        <LegalSection {...texts.making} />
        <LegalSection
          paragraphs={[contactLine === null ? texts.contact : texts.contactAt(contactLine)]}
          title={texts.contactTitle}
        />
        <LegalSection {...texts.remedies} />
      </div>
    </>
  );
}

interface CriteriaProps {
  readonly title: string;
  readonly intro: string;
  readonly criteria: readonly AuditedCriterion[];
}

/** Criteria of one verdict, theme by theme. */
function Criteria({ title, intro, criteria }: CriteriaProps) {
  const themes = [...new Set(criteria.map(({ theme }) => theme))];
  return (
    <LegalSection paragraphs={[intro]} title={title}>
      {themes.map((theme) => (
        <div key={theme}>
          <h3>{theme}</h3>
          <ul className={styles.items}>
            {criteria
              .filter((criterion) => criterion.theme === theme)
              .map(({ id, name }) => (
                <li key={id}>{texts.criterion(id, name)}</li>
              ))}
          </ul>
        </div>
      ))}
    </LegalSection>
  );
}
