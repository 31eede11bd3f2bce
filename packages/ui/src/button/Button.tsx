import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../internal/class-names.ts';
import styles from './button.module.css';
import { buttonTexts } from './button.texts.ts';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>,
    ButtonLook {
  readonly children: ReactNode;
  /** The action is on its way: it says so at once, keeps focus and can't be sent again. */
  readonly isPending?: boolean | undefined;
  /** Replaces the words while pending; « Envoi en cours… » is always read out. */
  readonly pendingLabel?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What sends, saves, opens. For an address, use `LinkButton`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    isFullWidth,
    isPending = false,
    pendingLabel,
    className,
    ref,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      className={cx(buttonClass({ variant, size, isFullWidth }), className)}
      isPending={isPending}
      {...(ref ? { ref } : {})}
    >
      {isPending ? <Spinner /> : null}
      <span className={styles.label}>{isPending ? (pendingLabel ?? children) : children}</span>
    </AriaButton>
  );
}

/**
 * A button named by `aria-label` is read out with it, by the identifier it gives. React Aria's own progress bar brings the
 * formats of its value, and wakes the tables of Intl on every page.
 */
function Spinner() {
  const id = useSlottedContext(ProgressBarContext)?.id;
  return <progress aria-label={buttonTexts.pending} className={styles.spinner} id={id} />;
}
