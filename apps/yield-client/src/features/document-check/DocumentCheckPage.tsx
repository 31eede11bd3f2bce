import { type components, isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useCheckedForm } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { runChecks } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Banner, type BannerTone, ErrorState, LoadingMessage } from '@repo/ui/feedback';
import { Form, TextField } from '@repo/ui/fields';
import { FileDropzone } from '@repo/ui/file-dropzone';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useState } from 'react';
import styles from './document-check.module.css';
import { documentCheckTexts as texts } from './document-check.texts.ts';
import { readCopy } from './read-copy.ts';

type Verdict = components['schemas']['DocumentVerdict'];

const maxBytes = 25 * 1024 * 1024;

/** Open to all: whether a copy is a document of ours, as it was issued. */
export function DocumentCheckPage() {
  const { api, config } = useServices();
  const [refused, setRefused] = useState<string | null>(null);
  const { send, data, error, isPending, variables, reset } = useSending<Verdict, Error, File | string>({
    mutationFn: async (copy) => {
      if (typeof copy === 'string') return api.call('checkDocument', { body: { sha256: copy } });
      const { sha256, sealedSha256, isSealBroken } = await readCopy(copy);
      const body = { sha256, ...(sealedSha256 !== null && { sealed_sha256: sealedSha256 }) };
      const found = await api.call('checkDocument', { body });
      return found.verdict === 'unknown' && isSealBroken ? { ...found, verdict: 'altered' } : found;
    },
  });
  const chosen = variables instanceof File ? variables : null;
  const choose = ([file]: readonly File[], others: readonly File[]) => {
    reset();
    if (file === undefined) setRefused(others.length > 0 ? texts.notPdf : null);
    else if (file.size > maxBytes) setRefused(texts.tooLarge);
    else {
      setRefused(null);
      send(file);
    }
  };
  return (
    <>
      <title>{texts.title}</title>
      <PageHeader subtitle={texts.subtitle(config.brand.yield)} title={texts.title} />
      <Stack className={styles.page} gap={24}>
        <FileDropzone
          accept={['application/pdf']}
          description={texts.fileHelp}
          error={refused ?? undefined}
          files={
            chosen === null
              ? []
              : [{ id: 'copy', name: chosen.name, type: chosen.type, sizeBytes: chosen.size }]
          }
          isDisabled={isPending}
          label={texts.file}
          onAdd={choose}
          onRemove={reset}
        />
        <HashForm
          isPending={isPending}
          onCheck={(sha256) => {
            setRefused(null);
            send(sha256);
          }}
        />
        {isPending ? <LoadingMessage /> : null}
        {error === null || variables === undefined ? null : (
          <Failed error={error} onRetry={() => send(variables)} />
        )}
        {data === undefined ? null : <VerdictBanner found={data} />}
      </Stack>
    </>
  );
}

interface HashFormProps {
  readonly isPending: boolean;
  readonly onCheck: (sha256: string) => void;
}

const written = (hash: string) => hash.replaceAll(/\s/g, '').toLowerCase();
const hashChecks = [
  {
    field: 'hash',
    message: texts.hashInvalid,
    holds: ({ hash }: { readonly hash: string }) => /^[0-9a-f]{64}$/.test(written(hash)),
  },
] as const;

function HashForm({ isPending, onCheck }: HashFormProps) {
  const { field, submit } = useCheckedForm({
    initial: { hash: '' },
    validate: (values) => runChecks(hashChecks, values),
    send: ({ hash }) => {
      onCheck(written(hash));
      return Promise.resolve();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <TextField {...field('hash')} autoComplete="off" description={texts.hashHelp} label={texts.hash} />
      <div>
        <Button isPending={isPending} pendingLabel={texts.checking} type="submit" variant="ghost">
          {texts.check}
        </Button>
      </div>
    </Form>
  );
}

/** The device may have lost the file since it was chosen; the server, its connection. */
function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry} title={texts.failed}>
      {isApiError(error) ? error.message : texts.unreadable}
    </ErrorState>
  );
}

const tones: Readonly<Record<Verdict['verdict'], BannerTone>> = {
  genuine: 'success',
  replaced: 'warning',
  altered: 'error',
  unknown: 'info',
};

function VerdictBanner({ found }: { readonly found: Verdict }) {
  const { verdict, kind, issued_on: issuedOn, replaced_on: replacedOn } = found;
  const { title } = texts.verdicts[verdict];
  const text =
    verdict === 'replaced' ? texts.verdicts.replaced.text(replacedOn ?? '') : texts.verdicts[verdict].text;
  return (
    <Banner isLive title={title} tone={tones[verdict]}>
      {kind === null || issuedOn === null ? null : <p>{texts.issued(texts.kinds[kind], issuedOn)}</p>}
      <p>{text}</p>
    </Banner>
  );
}
