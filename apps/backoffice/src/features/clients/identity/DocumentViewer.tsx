import { clientTexts } from '@repo/domain/clients';
import { companyDocumentNames } from '@repo/domain/kyc';
import { IconButton } from '@repo/ui/button';
import { EmptyState, StatusBadge } from '@repo/ui/feedback';
import { useShortcuts } from '@repo/ui/shortcuts';
import { Tabs } from '@repo/ui/tabs';
import { type ReactNode, useState } from 'react';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import { reviewTexts, reviewTones } from '../client-panel.texts.ts';
import type { ClientRecord } from '../clients.model.ts';
import { identityTones } from '../clients.texts.ts';
import { FilePage } from './FilePage.tsx';
import { type CasePage, isImage } from './identity.model.ts';
import styles from './identity.module.css';
import { identityTexts as texts } from './identity.texts.ts';
import { PageFacts } from './PageFacts.tsx';

interface DocumentViewerProps {
  readonly record: ClientRecord;
  readonly pages: readonly CasePage[];
  /** The form of a decision, once one is begun: it stays as it is from one document to the next. */
  readonly decision: ReactNode;
  /** Absent where the page allows no such decision. */
  readonly approveOf: (page: CasePage) => (() => void) | undefined;
  readonly correctOf: (page: CasePage) => (() => void) | undefined;
  readonly reviewOf: (page: CasePage) => (() => void) | undefined;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

/** A tab for each document, shown beside what the client typed. ← → for the next, V and R for the decision, + − and T for the image. */
export function DocumentViewer({
  record,
  pages,
  decision,
  approveOf,
  correctOf,
  reviewOf,
}: DocumentViewerProps) {
  const [shownId, show] = useState<string | null>(null);
  const found = pages.findIndex(({ id }) => id === shownId);
  const index = Math.max(0, found);
  const page = pages[index];
  if (page === undefined) {
    return (
      <PanelSection title={texts.viewer}>
        <EmptyState title={texts.noPage}>{texts.noPageHelp}</EmptyState>
        {decision}
      </PanelSection>
    );
  }
  const goTo = (at: number) => {
    const next = pages[at];
    return next === undefined ? undefined : () => show(next.id);
  };
  const [approve, correct] = [approveOf(page), correctOf(page)];
  return (
    <PanelSection title={texts.viewer}>
      <div className={styles.case} data-wide>
        <Tabs
          items={tabsOf(pages, record)}
          label={texts.documents}
          onChange={(tab) => {
            const its = pages.filter((one) => one.tab.id === tab);
            // Going back, its last page: the arrows of the tabs skip none either.
            const isBefore = pages.findIndex((one) => one.tab.id === tab) < index;
            show(its.at(isBefore ? -1 : 0)?.id ?? null);
          }}
          value={page.tab.id}
        >
          <div className={styles.viewer}>
            <ShownPage
              approve={approve}
              correct={correct}
              key={page.id}
              next={goTo(index + 1)}
              page={page}
              position={texts.position(index + 1, pages.length)}
              previous={goTo(index - 1)}
            />
            <div className={styles.facts}>
              <PageFacts
                approve={approve}
                correct={correct}
                page={page}
                record={record}
                review={reviewOf(page)}
              />
              {decision}
            </div>
          </div>
        </Tabs>
      </div>
    </PanelSection>
  );
}

/** Each document with where it stands; those that a company has not sent can't be opened. */
function tabsOf(pages: readonly CasePage[], { client, company_documents: expected }: ClientRecord) {
  const sent = [...new Map(pages.map((page) => [page.tab.id, page])).values()].map(({ tab, document }) => ({
    ...tab,
    detail:
      document === null ? (
        <StatusBadge
          labels={clientTexts.identity}
          look="plain"
          status={client.identity}
          tones={identityTones}
        />
      ) : (
        <StatusBadge labels={reviewTexts} look="plain" status={document.review} tones={reviewTones} />
      ),
  }));
  const missing = expected
    .filter(({ type }) => sent.every(({ id }) => id !== type))
    .map(({ type }) => ({
      id: type,
      label: companyDocumentNames[type],
      detail: <StatusBadge labels={reviewTexts} look="plain" status="missing" tones={reviewTones} />,
      isDisabled: true,
    }));
  return [...sent, ...missing];
}

interface ShownPageProps {
  readonly page: CasePage;
  readonly approve: (() => void) | undefined;
  readonly correct: (() => void) | undefined;
  readonly position: string;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

function ShownPage({ page, position, previous, next, approve, correct }: ShownPageProps) {
  const [zoomIndex, setZoomIndex] = useState(0);
  const [quarters, setQuarters] = useState(0);
  // Of an image: a PDF has those of the browser.
  const isTooled = isImage(page.file);
  const zoomTo = (at: number) => (isTooled && zooms[at] !== undefined ? () => setZoomIndex(at) : undefined);
  const [larger, smaller] = [zoomTo(zoomIndex + 1), zoomTo(zoomIndex - 1)];
  const turn = isTooled ? () => setQuarters((quarters + 1) % 4) : undefined;
  useShortcuts('record', [
    { keys: 'ArrowLeft', label: texts.previous, onPress: previous },
    { keys: 'ArrowRight', label: texts.next, onPress: next },
    { keys: 'v', label: texts.shortcuts.approve, onPress: approve },
    { keys: 'r', label: texts.shortcuts.correct, onPress: correct },
    { keys: '+', label: texts.zoomIn, onPress: larger },
    { keys: '-', label: texts.zoomOut, onPress: smaller },
    { keys: 't', label: texts.rotate, onPress: turn },
  ]);
  const buttons = [
    { icon: 'plus', label: texts.zoomIn, onPress: larger },
    { icon: 'collapse', label: texts.zoomOut, onPress: smaller },
    { icon: 'refresh', label: texts.rotate, onPress: turn },
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton
          icon="chevron-left"
          isDisabled={previous === undefined}
          label={texts.previous}
          onPress={() => previous?.()}
          size="sm"
        />
        <IconButton
          icon="chevron-right"
          isDisabled={next === undefined}
          label={texts.next}
          onPress={() => next?.()}
          size="sm"
        />
        <p aria-live="polite" className={styles.position}>
          {page.title} · {position}
        </p>
        <div className={styles.tools}>
          {buttons.map(({ icon, label, onPress }) => (
            <IconButton
              icon={icon}
              isDisabled={onPress === undefined}
              key={label}
              label={label}
              onPress={() => onPress?.()}
              size="sm"
              variant="quiet"
            />
          ))}
        </div>
      </div>
      <FilePage page={page} quarters={quarters} zoom={zooms[zoomIndex] ?? 1} />
      <p className={styles.note}>{texts.traced}</p>
    </div>
  );
}
