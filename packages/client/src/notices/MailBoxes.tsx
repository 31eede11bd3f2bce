import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { CheckboxField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { noticesTexts as texts } from './notices.texts.ts';

export interface MailBox<Kind extends string> {
  readonly kind: Kind;
  readonly label: string;
}

interface MailBoxesProps<Kind extends string> {
  /** Those that are always sent, and why. */
  readonly always: string;
  /** Always sent, as boxes that cannot be changed. */
  readonly fixed?: readonly string[] | undefined;
  readonly boxes: readonly MailBox<Kind>[];
  readonly stored: Readonly<Record<Kind, boolean>>;
  readonly save: (chosen: Record<Kind, boolean>, idempotencyKey: string) => Promise<unknown>;
}

/** Which emails are sent that only inform; a box is saved when it is ticked. */
export function MailBoxes<Kind extends string>(props: MailBoxesProps<Kind>) {
  const { always, fixed = [], boxes, stored, save } = props;
  const keyOf = useIdempotencyKey();
  const saving = useSending<unknown, Error, Record<Kind, boolean>>({
    mutationFn: (chosen) => save(chosen, keyOf(chosen)),
    onSuccess: () => toast.success(texts.saved),
    onError: () => toast.error(texts.notSaved),
  });
  const shown = saving.isPending ? saving.variables : stored;
  return (
    <Stack gap={12}>
      <p className="muted">{always}</p>
      {fixed.map((label) => (
        <CheckboxField isDisabled isSelected key={label}>
          {label}
        </CheckboxField>
      ))}
      {boxes.map(({ kind, label }) => (
        <CheckboxField
          isSelected={shown[kind]}
          isReadOnly={saving.isPending}
          key={kind}
          onChange={(isSent) => saving.send({ ...stored, [kind]: isSent })}
        >
          {label}
        </CheckboxField>
      ))}
    </Stack>
  );
}
