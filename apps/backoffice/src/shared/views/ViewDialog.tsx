import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { viewNameMaxLength } from '@repo/domain/staff-views';
import { runChecks } from '@repo/domain/validation';
import { Dialog } from '@repo/ui/dialog';
import { CheckboxField, Form, TextField } from '@repo/ui/fields';
import { DialogActions } from '../DialogActions.tsx';
import type { StaffView } from './views.model.ts';
import { viewsTexts as texts } from './views.texts.ts';

export interface NamedView {
  readonly name: string;
  readonly isShared: boolean;
}

export interface ViewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly initial: NamedView;
  /** Whether sharing is chosen here: for a new view. */
  readonly hasSharing: boolean;
  /** `keyOf` gives a body its idempotency key, another one each time the dialog opens. */
  readonly send: (values: NamedView, keyOf: (body: unknown) => string) => Promise<StaffView>;
  readonly onDone: (view: StaffView) => void;
}

/** The name of a view; the form is reset each time it opens. */
export function ViewDialog(props: ViewDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      <ViewForm {...props} />
    </Dialog>
  );
}

function ViewForm({ initial, hasSharing, send, onDone, onClose }: ViewDialogProps) {
  const { queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const refresh = () => invalidate(queryClient, 'listStaffViews');
  const { field, values, change, submit, isPending, failure } = useCheckedForm({
    initial,
    // An empty name can’t be sent; the others are the server’s to refuse.
    validate: (typed) => runChecks([], typed),
    send: async ({ name, isShared }) => {
      const view = await send({ name: name.trim(), isShared }, keyOf).catch(async (error: unknown) => {
        // Changed in another window: the next try is on the view as it is now.
        await refresh();
        throw error;
      });
      await refresh();
      onDone(view);
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField {...field('name')} label={texts.name} maxLength={viewNameMaxLength} />
      {hasSharing ? (
        <CheckboxField
          description={texts.shareHelp}
          isSelected={values.isShared}
          onChange={(isShared) => change({ isShared })}
        >
          {texts.share}
        </CheckboxField>
      ) : null}
      <DialogActions
        isDisabled={values.name.trim() === ''}
        isPending={isPending}
        onBack={onClose}
        submit={texts.saveChange}
      />
    </Form>
  );
}
