import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { Menu } from '@repo/ui/menu';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { publicationInvalidates } from '../../shared/money.queries.ts';
import { describeFetches } from './rate-sources.model.ts';
import { rateSourcesTexts as texts } from './rate-sources.texts.ts';
import { WaitingRates } from './WaitingRates.tsx';

type Source = components['schemas']['RateSource'];
const periods = ['day', '90_days', 'history'] as const;

/** How the fetches of each source went, the values that wait, and the buttons that fetch now. */
export function RateSources() {
  const { queries } = useServices();
  const state = useQuery(queries.query('getRateSources'));
  return (
    <Card title={texts.title}>
      <QueryView failedTitle={texts.failed} query={state} skeleton={<Skeleton height="2.2rem" lines={3} />}>
        {({ mode, sources, waiting }) => (
          <Stack gap={16}>
            {waiting.map((one) => (
              <WaitingRates key={one.id} waiting={one} />
            ))}
            {mode === 'off' ? <Banner>{texts.off}</Banner> : <p>{texts.about}</p>}
            <DefinitionList
              items={sources.map((one) => ({
                term: texts.sources[one.source],
                value: describeFetches(one).map((line) => <div key={line}>{line}</div>),
              }))}
            />
            {mode === 'off' ? null : <FetchButtons />}
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

function FetchButtons() {
  const { queries } = useServices();
  const fetching = useSending(queries.mutation('fetchRates', { invalidates: publicationInvalidates }));
  const fetchNow = (source: Source, period: (typeof periods)[number]) =>
    fetching.send(
      { body: { source, period } },
      {
        onSuccess: (done) => {
          const isFailure = done.outcome === 'unreachable' || done.outcome === 'malformed';
          toast[isFailure ? 'error' : 'success'](texts.outcome(done));
        },
      },
    );
  return (
    <Stack gap={12}>
      {fetching.error === null ? null : (
        <Banner isLive tone="error">
          {fetching.error.message}
        </Banner>
      )}
      <Cluster>
        {(['ecb', 'kraken'] as const).map((source) => (
          <Menu
            actions={periods.map((period) => ({
              id: period,
              label: texts.periods[period],
              description: period === 'history' ? texts.periodHelp[source] : undefined,
              onAction: () => fetchNow(source, period),
            }))}
            key={source}
            label={texts.fetch[source]}
            trigger={
              <Button isPending={fetching.isPending} variant="ghost">
                {texts.fetch[source]}
              </Button>
            }
          />
        ))}
      </Cluster>
    </Stack>
  );
}
