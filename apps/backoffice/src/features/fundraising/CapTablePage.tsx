import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { QueryView } from '@repo/client/query-view';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Button } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { PageHeader } from '@repo/ui/shell';
import { toast } from '@repo/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { CapTable } from './CapTable.tsx';
import styles from './fundraising.module.css';
import { issuersTexts, capTableTexts as texts } from './issuers.texts.ts';

const noRound = 'none';
const roundsShown = 100;

/** Holders and classes of an issuer, before and after the round that the address names. */
export function CapTablePage() {
  const { id = '' } = useParams();
  const { api, queries } = useServices();
  const { address, change } = useAddress();
  const round = readAddress(address, 'round');
  const query = round === null ? {} : { round };
  const table = useQuery({
    ...queries.query('getCapTable', { path: { id }, query }),
    placeholderData: keepPreviousData,
  });
  const rounds = useQuery(queries.query('listKaskadRounds', { query: { page: 1, page_size: roundsShown } }));
  const { start, isPending } = useDownload(() => api.download('downloadCapTable', { path: { id }, query }), {
    onSaved: () => toast.success(texts.csvDone),
    failed: texts.csvFailed,
  });
  const issuer = table.data?.issuer.name ?? screenTexts.issuer;
  const offered = rounds.data?.items.filter((row) => row.round.issuer.id === id) ?? [];
  return (
    <>
      <title>{issuersTexts.capTableOf(issuer)}</title>
      <PageHeader
        actions={
          <>
            <Button isPending={isPending} onPress={() => start()} variant="ghost">
              {texts.csv}
            </Button>
            <Button onPress={() => window.print()} variant="ghost">
              {texts.print}
            </Button>
          </>
        }
        eyebrow={
          <Breadcrumbs
            current={screenTexts.capTable}
            parents={[
              { label: screenTexts.issuers, href: paths.issuers },
              { label: issuer, href: paths.issuer(id) },
            ]}
          />
        }
        subtitle={issuer}
        title={screenTexts.capTable}
      />
      <Stack gap={16}>
        <div className={styles.noPrint}>
          <Select
            label={texts.round}
            onChange={(chosen) => change({ round: chosen === noRound ? null : chosen })}
            options={[
              { value: noRound, label: texts.noRound },
              ...offered.map((row) => ({ value: row.round.id, label: row.round.name })),
            ]}
            value={round ?? noRound}
          />
        </div>
        <QueryView failedTitle={texts.failed} query={table} skeleton={<Skeleton height="2.2rem" lines={9} />}>
          {(data) => <CapTable table={data} />}
        </QueryView>
      </Stack>
    </>
  );
}
