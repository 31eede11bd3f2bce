import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { CheckboxField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.mails;

type Preferences = OperationOutput<'getKaskadPreferences'>;

const kinds = ['firm', 'issued', 'grant_made'] as const satisfies readonly (keyof Preferences)[];

/** Which emails are sent that only inform; a box is saved when it is ticked. */
export function MailsCard() {
  const { queries } = useServices();
  const preferences = useQuery(queries.query('getKaskadPreferences'));
  return (
    <Card title={texts.title}>
      <QueryView
        failedTitle={texts.failed}
        query={preferences}
        skeleton={<Skeleton height="2rem" lines={3} />}
      >
        {(stored) => <Boxes stored={stored} />}
      </QueryView>
    </Card>
  );
}

function Boxes({ stored }: { readonly stored: Preferences }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const saving = useSending<Preferences, Error, Preferences>({
    mutationFn: (body) => api.call('saveKaskadPreferences', { body, idempotencyKey: keyOf(body) }),
    onSuccess: async () => {
      await invalidate(queryClient, 'getKaskadPreferences');
      toast.success(texts.saved);
    },
    onError: () => toast.error(texts.notSaved),
  });
  const shown = saving.isPending ? saving.variables : stored;
  return (
    <Stack gap={12}>
      <p className="muted">{texts.always}</p>
      {kinds.map((kind) => (
        <CheckboxField
          isDisabled={saving.isPending}
          isSelected={shown[kind]}
          key={kind}
          onChange={(isSent) => saving.send({ ...stored, [kind]: isSent })}
        >
          {texts.kinds[kind]}
        </CheckboxField>
      ))}
    </Stack>
  );
}
