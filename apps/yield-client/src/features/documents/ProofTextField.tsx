import { TextField } from '@repo/ui/fields';
import { type Control, Controller } from 'react-hook-form';
import type { ProofForm } from './use-proof-form.ts';

interface ProofTextFieldProps {
  readonly control: Control<ProofForm>;
  readonly name: 'reference' | 'wallet_address' | 'txid';
  readonly label: string;
  readonly description?: string | undefined;
}

/** A line of the proof: references and addresses, in figures of one width. */
export function ProofTextField({ control, name, label, description }: ProofTextFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          autoComplete="off"
          description={description}
          error={fieldState.error?.message}
          isCode
          label={label}
          spellCheck="false"
        />
      )}
    />
  );
}
