import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/index.ts';
import { cx } from '../internal/class-names.ts';
import { dialogTexts } from '../ui.texts.ts';
import styles from './dialog.module.css';
import { RestoreFocus } from './RestoreFocus.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by Échap, the close button, or a press outside of a dialog without a field or steps. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** `drawer` slides in from the side and keeps the page in view; `sheet` fills the screen, for signing a contract. */
  readonly shape?: 'center' | 'wide' | 'drawer' | 'sheet' | undefined;
  /** A confirmation: no close button, and a press outside does nothing. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** It has several steps, some without a field: a press outside, such as the second of a double press, does nothing. */
  readonly hasSteps?: boolean | undefined;
  /** An action is pending: Échap, the close button and a press outside do nothing. */
  readonly isLocked?: boolean | undefined;
}

const fields = 'input, textarea, select, [contenteditable="true"]';

/**
 * A modal dialog. Focus moves in, is trapped and returns to what opened it.
 *
 * States: four shapes, long content (the title and the buttons of a drawer stay in view), a confirmation, locked.
 * Pattern: ARIA APG « Dialog (Modal) » and, for a confirmation, « Alert and Message Dialogs ».
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, shape = 'center', role = 'dialog' } = props;
  const { isLocked = false, hasSteps = false } = props;
  const isQuestion = role === 'alertdialog';
  const body = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      className={cx(styles.scrim, styles[`${shape}Scrim`])}
      isDismissable={!isQuestion && !isLocked && !hasSteps}
      isKeyboardDismissDisabled={isLocked}
      // A press beside it, or the second click of the button that opened it, would lose what is typed.
      shouldCloseOnInteractOutside={() => body.current?.querySelector(fields) == null}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={cx(styles.box, styles[shape])}>
        <RestoreFocus />
        <AriaDialog className={cx(styles.content)} role={role}>
          <div className={styles.head}>
            <Heading className={styles.title ?? ''} slot="title">
              {title}
            </Heading>
            {isQuestion ? null : (
              <IconButton
                icon="close"
                isDisabled={isLocked}
                label={dialogTexts.close}
                onPress={onClose}
                variant="quiet"
              />
            )}
          </div>
          <div className={styles.body} ref={body}>
            {children}
          </div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
