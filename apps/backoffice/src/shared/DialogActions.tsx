import { Button } from '@repo/ui/button';
import { FormActions } from '@repo/ui/fields';
import { dialogTexts as texts } from './shared.texts.ts';

export interface DialogActionsProps {
  readonly isPending: boolean;
  readonly onBack: () => void;
  /** The label of the submit button. */
  readonly submit: string;
  /** Whether a required field is missing. */
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean | undefined;
}

/** The last line of a form that is a dialog: back, and the button that sends it. */
export function DialogActions({
  isPending,
  onBack,
  submit,
  isDisabled = false,
  isDangerous,
}: DialogActionsProps) {
  return (
    <FormActions>
      <Button isDisabled={isPending} onPress={onBack} variant="ghost">
        {texts.back}
      </Button>
      <Button
        isDisabled={isDisabled}
        isPending={isPending}
        type="submit"
        variant={isDangerous === true ? 'danger' : 'primary'}
      >
        {submit}
      </Button>
    </FormActions>
  );
}
