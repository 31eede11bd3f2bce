import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from '../internal/class-names.ts';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';
import { PasswordLength } from './PasswordLength.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shows the typed length against this minimum; only for a new password. */
  readonly minimumLength?: number | undefined;
}

/** A password that can be revealed: « Afficher », « Masquer ». */
export function PasswordField({ minimumLength, description, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <Button
      aria-label={isShown ? fieldTexts.hidePassword : fieldTexts.showPassword}
      className={cx(styles.toggle)}
      onPress={() => setIsShown(!isShown)}
    >
      {isShown ? fieldTexts.hide : fieldTexts.show}
    </Button>
  );
  const help =
    minimumLength === undefined ? (
      description
    ) : (
      <PasswordLength description={description} minimum={minimumLength} typed={props.value?.length ?? 0} />
    );
  return (
    <TextField
      {...props}
      autoCorrect="off"
      description={help}
      spellCheck="false"
      suffix={toggle}
      type={isShown ? 'text' : 'password'}
    />
  );
}
