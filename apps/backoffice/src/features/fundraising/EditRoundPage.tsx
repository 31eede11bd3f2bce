import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { LinkButton } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { RoundEditor } from './RoundEditor.tsx';
import { roundFormTexts as texts } from './round-form.texts.ts';
import type { StaffRound } from './rounds.model.ts';
import { roundTexts } from './rounds.texts.ts';

type ClassRow = components['schemas']['ClassRow'];

/** The editor stays, with what was typed, once it has opened: another person may submit the draft meanwhile. */
function Draft({ round, classes }: { readonly round: StaffRound; readonly classes: ClassRow[] }) {
  const isDraft = round.actions.includes('update');
  const [hasOpened, setHasOpened] = useState(isDraft);
  if (isDraft && !hasOpened) setHasOpened(true);
  if (hasOpened) return <RoundEditor classes={classes} round={round} />;
  return (
    <EmptyState
      action={<LinkButton href={paths.round(round.round.id)}>{texts.backToRound}</LinkButton>}
      title={texts.notDraft}
    >
      {texts.notDraftHelp}
    </EmptyState>
  );
}

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
        {(data) => (
          <QueryView failedTitle={texts.failed} query={classes} skeleton={skeleton}>
            {({ items }) => <Draft classes={items} key={id} round={data} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
