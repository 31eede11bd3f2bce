import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@repo/ui/feedback';
import { FrameEmbed } from '@repo/ui/frame-embed';
import { saveFile } from '@repo/ui/save-file';
import type { CSSProperties } from 'react';
import { ScanBadge } from '../../../shared/documents/ScanBadge.tsx';
import { type CasePage, isImage, isPdf } from './identity.model.ts';
import styles from './identity.module.css';
import { useClientFile, useClientFileLink } from './identity.queries.ts';
import { identityTexts as texts } from './identity.texts.ts';

interface FilePageProps {
  readonly page: CasePage;
  readonly zoom: number;
  readonly quarters: number;
}

// React's style type does not accept custom properties.
function placeOf({ zoom, quarters }: Pick<FilePageProps, 'zoom' | 'quarters'>): CSSProperties {
  const style: Record<string, string> = { '--zoom': String(zoom), '--turn': `${quarters * 90}deg` };
  return style;
}

/** One document as it was sent: loading, failed, refused, or shown. */
export function FilePage(props: FilePageProps) {
  const { file } = props.page;
  const opened = isPdf(file) ? <PdfPage page={props.page} /> : <ImagePage {...props} />;
  return (
    <>
      <ScanBadge scan={file.scan} />
      {/* It opens no more: nothing is requested. */}
      {file.scan === 'infected' ? <ErrorState title={texts.fileSetAside} /> : opened}
    </>
  );
}

/** By the browser’s own viewer, which enlarges and turns it. */
function PdfPage({ page }: Pick<FilePageProps, 'page'>) {
  const link = useClientFileLink(page.file.id);
  if (link.error?.status === 404) return <ErrorState title={texts.fileRefused} />;
  return (
    <QueryView failedTitle={texts.fileFailed} query={link} skeleton={<Skeleton height="20rem" />}>
      {({ url }) => (
        <FrameEmbed
          failedText={texts.fileFailed}
          height="70vh"
          loadingText={texts.loading}
          src={url}
          title={texts.page(page.title)}
        />
      )}
    </QueryView>
  );
}

/** An image, or a file that a browser does not show, which is saved. */
function ImagePage({ page, zoom, quarters }: FilePageProps) {
  const file = useClientFile(page.file.id);
  if (file.error?.status === 404) return <ErrorState title={texts.fileRefused} />;
  return (
    <QueryView failedTitle={texts.fileFailed} query={file} skeleton={<Skeleton height="20rem" />}>
      {({ name, content, url }) =>
        isImage(page.file) ? (
          <section
            aria-label={texts.page(page.title)}
            className={styles.frame}
            style={placeOf({ zoom, quarters })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is enlarged is scrolled by keyboard
            tabIndex={0}
          >
            <img alt={page.title} className={styles.image} src={url} />
          </section>
        ) : (
          <EmptyState
            action={
              <Button onPress={() => saveFile(name, content)} variant="ghost">
                {texts.save}
              </Button>
            }
            title={texts.otherFormat}
          >
            {texts.otherFormatHelp}
          </EmptyState>
        )
      }
    </QueryView>
  );
}
