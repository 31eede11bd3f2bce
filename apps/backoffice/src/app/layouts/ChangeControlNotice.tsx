import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { twoPersonsTexts as texts } from '../../shared/shared.texts.ts';
import styles from './staff-layout.module.css';

/** Warns on every staff screen while one person alone may do what needs two. */
export function ChangeControlNotice() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getChangeControl'));
  if (data?.has_two_person_control !== false) return null;
  return (
    <Banner className={styles.notice} isLive title={texts.title} tone="warning">
      {texts.body}
    </Banner>
  );
}
