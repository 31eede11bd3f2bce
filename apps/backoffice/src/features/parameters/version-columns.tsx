import { formatNumericDate } from '@repo/domain/format';
import { formatParameter, type ParameterKey } from '@repo/domain/parameters';
import { Button, TextLink } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { ParameterVersion } from './parameters.model.ts';
import { stateTones, parametersTexts as texts } from './parameters.texts.ts';

const { columns } = texts;

/** The versions of one parameter; `onRestore` where its change may be requested, `current` the value in force. */
export function versionColumns(
  key: ParameterKey,
  onRestore: ((version: ParameterVersion) => void) | null,
  current: string | undefined,
): readonly DataColumn<ParameterVersion>[] {
  return [
    {
      id: 'day',
      header: columns.day,
      isRowName: true,
      cell: ({ effective_day }) => formatNumericDate(effective_day),
    },
    { id: 'value', header: columns.value, align: 'end', cell: ({ value }) => formatParameter(key, value) },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state }) => <StatusBadge labels={texts.states} status={state} tones={stateTones} />,
    },
    { id: 'reason', header: columns.reason, cell: ({ reason }) => reason },
    { id: 'enteredBy', header: columns.enteredBy, cell: ({ entered_by }) => entered_by },
    {
      id: 'publishedBy',
      header: columns.publishedBy,
      cell: ({ published_by, change_request_id: request }) =>
        request === null ? (
          sharedTexts.none
        ) : (
          <TextLink
            aria-label={`${published_by ?? ''}, ${texts.request}`}
            href={paths.changeRequest(request)}
          >
            {published_by}
          </TextLink>
        ),
    },
    ...(onRestore === null ? [] : [restoring(key, onRestore, current)]),
  ];
}

/** « Revenir à cette version »: of those that are not in force any more, with another value. */
const restoring = (
  key: ParameterKey,
  onRestore: (version: ParameterVersion) => void,
  current: string | undefined,
): DataColumn<ParameterVersion> => ({
  id: 'restore',
  header: columns.restore,
  cell: (version) =>
    version.state === 'past' && version.value !== current ? (
      <Button
        aria-label={texts.restoreOf(
          formatNumericDate(version.effective_day),
          formatParameter(key, version.value),
        )}
        onPress={() => onRestore(version)}
        size="sm"
        variant="quiet"
      >
        {texts.restore}
      </Button>
    ) : (
      sharedTexts.none
    ),
});
