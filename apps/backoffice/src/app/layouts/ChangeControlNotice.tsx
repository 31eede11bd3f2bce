import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { factorOptionalTexts, twoPersonsTexts } from '../../shared/shared.texts.ts';
import styles from './staff-layout.module.css';

/**
 * Warns on every staff screen while one person alone may do what needs two, and on those of administrators while staff need no
 * second factor of their own.
 */
export function ChangeControlNotice() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getChangeControl'));
  return (
    <>
      {data?.has_two_person_control === false ? (
        <Banner className={styles.notice} isLive title={twoPersonsTexts.title} tone="warning">
          {twoPersonsTexts.body}
        </Banner>
      ) : null}
      {data?.is_factor_optional === true ? (
        <Banner className={styles.notice} title={factorOptionalTexts.title} tone="warning">
          {factorOptionalTexts.body}
        </Banner>
      ) : null}
    </>
  );
}
