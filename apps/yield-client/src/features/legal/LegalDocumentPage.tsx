import { currentVersion, findLegalDocument, type LegalKind, legalPath } from '@repo/domain/legal';
import { acceptanceBoxes } from '@repo/domain/validation';
import { LinkButton, TextLink } from '@repo/ui/button';
import { Banner, EmptyState } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useParams } from 'react-router';
import { LegalDocumentView } from './LegalDocumentView.tsx';
import { legalTexts as texts } from './legal.texts.ts';

/** The general terms (CGV), public: the current version, or the one in the URL. */
export function TermsPage() {
  return <LegalDocumentPage kind="terms" />;
}

/** The risk warning, likewise. */
export function RisksPage() {
  return <LegalDocumentPage kind="risks" />;
}

function LegalDocumentPage({ kind }: { readonly kind: LegalKind }) {
  const { version } = useParams();
  const published = findLegalDocument(kind, version);
  if (published === null) {
    return (
      <>
        <title>{texts.unknownVersion}</title>
        <PageHeader title={acceptanceBoxes[kind].document} />
        <EmptyState
          action={<LinkButton href={legalPath(kind)}>{texts.readCurrent}</LinkButton>}
          icon="search"
          title={texts.unknownVersion}
        >
          {texts.unknownVersionHint}
        </EmptyState>
      </>
    );
  }
  const isCurrent = published.document.version === currentVersion(kind).version;
  return (
    <>
      {isCurrent ? null : (
        <Banner
          action={<TextLink href={legalPath(kind)}>{texts.readCurrent}</TextLink>}
          title={texts.oldVersion}
        />
      )}
      <LegalDocumentView published={published} />
    </>
  );
}
