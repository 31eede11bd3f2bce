import { formatAddress, formatIban } from '@repo/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { copyFieldTexts } from '../parts.texts.ts';
import { toast } from '../toast/index.ts';
import styles from './copy-field.module.css';
import { copyText } from './copy-text.ts';

export interface CopyFieldProps {
  readonly label: ReactNode;
  /** The value to copy: a name as it is, anything else without its grouping spaces. */
  readonly value: string;
  /** How it is grouped for display; only an address has its first and last characters highlighted. */
  readonly kind: 'address' | 'iban' | 'text' | 'name';
  /** The accessible name of the button: « Copier l’adresse ». */
  readonly copyLabel?: string | undefined;
  /** Announced once copied; « Adresse copiée ! » by default (1§8). */
  readonly copiedMessage?: string | undefined;
  /** Beside the button: what to check. */
  readonly hint?: ReactNode;
}

const group: Readonly<Record<CopyFieldProps['kind'], (value: string) => string>> = {
  address: formatAddress,
  iban: formatIban,
  text: (value) => value,
  name: (value) => value,
};

/** A reference to copy in one press: grouped for comparison, copied without spaces, except a name. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, kind, copyLabel, copiedMessage, hint } = props;
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <p className={styles.value} data-kind={kind} translate="no">
        {kind === 'address' ? <PickedOut grouped={group[kind](value)} /> : group[kind](value)}
      </p>
      <div className={styles.line}>
        <CopyButton
          copiedMessage={copiedMessage}
          label={copyLabel}
          value={kind === 'name' ? value : value.replaceAll(/\s/g, '')}
        />
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

/** How many characters of each end of an address are highlighted. */
const COMPARED = 6;

/** The ends of an address, which users compare; the prefix common to the network is not counted. */
function PickedOut({ grouped }: { readonly grouped: string }) {
  const prefix = /^0x /i.exec(grouped)?.[0] ?? '';
  const head = endOf(grouped, prefix.length, 1);
  const tail = endOf(grouped, grouped.length - 1, -1) + 1;
  if (tail <= head) return grouped;
  return (
    <>
      <b>{grouped.slice(0, head).replace(prefix, prefix.trim())}</b>
      {grouped.slice(head, tail)}
      <b>{grouped.slice(tail)}</b>
    </>
  );
}

/** The end index of the highlighted characters, counted from `start` without the spaces. */
function endOf(grouped: string, start: number, step: 1 | -1): number {
  let counted = 0;
  let index = start;
  for (; counted < COMPARED && index >= 0 && index < grouped.length; index += step) {
    if (grouped[index] !== ' ') counted += 1;
  }
  return index;
}
