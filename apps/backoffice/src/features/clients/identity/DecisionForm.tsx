import { FormAlert, useCheckedForm } from '@repo/client/form';
import { type CompanyDocumentType, faultNames, faultsOf, rejectTypes } from '@repo/domain/kyc';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Form, RadioGroup, TextAreaField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useEffect, useId, useRef } from 'react';
import { InlineActions } from '../../../shared/DialogActions.tsx';
import { type FaultValues, noFault, validateDecision } from './identity.model.ts';
import styles from './identity.module.css';
import { rejectTypeTexts, identityTexts as texts } from './identity.texts.ts';

export interface DecisionFormProps {
  readonly title: string;
  /** What sending does. */
  readonly effect: string;
  readonly submit: string;
  /** What has a fault; null where the decision has none to name. */
  readonly document: CompanyDocumentType | 'identity' | null;
  readonly initial?: Partial<FaultValues> | undefined;
  /** Of a refusal or a revocation. */
  readonly hasRejectType?: boolean | undefined;
  /** A second person reads why. */
  readonly isHeld?: boolean | undefined;
  readonly isDangerous?: boolean | undefined;
  readonly onClose: () => void;
  /** Closes it once it succeeds. */
  readonly send: (values: FaultValues) => Promise<unknown>;
}

/** A decision beside the document that it is about: what is wrong, in one text for the client and one that they never read. */
export function DecisionForm({
  title,
  effect,
  submit,
  document,
  initial,
  hasRejectType = false,
  isHeld = false,
  isDangerous,
  onClose,
  send,
}: DecisionFormProps) {
  const heading = useFocusWhileOpen();
  const titleId = useId();
  const form = useCheckedForm<FaultValues>({
    initial: { ...noFault, ...initial },
    validate: (values) => validateDecision(values, { document, hasRejectType, isHeld }),
    send: async (values) => {
      await send(values);
      onClose();
    },
  });
  const { field } = form;
  return (
    <section aria-labelledby={titleId} className={styles.decision}>
      <h4 id={titleId} ref={heading} tabIndex={-1}>
        {title}
      </h4>
      <Form aria-labelledby={titleId} isPending={form.isPending} onSubmit={form.submit}>
        <p>{effect}</p>
        <FormAlert message={form.failure?.message} />
        {document === null ? null : (
          <Select
            {...field('fault')}
            label={texts.fault}
            options={faultsOf(document).map((fault) => ({ value: fault, label: faultNames[fault] }))}
          />
        )}
        {hasRejectType ? (
          <RadioGroup
            {...field('reject_type')}
            label={texts.rejectType}
            options={rejectTypes.map((type) => ({ value: type, label: rejectTypeTexts[type] }))}
          />
        ) : null}
        {document === null ? null : (
          <>
            <TextAreaField
              {...field('message')}
              description={texts.messageHelp}
              isOptional={form.values.fault !== 'other'}
              label={texts.message}
              maxLength={refusalMessageMaxLength}
            />
            <TextAreaField
              {...field('comment')}
              description={texts.internalHelp}
              isOptional
              label={texts.internal}
              maxLength={refusalMessageMaxLength}
              rows={2}
            />
          </>
        )}
        {isHeld ? (
          <TextAreaField
            {...field('reason')}
            description={texts.requestReasonHelp}
            label={texts.requestReason}
            maxLength={refusalMessageMaxLength}
            rows={2}
          />
        ) : null}
        <InlineActions
          isDangerous={isDangerous}
          isPending={form.isPending}
          onCancel={onClose}
          submit={submit}
        />
      </Form>
    </section>
  );
}

/** Moves the focus to the form that a key or a button elsewhere opened, and back once it closes. */
function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return heading;
}
