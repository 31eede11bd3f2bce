import type { OperationOutput } from '@repo/api-sdk';
import { viewerTexts, viewReasonTexts } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import styles from './access-log.module.css';
import { accessLogTexts as texts } from './access-log.texts.ts';

type Log = OperationOutput<'listAccessLog'>;
type Entry = Log['items'][number] & { readonly viewer?: string };

export interface AccessLogPageProps {
  readonly log: Omit<Log, 'items'> & { readonly items: readonly Entry[] };
  readonly label: string;
  /** When no member of staff read it. */
  readonly none: string;
  readonly onPage: (page: number) => void;
}

/** One page of who read a client’s space; to staff with their names. */
export function AccessLogPage({ log, label, none, onPage }: AccessLogPageProps) {
  const { items, total, page, page_size: pageSize } = log;
  if (total === 0) return <p className={styles.about}>{none}</p>;
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {items.map((entry) => (
          <li className={styles.row} key={entry.id}>
            <p className={styles.head}>
              <strong>{texts.on(formatLongDateTime(entry.opened_at))}</strong>
              <span className={styles.about}>{durationOf(entry)}</span>
            </p>
            <p>
              {[entry.viewer, viewerTexts[entry.role], viewReasonTexts[entry.reason]]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className={styles.about}>{entry.details}</p>
          </li>
        ))}
      </ul>
      {total <= pageSize ? null : (
        <Cluster gap={8}>
          <Button isDisabled={page === 1} onPress={() => onPage(page - 1)} size="sm" variant="ghost">
            {texts.later}
          </Button>
          <Button
            isDisabled={page * pageSize >= total}
            onPress={() => onPage(page + 1)}
            size="sm"
            variant="ghost"
          >
            {texts.earlier}
          </Button>
          <output className={styles.about}>{texts.page(page, Math.ceil(total / pageSize))}</output>
        </Cluster>
      )}
    </>
  );
}

function durationOf({ opened_at: from, ended_at: to }: Entry): string {
  if (to === null) return texts.open;
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  return minutes === 0 ? texts.underAMinute : texts.minutes(minutes);
}
