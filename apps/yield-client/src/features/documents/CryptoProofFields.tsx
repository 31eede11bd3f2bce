import type { CheckedForm } from '@repo/client/form';
import { Button, IconButton } from '@repo/ui/button';
import { TextField } from '@repo/ui/fields';
import { Icon } from '@repo/ui/icons';
import styles from './documents.module.css';
import { proofTexts as texts } from './documents.texts.ts';
import type { ProofForm } from './proof.model.ts';

interface CryptoProofFieldsProps {
  readonly field: CheckedForm<ProofForm>['field'];
}

/** The origin address of the funds, and their transaction: a hash, links, or both (R257–R260). */
export function CryptoProofFields({ field }: CryptoProofFieldsProps) {
  const { value: urls, onChange, error, ref } = field('tx_urls');
  return (
    <>
      <TextField {...field('wallet_address')} autoComplete="off" isCode label={texts.origin} />
      <TextField
        {...field('txid')}
        autoComplete="off"
        description={texts.txidHint}
        isCode
        label={texts.txid}
      />
      {urls.map((url, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a link is its place in the list; two may be equal
        <div className={styles.url} key={index}>
          <TextField
            autoComplete="off"
            error={index === 0 ? error : undefined}
            inputMode="url"
            isOptional
            label={texts.url(index + 1)}
            onChange={(typed) => onChange(urls.with(index, typed))}
            placeholder="https://"
            type="url"
            value={url}
            {...(index === 0 ? { ref } : {})}
          />
          {urls.length === 1 ? null : (
            <IconButton
              icon="trash"
              label={texts.removeUrl(index + 1)}
              onPress={() => onChange(urls.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      <div>
        <Button onPress={() => onChange([...urls, ''])} size="sm" variant="ghost">
          <Icon name="plus" size={16} />
          {texts.addUrl}
        </Button>
      </div>
    </>
  );
}
