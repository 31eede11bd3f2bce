import { formatLongDate, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { DocumentRows } from '../../shared/DocumentRows.tsx';
import { RoundDocumentButton } from '../../shared/RoundDocumentButton.tsx';
import type { RoundDetail } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import styles from './round.module.css';
import { roundTexts as texts } from './round.texts.ts';

/** What the issuer presents, and the risks. */
export function Presentation({ text }: Pick<RoundDetail, 'text'>) {
  const { white_paper_url, white_paper_sha256, exemption } = text;
  return (
    <>
      <Card title={texts.presentation}>
        <p className={styles.text}>{text.presentation}</p>
      </Card>
      <Card title={texts.fundsUsage}>
        <p className={styles.text}>{text.use_of_funds}</p>
      </Card>
      <Card title={texts.terms}>
        <Stack gap={12}>
          <DefinitionList items={text.terms.map(({ label, value }) => ({ term: label, value }))} />
          {white_paper_url === null ? null : (
            <TextLink href={white_paper_url} rel="noopener" target="_blank">
              {texts.whitePaper}
            </TextLink>
          )}
          {white_paper_sha256 === null ? null : (
            <p className={styles.text}>{texts.whitePaperHash(white_paper_sha256)}</p>
          )}
          {exemption === null ? null : <p className={styles.text}>{exemption}</p>}
        </Stack>
      </Card>
      <Card title={texts.risks}>
        <p className={styles.text}>{text.risks}</p>
      </Card>
    </>
  );
}

export function RoundDocuments({ detail: { round, documents } }: { readonly detail: RoundDetail }) {
  return (
    <Card title={texts.documents}>
      {documents.length === 0 ? (
        <p className="muted">{texts.noDocument}</p>
      ) : (
        <DocumentRows
          rows={documents.map(({ id, title, version, published_at }) => ({
            id,
            name: title,
            about: texts.version(version, formatNumericDate(published_at)),
            action: (
              <RoundDocumentButton
                documentId={id}
                label={roundsTexts.download}
                name={texts.download(title, version)}
                roundId={round.id}
              />
            ),
          }))}
        />
      )}
    </Card>
  );
}

export function RoundUpdates({ updates }: Pick<RoundDetail, 'updates'>) {
  if (updates.length === 0) return null;
  return (
    <Card title={texts.updates}>
      <Stack gap={16}>
        {updates.map(({ id, title, body, published_at }) => (
          <article key={id}>
            <p className="muted">{formatLongDate(published_at)}</p>
            <strong>{title}</strong>
            <p className={styles.text}>{body}</p>
          </article>
        ))}
      </Stack>
    </Card>
  );
}
