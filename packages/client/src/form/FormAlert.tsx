import { Banner } from '@repo/ui/feedback';

export interface FormAlertProps {
  readonly title?: string | undefined;
  /** Null renders nothing. */
  readonly message: string | null | undefined;
}

/** Above a form: the first rule that fails, or why submitting failed. */
export function FormAlert({ title, message }: FormAlertProps) {
  if (message === null || message === undefined) return null;
  return (
    <Banner isLive title={title} tone="error">
      {message}
    </Banner>
  );
}
