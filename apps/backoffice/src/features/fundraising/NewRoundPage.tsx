import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { FundraisingTabs } from '../../shared/SectionTabs.tsx';
import { RoundEditor } from './RoundEditor.tsx';
import { roundFormTexts as texts } from './round-form.texts.ts';

/** A new draft. */
export function NewRoundPage() {
  const { queries } = useServices();
  const classes = useQuery(queries.query('listClasses'));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.newRound} />
      <FundraisingTabs />
      <QueryView failedTitle={texts.failed} query={classes} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              action={<LinkButton href={paths.tokenClasses}>{texts.openClasses}</LinkButton>}
              title={texts.noIssuer}
            >
              {texts.noIssuerHelp}
            </EmptyState>
          ) : (
            <RoundEditor classes={items} round={null} />
          )
        }
      </QueryView>
    </>
  );
}
