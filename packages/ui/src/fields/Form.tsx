import type { FormEvent, ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './form.module.css';

export interface FormProps {
  /** Called once per submission: never while `isPending`. The browser's own submission is always prevented. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly isPending?: boolean | undefined;
  /** Names the form when the page has several. */
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form with French validation messages: the browser's own are off, and Enter cannot submit twice. */
export function Form({ onSubmit, isPending = false, className, children, ...rest }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) void onSubmit(event);
  };
  return (
    <form {...rest} aria-busy={isPending} className={cx(styles.form, className)} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
