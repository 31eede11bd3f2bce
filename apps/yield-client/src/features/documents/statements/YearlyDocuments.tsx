import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { Button } from '@repo/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sectionIds } from '../section-ids.ts';
import styles from './statements.module.css';
import { statementsTexts } from './statements.texts.ts';
import { TaxFileDialog } from './TaxFileDialog.tsx';

const texts = statementsTexts.yearly;

type Yearly = OperationOutput<'listYearlyDocuments'>['documents'][number];

/** Cost statements, and tax files where they are open. Nothing while there are none: the statements above are enough. */
export function YearlyDocuments() {
  const { queries } = useServices();
  const titleId = useId();
  const [saved, setSaved] = useState<string | null>(null);
  const [completed, setCompleted] = useState<number | null>(null);
  const list = useQuery(queries.query('listYearlyDocuments'));
  const documents = list.data?.documents ?? [];
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.part} id={sectionIds.yearly}>
      <div>
        <h3 className={styles.subtitle} id={titleId}>
          {texts.title}
        </h3>
        <output className={styles.about}>{saved === null ? null : statementsTexts.saved(saved)}</output>
      </div>
      <ul className={styles.exports}>
        {documents.map((one) => (
          <li className={styles.export} key={`${one.kind} ${one.year}`}>
            <span>
              {texts.names[one.kind](String(one.year))}
              <span className={styles.detail}>
                {one.is_over ? texts.details[one.kind] : texts.provisional}
              </span>
            </span>
            <span className={styles.formats}>
              {one.kind === 'tax_file' ? (
                <CompleteButton onPress={() => setCompleted(one.year)} year={one.year} />
              ) : null}
              <DownloadButton document={one} format="pdf" onSaved={setSaved} />
              {one.kind === 'tax_file' ? (
                <DownloadButton document={one} format="csv" onSaved={setSaved} />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {completed === null ? null : (
        <TaxFileDialog onClose={() => setCompleted(null)} onSaved={setSaved} year={completed} />
      )}
    </section>
  );
}

function CompleteButton({ year, onPress }: { readonly year: number; readonly onPress: () => void }) {
  const name = texts.names.tax_file(String(year));
  const { open, openNamed } = statementsTexts.elsewhere;
  return (
    <Button aria-label={openNamed(name)} onPress={onPress} size="sm" variant="ghost">
      {open}
    </Button>
  );
}

interface DownloadButtonProps {
  readonly document: Yearly;
  readonly format: 'pdf' | 'csv';
  readonly onSaved: (name: string) => void;
}

function DownloadButton({ document: { kind, year }, format, onSaved }: DownloadButtonProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadYearlyDocument', { query: { kind, year, format } }),
    { onSaved, failed: texts.failed },
  );
  return (
    <Button
      isChange
      aria-label={texts.button(texts.names[kind](String(year)), texts.formats[format])}
      isPending={isPending}
      onPress={() => start()}
      size="sm"
      variant="ghost"
    >
      {texts.formats[format]}
    </Button>
  );
}
