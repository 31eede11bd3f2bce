import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Banner } from '../feedback/index.ts';
import { Dialog } from './Dialog.tsx';
import { dialogTexts } from './dialog.texts.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Backs out; nothing is done. */
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The question. */
  readonly title: string;
  /** What will happen, and what will not. */
  readonly children?: ReactNode;
  /** The verb: « Annuler le contrat », never « Oui ». */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDangerous?: boolean | undefined;
  /** The answer is on its way: the dialog stays until it comes, even when Échap is pressed. */
  readonly isPending?: boolean | undefined;
  /** It could not be done: what happened, what is safe. The question is still there to be answered again. */
  readonly error?: string | undefined;
}

/**
 * Asks before what can't be undone. Opens on the answer that changes nothing.
 *
 * States: ordinary, dangerous, pending, failed. Pattern: ARIA APG « Alert and Message Dialogs ».
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onCancel, onConfirm, title, children, confirmLabel, error } = props;
  const { cancelLabel = dialogTexts.cancel, isDangerous = false, isPending = false } = props;
  return (
    <Dialog
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens on the answer that changes nothing */}
          <Button autoFocus isDisabled={isPending} onPress={onCancel} variant="ghost">
            {cancelLabel}
          </Button>
          <Button isPending={isPending} onPress={onConfirm} variant={isDangerous ? 'danger' : 'primary'}>
            {confirmLabel}
          </Button>
        </>
      }
      isLocked={isPending}
      isOpen={isOpen}
      onClose={onCancel}
      role="alertdialog"
      title={title}
    >
      {children}
      {error === undefined || isPending ? null : (
        <Banner isLive tone="error">
          {error}
        </Banner>
      )}
    </Dialog>
  );
}
