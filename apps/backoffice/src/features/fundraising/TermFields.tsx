import { Button, IconButton } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import type { TermForm } from './round-form.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';

const MAX_TERMS = 20;

interface TermFieldsProps {
  readonly value: readonly TermForm[];
  readonly onChange: (value: readonly TermForm[]) => void;
  readonly help: string;
  readonly error: string | undefined;
}

/** The conditions of an instrument, one line each. */
export function TermFields({ value, onChange, help, error }: TermFieldsProps) {
  const set = (key: number, changed: Partial<TermForm>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const nextKey = Math.max(-1, ...value.map(({ key }) => key)) + 1;
  return (
    <div className={styles.tranches}>
      <p className={styles.help}>{help}</p>
      {error === undefined ? null : (
        <Banner isLive tone="error">
          {error}
        </Banner>
      )}
      {value.map(({ key, label, value: text }, index) => (
        <div className={styles.tranche} key={key}>
          <TextField
            label={texts.term(index + 1)}
            maxLength={80}
            onChange={(next) => set(key, { label: next })}
            value={label}
          />
          <TextField
            label={texts.termValue(index + 1)}
            maxLength={300}
            onChange={(next) => set(key, { value: next })}
            value={text}
          />
          <IconButton
            icon="close"
            label={texts.removeTerm(index + 1)}
            onPress={() => onChange(value.filter((row) => row.key !== key))}
            size="sm"
            variant="quiet"
          />
        </div>
      ))}
      <div>
        <Button
          isDisabled={value.length >= MAX_TERMS}
          onPress={() => onChange([...value, { key: nextKey, label: '', value: '' }])}
          size="sm"
          variant="ghost"
        >
          {texts.addTerm}
        </Button>
      </div>
    </div>
  );
}
