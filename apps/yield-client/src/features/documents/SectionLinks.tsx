import { useServices } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { sectionTexts as texts } from './documents.texts.ts';
import { receiptRows } from './receipts.model.ts';
import { sectionIds } from './section-ids.ts';

interface SectionLinksProps {
  readonly contracts: readonly Contract[];
  /** All of the page is there; until then the line is empty. */
  readonly isWhole: boolean;
}

/** Links to the parts below the contracts, which are some screens down on a phone. */
export function SectionLinks({ contracts, isWhole }: SectionLinksProps) {
  const { queries } = useServices();
  const hasStatements = useOffered('listStatements');
  // Loaded with the parts themselves.
  const yearly = useQuery({ ...queries.query('listYearlyDocuments'), enabled: false });
  if (!isWhole) return <div className={styles.sections} />;
  const hasYearly = hasStatements && (yearly.data?.documents ?? []).length > 0;
  const sections = [
    'yields',
    ...(hasStatements ? (['statements'] as const) : []),
    ...(hasYearly ? (['yearly'] as const) : []),
    ...(receiptRows(contracts).length > 0 ? (['receipts'] as const) : []),
  ] as const;
  return (
    <nav aria-label={texts.label} className={styles.sections}>
      {sections.map((section) => (
        // The browser's own link: it moves the focus too.
        <a className={styles.section} href={`#${sectionIds[section]}`} key={section}>
          {texts[section]}
        </a>
      ))}
    </nav>
  );
}
