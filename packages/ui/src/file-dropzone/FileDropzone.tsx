import { type Ref, useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { FileRow, type PickedFile } from './FileRow.tsx';
import styles from './file-dropzone.module.css';
import { fileDropzoneTexts } from './file-dropzone.texts.ts';
import { isAccepted } from './file-kind.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface FileDropzoneProps {
  readonly label: string;
  /** The accepted types and size, in words. */
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly files: readonly PickedFile[];
  /** The chosen or dropped files; dropped files that are not accepted are in `refused`. */
  readonly onAdd: (files: readonly File[], refused: readonly File[]) => void;
  readonly onRemove: (file: PickedFile) => void;
  /** MIME types; images and PDF by default (1§9). */
  readonly accept?: readonly string[] | undefined;
  /** The maximum number of files; the drop area disappears once reached. 1 by default. */
  readonly max?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Under two files whose order counts: exchanges them. */
  readonly swap?: { readonly label: string; readonly onSwap: () => void } | undefined;
  /** The button that opens the file chooser, so that a form can focus it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const defaultAccept = ['image/*', 'application/pdf'] as const;

/** Files to upload: chosen or dropped, listed with type and size, removable, with their progress. */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, description, error, files, onAdd, onRemove, accept = defaultAccept } = props;
  const { max = 1, isDisabled = false, swap, ref } = props;
  const id = useId();
  const add = (chosen: readonly File[]) => {
    const room = max - files.length;
    const accepted = chosen.filter((file) => isAccepted(file.type, accept));
    const refused = chosen.filter((file) => !isAccepted(file.type, accept));
    if (chosen.length > 0) onAdd(accepted.slice(0, room), refused);
  };
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(zone, { isDisabled: isDisabled || files.length >= max, onDrop: add });
  const many = max > 1;
  return (
    <fieldset aria-labelledby={`${id}-label`} className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      {description === undefined ? null : (
        <span className={styles.description} id={`${id}-description`}>
          {description}
        </span>
      )}
      {files.length < max ? (
        <div
          className={cx(styles.zone, error !== undefined && styles.wrong)}
          data-drop-target={isOver || undefined}
          ref={zone}
        >
          <Icon name="upload" size={22} />
          <span>
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={many}
              onSelect={(list) => add(list === null ? [] : [...list])}
            >
              <AriaButton
                aria-describedby={`${id}-label ${id}-description ${id}-error`}
                className={cx(styles.choose)}
                isDisabled={isDisabled}
                {...(ref ? { ref } : {})}
              >
                {many ? fileDropzoneTexts.chooseMany : fileDropzoneTexts.choose}
              </AriaButton>
            </FileTrigger>{' '}
            <span className={styles.or}>{many ? fileDropzoneTexts.dropMany : fileDropzoneTexts.drop}</span>
          </span>
        </div>
      ) : null}
      {files.length === 0 ? null : (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow file={file} key={file.id} onRemove={() => onRemove(file)} />
          ))}
        </ul>
      )}
      {swap === undefined || files.length !== 2 ? null : (
        <Button isDisabled={isDisabled} onPress={swap.onSwap} size="sm" variant="ghost">
          <Icon name="refresh" size={16} />
          {swap.label}
        </Button>
      )}
      {error === undefined ? null : (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="error" size={16} />
          {error}
        </span>
      )}
    </fieldset>
  );
}
