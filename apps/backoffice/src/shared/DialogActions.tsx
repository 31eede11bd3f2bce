import { Button } from '@repo/ui/button';
import { FormActions } from '@repo/ui/fields';
import { Cluster } from '@repo/ui/layout';
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

interface InlineActionsProps
  extends Pick<DialogActionsProps, 'isPending' | 'submit' | 'isDisabled' | 'isDangerous'> {
  readonly onCancel: () => void;
}

/** The last line of a form within a panel: the button that sends it, and the one that closes it. */
export function InlineActions({
  isPending,
  isDisabled = false,
  isDangerous,
  onCancel,
  submit,
}: InlineActionsProps) {
  return (
    <Cluster gap={4}>
      <Button
        isDisabled={isDisabled}
        isPending={isPending}
        size="sm"
        type="submit"
        variant={isDangerous === true ? 'danger' : 'primary'}
      >
        {submit}
      </Button>
      <Button isDisabled={isPending} onPress={onCancel} size="sm" variant="ghost">
        {texts.cancel}
      </Button>
    </Cluster>
  );
}
