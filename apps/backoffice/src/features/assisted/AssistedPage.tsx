import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatNumericDateTime } from '@repo/domain/format';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { AssistedSteps } from './AssistedSteps.tsx';
import { type Assisted, assistedPaths } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

const pollMs = 4000;

/** Whether its client may act on it: its state is then fetched again by itself. */
const isWatched = (data: Assisted | undefined): boolean =>
  data?.state === 'sent' || data?.contract?.status === 'pending';

/** The six steps of one subscription that staff prepare; the address holds the step, the server the rest. */
export function AssistedPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const { list } = assistedPaths(useLocation().pathname);
  const draft = useQuery({
    ...queries.query('getAssistedSubscription', { path: { id } }),
    refetchInterval: ({ state }) => (isWatched(state.data) ? pollMs : false),
  });
  const { data } = draft;
  const title =
    data === undefined
      ? screenTexts.assisted
      : texts.title(`${data.client.firstname} ${data.client.lastname}`);
  return (
    <>
      <title>{title}</title>
      <PageHeader
        eyebrow={<Breadcrumbs current={title} parents={[{ label: screenTexts.assisted, href: list }]} />}
        subtitle={data && texts.savedAt(timeOf(data.saved_at), data.saved_by)}
        title={title}
      />
      <QueryView failedTitle={texts.failed} query={draft} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(loaded) => <AssistedSteps draft={loaded} key={id} />}
      </QueryView>
    </>
  );
}

/** « 10:42 », Paris time: the end of the numeric date and time. */
const timeOf = (instant: string): string => formatNumericDateTime(instant).slice(-'hh:mm'.length);
