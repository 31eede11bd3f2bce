import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { QueryView } from '@repo/client/query-view';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { TabLinks } from '@repo/ui/tab-links';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { HomeTabs } from '../../shared/SectionTabs.tsx';
import { DayControl } from './DayControl.tsx';
import { dayControlTexts as texts } from './day-control.texts.ts';

const dayShape = /^20\d{2}-\d{2}-\d{2}$/;

/** « Contrôle du jour »: the day of the address, today by default, below the last fourteen with what was signed of each. */
export function DayControlPage() {
  const { queries } = useServices();
  const { address, hrefWith } = useAddress();
  const days = useQuery(queries.query('listDayControls'));
  const typed = readAddress(address, 'day');
  const today = parisToday();
  const day = typed !== null && dayShape.test(typed) ? typed : today;
  const control = useQuery(queries.query('getDayControl', { path: { day } }));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.dayControl} />
      <HomeTabs />
      <Stack gap={24}>
        <QueryView failedTitle={texts.daysFailed} query={days} skeleton={<Skeleton height="2.75rem" />}>
          {({ items }) => (
            <TabLinks
              items={items.map((one) => ({
                href: hrefWith({ day: one.day === today ? null : one.day }),
                label: `${one.day === today ? texts.today : formatNumericDate(one.day)}\u00a0· ${texts.dayStates[one.state]}`,
                isCurrent: one.day === day,
              }))}
              label={texts.days}
            />
          )}
        </QueryView>
        <QueryView
          failedTitle={texts.failed}
          query={control}
          skeleton={
            <Card>
              <Skeleton height="20rem" />
            </Card>
          }
        >
          {(data) => <DayControl control={data} key={data.day} />}
        </QueryView>
      </Stack>
    </>
  );
}
