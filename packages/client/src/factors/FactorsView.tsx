import { useServices } from '@repo/auth';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../query-view/QueryView.tsx';
import { FactorList } from './FactorList.tsx';
import styles from './factors.module.css';
import { factorsTexts as texts } from './factors.texts.ts';

/** The second factors that the user added, and how to add one. */
export function FactorsView() {
  const { queries } = useServices();
  const list = useQuery(queries.query('listFactors'));
  return (
    <Stack>
      <p className={styles.about}>{texts.about}</p>
      <QueryView failedTitle={texts.failed} query={list} skeleton={<Skeleton height="3.5rem" lines={2} />}>
        {(factors) => <FactorList list={factors} />}
      </QueryView>
    </Stack>
  );
}
