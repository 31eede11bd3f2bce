import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatParameter, parameterTexts } from '@repo/domain/parameters';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import styles from './products.module.css';
import { productTexts as texts } from './products.texts.ts';

/** The published fees that apply to every product. */
export function ProductFees() {
  const { queries } = useServices();
  const parameters = useQuery(queries.query('listParameterVersions'));
  return (
    <div className={styles.fields}>
      <p className={styles.help}>{texts.feesHelp}</p>
      <QueryView
        failedTitle={texts.feesFailed}
        query={parameters}
        skeleton={<Skeleton height="2.2rem" lines={5} />}
      >
        {(data) => (
          <DefinitionList
            items={data.parameters
              .filter(({ key }) => key.startsWith('FOOTER_'))
              .map(({ key, value }) => ({
                term: parameterTexts[key].name,
                value: formatParameter(key, value),
              }))}
          />
        )}
      </QueryView>
      <TextLink href={paths.parameters}>{screenTexts.parameters}</TextLink>
    </div>
  );
}
