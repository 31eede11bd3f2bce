import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Button, type ButtonProps } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useSending } from '../sending/use-sending.ts';
import { emailConfirmationTexts as texts } from './email-confirmation.texts.ts';

/** Sends the link that confirms the address again; the server limits how often. */
export function ResendLink(look: Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'>) {
  const { queries, queryClient } = useServices();
  const resending = useSending(queries.mutation('sendConfirmationLink', { invalidates: [] }));
  const resend = () =>
    resending.send(
      {},
      {
        onSuccess: () => toast.success(texts.resent),
        onError: ({ status, message }) => {
          if (status !== 409) {
            toast.error(status === 0 ? texts.notSent : message);
            return;
          }
          // It was confirmed elsewhere meanwhile.
          toast.success(message);
          void invalidate(queryClient, 'getMe');
        },
      },
    );
  return (
    <Button
      {...look}
      isChange
      isPending={resending.isPending}
      onPress={resend}
      pendingLabel={texts.resending}
    >
      {texts.resend}
    </Button>
  );
}
