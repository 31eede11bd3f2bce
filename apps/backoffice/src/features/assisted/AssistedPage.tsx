import { useServices } from '@repo/auth';
import { readAddress } from '@repo/client/address';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { formatNumericDateTime } from '@repo/domain/format';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton } from '@repo/ui/feedback';
import { Columns } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Stepper } from '@repo/ui/stepper';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { AssistedRecap } from './AssistedRecap.tsx';
import {
  type Assisted,
  type AssistedScreen,
  assistedPaths,
  assistedScreens,
  type StepProps,
  shownScreen,
} from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';
import { ClientStep } from './ClientStep.tsx';
import { ComplianceStep } from './ComplianceStep.tsx';
import { OriginStep } from './OriginStep.tsx';
import { ProductStep } from './ProductStep.tsx';
import { SendStep } from './SendStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';

const parts: Readonly<Record<AssistedScreen, ComponentType<StepProps>>> = {
  client: ClientStep,
  product: ProductStep,
  origin: OriginStep,
  compliance: ComplianceStep,
  send: SendStep,
  summary: SummaryStep,
};

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

function AssistedSteps({ draft }: Pick<StepProps, 'draft'>) {
  const { address, change } = useAddress();
  const screen = shownScreen(readAddress(address, 'step'), draft);
  const go = (step: AssistedScreen) => change({ step });
  const Part = parts[screen];
  return (
    <>
      <Stepper
        current={assistedScreens.indexOf(screen)}
        onGoTo={draft.state === 'draft' ? (index) => go(assistedScreens[index] ?? 'client') : undefined}
        steps={assistedScreens.map((step) => texts.steps[step])}
      />
      <Columns aside={<AssistedRecap terms={draft.terms} />}>
        <Part draft={draft} go={go} key={screen} />
      </Columns>
    </>
  );
}

/** « 10:42 », Paris time: the end of the numeric date and time. */
const timeOf = (instant: string): string => formatNumericDateTime(instant).slice(-'hh:mm'.length);
