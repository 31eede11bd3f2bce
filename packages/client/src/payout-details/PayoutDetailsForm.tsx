import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { Service } from '@repo/domain/access';
import { formatNumericDateTime } from '@repo/domain/format';
import { payoutHolderMaxLength, shortAccount, validatePayoutDetails } from '@repo/domain/payouts';
import { Button } from '@repo/ui/button';
import { Form, FormActions, RadioGroup, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { parisToday } from '../clock.ts';
import { FormAlert, useCheckedForm } from '../form/index.ts';
import { type DetailsForm, detailsOperations, meansOptions, toDetails } from './payout-details.model.ts';
import styles from './payout-details.module.css';
import { payoutDetailsTexts as texts } from './payout-details.texts.ts';
import { WalletProof } from './WalletProof.tsx';

export interface PayoutDetailsFormProps {
  readonly service: Service;
  readonly user: Pick<OperationOutput<'getMe'>, 'firstname' | 'lastname' | 'email'>;
  readonly onClose: () => void;
}

/** An IBAN, or a wallet that signs a text to prove whose it is. */
export function PayoutDetailsForm({ service, user, onClose }: PayoutDetailsFormProps) {
  const { api, queries, queryClient } = useServices();
  const [day] = useState(parisToday);
  const { get, set } = detailsOperations[service];
  const { values, change, field, submit, isPending, failure } = useCheckedForm<DetailsForm>({
    initial: {
      means: 'rib',
      holder: `${user.firstname} ${user.lastname}`,
      account: '',
      bic: '',
      signature: '',
    },
    validate: (form) => validatePayoutDetails(toDetails(form)),
    send: async (form) => {
      const { bic, signature, ...details } = toDetails(form);
      const saved = await api.call(set, {
        body: { ...details, bic: bic || null, signature: signature || null },
        confirms: texts.confirms(shortAccount(details.account, details.method)),
      });
      queryClient.setQueryData(queries.query(get).queryKey, saved);
      const [newest] = saved.items;
      if (newest !== undefined) toast.success(texts.done(formatNumericDateTime(newest.usable_from)));
      onClose();
    },
  });
  const isTransfer = values.means === 'rib';
  return (
    <Form aria-label={texts.title} isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <RadioGroup {...field('means')} label={texts.meansLabel} options={meansOptions} />
      <TextField
        {...field('holder')}
        autoComplete="name"
        label={texts.holder}
        maxLength={payoutHolderMaxLength}
      />
      <TextField
        {...field('account')}
        {...(values.means === 'bitcoin' && { description: texts.bitcoinHelp })}
        label={isTransfer ? texts.iban : texts.address}
        maxLength={100}
      />
      {isTransfer ? <TextField {...field('bic')} label={texts.bic} maxLength={11} /> : null}
      {values.means === 'ethereum' ? (
        <>
          <WalletProof
            address={values.account}
            day={day}
            email={user.email ?? ''}
            onSigned={(signature) => change({ signature })}
          />
          <TextField {...field('signature')} label={texts.signature} maxLength={300} />
        </>
      ) : null}
      <p className={styles.about}>{texts.delay}</p>
      <FormActions>
        <Button isDisabled={isPending} onPress={onClose} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} pendingLabel={texts.submitting} type="submit">
          {texts.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
