import { Banner } from '@repo/ui/feedback';

export interface FormAlertProps {
  readonly title?: string | undefined;
  /** Nothing to say, nothing drawn. */
  readonly message: string | null | undefined;
}

/** Above a form: the first rule that fails, or why the sending failed. */
export function FormAlert({ title, message }: FormAlertProps) {
  if (message === null || message === undefined) return null;
  return (
    <Banner isLive title={title} tone="error">
      {message}
    </Banner>
  );
}
