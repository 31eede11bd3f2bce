import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type MailBox, MailBoxes } from '@repo/client/notices';
import { QueryView } from '@repo/client/query-view';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.mails;

type Kind = keyof OperationOutput<'getKaskadPreferences'>;

const kinds = ['firm', 'issued', 'grant_made'] as const satisfies readonly Kind[];
const boxes: readonly MailBox<Kind>[] = kinds.map((kind) => ({ kind, label: texts.kinds[kind] }));

/** Which emails are sent that only inform. */
export function MailsCard() {
  const { api, queries, queryClient } = useServices();
  const preferences = useQuery(queries.query('getKaskadPreferences'));
  return (
    <Card title={texts.title}>
      <QueryView failedTitle={texts.failed} query={preferences} skeleton={<Skeleton height="12.9rem" />}>
        {(stored) => (
          <MailBoxes
            always={texts.always}
            boxes={boxes}
            save={async (body, idempotencyKey) => {
              await api.call('saveKaskadPreferences', { body, idempotencyKey });
              await invalidate(queryClient, 'getKaskadPreferences');
            }}
            stored={stored}
          />
        )}
      </QueryView>
    </Card>
  );
}
