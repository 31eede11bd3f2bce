import type { OperationOutput } from '@repo/api-sdk';
import { Button } from '@repo/ui/button';
import { Cluster } from '@repo/ui/layout';
import styles from './factors.module.css';
import { factorsTexts as texts } from './factors.texts.ts';

export type Factor = OperationOutput<'listFactors'>['factors'][number];

interface FactorRowProps {
  readonly factor: Factor;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One factor: its name, kind, dates, and what may be done with it. */
export function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const { name, kind, created_at: createdAt, last_used_at: usedAt } = factor;
  return (
    <li className={styles.row}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.fine}>
          {texts.kinds[kind]} · {texts.added(createdAt)} · {texts.used(usedAt)}
        </p>
      </div>
      <Cluster>
        <Button aria-label={texts.renameOf(name)} isChange onPress={onRename} size="sm" variant="quiet">
          {texts.rename}
        </Button>
        <Button aria-label={texts.removeOf(name)} isChange onPress={onRemove} size="sm" variant="ghost">
          {texts.remove}
        </Button>
      </Cluster>
    </li>
  );
}
