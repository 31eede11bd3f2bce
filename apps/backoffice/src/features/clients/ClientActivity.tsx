import type { OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { activityEntries } from '@repo/client/activity';
import { ChoiceFilter } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { hasAdminFlag } from '@repo/domain/access';
import { auditActionText } from '@repo/domain/audit';
import { formatLongDateTime } from '@repo/domain/format';
import { Pagination } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { Timeline, type TimelineItem } from '@repo/ui/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityTexts as texts } from './activity.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

type Item = OperationOutput<'listClientActivity'>['items'][number];
type Choice = keyof typeof texts.choices;

const pageSize = 25;
const isChoice = (text: string): text is Choice => Object.hasOwn(texts.choices, text);
const choices = Object.keys(texts.choices).filter(isChoice);

const queryOf = (choice: Choice | undefined) => {
  if (choice === undefined) return {};
  return choice === 'staff' || choice === 'client' ? { source: choice } : { type: choice };
};

/** What the client sees of their own activity and, to an administrator, what staff did. */
export function ClientActivity({ data: { client } }: ClientPartProps) {
  const { queries } = useServices();
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const [choice, setChoice] = useState<Choice>();
  const seesActs = user !== null && hasAdminFlag(user, 'yield');
  const activity = useQuery({
    ...queries.query('listClientActivity', {
      path: { id: client.id },
      query: { ...queryOf(choice), page, page_size: pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={16}>
      <ChoiceFilter
        anyLabel={texts.any}
        choices={choices.filter((one) => seesActs || (one !== 'staff' && one !== 'client'))}
        label={texts.filter}
        labels={texts.choices}
        onChange={(next) => {
          setChoice(next ?? undefined);
          setPage(1);
        }}
        value={choice}
      />
      <QueryView
        failedTitle={texts.failed}
        query={activity}
        skeleton={<Skeleton height="2.4rem" lines={5} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={choice === undefined ? texts.none : texts.noneOfType} />
          ) : (
            <>
              <Timeline items={items.flatMap(toLine)} />
              {total <= pageSize ? null : (
                <Pagination onPageChange={setPage} page={page} pageSize={pageSize} total={total} />
              )}
            </>
          )
        }
      </QueryView>
    </Stack>
  );
}

function toLine({ id, occurred_at: at, event, act }: Item): TimelineItem[] {
  const moment = formatLongDateTime(at);
  if (act !== null) {
    const about = [act.actor ?? texts.erasedActor, act.po_number, act.detail].filter(Boolean).join(' · ');
    return [
      {
        id,
        title: auditActionText(act.action),
        tone: 'neutral',
        detail: <Detail about={about} moment={moment} />,
      },
    ];
  }
  return activityEntries(event === null ? [] : [event]).map(({ title, subtitle, tone }) => ({
    id,
    title,
    tone,
    detail: <Detail about={subtitle} moment={moment} />,
  }));
}

function Detail({ about, moment }: { readonly about: string | null; readonly moment: string }) {
  return (
    <>
      {about}
      {about === null ? null : <br />}
      {moment}
    </>
  );
}
