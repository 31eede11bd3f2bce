import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import type { User } from './profile.schema.ts';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.change;

/** The change that was requested after a verdict on the identity, until the team decides it. */
export function ProfileChange({ change }: { readonly change: NonNullable<User['profile_change']> }) {
  const { queries, queryClient, session } = useServices();
  const { send, isPending } = useSending({
    ...queries.mutation('cancelProfileChange', { invalidates: [] }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queries.query('getMe').queryKey, saved);
      session.setUser(saved);
      toast.success(texts.canceled);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Banner
      action={
        <Button isChange isPending={isPending} onPress={() => send({})} size="sm" variant="ghost">
          {texts.cancel}
        </Button>
      }
      title={texts.title}
      tone="warning"
    >
      <Stack gap={8}>
        <p>{texts.about(formatLongDateTime(change.created_at))}</p>
        <DefinitionList
          items={change.lines.map(({ label, before, after }) => ({
            term: label,
            value: texts.line(before, after),
          }))}
        />
      </Stack>
    </Banner>
  );
}
