import { Button, IconButton } from '@repo/ui/button';
import { TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import { type Control, Controller, useFieldArray, useFormState } from 'react-hook-form';
import { TextInput } from '../../shared/form/TextInput.tsx';
import styles from './documents.module.css';
import { proofTexts as texts } from './documents.texts.ts';
import type { ProofForm } from './use-proof-form.ts';

/** Where the funds came from, and their transaction: a hash, links, or both (R257–R260). */
export function CryptoProofFields({ control }: { readonly control: Control<ProofForm, unknown, ProofForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'tx_urls' });
  const { errors } = useFormState({ control });
  return (
    <>
      <TextInput autoComplete="off" control={control} isCode label={texts.origin} name="wallet_address" />
      <TextInput
        autoComplete="off"
        control={control}
        description={texts.txidHint}
        isCode
        label={texts.txid}
        name="txid"
      />
      {fields.map(({ id }, index) => (
        <div className={styles.url} key={id}>
          <Controller
            control={control}
            name={`tx_urls.${index}.url`}
            render={({ field }) => (
              <TextField
                {...field}
                autoComplete="off"
                error={index === 0 ? errors.tx_urls?.message : undefined}
                inputMode="url"
                isOptional
                label={texts.url(index + 1)}
                placeholder="https://"
                type="url"
              />
            )}
          />
          {fields.length === 1 ? null : (
            <IconButton icon="trash" label={texts.removeUrl(index + 1)} onPress={() => remove(index)} />
          )}
        </div>
      ))}
      <div>
        <Button onPress={() => append({ url: '' })} size="sm" variant="ghost">
          <Icon name="plus" size={16} />
          {texts.addUrl}
        </Button>
      </div>
    </>
  );
}
