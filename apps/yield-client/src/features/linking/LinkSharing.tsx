import { isApiError } from '@repo/api-sdk';
import { codeRefusal } from '@repo/client/code';
import { FormAlert } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { SharedData } from '@repo/client/services';
import { Button, TextButton } from '@repo/ui/button';
import { Stack } from '@repo/ui/layout';
import { linkingTexts as texts } from './linking.texts.ts';

export interface LinkSharingProps {
  /** Links the two services with the entered code. */
  readonly onAccept: () => Promise<void>;
  readonly onRefuse: () => void;
  /** Called when the code is wrong: it must be entered again. */
  readonly onWrongCode: (message: string) => void;
}

/** Shows what will be shared before linking: the consent, not the last digit, uses the code. */
export function LinkSharing({ onAccept, onRefuse, onWrongCode }: LinkSharingProps) {
  const linking = useSending({
    mutationFn: onAccept,
    onError: (error) => {
      const isCode = isApiError(error) && (error.code === 'identity.invalid_code' || error.status === 401);
      if (isCode) onWrongCode(codeRefusal(error));
    },
  });
  return (
    <Stack>
      <FormAlert message={linking.error?.message} title={texts.failed} />
      <SharedData />
      <Button
        isFullWidth
        isPending={linking.isPending || linking.isSuccess}
        onPress={() => linking.send()}
        pendingLabel={texts.accepting}
        size="lg"
      >
        {texts.accept}
      </Button>
      <TextButton isDisabled={linking.isPending} onPress={onRefuse}>
        {texts.refuse}
      </TextButton>
    </Stack>
  );
}
