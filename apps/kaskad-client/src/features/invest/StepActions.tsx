import { Button } from '@repo/ui/button';
import { FormActions } from '@repo/ui/fields';
import { investTexts as texts } from './invest.texts.ts';

interface StepActionsProps {
  readonly previous?: (() => void) | undefined;
  readonly submit?: string;
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
}

/** « Précédent » and « Continuer » at the end of a step. */
export function StepActions({
  previous,
  submit = texts.next,
  isPending = false,
  isDisabled = false,
}: StepActionsProps) {
  return (
    <FormActions>
      {previous === undefined ? null : (
        <Button isDisabled={isPending} onPress={previous} variant="ghost">
          {texts.previous}
        </Button>
      )}
      <Button isDisabled={isDisabled} isPending={isPending} type="submit">
        {submit}
      </Button>
    </FormActions>
  );
}
