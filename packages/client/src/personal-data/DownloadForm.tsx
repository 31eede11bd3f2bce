import { useServices } from '@repo/auth';
import { saveFile } from '@repo/ui/save-file';
import { toast } from '@repo/ui/toast';
import { ConfirmPasswordForm } from '../confirm-password/ConfirmPasswordForm.tsx';
import { personalDataTexts as texts } from './personal-data.texts.ts';

export type Format = keyof typeof texts.downloads;

export interface DownloadFormProps {
  readonly format: Format;
  readonly onClose: () => void;
}

/** Downloads the client's personal data, after the password is confirmed. */
export function DownloadForm({ format, onClose }: DownloadFormProps) {
  const { api } = useServices();
  return (
    <ConfirmPasswordForm
      isDangerous={false}
      label={texts.downloads[format]}
      onCancel={onClose}
      onPassword={async (password) => {
        const { name, content } = await api.download('exportPersonalData', { body: { password, format } });
        saveFile(name, content);
        toast.success(texts.done);
        onClose();
      }}
      pendingLabel={texts.confirming}
      submitLabel={texts.confirm}
    />
  );
}
