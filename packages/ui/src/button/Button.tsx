import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { cx } from '../internal/class-names.ts';
import { useIsReadOnly } from '../read-only/read-only.ts';
import { buttonTexts } from '../ui.texts.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>,
    ButtonLook {
  readonly children: ReactNode;
  /** The action is in progress: shown at once, the button keeps focus and cannot be pressed again. */
  readonly isPending?: boolean | undefined;
  /** Replaces the label while pending; screen readers always get « Envoi en cours… ». */
  readonly pendingLabel?: string | undefined;
  /** It changes something, or opens what does: disabled while staff read a client’s space. Submissions are without it. */
  readonly isChange?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that sends, saves or opens. For navigation, use `LinkButton`. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    isFullWidth,
    isPending = false,
    pendingLabel,
    isChange = props.type === 'submit',
    isDisabled = false,
    className,
    ref,
    ...rest
  } = props;
  const isReadOnly = useIsReadOnly();
  return (
    <AriaButton
      {...rest}
      className={cx(buttonClass({ variant, size, isFullWidth }), className)}
      isDisabled={isDisabled || (isChange && isReadOnly)}
      isPending={isPending}
      {...(ref ? { ref } : {})}
    >
      {isPending ? <Spinner /> : null}
      <span className={styles.label}>{isPending ? (pendingLabel ?? children) : children}</span>
    </AriaButton>
  );
}

/**
 * A button named by `aria-label` is announced with it, by its id. React Aria's own progress bar formats its value,
 * which loads Intl on every page.
 */
function Spinner() {
  const id = useSlottedContext(ProgressBarContext)?.id;
  return <progress aria-label={buttonTexts.pending} className={styles.spinner} id={id} />;
}
