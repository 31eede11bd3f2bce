import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { changeControlTexts, twoPersonsTexts } from '../../shared/app.texts.ts';
import styles from './staff-layout.module.css';

/** Warns on every staff screen while one person alone may do what needs two. */
export function ChangeControlNotice() {
  const { queries } = useServices();
  const { data } = useQuery(queries.query('getChangeControl'));
  return (
    <>
      {data?.allows_uncontrolled_changes === true ? <Notice {...changeControlTexts} /> : null}
      {data?.has_two_person_control === false ? <Notice {...twoPersonsTexts} /> : null}
    </>
  );
}

function Notice({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <Banner className={styles.notice} isLive title={title} tone="warning">
      {body}
    </Banner>
  );
}
