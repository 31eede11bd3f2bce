import { formatIban } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { copyFieldTexts } from '../parts.texts.ts';
import { toast } from '../toast/index.ts';
import styles from './copy-field.module.css';
import { copyText } from './copy-text.ts';

export interface CopyFieldProps {
  readonly label: ReactNode;
  /** The value as it is, before it is grouped. */
  readonly value: string;
  /** How it is grouped for display; only an address has its first and last characters highlighted. */
  readonly kind: 'address' | 'iban' | 'text' | 'name';
  /** The accessible name of the button: « Copier l’adresse ». */
  readonly copyLabel?: string | undefined;
  /** Announced once copied; « Adresse copiée ! » by default (1§8). */
  readonly copiedMessage?: string | undefined;
  /** What is copied; by default the value, a name as it is, anything else without its grouping spaces. */
  readonly copied?: string | undefined;
  /** Beside the button: what to check. */
  readonly hint?: ReactNode;
}

const group: Readonly<Record<Exclude<CopyFieldProps['kind'], 'address'>, (value: string) => string>> = {
  iban: formatIban,
  text: (value) => value,
  name: (value) => value,
};

/** A reference to copy in one press: grouped for comparison, copied without spaces, except a name. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, kind, copyLabel, copiedMessage, hint } = props;
  const copied = props.copied ?? (kind === 'name' ? value : value.replaceAll(/\s/g, ''));
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <p className={styles.value} data-kind={kind} translate="no">
        {kind === 'address' ? <PickedOut address={value} /> : group[kind](value)}
      </p>
      <div className={styles.line}>
        <CopyButton copiedMessage={copiedMessage} label={copyLabel} value={copied} />
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </div>
    </div>
  );
}

export interface CopyButtonProps {
  /** What is copied, as it is. */
  readonly value: string;
  readonly label?: string | undefined;
  /** Announced once copied. */
  readonly copiedMessage?: string | undefined;
}

/** « Copier », for a value that is shown elsewhere. */
export function CopyButton({
  value,
  label = copyFieldTexts.copy,
  copiedMessage = copyFieldTexts.copied,
}: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(value)) toast.success(copiedMessage);
    else toast.error(copyFieldTexts.failed);
  };
  return (
    <Button onPress={() => void copy()} size="sm" variant="ghost">
      <Icon name="copy" size={16} />
      {label}
    </Button>
  );
}

/** How many characters of each end of an address are highlighted, as one group. */
const COMPARED = 6;

/** The ends of an address, which users compare, around groups of four; the prefix common to the network is not counted. */
function PickedOut({ address }: { readonly address: string }) {
  const compact = address.replaceAll(/\s/g, '');
  const prefix = /^0x/i.exec(compact)?.[0] ?? '';
  const head = prefix.length + COMPARED;
  const tail = compact.length - COMPARED;
  if (tail <= head) return compact;
  return (
    <>
      <b>{compact.slice(0, head)}</b>{' '}
      {compact
        .slice(head, tail)
        .match(/.{1,4}/g)
        ?.join(' ')}{' '}
      <b>{compact.slice(tail)}</b>
    </>
  );
}
