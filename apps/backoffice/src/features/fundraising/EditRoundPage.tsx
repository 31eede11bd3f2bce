import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { RoundEditor } from './RoundEditor.tsx';
import { roundFormTexts as texts } from './round-form.texts.ts';
import { roundTexts } from './rounds.texts.ts';

/** A draft, changed under its version. */
export function EditRoundPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const round = useQuery(queries.query('getKaskadRound', { path: { id } }));
  const classes = useQuery(queries.query('listClasses'));
  const skeleton = <Skeleton height="2.2rem" lines={9} />;
  const name = round.data?.round.name ?? screenTexts.round;
  return (
    <>
      <PageHeader
        eyebrow={
          <Breadcrumbs
            current={screenTexts.editRound}
            parents={[
              { label: screenTexts.kaskadFundraising, href: paths.kaskadFundraising },
              { label: name, href: paths.round(id) },
            ]}
          />
        }
        title={screenTexts.editRound}
      />
      <QueryView failedTitle={roundTexts.failed} query={round} skeleton={skeleton}>
        {(data) =>
          data.actions.includes('update') ? (
            <QueryView failedTitle={texts.failed} query={classes} skeleton={skeleton}>
              {({ items }) => <RoundEditor classes={items} key={id} round={data} />}
            </QueryView>
          ) : (
            <EmptyState
              action={<LinkButton href={paths.round(id)}>{texts.backToRound}</LinkButton>}
              title={texts.notDraft}
            >
              {texts.notDraftHelp}
            </EmptyState>
          )
        }
      </QueryView>
    </>
  );
}
