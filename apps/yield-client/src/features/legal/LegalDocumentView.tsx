import { useServices } from '@repo/auth';
import { Offered } from '@repo/client/offered';
import {
  articleTitle,
  type LegalBlock,
  type PublishedDocument,
  publisherRows,
  versionLine,
  legalTexts as words,
} from '@repo/domain/legal';
import { DefinitionList } from '@repo/ui/definition-list';
import { PageHeader } from '@repo/ui/shell';
import { LegalDownloads } from './LegalDownloads.tsx';
import styles from './legal.module.css';

/** One version of a legal document: its publisher, its articles, and the hash of their text. */
export function LegalDocumentView({ published }: { readonly published: PublishedDocument }) {
  const { document, sha256 } = published;
  const { brand, contactLine } = useServices().config;
  const publisher = publisherRows({ name: brand.yield, contactLine });
  return (
    <>
      <title>{document.title}</title>
      <PageHeader subtitle={versionLine(document)} title={document.title} />
      <div className={styles.page}>
        <Offered operation="downloadLegalDocument">
          <LegalDownloads document={document} />
        </Offered>
        <section className={styles.section}>
          <h2>{words.publisher}</h2>
          <DefinitionList items={publisher.map(([term, value]) => ({ term, value }))} />
        </section>
        {document.articles.map((article, index) => (
          <section className={styles.section} key={article.title}>
            <h2>{articleTitle(index, article)}</h2>
            {article.blocks.map((block) => (
              <Block block={block} key={String(block)} />
            ))}
          </section>
        ))}
        <section className={styles.section}>
          <h2>{words.fingerprint}</h2>
          <DefinitionList
            items={[
              { term: words.versionLabel, value: document.version },
              { term: words.sha256Label, value: <code className={styles.fingerprint}>{sha256}</code> },
            ]}
            look="stacked"
          />
          <p className="muted small">{words.hashed}</p>
        </section>
      </div>
    </>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className={styles.items}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
