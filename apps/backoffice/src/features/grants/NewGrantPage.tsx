import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { newGrantTexts as texts } from './grants.texts.ts';
import { NewGrantForm } from './NewGrantForm.tsx';

/** « Créer un plan »: the form, and its plan as it is typed. */
export function NewGrantPage() {
  const { queries } = useServices();
  const classes = useQuery(queries.query('listClasses'));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.newGrant} />
      <InvestmentsTabs />
      <QueryView failedTitle={texts.failed} query={classes} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              action={<LinkButton href={paths.tokenClasses}>{texts.openClasses}</LinkButton>}
              title={texts.noClass}
            >
              {texts.noClassHelp}
            </EmptyState>
          ) : (
            <NewGrantForm classes={items} />
          )
        }
      </QueryView>
    </>
  );
}
