import { codeResendAfterMs } from '@repo/domain/limits';
import { normaliseCode, validateCode } from '@repo/domain/validation';
import { Button, TextButton } from '@repo/ui/button';
import { CodeField, Form } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { useSending } from '../sending/use-sending.ts';
import styles from './code.module.css';
import { codeTexts as texts } from './code.texts.ts';
import { codeRefusal } from './code-refusal.ts';
import { useCooldown } from './use-cooldown.ts';

export interface CodeFormProps {
  readonly onCode: (code: string) => Promise<unknown>;
  /** Sends another code; without it, the link is absent. */
  readonly onResend?: (() => Promise<unknown>) | undefined;
  readonly submitLabel?: string | undefined;
  /** Where the code is read; by default, an email. */
  readonly description?: string | undefined;
  /** Why the previous code was refused, when another screen sent it. */
  readonly refusal?: string | undefined;
}

/** Six digits received by e-mail or read from an application, submitted as soon as the last one is typed. */
export function CodeForm(props: CodeFormProps) {
  const { onCode, onResend, refusal, submitLabel = texts.confirm, description = texts.description } = props;
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { code: '' },
    validate: validateCode,
    send: ({ code }) => onCode(normaliseCode(code)),
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure === null ? refusal : codeRefusal(failure)} />
      <CodeField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field of this screen
        autoFocus
        {...field('code')}
        description={description}
        isReadOnly={isPending}
        label={texts.label}
        onComplete={submit}
      />
      <Button isFullWidth isPending={isPending} pendingLabel={texts.confirming} size="lg" type="submit">
        {submitLabel}
      </Button>
      {onResend === undefined ? null : <ResendLine onResend={onResend} />}
    </Form>
  );
}

/** Each code is an e-mail: another can be requested only after a delay, so that the first has had time to arrive. */
function ResendLine({ onResend }: { readonly onResend: () => Promise<unknown> }) {
  const { secondsLeft, restart } = useCooldown(codeResendAfterMs);
  const resend = useSending({
    mutationFn: onResend,
    onSuccess: () => {
      restart();
      toast.success(texts.resent);
    },
    onError: (error) => toast.error(codeRefusal(error)),
  });
  return (
    <p className={styles.resend}>
      {texts.notReceived}{' '}
      <TextButton isDisabled={resend.isPending || secondsLeft > 0} onPress={() => resend.send()}>
        {secondsLeft > 0 ? texts.resendIn(secondsLeft) : texts.resend}
      </TextButton>
    </p>
  );
}
