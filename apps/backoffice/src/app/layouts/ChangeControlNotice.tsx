import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { changeControlTexts } from '../../shared/app.texts.ts';
import styles from './staff-layout.module.css';

/** Warns on every staff screen while one person alone may change products and market data. */
export function ChangeControlNotice() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getChangeControl'));
  if (data?.allows_uncontrolled_changes !== true) return null;
  return (
    <Banner className={styles.notice} isLive title={changeControlTexts.title} tone="warning">
      {changeControlTexts.body}
    </Banner>
  );
}
