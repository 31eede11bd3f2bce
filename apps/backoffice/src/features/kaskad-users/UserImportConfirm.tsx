import type { ApiError } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { FormActions } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { countOf, type UserImport } from './user-import.model.ts';
import { userImportTexts as texts } from './user-import.texts.ts';

interface UserImportConfirmProps {
  readonly plan: UserImport;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** Step 3: how many invitations leave, and what each person receives. */
export function UserImportConfirm({ plan, isPending, error, onBack, onConfirm }: UserImportConfirmProps) {
  const invites = countOf(plan, 'new');
  const leftOut = plan.people.length - invites;
  return (
    <Stack gap={16}>
      {error === null ? null : <Banner isLive title={error.message} tone="error" />}
      <h2>{texts.confirm(invites, plan.file_name)}</h2>
      <p>{texts.confirmHelp}</p>
      {leftOut === 0 ? null : <p>{texts.leftOut(leftOut)}</p>}
      <FormActions>
        <Button isDisabled={isPending} onPress={onBack} variant="ghost">
          {texts.backToCheck}
        </Button>
        <Button isPending={isPending} onPress={onConfirm}>
          {texts.submit(invites)}
        </Button>
      </FormActions>
    </Stack>
  );
}
