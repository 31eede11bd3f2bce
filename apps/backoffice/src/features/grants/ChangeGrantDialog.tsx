import { Dialog } from '@repo/ui/dialog';
import { ChangeGrantForm, type ChangeGrantProps } from './ChangeGrantForm.tsx';
import type { GrantChangeKind } from './grant-change.model.ts';
import { grantChangeTexts as texts } from './grants.texts.ts';

/** One change of a grant, with its effect as it is typed. Closed without a change. */
export function ChangeGrantDialog({
  change,
  ...props
}: ChangeGrantProps & { readonly change: GrantChangeKind | null }) {
  return (
    <Dialog
      isOpen={change !== null}
      onClose={props.onCancel}
      shape="wide"
      title={change === null ? '' : texts.actions[change]}
    >
      {change === null ? null : <ChangeGrantForm {...props} change={change} />}
    </Dialog>
  );
}
